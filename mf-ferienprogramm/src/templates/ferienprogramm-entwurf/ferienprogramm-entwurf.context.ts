import { organiserSheetSchema } from '@gm/shared/areas/ferienprogramm/organisers/organiser';
import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { postsTo } from '@gm/shared/contract/posts-to';
import { z } from 'zod';
import { settings } from '../../program/program.context.ts';

/** The draft of an organiser's event. */
export const ferienprogrammEntwurf = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  island: { when: 'interaction', because: 'The form checks each answer while it is given and has a text editor.' },
  context: z.object({ blatt: organiserSheetSchema }),
  options: z.intersection(
    z.object({
      /** Path of the call for the draft; the shell forwards posts without JavaScript to it. */
      aktion: postsTo('/api/ferienprogramm/veranstalter/entwurf'),
    }),
    settings,
  ),
});

export type FerienprogrammEntwurfProps = TemplateProps<typeof ferienprogrammEntwurf>;
