import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { postsTo } from '@gm/shared/contract/posts-to';
import { z } from 'zod';
import { settings } from '../../program/program.context.ts';

/** Login of organisers: by address, or by the link of a mail. */
export const ferienprogrammZugang = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  query: ['token'],
  context: z.object({}),
  options: z.intersection(
    z.object({
      /** Path of the call for the form; the second one with a mail's secret. */
      aktion: postsTo('/api/ferienprogramm/veranstalter/zugang', {
        '/ferienprogramm-veranstalter/zugang/': '/api/ferienprogramm/veranstalter/anmelden',
      }),
    }),
    settings,
  ),
});

export type FerienprogrammZugangProps = TemplateProps<typeof ferienprogrammZugang>;
