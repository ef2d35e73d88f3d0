import { helpingSchema } from '@gm/shared/areas/ferienprogramm/organisers/helper';
import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { postsTo } from '@gm/shared/contract/posts-to';
import { z } from 'zod';
import { settings } from '../../program/program.context.ts';

/** Events to which a helper was invited, and the chosen days. */
export const ferienprogrammHelfen = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  context: z.object({ helfen: helpingSchema }),
  options: z.intersection(
    z.object({
      /** Path of the call for helpers' answers; the shell forwards posts to it. */
      aktion: postsTo('/api/ferienprogramm/veranstalter/helfen'),
    }),
    settings,
  ),
});

export type FerienprogrammHelfenProps = TemplateProps<typeof ferienprogrammHelfen>;
