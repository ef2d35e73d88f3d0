import type { FerienprogrammOptions, Ferienveranstaltung } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import type { Costs } from '@gm/shared/areas/ferienprogramm/payment/ferienprogramm-costs';
import type { Child, Contact } from '@gm/shared/areas/ferienprogramm/registration/ferienprogramm-registration';
import { formatCents } from '@gm/shared/format/amount';
import { formatDate, formatTimeOfDay } from '@gm/shared/format/date';
import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import type { Mail } from '../../../core/services/mail/mail.ts';
import { splitParagraphs } from '../../../core/services/mail/mail-words.ts';
import type { Sender } from '../booking/compose-confirmation.ts';
import { composeLetter } from '../compose-letter.ts';
import { formatTermin } from '../program/format-termin.ts';

interface WaitingMail extends Sender {
  optionen: FerienprogrammOptions;
  event: Ferienveranstaltung;
  eintrag: { kontakt: Contact; kinder: readonly Child[] };
  /** Private page of the entry. */
  pfad: string;
}

const getChildren = (children: readonly Child[]) => children.map(({ vorname: firstName }) => firstName).join(', ');
const describeEvent = (event: Ferienveranstaltung, children: readonly Child[]) => [
  { titel: 'Veranstaltung', wert: event.titel },
  { titel: 'Termin', wert: formatTermin(event) },
  { titel: 'Für', wert: getChildren(children) },
];

/** Asks to confirm the address of a waiting list entry. It may be anyone's, so the mail contains no input. */
export function composeWaitingRequest(
  request: Sender & { optionen: FerienprogrammOptions; email: string; anzahl: number; pfad: string },
): Mail {
  const { siteUrl, email, anzahl: count, pfad: path, briefe: letters } = request;
  const children = count === 1 ? 'wurde ein Kind' : `wurden ${count} Kinder`;
  const { betreff: subject, text, schluss: closing } = letters.wartebitte({ kinder: children });
  return composeLetter(request, email, { betreff: subject }, [
    ...splitParagraphs(text),
    { art: 'knopf', text: 'Zur Bestätigung', adresse: new URL(path, siteUrl).href },
    ...splitParagraphs(closing),
  ]);
}

/** Mail: the entry is on the waiting list. */
export function composeWaitingConfirmation(mail: WaitingMail): Mail {
  const { siteUrl, event, eintrag: entry, pfad: path, briefe: letters } = mail;
  const { text, ...head } = letters.warteplatz({ veranstaltung: event.titel });
  return composeLetter(mail, entry.kontakt.email, head, [
    { art: 'angaben', angaben: describeEvent(event, entry.kinder) },
    ...splitParagraphs(text),
    { art: 'knopf', text: 'Warteliste ansehen', adresse: new URL(path, siteUrl).href },
  ]);
}

/** Mail: places are offered until `bis`. */
export function composeOffer(mail: WaitingMail & { bis: Date; kosten: Costs }): Mail {
  const {
    siteUrl,
    optionen: options,
    event,
    eintrag: entry,
    pfad: path,
    bis: until,
    kosten: costs,
    briefe: letters,
  } = mail;
  const { gesamt: total, gebuehren: fees } = costs;
  const { tag: day, uhrzeit: timeOfDay } = readBerlinTime(until);
  const deadline = `${formatDate(day)}, ${formatTimeOfDay(timeOfDay)}`;
  const { text, schluss: closing, ...head } = letters.angebot({ veranstaltung: event.titel, frist: deadline });
  return composeLetter(mail, entry.kontakt.email, head, [
    {
      art: 'angaben',
      angaben: [
        ...describeEvent(event, entry.kinder),
        { titel: 'Kosten', wert: `${formatCents(total)}, davon ${formatCents(fees)} Gebühren` },
      ],
    },
    ...splitParagraphs(text),
    ...(total > 0 && options.zahlung ? [{ art: 'absatz' as const, text: options.zahlung }] : []),
    { art: 'knopf', text: 'Platz annehmen oder ablehnen', adresse: new URL(path, siteUrl).href },
    ...splitParagraphs(closing),
  ]);
}
