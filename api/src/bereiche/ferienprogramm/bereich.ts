import { defineBereich } from '../../kern/bereich.ts';
import { formatDauer } from '../../kern/formulare/describe-verarbeitungen.ts';
import { storeBeispiele } from './beispiele.ts';
import { aenderung } from './calls/aenderung.ts';
import { anmeldezeit } from './calls/anmeldezeit.ts';
import { anmeldung } from './calls/anmeldung.ts';
import { belegung } from './calls/belegung.ts';
import { buchung } from './calls/buchung.ts';
import { buchungKalender } from './calls/buchung-kalender.ts';
import { entwurf } from './calls/entwurf.ts';
import { offen } from './calls/offen.ts';
import { programm } from './calls/programm.ts';
import { stornieren } from './calls/stornieren.ts';
import { teilnehmer } from './calls/teilnehmer.ts';
import { veranstaltung } from './calls/veranstaltung.ts';
import { verlosung } from './calls/verlosung.ts';
import { verlosungVerwaltung } from './calls/verlosung-verwaltung.ts';
import { verwaltung } from './calls/verwaltung.ts';
import { vorschlag } from './calls/vorschlag.ts';
import { warteliste } from './calls/warteliste.ts';
import { warteplatz } from './calls/warteplatz.ts';
import { wunschzettel } from './calls/wunschzettel.ts';
import { deleteOldBuchungen } from './delete-old-buchungen.ts';
import { angaben } from './familie/calls/angaben.ts';
import { familie } from './familie/calls/familie.ts';
import { FERIENPROGRAMM_PFAD } from './ferien-pfad.ts';
import { FERIENMAILS } from './ferienmails.ts';
import { createFerienprogrammRepository } from './ferienprogramm-repository.ts';
import { PLAETZE } from './figures.ts';
import { helfen } from './helfer/calls/helfen.ts';
import { helferliste } from './helfer/calls/helferliste.ts';
import { startHelfer } from './helfer/start-helfer.ts';
import { ferienInhalt, ferienStammdaten } from './inhalt.ts';
import { listFerienmails } from './mailbeispiele.ts';
import { migrations } from './migrations/migrations.ts';
import { createFerienseiten } from './seiten.ts';
import { startBestaetigung } from './start-bestaetigung.ts';
import { startKonflikte } from './start-konflikte.ts';
import { startWarteliste } from './start-warteliste.ts';
import { betreuung } from './veranstalter/calls/betreuung.ts';
import { veranstalter } from './veranstalter/calls/veranstalter.ts';
import { vorOrt } from './veranstalter/calls/vor-ort.ts';
import { zugang } from './veranstalter/calls/zugang.ts';
import { deleteOldVermerke } from './veranstalter/delete-old-vermerke.ts';
import { startZugang } from './veranstalter/start-zugang.ts';
import { VERANSTALTER_PFAD } from './veranstalter/veranstalter-pfad.ts';
import { VORSCHLAG } from './vorschlag-art.ts';
import { karte } from './zahlung/calls/karte.ts';
import { kasse } from './zahlung/calls/kasse.ts';
import { rechnung } from './zahlung/calls/rechnung.ts';
import { startZahlung } from './zahlung/start-zahlung.ts';

