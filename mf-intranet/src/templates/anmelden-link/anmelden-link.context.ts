import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { postsTo } from '@gm/shared/contract/posts-to';
import { z } from 'zod';

export const anmeldenLink = defineTemplate({
  slots: ['content'],
  island: { when: 'interaction', because: 'The form tells on the page what went wrong.' },
  context: z.object({
    /** Response of `GET /api/cms/verein/passwort-link`. */
    link: z.object({ gueltig: z.boolean() }).catch({ gueltig: false }),
  }),
  options: z.object({
    aktion: postsTo('/api/cms/verein/anmelden'),
    neuLink: z.string().default('/intranet/anmelden/'),
    ziel: z.string().default('/intranet/redaktion/'),
  }),
});

export type AnmeldenLinkProps = TemplateProps<typeof anmeldenLink>;
