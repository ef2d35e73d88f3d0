import { begleitfelder, betrag, datum, email, haken, linkToken, pflichtText, zahl } from '@gm/shared/schemas/bausteine';
import * as z from 'zod/mini';
import { defineHelfervorgaenge } from '../helfer/helfervorgang.ts';

const BETRAG = 'Bitte geben Sie den Betrag in Euro an, höchstens mit zwei Stellen nach dem Komma.';
const PLAETZE = 'Bitte geben Sie die größte Teilnehmerzahl als ganze Zahl bis 998 an.';
const nummer = () => zahl('Bitte laden Sie die Seite neu.', { min: 1, max: 2_147_483_647 });
const fragen = { notfall: haken(), allergien: haken(), schwimmen: haken(), heimweg: haken() };
const token = z.string().check(z.maxLength(100));
const beleg = z.uuid('Bitte laden Sie die Seite neu.');
const einer = { token, id: nummer(), ...begleitfelder };

/** `POST /api/ferienprogramm/veranstalter/zugang`: an address, which gets a mail if it looks after an event. */
export const zugangswunschSchema = z.object({ email: email(), ...begleitfelder });

/** `POST /api/ferienprogramm/veranstalter/anmelden`: the secret of that mail. */
export const zugangSchema = z.object({ token: linkToken, ...begleitfelder });

/** What organisers do: `POST /api/ferienprogramm/veranstalter/vorgang`. */
export const veranstaltervorgaenge = [
  z.object({ vorgang: z.literal('plaetze'), teilnehmer_max: zahl(PLAETZE, { min: 1, max: 998 }), ...einer }),
  z.object({
    vorgang: z.literal('nachricht'),
    betreff: pflichtText('Bitte geben Sie einen Betreff an.', { max: 120 }),
    text: pflichtText('Bitte schreiben Sie, was die Familien wissen sollen.', { max: 5000 }),
    beleg,
    ...einer,
  }),
  z.object({
    vorgang: z.literal('auslage'),
    betrag: betrag(BETRAG, { max: 99_999 }).check(z.positive(BETRAG)),
    wofuer: pflichtText('Bitte schreiben Sie dazu, wofür.'),
    beleg,
    ...einer,
  }),
  z.object({ vorgang: z.literal('auslage_ende'), auslage: nummer(), ...einer }),
  z.object({ vorgang: z.literal('fragen'), ...fragen, ...einer }),
  ...defineHelfervorgaenge(einer),
  z.object({
    vorgang: z.literal('neu'),
    titel: pflichtText('Bitte geben Sie den Titel der Veranstaltung an.', { min: 2 }),
    tag: datum('Bitte geben Sie den ersten Tag an.', { zuFrueh: 'Der Tag darf nicht in der Vergangenheit liegen.' }),
    token,
    ...begleitfelder,
  }),
  z.object({ vorgang: z.literal('abmelden'), token, ...begleitfelder }),
] as const;
export type Veranstaltervorgang = z.output<(typeof veranstaltervorgaenge)[number]>;

/** What staff do about them: `POST /api/intranet/ferienprogramm/veranstalter`. */
export const betreuungsvorgaenge = [
  z.object({
    vorgang: z.literal('eintragen'),
    id: nummer(),
    name: pflichtText('Bitte geben Sie den Namen an, zum Beispiel des Vereins.', { min: 2, max: 120 }),
    email: email(),
    ...begleitfelder,
  }),
  z.object({ vorgang: z.literal('austragen'), id: nummer(), veranstalter: nummer(), ...begleitfelder }),
  z.object({ vorgang: z.literal('fragen'), id: nummer(), ...fragen, ...begleitfelder }),
  ...defineHelfervorgaenge({ id: nummer(), ...begleitfelder }),
] as const;
export type Betreuungsvorgang = z.output<(typeof betreuungsvorgaenge)[number]>;
