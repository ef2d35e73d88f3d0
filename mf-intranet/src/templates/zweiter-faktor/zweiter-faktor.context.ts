import { zweiterFaktorSchema } from '@gm/shared/schemas/konten';
import { defineTemplate, type TemplateProps } from '@gm/shared/vertrag';
import { z } from 'zod';

export const zweiterFaktor = defineTemplate({
  slots: ['content'],
  island: { when: 'load', because: 'The form tells what went wrong on the page and shows what comes next.' },
  context: z.object({
    /** Reply of `GET /api/cms/zweiter-faktor`; null when the call failed. */
    faktor: zweiterFaktorSchema.nullable().catch(null),
  }),
  options: z.object({
    /** The call of the staff, or that of the council below `/api/cms/raete`. */
    aktion: z.string().startsWith('/api/').default('/api/cms/zweiter-faktor'),
  }),
});

export type ZweiterFaktorProps = TemplateProps<typeof zweiterFaktor>;
