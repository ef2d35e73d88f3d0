import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { z } from 'zod';
import { settings } from '../../program/program.context.ts';

const path = (preset: string) => z.string().startsWith('/api/').default(preset);

/** The attendance list on site. Its data is only on the device: the page is the same for everyone and can be cached. */
export const ferienprogrammVorOrt = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  island: { when: 'load', because: 'The list is decrypted, marked and kept on the device, without a signal.' },
  context: z.object({}),
  options: z.intersection(
    z.object({
      mitnahme: path('/api/ferienprogramm/veranstalter/mitnahme'),
      abgleich: path('/api/ferienprogramm/veranstalter/abgleich'),
    }),
    settings,
  ),
});

export type FerienprogrammVorOrtProps = TemplateProps<typeof ferienprogrammVorOrt>;
