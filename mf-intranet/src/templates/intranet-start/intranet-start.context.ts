import { intranetTexteSchema } from '@gm/shared/bereiche/intranet/intranet';
import { kontoSchema } from '@gm/shared/schemas/konten';
import { orEmpty, tolerant } from '@gm/shared/schemas/tolerante-felder';
import { defineTemplate, type TemplateProps } from '@gm/shared/vertrag';
import { z } from 'zod';

export const intranetStart = defineTemplate({
  slots: ['content'],
  query: ['weiter'],
  surface: 'plain',
  island: {
    when: 'load',
    because: 'The log-in tells what went wrong on the page and asks for the second factor there.',
    only: ({ context }) => context.konto === null,
  },
  context: z.object({
    /** Reply of `GET /api/cms/intranet/konto`; null for visitors. */
    konto: kontoSchema.nullable().catch(null),
    /** Reply of `GET /api/cms/intranet/texte`: the latest of all categories. */
    texte: orEmpty(tolerant(intranetTexteSchema.pick({ data: true }), {})),
  }),
  options: z.object({
    aktion: z.string().startsWith('/api/').default('/api/cms/login'),
    vergessenLink: z.string().default('/intranet/passwort-vergessen/'),
    sucheLink: z.string().default('/intranet/suche/'),
  }),
});

export type IntranetStartProps = TemplateProps<typeof intranetStart>;
