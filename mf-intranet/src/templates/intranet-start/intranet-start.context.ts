import { kontoSchema } from '@gm/shared/schemas/konten';
import { defineTemplate, type TemplateProps } from '@gm/shared/vertrag';
import { z } from 'zod';

export const intranetStart = defineTemplate({
  slots: ['content'],
  context: z.object({
    /** Reply of `GET /api/cms/intranet/konto`; null for visitors. */
    konto: kontoSchema.nullable().catch(null),
  }),
  options: z.object({
    aktion: z.string().startsWith('/api/').default('/api/cms/login'),
    vergessenLink: z.string().default('/intranet/passwort-vergessen/'),
  }),
});

export type IntranetStartProps = TemplateProps<typeof intranetStart>;
