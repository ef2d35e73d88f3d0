import * as z from 'zod/mini';
import { BEITRAGSSCHRITTE } from '../regeln/redaktion.ts';
import { begleitfelder, datum, emptyOr, haken, optionalerText, pflichtText, regel, zahl, zeit } from './bausteine.ts';

const NEU_OEFFNEN = 'Bitte öffnen Sie den Beitrag noch einmal.';
export const TAG = 'Bitte geben Sie einen Tag an, zum Beispiel 09.03.2026.';
export const UHRZEIT = 'Bitte geben Sie eine Uhrzeit an, zum Beispiel 09:00.';

/** What every kind of entry is sent with: which version was seen, what to do, and when it shall be public. */
export const beitragsrahmen = {
  /** Empty for a new one. */
  referenz: optionalerText({ max: 40 }),
  version: zahl(NEU_OEFFNEN, { min: 0, max: 2_147_483_647 }),
  was: z.enum(BEITRAGSSCHRITTE, 'Bitte wählen Sie aus, was Sie tun möchten.'),
  /** What is said to who releases it, or to who asked for the release. */
  hinweis: optionalerText({ max: 2000, zuLang: 'Bitte kürzen Sie den Hinweis.' }),
  /** Stores it although somebody else was faster. */
  ersetzen: haken(),
  ab_datum: emptyOr(datum(TAG, { vergangen: true })),
  ab_zeit: emptyOr(zeit(UHRZEIT)),
  bis_datum: emptyOr(datum(TAG, { vergangen: true })),
  bis_zeit: emptyOr(zeit(UHRZEIT)),
  ...begleitfelder,
};

const rahmenSchema = z.object(beitragsrahmen);
type Rahmen = z.output<typeof rahmenSchema>;

export const zeitraumRegeln = [
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

/** `POST /api/intranet/redaktion/wiederherstellen`: an earlier version becomes the newest. */
export const wiederherstellenSchema = z.object({
  referenz: pflichtText(NEU_OEFFNEN, { max: 40 }),
  version: zahl(NEU_OEFFNEN, { min: 1, max: 2_147_483_647 }),
  fassung: zahl(NEU_OEFFNEN, { min: 1, max: 2_147_483_647 }),
  ...begleitfelder,
});
export type Wiederherstellung = z.output<typeof wiederherstellenSchema>;

/** `IN-2026-0001:3`: an entry, and the version of it that was seen; `seite/wald:0`: one of the content that nobody has written on. */
const GESEHEN = /^(?:[A-Z]{2}-\d{4}-\d{4,9}|[a-z-]{1,60}\/.{1,300}):\d{1,9}$/;
const AUSWAHL_FEHLT = 'Bitte wählen Sie aus, welche Beiträge gemeint sind.';
/** Ticked once, a box is sent as one word. */
const readAuswahl = (wert: unknown): unknown => [wert ?? []].flat();

/** `POST /api/intranet/redaktion/mehrere`: what the newest versions say is released, or the entries are withdrawn. */
export const mehrereSchema = z.object({
  beitraege: z.pipe(
    z.transform(readAuswahl),
    z
      .array(z.string(AUSWAHL_FEHLT).check(z.regex(GESEHEN, AUSWAHL_FEHLT)), AUSWAHL_FEHLT)
      .check(z.minLength(1, AUSWAHL_FEHLT), z.maxLength(50, 'Bitte wählen Sie höchstens 50 Beiträge aus.')),
  ),
  was: z.enum(['freigeben', 'zurueckziehen'], 'Bitte wählen Sie aus, was Sie tun möchten.'),
  /** Links to what is withdrawn may lead nowhere. */
  ohne_ersatz: haken(),
  ...begleitfelder,
});
export type Sammelbearbeitung = z.output<typeof mehrereSchema>;

/** What was typed, without what steers the form. */
export type BeitragEingabe = Rahmen & { titel: string } & Record<string, unknown>;
