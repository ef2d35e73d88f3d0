import { defineTemplate, type TemplateProps } from '@gm/shared/vertrag';
import { z } from 'zod';
import { einstellungen } from '../../programm/programm.context.ts';

/** How organisers get in: an address, or the link of a mail. */
export const ferienprogrammZugang = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  query: ['token'],
  context: z.object({}),
  options: z.intersection(
    z.object({
      /** Path of the call that takes the form; with a mail's secret it is the second. */
      aktion: z.string().startsWith('/api/').default('/api/ferienprogramm/veranstalter/zugang'),
    }),
    einstellungen,
  ),
});

export type FerienprogrammZugangProps = TemplateProps<typeof ferienprogrammZugang>;
