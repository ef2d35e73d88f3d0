import { intranetTextsSchema } from '@gm/shared/areas/intranet/intranet';
import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { postsTo } from '@gm/shared/contract/posts-to';
import { accountSchema } from '@gm/shared/schemas/accounts';
import { orFailed } from '@gm/shared/schemas/failed-call';
import { tasksSchema } from '@gm/shared/schemas/tasks';
import { orEmpty, tolerant } from '@gm/shared/schemas/tolerant-fields';
import { z } from 'zod';

export const intranetStart = defineTemplate({
  slots: ['content'],
  query: ['weiter'],
  surface: 'plain',
  island: {
    when: 'interaction',
    because: 'The log-in tells what went wrong on the page and asks for the second factor there.',
    only: ({ context }) => context.konto === null,
  },
  context: z.object({
    /** Response of `GET /api/cms/intranet/konto`; null for visitors. */
    konto: accountSchema.nullable().catch(null),
    /** Response of `GET /api/cms/intranet/texte`: the latest of all categories. */
    texte: orFailed(orEmpty(tolerant(intranetTextsSchema.pick({ data: true }), {}))),
    /** Response of `GET /api/cms/intranet/aufgaben`. */
    aufgaben: orFailed(orEmpty(tolerant(tasksSchema, {}))),
  }),
  options: z.object({
    aktion: postsTo('/api/cms/login'),
    vergessenLink: z.string().default('/intranet/passwort-vergessen/'),
    sucheLink: z.string().default('/intranet/suche/'),
  }),
  calls: () => ({ aufgaben: { endpoint: '/api/cms/intranet/aufgaben', params: {} } }),
});

export type IntranetStartProps = TemplateProps<typeof intranetStart>;
