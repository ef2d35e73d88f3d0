import { ratsaboTargetSchema } from '@gm/shared/areas/ratsinfo/ratsabo-state';
import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { postsTo } from '@gm/shared/contract/posts-to';
import { z } from 'zod';

export const ratsabo = defineTemplate({
  slots: ['content'],
  island: {
    when: 'interaction',
    because: 'The form checks each answer while it is given and stays on the page when it is sent.',
  },
  context: z.object({
    /** Reply of `GET /api/ratsinfo/abo/ziel`; null without a valid target. */
    ziel: ratsaboTargetSchema.nullable().catch(null),
  }),
  options: z.object({
    /** Path of the route; the shell forwards posts without JavaScript to it. */
    aktion: postsTo('/api/ratsinfo/abo'),
    datenschutzLink: z.string().default('/datenschutz/'),
    /** Address for revoking consent; by default the municipality's general address. */
    kontaktMail: z.string().default(''),
  }),
});

export type RatsaboProps = TemplateProps<typeof ratsabo>;
