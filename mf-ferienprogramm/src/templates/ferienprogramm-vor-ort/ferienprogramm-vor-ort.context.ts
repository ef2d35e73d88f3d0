import { defineTemplate, type TemplateProps } from '@gm/shared/vertrag';
import { z } from 'zod';
import { einstellungen } from '../../programm/programm.context.ts';

const pfad = (vorgabe: string) => z.string().startsWith('/api/').default(vorgabe);

/** The attendance list on the day. What is shown is on the device alone: the page is the same for everybody, so that it may be kept. */
export const ferienprogrammVorOrt = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  island: { when: 'load', because: 'The list is decrypted, marked and kept on the device, without a signal.' },
  context: z.object({}),
  options: z.intersection(
    z.object({
      mitnahme: pfad('/api/ferienprogramm/veranstalter/mitnahme'),
      abgleich: pfad('/api/ferienprogramm/veranstalter/abgleich'),
    }),
    einstellungen,
  ),
});

export type FerienprogrammVorOrtProps = TemplateProps<typeof ferienprogrammVorOrt>;
