import type { Ferienveranstaltung } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import type { Child } from '@gm/shared/areas/ferienprogramm/registration/ferienprogramm-registration';
import { buildGreeting } from '../../../core/services/mail/build-greeting.ts';
import type { Mail } from '../../../core/services/mail/mail.ts';
import { splitParagraphs } from '../../../core/services/mail/mail-words.ts';
import { renderMail } from '../../../core/services/mail/render-mail.ts';
import type { Season } from '../holiday-service.ts';
import { formatTermin } from '../program/format-termin.ts';

type LetterPaper = Pick<Season, 'optionen' | 'absender'>;

export interface Recipient {
  email: string;
  kinder: string;
  /** Number of the booking; null for waiting families. */
  referenz: string | null;
}

/** Mail: the event is cancelled. */
export function composeCancellation(
  event: Ferienveranstaltung,
  reason: string,
  { email, kinder: children, referenz: reference }: Recipient,
  { optionen: options, absender: sender }: LetterPaper,
): Mail {
  const {
    betreff: subject,
    ueberschrift: heading,
    gebucht: booked,
    wartend: waiting,
  } = sender.briefe.ausfall({ veranstaltung: event.titel });
  return {
    an: email,
    antwortAn: options.email,
    betreff: subject,
    teile: [
      { art: 'ueberschrift', text: heading },
      {
        art: 'angaben',
        angaben: [
          { titel: 'Termin', wert: formatTermin(event) },
          { titel: 'Für', wert: children },
          ...(reference ? [{ titel: 'Buchung', wert: reference }] : []),
        ],
      },
      { art: 'absatz', text: reason },
      ...splitParagraphs(reference ? booked : waiting),
      buildGreeting(sender.gemeinde),
    ],
  };
}

const REASON = '{grund}';

/** Preview of the cancellation mail: the text before and after the reason. */
export function previewCancellation(event: Ferienveranstaltung, letterPaper: LetterPaper) {
  const who = { email: letterPaper.optionen.email, kinder: '(Vornamen der Kinder)', referenz: '(Buchungsnummer)' };
  const { betreff: subject, text } = renderMail(composeCancellation(event, REASON, who, letterPaper));
  const [before = '', after = ''] = text.split(REASON);
  return { betreff: subject, vor: before.trim(), nach: after.trim() };
}

interface Cancellation {
  referenz: string;
  email: string;
  kind: Pick<Child, 'vorname' | 'name'>;
  events: readonly Ferienveranstaltung[];
}

/** Mail: the family has cancelled places. */
export function composeStornoMail(
  { referenz: reference, email, kind: child, events }: Cancellation,
  { optionen: options, absender: sender }: LetterPaper,
): Mail {
  const {
    betreff: subject,
    ueberschrift: heading,
    kostenlos: free,
    gebuehren: fees,
  } = sender.briefe.storno({ referenz: reference });
  return {
    an: email,
    antwortAn: options.email,
    betreff: subject,
    teile: [
      { art: 'ueberschrift', text: heading },
      {
        art: 'angaben',
        angaben: [
          {
            titel: `${child.vorname} ${child.name}`,
            wert: events.map((event) => `${event.titel}, ${formatTermin(event)}`).join('\n'),
          },
        ],
      },
      ...splitParagraphs(options.gebuehr_bei_storno === 'bleibt' ? fees : free),
      buildGreeting(sender.gemeinde),
    ],
  };
}
