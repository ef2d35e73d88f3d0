import { organiserSheetSchema } from '@gm/shared/areas/ferienprogramm/organisers/organiser';
import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { postsTo } from '@gm/shared/contract/posts-to';
import { z } from 'zod';
import { settings } from '../../program/program.context.ts';

/** One event for its organiser; a 404 for everyone else. */
export const ferienprogrammBlatt = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  context: z.object({ blatt: organiserSheetSchema }),
  options: z.intersection(
    z.object({
      /** Path of the call for organisers' operations; the shell forwards posts to it. */
      aktion: postsTo('/api/ferienprogramm/veranstalter/vorgang'),
    }),
    settings,
  ),
});

export type FerienprogrammBlattProps = TemplateProps<typeof ferienprogrammBlatt>;
