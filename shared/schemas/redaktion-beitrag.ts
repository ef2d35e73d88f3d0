import * as z from 'zod/mini';
import { countCharacters } from '../regeln/count-characters.ts';
import { isLocalPath } from '../regeln/read-local-path.ts';
import { BEITRAGSSCHRITTE } from '../regeln/redaktion.ts';
import {
  begleitfelder,
  datum,
  emptyOr,
  haken,
  nummern,
  optionalerText,
  optionalesBild,
  optionaleZahl,
  pflichtText,
  regel,
  webadresse,
  zahl,
  zeit,
} from './bausteine.ts';
import { ENDE_VOR_BEGINN, endNextDay, endsAfterBeginn, VERANSTALTER_UNBEKANNT } from './veranstaltung-bausteine.ts';

const NEU_OEFFNEN = 'Bitte öffnen Sie den Beitrag noch einmal.';
const TAG = 'Bitte geben Sie einen Tag an, zum Beispiel 09.03.2026.';
const UHRZEIT = 'Bitte geben Sie eine Uhrzeit an, zum Beispiel 09:00.';

export const BILDTEXT_FEHLT = 'Bitte beschreiben Sie, was auf dem Bild zu sehen ist.';
export const BILDCOPYRIGHT_FEHLT = 'Bitte geben Sie an, wer das Bild aufgenommen hat.';

/** What every kind of entry is sent with: which version was seen, what to do, and when it shall be public. */
const rahmen = {
  /** Empty for a new one. */
  referenz: optionalerText({ max: 40 }),
  version: zahl(NEU_OEFFNEN, { min: 0, max: 2_147_483_647 }),
  was: z.enum(BEITRAGSSCHRITTE, 'Bitte wählen Sie aus, was Sie tun möchten.'),
  /** Stores it although somebody else was faster. */
  ersetzen: haken(),
  ab_datum: emptyOr(datum(TAG, { vergangen: true })),
  ab_zeit: emptyOr(zeit(UHRZEIT)),
  bis_datum: emptyOr(datum(TAG, { vergangen: true })),
  bis_zeit: emptyOr(zeit(UHRZEIT)),
  ...begleitfelder,
};

const bildfelder = {
  bild: optionalesBild(),
  /** Without the picture it had. */
  bild_entfernen: haken(),
  bildtext: optionalerText({ max: 500 }),
  bildcopyright: optionalerText(),
};

const rahmenSchema = z.object(rahmen);
const bildSchema = z.object(bildfelder);
type Rahmen = z.output<typeof rahmenSchema>;
type Bildfelder = z.output<typeof bildSchema>;

const zeitraumRegeln = [
  regel<Rahmen>(
    'ab_datum',
    'Bitte geben Sie auch den Tag an.',
    ({ ab_datum, ab_zeit }) => !ab_zeit || Boolean(ab_datum),
  ),
  regel<Rahmen>('bis_datum', 'Bitte geben Sie auch den Tag an.', ({ bis_datum, bis_zeit }) =>
    Boolean(!bis_zeit || bis_datum),
  ),
  regel<Rahmen>(
    'bis_datum',
    'Das Ende darf nicht vor dem Beginn liegen.',
    ({ ab_datum, ab_zeit, bis_datum, bis_zeit }) =>
      Boolean(!ab_datum || !bis_datum || `${bis_datum} ${bis_zeit || '24:00'}` > `${ab_datum} ${ab_zeit || '00:00'}`),
  ),
] as const;

/** What is there already the api knows alone. */
const bildRegeln = [
  regel<Bildfelder>('bildtext', BILDTEXT_FEHLT, ({ bild, bildtext }) => Boolean(!bild || bildtext)),
  regel<Bildfelder>('bildcopyright', BILDCOPYRIGHT_FEHLT, ({ bild, bildcopyright }) => Boolean(!bild || bildcopyright)),
] as const;

const titel = pflichtText('Bitte geben Sie einen Titel an.', { min: 2, max: 150 });
/** HTML of the editor, or plain text. */
const text = optionalerText({ max: 100_000, zuLang: 'Bitte kürzen Sie den Text.' });
const TEXT_FEHLT = 'Bitte schreiben Sie einen Text.';

const artikelFelder = z.object({
  titel,
  rubrik: optionalerText({ max: 60 }),
  einleitung: optionalerText({ max: 500 }),
  text,
  highlight: haken(),
  ...bildfelder,
  ...rahmen,
});
type ArtikelEingabe = z.output<typeof artikelFelder>;

/** A draft may have gaps; what is released may not. */
export const artikelBeitragSchema = artikelFelder.check(
  regel<ArtikelEingabe>('rubrik', 'Bitte wählen Sie eine Rubrik aus.', ({ was, rubrik }) =>
    Boolean(was !== 'freigeben' || rubrik),
  ),
  regel<ArtikelEingabe>('text', TEXT_FEHLT, ({ was, text = '' }) => was !== 'freigeben' || countCharacters(text) > 0),
  ...bildRegeln,
  ...zeitraumRegeln,
);

