import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { postsTo } from '@gm/shared/contract/posts-to';
import { z } from 'zod';
import { abfallOfferSchema } from '../../abfall/abfall-offer.ts';

export const abfallerinnerung = defineTemplate({
  slots: ['content'],
  island: { when: 'interaction', because: 'The form checks each answer while it is given and keeps a draft.' },
  query: ['strasse'],
  context: z.object({ abfalltermine: abfallOfferSchema }),
  options: z.object({
    /** Path of the route; the shell forwards posts without JavaScript to it. */
    aktion: postsTo('/api/abfall/erinnerung'),
    datenschutzLink: z.string().default('/datenschutz/'),
    /** Address for revoking consent and urgent cases; by default the municipality's general address. */
    kontaktMail: z.string().default(''),
  }),
});

export type AbfallerinnerungProps = TemplateProps<typeof abfallerinnerung>;
