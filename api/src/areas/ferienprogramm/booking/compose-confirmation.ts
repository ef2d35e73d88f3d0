import type { FerienprogrammOptions, Ferienveranstaltung } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import type { Costs } from '@gm/shared/areas/ferienprogramm/payment/ferienprogramm-costs';
import { listCosts } from '@gm/shared/areas/ferienprogramm/payment/holiday-costs';
import type { Child, Contact } from '@gm/shared/areas/ferienprogramm/registration/ferienprogramm-registration';
import { QUESTIONS_NAMES } from '@gm/shared/areas/ferienprogramm/registration/question-names';
import { QUESTIONS } from '@gm/shared/areas/ferienprogramm/registration/questions';
import { getCancellationClosing } from '@gm/shared/areas/ferienprogramm/rules';
import { type Cents, formatCents, NO_CENTS } from '@gm/shared/format/amount';
import { formatDate } from '@gm/shared/format/date';
import { buildGreeting } from '../../../core/services/mail/build-greeting.ts';
import type { Mail, MailPart } from '../../../core/services/mail/mail.ts';
import { splitParagraphs } from '../../../core/services/mail/mail-words.ts';
import type { HolidayLetters } from '../holiday-mails.ts';
import { formatTermin } from '../program/format-termin.ts';
import { buildCalendar, collectCalendar } from './build-calendar.ts';
import type { LockedVeranstaltung } from './check-registration.ts';

/** Signature, base URL of links, and the mail texts. */
export interface Sender {
  gemeinde: string;
  siteUrl: string;
  briefe: HolidayLetters;
}

interface Confirmation extends Sender {
  referenz: string;
  kontakt: Contact;
  optionen: FerienprogrammOptions;
  kosten: Costs;
  statusPfad: string;
  /** `preise` in the order of the events. */
  kinder: readonly {
    kind: Child;
    veranstaltungen: readonly (Ferienveranstaltung & Pick<LockedVeranstaltung, 'fragen'>)[];
    preise: readonly Cents[];
  }[];
}

function describeChild({ kind: child, veranstaltungen, preise: prices }: Confirmation['kinder'][number]) {
  const lines = veranstaltungen.map((event, index) => {
    const location = event.veranstaltungsort ? `, ${event.veranstaltungsort}` : '';
    const mitbringen = event.mitbringen ? `\nBitte mitbringen: ${event.mitbringen}` : '';
    return `${event.titel}\n${formatTermin(event)}${location}\n${formatCents(prices[index] ?? NO_CENTS)}${mitbringen}`;
  });
  return { titel: `${child.vorname} ${child.name}`, wert: lines.join('\n\n') };
}

/** The bill as shown on the site, and how to pay it. */
function describeCosts({
  kosten: costs,
  kinder: children,
  optionen: options,
}: Pick<Confirmation, 'kosten' | 'kinder' | 'optionen'>): MailPart {
  const count = { kinder: children.length, veranstaltungen: children.flatMap(({ preise: prices }) => prices).length };
  const lines = listCosts(costs, count, options).map(({ was, betrag: amount, rechnung: bill }) => ({
    titel: was,
    wert: bill ? `${amount} (${bill})` : amount,
  }));
  const payment = costs.gesamt > 0 && options.zahlung ? [{ titel: 'Bezahlung', wert: options.zahlung }] : [];
  return { art: 'angaben', angaben: [...lines, ...payment] };
}

/** The organisers' questions about the children; null if no event has any. */
function describeQuestions(children: Confirmation['kinder']) {
  const asked = children
    .flatMap(({ veranstaltungen }) => veranstaltungen)
    .filter(({ fragen: questions }) => questions.length > 0);
  if (asked.length === 0) return null;
  const veranstaltungen = [...new Set(asked.map((event) => `„${event.titel}“`))].join(', ');
  const questions = QUESTIONS_NAMES.filter((question) => asked.some((event) => event.fragen.includes(question)));
  return { veranstaltungen, angaben: questions.map((question) => QUESTIONS[question].spalte).join(', ') };
}

/** Mail after a booking: summary, costs, private link and calendar file. */
export function composeConfirmation(booking: Confirmation): Mail {
  const {
    referenz: reference,
    kontakt: contact,
    optionen: options,
    kinder: children,
    siteUrl,
    statusPfad: statusPath,
    gemeinde,
    briefe: letters,
  } = booking;
  const starts = children.flatMap(({ veranstaltungen }) => veranstaltungen.map(({ datum_von }) => datum_von)).sort();
  const family = new URL(statusPath.replace('/status/', '/familie/'), siteUrl).href;
  const cancellationClosing = starts[0] ? formatDate(getCancellationClosing({ datum_von: starts[0] }, options)) : '';
  const asked = describeQuestions(children);
  const words = letters.bestaetigung({
    referenz: reference,
    stornoschluss: cancellationClosing,
    veranstaltungen: '',
    angaben: '',
    ...asked,
  });
  return {
    an: contact.email,
    antwortAn: options.email,
    betreff: words.betreff,
    teile: [
      { art: 'ueberschrift', text: words.ueberschrift },
      ...splitParagraphs(words.text),
      { art: 'angaben', angaben: children.map(describeChild) },
      describeCosts(booking),
      ...(asked
        ? [
            ...splitParagraphs(words.fragen),
            { art: 'verweis' as const, text: 'Angaben zu Ihren Kindern eintragen', adresse: family },
          ]
        : []),
      ...splitParagraphs(words.weiter),
      { art: 'knopf', text: 'Buchung ansehen oder ändern', adresse: new URL(statusPath, siteUrl).href },
      ...(options.konto && booking.kosten.gesamt > 0
        ? [
            {
              art: 'verweis' as const,
              text: 'Rechnung mit GiroCode ansehen',
              adresse: new URL(statusPath.replace('/status/', '/rechnung/'), siteUrl).href,
            },
          ]
        : []),
      {
        art: 'verweis' as const,
        text: 'Alle Kinder, Termine und der Kalender Ihrer Familie',
        adresse: family,
      },
      ...splitParagraphs(words.link),
      ...splitParagraphs(words.schluss),
      buildGreeting(gemeinde),
    ],
    anhaenge: [
      {
        name: `ferienprogramm-${reference}.ics`,
        typ: 'text/calendar',
        inhalt: buildCalendar(
          reference,
          collectCalendar(
            children.map(({ kind: child, veranstaltungen }) => ({ vorname: child.vorname, veranstaltungen })),
          ),
          siteUrl,
        ),
      },
    ],
  };
}