const RUBRIKEN_FEHLEN = 'Bitte wählen Sie mindestens eine Rubrik aus.';
const veranstaltungFelder = z.object({
  titel,
  veranstaltungen_rubrik: nummern(RUBRIKEN_FEHLEN, { min: 0 }),
  einleitung: optionalerText({ max: 500 }),
  text,
  veranstalter_brancheneintrag_zuordnung: optionaleZahl(VERANSTALTER_UNBEKANNT, { min: 1, max: 2_147_483_647 }),
  veranstalter: optionalerText(),
  eintritt: optionalerText(),
  veranstaltungsort: optionalerText(),
  datum_von: emptyOr(datum(TAG, { vergangen: true })),
  datum_bis: emptyOr(datum(TAG, { vergangen: true })),
  zeit_von: emptyOr(zeit(UHRZEIT)),
  zeit_bis: emptyOr(zeit(UHRZEIT)),
  link: webadresse(),
  linktext: optionalerText(),
  ...bildfelder,
  ...rahmen,
});
type VeranstaltungEingabe = z.output<typeof veranstaltungFelder>;

/** What a release needs and a draft does not. */
const noetig = (feld: keyof VeranstaltungEingabe & string, meldung: string) =>
  regel<VeranstaltungEingabe>(feld, meldung, (werte) => werte.was !== 'freigeben' || Boolean(werte[feld]));

const gepruefteVeranstaltung = veranstaltungFelder.check(
  regel<VeranstaltungEingabe>('veranstaltungen_rubrik', RUBRIKEN_FEHLEN, ({ was, veranstaltungen_rubrik }) =>
    Boolean(was !== 'freigeben' || veranstaltungen_rubrik?.length),
  ),
  regel<VeranstaltungEingabe>(
    'text',
    TEXT_FEHLT,
    ({ was, text: html = '' }) => was !== 'freigeben' || countCharacters(html) > 0,
  ),
  noetig('veranstaltungsort', 'Bitte geben Sie an, wo die Veranstaltung stattfindet.'),
  noetig('datum_von', TAG),
  regel<VeranstaltungEingabe>('datum_bis', 'Das Ende darf nicht vor dem Beginn liegen.', ({ datum_von, datum_bis }) =>
    Boolean(!datum_von || !datum_bis || datum_bis >= datum_von),
  ),
  regel<VeranstaltungEingabe>('zeit_bis', ENDE_VOR_BEGINN, endsAfterBeginn),
  ...bildRegeln,
  ...zeitraumRegeln,
);
export const veranstaltungBeitragSchema = z.pipe(gepruefteVeranstaltung, z.transform(endNextDay<VeranstaltungEingabe>));

const LINK =
  'Bitte geben Sie eine Adresse dieser Website an, zum Beispiel /kontakt/, oder eine mit https:// am Anfang.';
const isLink = (wert: string) =>
  wert === '' || (isLocalPath(wert) && !/\s/.test(wert)) || /^https:\/\/[^\s/]+\.\S+$/.test(wert);

const eilmeldungFelder = z.object({
  titel,
  /** Plain text: it stands in a banner and in notifications. */
  text: optionalerText({ max: 500 }),
  link: optionalerText({ max: 500 }).check(z.refine(isLink, LINK)),
  ...bildfelder,
  ...rahmen,
});
type EilmeldungEingabe = z.output<typeof eilmeldungFelder>;

export const eilmeldungBeitragSchema = eilmeldungFelder.check(
  regel<EilmeldungEingabe>('text', TEXT_FEHLT, ({ was, text: worte }) => Boolean(was !== 'freigeben' || worte)),
  ...bildRegeln,
  ...zeitraumRegeln,
  regel<EilmeldungEingabe>(
    'bis_datum',
    'Bitte geben Sie an, bis wann die Eilmeldung gilt.',
    ({ was, bis_datum, bis_zeit }) => Boolean(was !== 'freigeben' || bis_datum || bis_zeit),
  ),
);

/** `POST /api/intranet/redaktion/wiederherstellen`: an earlier version becomes the newest. */
export const wiederherstellenSchema = z.object({
  referenz: pflichtText(NEU_OEFFNEN, { max: 40 }),
  version: zahl(NEU_OEFFNEN, { min: 1, max: 2_147_483_647 }),
  fassung: zahl(NEU_OEFFNEN, { min: 1, max: 2_147_483_647 }),
  ...begleitfelder,
});
export type Wiederherstellung = z.output<typeof wiederherstellenSchema>;

/** What the form of each kind sends. */
export const BEITRAG_SCHEMAS = {
  artikel: artikelBeitragSchema,
  veranstaltung: veranstaltungBeitragSchema,
  eilmeldung: eilmeldungBeitragSchema,
} as const;
/** What was typed, without what steers the form. */
export type BeitragEingabe = Rahmen & Bildfelder & { titel: string } & Record<string, unknown>;
