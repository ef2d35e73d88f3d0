import { organiserSchema } from '@gm/shared/areas/ferienprogramm/organisers/organiser';
import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { postsTo } from '@gm/shared/contract/posts-to';
import { z } from 'zod';
import { settings } from '../../program/program.context.ts';

/** All events of the logged-in organiser. */
export const ferienprogrammVeranstalter = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  context: z.object({ veranstalter: organiserSchema }),
  options: z.intersection(
    z.object({
      /** Path of the call for organisers' operations; the shell forwards posts to it. */
      aktion: postsTo('/api/ferienprogramm/veranstalter/vorgang'),
    }),
    settings,
  ),
});

export type FerienprogrammVeranstalterProps = TemplateProps<typeof ferienprogrammVeranstalter>;
