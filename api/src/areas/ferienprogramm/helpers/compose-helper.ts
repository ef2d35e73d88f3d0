import { formatDate } from '@gm/shared/format/date';
import { buildGreeting } from '../../../core/services/mail/build-greeting.ts';
import type { Mail, MailPart } from '../../../core/services/mail/mail.ts';
import { splitParagraphs } from '../../../core/services/mail/mail-words.ts';
import { composeLetter } from '../compose-letter.ts';
import type { Season } from '../holiday-service.ts';
import { formatTermin } from '../program/format-termin.ts';
import { ORGANISER_PATH } from '../program/organiser-path.ts';

type LetterPaper = Pick<Season, 'optionen' | 'absender'>;
type Termin = Parameters<typeof formatTermin>[0] & { titel: string; veranstaltungsort?: string | null };

const write = (
  form: LetterPaper,
  an: string,
  head: { betreff: string; ueberschrift: string },
  parts: readonly MailPart[],
): Mail => composeLetter({ ...form.absender, optionen: form.optionen }, an, head, parts);
const button = (text: string, { absender: sender }: LetterPaper): MailPart => ({
  art: 'knopf',
  text,
  adresse: new URL(ORGANISER_PATH, sender.siteUrl).href,
});
const listDetails = (event: Termin) => [
  { titel: 'Termin', wert: formatTermin(event) },
  ...(event.veranstaltungsort ? [{ titel: 'Ort', wert: event.veranstaltungsort }] : []),
];

/** Mail: asks a helper. */
export function composeHelperRequest(
  { name, email }: { name: string; email: string },
  event: Termin,
  form: LetterPaper,
): Mail {
  const { text, schluss: closing, ...head } = form.absender.briefe.helferbitte({ veranstaltung: event.titel, name });
  return write(form, email, head, [
    ...splitParagraphs(text),
    { art: 'angaben', angaben: listDetails(event) },
    button('Tage eintragen', form),
    ...splitParagraphs(closing),
  ]);
}

/** Mail: reminds a helper of the next day. */
export function composeHelperReminder(
  { name, email, hinweis: hint }: { name: string; email: string; hinweis: string },
  day: string,
  event: Termin,
  form: LetterPaper,
): Mail {
  const { text, ...head } = form.absender.briefe.helfererinnerung({ veranstaltung: event.titel });
  return write(form, email, head, [
    {
      art: 'angaben',
      angaben: [
        { titel: 'Wer', wert: name },
        { titel: 'Tag', wert: formatDate(day) },
        ...listDetails(event),
        ...(hint ? [{ titel: 'Ihre Bemerkung', wert: hint }] : []),
      ],
    },
    ...splitParagraphs(text),
    button('Tage ändern', form),
  ]);
}

/** Mail to organisers: a helper has withdrawn. */
export function composeWithdrawal(
  an: string,
  who: { name: string; email: string },
  days: readonly string[],
  event: Termin,
  form: LetterPaper,
): Mail {
  const { betreff: subject, ueberschrift: heading } = form.absender.briefe.rueckzug({
    veranstaltung: event.titel,
    name: who.name,
  });
  return {
    an,
    antwortAn: who.email,
    betreff: subject,
    teile: [
      { art: 'ueberschrift', text: heading },
      {
        art: 'angaben',
        angaben: [
          { titel: 'Veranstaltung', wert: event.titel },
          { titel: days.length === 1 ? 'Am' : 'An diesen Tagen', wert: days.map(formatDate).join(', ') },
        ],
      },
      button('Zu Ihren Veranstaltungen', form),
      buildGreeting(form.absender.gemeinde),
    ],
  };
}

/** Mail to helpers: the event is cancelled. */
export function composeHelperCancellation(email: string, reason: string, event: Termin, form: LetterPaper): Mail {
  const { text, ...head } = form.absender.briefe.helferabsage({ veranstaltung: event.titel });
  return write(form, email, head, [
    { art: 'angaben', angaben: listDetails(event) },
    { art: 'absatz', text: reason },
    ...splitParagraphs(text),
  ]);
}
