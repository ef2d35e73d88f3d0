import type { FerienprogrammOptionen, Ferienveranstaltung } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import { einstellungen } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm.beispiele';
import type { Kind, Kontakt } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-anmeldung';
import { computeKosten } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-kosten';
import { toCents } from '@gm/shared/format/betrag';
import type { Config } from '../../kern/betrieb/config.ts';
import { BEISPIELADRESSE } from '../../kern/formulare/formularverzeichnis.ts';
import { getAbsender } from '../../kern/mail/get-absender.ts';
import type { Mailbeispiel } from '../../kern/mail/mailbeispiel.ts';
import type { Mailleser } from '../../kern/mail/read-mailworte.ts';
import { composeAbsage, composeStorno } from './compose-absage.ts';
import { composeBestaetigung } from './compose-bestaetigung.ts';
import { composeBestaetigungsbitte } from './compose-offen.ts';
import { composeAngebot, composeWartebestaetigung, composeWartebitte } from './compose-warteliste.ts';
import { composeAenderung } from './familie/compose-aenderung.ts';
import { buildFerienbriefe, FERIENMAILS } from './ferienmails.ts';
import {
  composeHelferabsage,
  composeHelferbitte,
  composeHelfererinnerung,
  composeRueckzug,
} from './helfer/compose-helfer.ts';
import {
  composeBenennung,
  composeFertigmeldung,
  composeVeranstalternachricht,
  composeZugang,
} from './veranstalter/compose-veranstalter.ts';
import { composeLosergebnis, composeWunschbitte } from './verlosung/compose-verlosung.ts';
import { buildWunschPfad } from './verlosung/wunsch-pfad.ts';
import { writeKonfliktmail } from './write-konfliktmail.ts';
import { composeErinnerung } from './zahlung/compose-erinnerung.ts';

