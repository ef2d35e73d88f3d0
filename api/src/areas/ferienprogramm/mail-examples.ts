import type { FerienprogrammOptions, Ferienveranstaltung } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import { settings } from '@gm/shared/areas/ferienprogramm/ferienprogramm.examples';
import { computeCosts } from '@gm/shared/areas/ferienprogramm/payment/ferienprogramm-costs';
import type { Child, Contact } from '@gm/shared/areas/ferienprogramm/registration/ferienprogramm-registration';
import { toCents } from '@gm/shared/format/amount';
import { EXAMPLE_ADDRESS } from '../../core/forms/form-directory.ts';
import type { Config } from '../../core/platform/config/config.ts';
import { getSender } from '../../core/services/mail/get-sender.ts';
import type { MailExample } from '../../core/services/mail/mail-example.ts';
import type { MailReader } from '../../core/services/mail/read-mail-words.ts';
import { composeCancellation, composeStornoMail } from './booked/compose-cancellation.ts';
import { composeConfirmation } from './booking/compose-confirmation.ts';
import { composeConfirmationRequest } from './booking/compose-open.ts';
import { writeConflictMail } from './conflicts/write-conflict-mail.ts';
import { composeLotResult, composeWishRequest } from './draw/compose-draw.ts';
import { buildWishPath } from './draw/wish-path.ts';
import { composeChangedDetails, listChanged } from './family/changed-details.ts';
import { composeChange } from './family/compose-change.ts';
import {
  composeHelperCancellation,
  composeHelperReminder,
  composeHelperRequest,
  composeWithdrawal,
} from './helpers/compose-helper.ts';
import { BOOKING_MAILS, buildHolidayLetters, HOLIDAY_MAILS } from './holiday-mails.ts';
import { composeFamilyMessage } from './messages/compose-family-message.ts';
import {
  composeAccess,
  composeDoneMessage,
  composeNaming,
  composeOrganiserMessage,
} from './organisers/compose-organiser.ts';
import { composeReminder } from './payment/bills/compose-reminder.ts';
import {
  composeOffer,
  composeWaitingConfirmation,
  composeWaitingRequest,
} from './waiting-list/compose-waiting-list.ts';

const OPTIONS: FerienprogrammOptions = {
  ...settings,
  anmeldung_von: '2026-06-01',
  anmeldung_bis: '2026-07-15',
  zahlung: 'Bitte überweisen Sie den Betrag bis zum 31.07.2026.',
};
const EVENT: Ferienveranstaltung = {
  id: 1,
  titel: 'Töpfern für Anfänger',
  datum_von: '2026-08-05T10:00:00',
  datum_bis: '2026-08-05T12:00:00',
  taeglich: false,
  preis: 8,
  preis_geschwister: null,
  alter_min: 6,
  alter_max: 12,
  teilnehmer_min: 4,
  teilnehmer_max: 10,
  bereits_reserviert: 3,
  mitbringen: 'Eine alte Schürze',
  einleitung: null,
  veranstaltungsort: 'Werkraum der Grundschule',
  detailURL: '/kinderferienprogramm/1/',
  bild: null,
};
const ADDRESS = { strasse: 'Hauptstraße 12', plz: '75334', ort: 'Musterhardt' };
const CONTACT: Contact = { ...ADDRESS, vorname: 'Anna', name: 'Beispiel', email: EXAMPLE_ADDRESS, telefon: '' };
const CHILD: Child = {
  ...ADDRESS,
  vorname: 'Mia',
  name: 'Beispiel',
  geburtstag: '2018-03-04',
  geschlecht: 'weiblich',
  bemerkung: '',
};
const CLUB = { name: 'Töpferverein', email: EXAMPLE_ADDRESS };
const HELPER = { name: 'Eva Helfer', email: EXAMPLE_ADDRESS };
const REFERENCE = 'FP-2026-0001';

