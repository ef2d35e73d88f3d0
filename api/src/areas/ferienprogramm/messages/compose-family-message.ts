import type { Ferienveranstaltung } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import type { Mail } from '../../../core/services/mail/mail.ts';
import { splitParagraphs } from '../../../core/services/mail/mail-words.ts';
import { renderMail } from '../../../core/services/mail/render-mail.ts';
import { composeLetter } from '../compose-letter.ts';
import type { Season } from '../holiday-service.ts';
import { formatTermin } from '../program/format-termin.ts';

type Event = Pick<Ferienveranstaltung, 'titel' | 'datum_von' | 'datum_bis' | 'taeglich'>;

interface Message {
  an: string;
  /** First names of the family's children. */
  kinder: string;
  betreff: string;
  text: string;
}

/** Mail of staff to a family; without an event about the whole season. */
export function composeFamilyMessage(
  { an, kinder: children, betreff: subject, text }: Message,
  event: Event | null,
  { optionen: options, absender: sender }: Pick<Season, 'optionen' | 'absender'>,
): Mail {
  const words = sender.briefe.rundbrief({ betreff: subject });
  return composeLetter({ gemeinde: sender.gemeinde, optionen: options }, an, words, [
    ...splitParagraphs(text),
    {
      art: 'angaben',
      angaben: [
        ...(event
          ? [
              { titel: 'Veranstaltung', wert: event.titel },
              { titel: 'Termin', wert: formatTermin(event) },
            ]
          : []),
        { titel: 'Für', wert: children },
      ],
    },
    ...splitParagraphs(words.text),
  ]);
}

const TEXT = '{text}';

/** The mail before and after the written text. */
export function previewFamilyMessage(event: Event | null, season: Pick<Season, 'optionen' | 'absender'>) {
  const example = { an: season.optionen.email, kinder: '(Vornamen der Kinder)', betreff: 'Betreff', text: TEXT };
  const { text } = renderMail(composeFamilyMessage(example, event, season));
  const [before = '', after = ''] = text.split(TEXT);
  // The preview has its own line for the subject, which is also the heading, with a rule below in plain text.
  return { vor: before.replace(/^(?:Betreff)?\s*=+$/m, '').trim(), nach: after.trim() };
}
