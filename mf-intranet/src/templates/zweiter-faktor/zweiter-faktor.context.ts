import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { postsTo } from '@gm/shared/contract/posts-to';
import { secondFactorSchema } from '@gm/shared/schemas/accounts';
import { z } from 'zod';

export const zweiterFaktor = defineTemplate({
  slots: ['content'],
  paths: ['/intranet/', '/ratsinfo/'],
  island: { when: 'interaction', because: 'The form tells what went wrong on the page and shows what comes next.' },
  context: z.object({
    /** Response of `GET /api/cms/zweiter-faktor`; null when the call failed. */
    faktor: secondFactorSchema.nullable().catch(null),
  }),
  options: z.object({
    /** The call of the staff, or of the council below `/api/cms/raete`. */
    aktion: postsTo('/api/cms/zweiter-faktor', { '/ratsinfo/': '/api/cms/raete/zweiter-faktor' }),
  }),
});

export type ZweiterFaktorProps = TemplateProps<typeof zweiterFaktor>;