const OPTIONEN: FerienprogrammOptionen = {
  ...einstellungen,
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
const ADRESSE = { strasse: 'Hauptstraße 12', plz: '75334', ort: 'Musterhardt' };
const KONTAKT: Kontakt = { ...ADRESSE, vorname: 'Anna', name: 'Beispiel', email: BEISPIELADRESSE, telefon: '' };
const KIND: Kind = {
  ...ADRESSE,
  vorname: 'Mia',
  name: 'Beispiel',
  geburtstag: '2018-03-04',
  geschlecht: 'weiblich',
  bemerkung: '',
};
const VEREIN = { name: 'Töpferverein', email: BEISPIELADRESSE };
const HELFER = { name: 'Eva Helfer', email: BEISPIELADRESSE };
const REFERENZ = 'FP-2026-0001';

/** Every mail of the holiday programme. */
export function listFerienmails(
  config: Pick<Config, 'MAIL_FROM' | 'SITE_URL'>,
  leser: Pick<Mailleser, 'getEigene'>,
): Mailbeispiel[] {
  const briefe = buildFerienbriefe(FERIENMAILS.map(({ art }) => leser.getEigene(art)));
  const absender = { gemeinde: getAbsender(config.MAIL_FROM), siteUrl: config.SITE_URL, briefe };
  const warteplatz = {
    ...absender,
    optionen: OPTIONEN,
    event: EVENT,
    eintrag: { kontakt: KONTAKT, kinder: [KIND] },
    pfad: '/ferienprogramm-anmeldung/warteliste/?token=beispiel',
  };
  const bitte = {
    ...absender,
    optionen: OPTIONEN,
    referenz: REFERENZ,
    email: KONTAKT.email,
    kinder: 1,
    plaetze: 1,
    bis: new Date('2026-06-03T10:00:00Z'),
    pfad: '/ferienprogramm-anmeldung/offen/?token=beispiel',
  };
  const losbrief = { ...absender, optionen: OPTIONEN, email: KONTAKT.email };
  const briefbogen = { optionen: OPTIONEN, absender };
  return [
    { anlass: 'Eine Familie bucht und soll es bestätigen', mail: composeBestaetigungsbitte(bitte) },
    {
      anlass: 'Eine Familie hat noch nicht bestätigt',
      mail: composeBestaetigungsbitte({ ...bitte, erinnerung: true }),
    },
    {
      anlass: 'Eine Familie hat ihre Buchung bestätigt',
      mail: composeBestaetigung({
        ...absender,
        referenz: REFERENZ,
        kontakt: KONTAKT,
        optionen: OPTIONEN,
        kosten: computeKosten([{ veranstaltungen: [EVENT] }], OPTIONEN),
        statusPfad: '/ferienprogramm-anmeldung/status/?token=beispiel',
        kinder: [
          {
            kind: KIND,
            veranstaltungen: [{ ...EVENT, fragen: ['notfall', 'heimweg'] }],
            preise: [toCents(EVENT.preis)],
          },
        ],
      }),
    },
    {
      anlass: 'Eine Familie möchte auf die Warteliste und soll es bestätigen',
      mail: composeWartebitte({
        ...absender,
        optionen: OPTIONEN,
        email: KONTAKT.email,
        anzahl: 1,
        pfad: warteplatz.pfad,
      }),
    },
    {
      anlass: 'Eine Familie gibt einen Wunschzettel ab und soll ihn bestätigen',
      mail: composeWunschbitte({ ...losbrief, kinder: 1, anzahl: 4, pfad: buildWunschPfad('beispiel') }),
    },
    {
      anlass: 'Die Plätze sind verlost',
      mail: composeLosergebnis({
        ...losbrief,
        kinder: [{ vorname: KIND.vorname, losnummer: 'K7QX-4M2P', plaetze: [EVENT.titel] }],
        restplaetze_bis: '2026-07-25',
      }),
    },
    { anlass: 'Eine Familie kommt auf die Warteliste', mail: composeWartebestaetigung(warteplatz) },
    {
      anlass: 'Ein Platz wird frei',
      mail: composeAngebot({
        ...warteplatz,
        kosten: computeKosten([{ veranstaltungen: [EVENT] }], OPTIONEN),
        bis: new Date('2026-08-01T10:00:00Z'),
      }),
    },
    {
      anlass: 'Eine Familie ändert, woran ein Kind teilnimmt',
      mail: composeAenderung(
        { referenz: REFERENZ, email: KONTAKT.email, kind: KIND, dazu: [EVENT], weg: [], mehr: '8,00 €' },
        briefbogen,
      ),
    },
    {
      anlass: 'Eine Familie gibt Plätze zurück',
      mail: composeStorno({ referenz: REFERENZ, email: KONTAKT.email, kind: KIND, events: [EVENT] }, briefbogen),
    },
    {
      anlass: 'Eine Rechnung ist überfällig',
      mail: composeErinnerung(
        {
          email: KONTAKT.email,
          referenz: REFERENZ,
          offen: toCents(12),
          faellig: '2026-07-31',
          nummer: 1,
          konto: { inhaber: 'Gemeindekasse', iban: 'DE02120300000000202051', bic: 'BYLADEM1001', bank: 'Beispielbank' },
          pfad: '/ferienprogramm-anmeldung/rechnung/?token=beispiel',
        },
        briefbogen,
      ),
    },
    {
      anlass: 'Eine Veranstaltung fällt aus',
      mail: composeAbsage(
        EVENT,
        'Die Kursleiterin ist krank.',
        { email: KONTAKT.email, kinder: KIND.vorname, referenz: REFERENZ },
        briefbogen,
      ),
    },
    {
      anlass: 'Ein Veranstalter möchte sich anmelden',
      mail: composeZugang(VEREIN.email, 'beispiel', absender),
    },
    {
      anlass: 'Das Rathaus trägt einen Veranstalter ein',
      mail: composeBenennung(VEREIN, EVENT, absender, OPTIONEN),
    },
    {
      anlass: 'Ein Veranstalter schreibt den Familien',
      mail: composeVeranstalternachricht(
        { an: KONTAKT.email, kinder: KIND.vorname, betreff: 'Treffpunkt', text: 'Wir treffen uns am Werkraum.' },
        EVENT,
        VEREIN,
        absender,
      ),
    },
    {
      anlass: 'Ein Veranstalter hat seinen Entwurf fertig',
      mail: composeFertigmeldung(EVENT, VEREIN, absender, OPTIONEN),
    },
    {
      anlass: 'Jemand wird um Hilfe gebeten',
      mail: composeHelferbitte(HELFER, EVENT, briefbogen),
    },
    {
      anlass: 'Jemand hilft morgen',
      mail: composeHelfererinnerung({ ...HELFER, hinweis: 'Ab 10 Uhr' }, '2026-08-05', EVENT, briefbogen),
    },
    {
      anlass: 'Jemand kann doch nicht helfen',
      mail: composeRueckzug(VEREIN.email, HELFER, ['2026-08-05'], EVENT, briefbogen),
    },
    {
      anlass: 'Eine Veranstaltung mit Helfern fällt aus',
      mail: composeHelferabsage(HELFER.email, 'Die Kursleiterin ist krank.', EVENT, briefbogen),
    },
    {
      anlass: 'Eine andere Familie hat das Kind auch angemeldet',
      mail: writeKonfliktmail({
        ...absender,
        optionen: OPTIONEN,
        email: KONTAKT.email,
        saetze: ['Mia ist schon für „Töpfern für Anfänger“ angemeldet.'],
      }),
    },
  ];
}