/** The holiday programme: booking, waiting list, administration, suggestions. */
export const bereich = defineBereich({
  name: 'ferienprogramm',
  inhalte: [aenderung, anmeldezeit, betreuung, entwurf, kasse, verlosungVerwaltung, verwaltung],
  calls: [
    angaben,
    anmeldung,
    belegung,
    buchung,
    buchungKalender,
    familie,
    helfen,
    helferliste,
    karte,
    offen,
    programm,
    rechnung,
    stornieren,
    teilnehmer,
    veranstalter,
    veranstaltung,
    verlosung,
    vorOrt,
    vorschlag,
    warteliste,
    warteplatz,
    wunschzettel,
    zugang,
  ],
  migrations,
  jobs: [startBestaetigung, startHelfer, startKonflikte, startWarteliste, startZahlung, startZugang],
  loeschen: async (db, config) => {
    await deleteOldVermerke(db, config.FERIEN_VERMERKE_TAGE);
    await deleteOldBuchungen(db, config.FERIEN_AUFBEWAHRUNG_TAGE);
  },
  pfade: [
    FERIENPROGRAMM_PFAD,
    '/ferienprogramm-anmeldung/',
    VERANSTALTER_PFAD,
    '/ferienprogramm-verlosung/',
    '/ferienprogramm-vorschlag/',
    '/intranet/ferienprogramm/',
  ],
  seiten: ({ database }) => createFerienseiten(database.db),
  weiterePfade: async (db) => ((await createFerienprogrammRepository(db).findOptionen()) ? [VERANSTALTER_PFAD] : []),
  blockoptionen: {
    isFor: (template) => template.startsWith('ferienprogramm-'),
    read: (db) => createFerienprogrammRepository(db).findOptionen(),
  },
  stammdaten: ferienStammdaten,
  inhalt: ferienInhalt,
  suchtypen: {
    ferienprogramm: { einer: 'Ferienprogramm', mehrere: 'Ferienprogramm', rang: 80 },
  },
  suche: async (db) => [{ typ: 'ferienprogramm', zeilen: await createFerienprogrammRepository(db).listSuchzeilen() }],
  figures: [PLAETZE],
  formulare: [VORSCHLAG],
  verarbeitungen: ({ FERIEN_AUFBEWAHRUNG_TAGE, FERIEN_VERMERKE_TAGE }) => [
    {
      titel: 'Anmeldung zum Kinderferienprogramm',
      daten: [
        'Name, Anschrift, E-Mail-Adresse und Telefon der Eltern',
        'Name, Geburtstag, Geschlecht und Bemerkung je Kind',
        'Gewählte Veranstaltungen; bei einer Verlosung die Wünsche, die ohne Namen veröffentlicht werden',
        'Einwilligungen je Kind, zum Beispiel in Fotos',
        'Notfallnummer, Allergien, ob das Kind schwimmen und allein nach Hause gehen darf – nur wenn eine gebuchte Veranstaltung danach fragt',
        'Rechnungen, Zahlungen und die Umsätze dazu aus dem Kontoauszug',
      ],
      zweck: 'Wir vergeben die Plätze, rechnen ab und erreichen Sie, wenn sich etwas ändert.',
      dauer: `Höchstens ${formatDauer(FERIEN_AUFBEWAHRUNG_TAGE)} nach der letzten Veranstaltung. Dann löschen wir die Angaben von selbst, offene Rechnungen sobald sie ausgeglichen sind.`,
    },
    {
      titel: 'Veranstalter im Kinderferienprogramm',
      daten: [
        'Name und E-Mail-Adresse',
        'Nachrichten an Familien, gemeldete Auslagen und wann Sie eine Teilnehmerliste geholt haben',
      ],
      zweck: 'Sie sehen die Anmeldungen zu Ihrer Veranstaltung; von den Kindern nur, was Sie am Tag brauchen.',
      dauer: `Höchstens ${formatDauer(FERIEN_AUFBEWAHRUNG_TAGE)} nach der Veranstaltung.`,
    },
    {
      titel: 'Helferinnen und Helfer im Kinderferienprogramm',
      daten: ['Name und E-Mail-Adresse', 'An welchen Tagen Sie helfen, Telefon und Bemerkung, wenn Sie sie angeben'],
      zweck: 'Die Veranstalter wissen, wer wann hilft und wen sie anrufen, und wir erinnern Sie am Tag vorher.',
      dauer: `Höchstens ${formatDauer(FERIEN_VERMERKE_TAGE)} nach der Veranstaltung.`,
    },
    {
      titel: 'Anwesenheit am Tag des Kinderferienprogramms',
      daten: [
        'Je Kind und Tag: ob es da war und abgeholt wurde, und was die Betreuer dazu notiert haben',
        'Auf dem Gerät des Veranstalters, verschlüsselt mit einem Code: Name, Alter und was die Veranstaltung erfragt',
      ],
      zweck: 'Die Betreuer wissen, wer da ist und wen sie im Notfall anrufen, auch ohne Empfang.',
      dauer: `Auf dem Gerät bis zum Ende des Tages, bei uns höchstens ${formatDauer(FERIEN_VERMERKE_TAGE)} länger.`,
    },
  ],
  mailgruppen: FERIENMAILS,
  mailbeispiele: listFerienmails,
  beispiele: storeBeispiele,
});
