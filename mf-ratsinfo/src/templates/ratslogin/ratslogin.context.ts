import { ratsmitgliedSchema } from '@gm/shared/areas/ratsinfo/ratsinfo';
import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { postsTo } from '@gm/shared/contract/posts-to';
import { z } from 'zod';

export const ratslogin = defineTemplate({
  slots: ['content'],
  island: {
    when: 'interaction',
    because: 'The log-in tells what went wrong on the page and knows a log-in of another tab.',
  },
  query: ['weiter'],
  context: z.object({
    /** Reply of `GET /api/cms/ratsinfo/mitglied`; null for visitors. */
    mitglied: ratsmitgliedSchema.nullable().catch(null),
  }),
  options: z.object({ aktion: postsTo('/api/cms/raete/login') }),
});

export type RatsloginProps = TemplateProps<typeof ratslogin>;
