import { ratsmitgliedSchema } from '@gm/shared/areas/ratsinfo/ratsinfo';
import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { postsTo } from '@gm/shared/contract/posts-to';
import { z } from 'zod';

export const ratspasswort = defineTemplate({
  slots: ['content'],
  island: {
    when: 'interaction',
    because: 'The form shows the password on request and tells what went wrong on the page.',
  },
  context: z.object({
    /** Reply of `GET /api/cms/ratsinfo/mitglied`; null for visitors. */
    mitglied: ratsmitgliedSchema.nullable().catch(null),
  }),
  options: z.object({ aktion: postsTo('/api/cms/raete/passwort') }),
});

export type RatspasswortProps = TemplateProps<typeof ratspasswort>;