/** Examples of all mails of the holiday programme. */
export function listHolidayMails(
  config: Pick<Config, 'MAIL_FROM' | 'SITE_URL'>,
  reader: Pick<MailReader, 'getOwn'>,
): MailExample[] {
  const letters = buildHolidayLetters(HOLIDAY_MAILS.map(({ art: kind }) => reader.getOwn(kind)));
  const sender = { gemeinde: getSender(config.MAIL_FROM), siteUrl: config.SITE_URL, briefe: letters };
  const waitingPlace = {
    ...sender,
    optionen: OPTIONS,
    event: EVENT,
    eintrag: { kontakt: CONTACT, kinder: [CHILD] },
    pfad: '/ferienprogramm-anmeldung/warteliste/?token=beispiel',
  };
  const request = {
    ...sender,
    optionen: OPTIONS,
    referenz: REFERENCE,
    email: CONTACT.email,
    kinder: 1,
    plaetze: 1,
    bis: new Date('2026-06-03T10:00:00Z'),
    pfad: '/ferienprogramm-anmeldung/offen/?token=beispiel',
  };
  const lotLetter = { ...sender, optionen: OPTIONS, email: CONTACT.email };
  const letterPaper = { optionen: OPTIONS, absender: sender };
  return [
    { anlass: 'Eine Familie bucht und soll es bestätigen', mail: composeConfirmationRequest(request) },
    {
      anlass: 'Eine Familie hat noch nicht bestätigt',
      mail: composeConfirmationRequest({ ...request, erinnerung: true }),
      texte: BOOKING_MAILS.art,
    },
    {
      anlass: 'Eine Familie hat ihre Buchung bestätigt',
      mail: composeConfirmation({
        ...sender,
        referenz: REFERENCE,
        kontakt: CONTACT,
        optionen: OPTIONS,
        kosten: computeCosts([{ veranstaltungen: [EVENT] }], OPTIONS),
        statusPfad: '/ferienprogramm-anmeldung/status/?token=beispiel',
        kinder: [
          {
            kind: CHILD,
            veranstaltungen: [{ ...EVENT, fragen: ['notfall', 'heimweg'] }],
            preise: [toCents(EVENT.preis)],
          },
        ],
      }),
    },
    {
      anlass: 'Eine Familie möchte auf die Warteliste und soll es bestätigen',
      mail: composeWaitingRequest({
        ...sender,
        optionen: OPTIONS,
        email: CONTACT.email,
        anzahl: 1,
        pfad: waitingPlace.pfad,
      }),
    },
    {
      anlass: 'Eine Familie gibt einen Wunschzettel ab und soll ihn bestätigen',
      mail: composeWishRequest({ ...lotLetter, kinder: 1, anzahl: 4, pfad: buildWishPath('beispiel') }),
    },
    {
      anlass: 'Die Plätze sind verlost',
      mail: composeLotResult({
        ...lotLetter,
        kinder: [{ vorname: CHILD.vorname, losnummer: 'K7QX-4M2P', plaetze: [EVENT.titel] }],
        restplaetze_bis: '2026-07-25',
      }),
    },
    { anlass: 'Eine Familie kommt auf die Warteliste', mail: composeWaitingConfirmation(waitingPlace) },
    {
      anlass: 'Ein Platz wird frei',
      mail: composeOffer({
        ...waitingPlace,
        kosten: computeCosts([{ veranstaltungen: [EVENT] }], OPTIONS),
        bis: new Date('2026-08-01T10:00:00Z'),
      }),
    },
    {
      anlass: 'Eine Familie ändert, woran ein Kind teilnimmt',
      mail: composeChange(
        { referenz: REFERENCE, email: CONTACT.email, kind: CHILD, dazu: [EVENT], weg: [], mehr: '8,00 €' },
        letterPaper,
      ),
    },
    {
      anlass: 'Eine Familie ändert ihre Anschrift, ihr Telefon oder Angaben zu einem Kind',
      mail: composeChangedDetails(
        {
          email: CONTACT.email,
          kind: CHILD,
          geaendert: [...listChanged('heimweg', ['nein'], 'ja'), ...listChanged('allergien', [''], 'Erdnüsse')],
        },
        letterPaper,
      ),
    },
    {
      anlass: 'Eine Familie gibt Plätze zurück',
      mail: composeStornoMail({ referenz: REFERENCE, email: CONTACT.email, kind: CHILD, events: [EVENT] }, letterPaper),
    },
    {
      anlass: 'Eine Rechnung ist überfällig',
      mail: composeReminder(
        {
          email: CONTACT.email,
          referenz: REFERENCE,
          offen: toCents(12),
          faellig: '2026-07-31',
          nummer: 1,
          konto: { inhaber: 'Gemeindekasse', iban: 'DE02120300000000202051', bic: 'BYLADEM1001', bank: 'Beispielbank' },
          pfad: '/ferienprogramm-anmeldung/rechnung/?token=beispiel',
        },
        letterPaper,
      ),
    },
    {
      anlass: 'Eine Veranstaltung fällt aus',
      mail: composeCancellation(
        EVENT,
        'Die Kursleiterin ist krank.',
        { email: CONTACT.email, kinder: CHILD.vorname, referenz: REFERENCE },
        letterPaper,
      ),
    },
    {
      anlass: 'Das Rathaus schreibt allen Familien',
      mail: composeFamilyMessage(
        {
          an: CONTACT.email,
          kinder: CHILD.vorname,
          betreff: 'Bitte Regenkleidung mitgeben',
          text: 'Morgen soll es regnen. Wir sind trotzdem draußen.',
        },
        EVENT,
        letterPaper,
      ),
    },
    {
      anlass: 'Ein Veranstalter oder Helfer möchte sich anmelden',
      mail: composeAccess(CLUB.email, 'beispiel', sender),
    },
    {
      anlass: 'Das Rathaus trägt einen Veranstalter ein',
      mail: composeNaming(CLUB, EVENT, sender, OPTIONS),
    },
    {
      anlass: 'Ein Veranstalter schreibt den Familien',
      mail: composeOrganiserMessage(
        { an: CONTACT.email, kinder: CHILD.vorname, betreff: 'Treffpunkt', text: 'Wir treffen uns am Werkraum.' },
        EVENT,
        CLUB,
        sender,
      ),
    },
    {
      anlass: 'Ein Veranstalter hat seinen Entwurf fertig',
      mail: composeDoneMessage(EVENT, CLUB, sender, OPTIONS),
    },
    {
      anlass: 'Jemand wird um Hilfe gebeten',
      mail: composeHelperRequest(HELPER, EVENT, letterPaper),
    },
    {
      anlass: 'Jemand hilft morgen',
      mail: composeHelperReminder({ ...HELPER, hinweis: 'Ab 10 Uhr' }, '2026-08-05', EVENT, letterPaper),
    },
    {
      anlass: 'Jemand kann doch nicht helfen',
      mail: composeWithdrawal(CLUB.email, HELPER, ['2026-08-05'], EVENT, letterPaper),
    },
    {
      anlass: 'Eine Veranstaltung mit Helfern fällt aus',
      mail: composeHelperCancellation(HELPER.email, 'Die Kursleiterin ist krank.', EVENT, letterPaper),
    },
    {
      anlass: 'Eine andere Familie hat das Kind auch angemeldet',
      mail: writeConflictMail({
        ...sender,
        optionen: OPTIONS,
        email: CONTACT.email,
        saetze: ['Mia ist schon für „Töpfern für Anfänger“ angemeldet.'],
      }),
    },
  ];
}
