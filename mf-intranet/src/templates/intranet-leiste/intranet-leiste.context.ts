import { intranetRubrikenSchema } from '@gm/shared/bereiche/intranet/intranet';
import { kontoSchema } from '@gm/shared/schemas/konten';
import { orEmpty, tolerant } from '@gm/shared/schemas/tolerante-felder';
import { defineTemplate, type TemplateProps } from '@gm/shared/vertrag';
import { z } from 'zod';

export const intranetLeiste = defineTemplate({
  slots: ['sidebar'],
  island: {
    when: 'idle',
    only: ({ context }) => context.konto !== null,
    because: 'Ctrl K leads to the search from everywhere; the search itself is a form.',
  },
  context: z.object({
    /** Reply of `GET /api/cms/intranet/konto`; null for visitors. */
    konto: kontoSchema.nullable().catch(null),
    /** Reply of `GET /api/cms/intranet/rubrik`. */
    rubriken: orEmpty(tolerant(intranetRubrikenSchema.pick({ data: true, verborgen: true }), {})),
  }),
  options: z.object({
    aktion: z.string().startsWith('/api/').default('/api/cms/logout'),
    /** Whom to ask for an account. */
    hilfe: z.string().default(''),
  }),
  calls: () => ({
    konto: { endpoint: '/api/cms/intranet/konto', params: {} },
    rubriken: { endpoint: '/api/cms/intranet/rubrik', params: {} },
  }),
});

export type IntranetLeisteProps = TemplateProps<typeof intranetLeiste>;
