import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { postsTo } from '@gm/shared/contract/posts-to';
import { z } from 'zod';

export const kontakt = defineTemplate({
  slots: ['content'],
  island: { when: 'interaction', because: 'The form checks each answer while it is given and keeps a draft.' },
  context: z.object({}),
  options: z.object({
    /** Path of the route; the shell forwards posts without JavaScript to it. */
    aktion: postsTo('/api/kontakt'),
    datenschutzLink: z.string().default('/datenschutz/'),
    /** Address for revoking consent and urgent cases; by default the municipality's general address. */
    kontaktMail: z.string().default(''),
  }),
});

export type KontaktProps = TemplateProps<typeof kontakt>;
