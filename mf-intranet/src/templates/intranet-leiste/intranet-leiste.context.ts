import { intranetCategorySchema } from '@gm/shared/areas/intranet/intranet';
import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { postsTo } from '@gm/shared/contract/posts-to';
import { accountSchema } from '@gm/shared/schemas/accounts';
import { tasksSchema } from '@gm/shared/schemas/tasks';
import { orEmpty, tolerant } from '@gm/shared/schemas/tolerant-fields';
import { z } from 'zod';

export const intranetLeiste = defineTemplate({
  slots: ['sidebar'],
  island: {
    when: 'idle',
    only: ({ context }) => context.konto !== null,
    because: 'Ctrl K leads to the search from everywhere; the search itself is a form.',
  },
  context: z.object({
    /** Response of `GET /api/cms/intranet/konto`; null for visitors. */
    konto: accountSchema.nullable().catch(null),
    /** Response of `GET /api/cms/intranet/rubrik`. */
    rubriken: orEmpty(tolerant(intranetCategorySchema.pick({ data: true, verborgen: true }), {})),
    /** Response of `GET /api/cms/intranet/aufgaben`. */
    aufgaben: orEmpty(tolerant(tasksSchema, {})),
  }),
  options: z.object({
    aktion: postsTo('/api/cms/logout'),
    /** Contact for requesting an account. */
    hilfe: z.string().default(''),
  }),
  calls: () => ({
    konto: { endpoint: '/api/cms/intranet/konto', params: {} },
    rubriken: { endpoint: '/api/cms/intranet/rubrik', params: {} },
    aufgaben: { endpoint: '/api/cms/intranet/aufgaben', params: {} },
  }),
});

export type IntranetLeisteProps = TemplateProps<typeof intranetLeiste>;
