import {
  amount,
  check,
  companionFields,
  date,
  email,
  figure,
  linkToken,
  requiredText,
} from '@gm/shared/schemas/pieces';
import * as z from 'zod/mini';
import { defineHelperOperations } from '../helpers/helper-operation.ts';

const AMOUNT = 'Bitte geben Sie den Betrag in Euro an, höchstens mit zwei Stellen nach dem Komma.';
const PLACES = 'Bitte geben Sie die größte Teilnehmerzahl als ganze Zahl bis 998 an.';
const num = () => figure('Bitte laden Sie die Seite neu.', { min: 1, max: 2_147_483_647 });
const questions = { notfall: check(), allergien: check(), schwimmen: check(), heimweg: check() };
const token = z.string().check(z.maxLength(100));
const voucher = z.uuid('Bitte laden Sie die Seite neu.');
const one = { token, id: num(), ...companionFields };

/** `POST /api/ferienprogramm/veranstalter/zugang`: an address, which gets a mail if it is an organiser. */
export const accessRequestSchema = z.object({ email: email(), ...companionFields });

/** `POST /api/ferienprogramm/veranstalter/anmelden`: the secret of that mail. */
export const accessSchema = z.object({ token: linkToken, ...companionFields });

/** Operations of organisers: `POST /api/ferienprogramm/veranstalter/vorgang`. */
export const organiserOperations = [
  z.object({ vorgang: z.literal('plaetze'), teilnehmer_max: figure(PLACES, { min: 1, max: 998 }), ...one }),
  z.object({
    vorgang: z.literal('nachricht'),
    betreff: requiredText('Bitte geben Sie einen Betreff an.', { max: 120 }),
    text: requiredText('Bitte schreiben Sie, was die Familien wissen sollen.', { max: 5000 }),
    beleg: voucher,
    ...one,
  }),
  z.object({
    vorgang: z.literal('auslage'),
    betrag: amount(AMOUNT, { max: 99_999 }).check(z.positive(AMOUNT)),
    wofuer: requiredText('Bitte schreiben Sie dazu, wofür.'),
    beleg: voucher,
    ...one,
  }),
  z.object({ vorgang: z.literal('auslage_ende'), auslage: num(), ...one }),
  z.object({ vorgang: z.literal('fragen'), ...questions, ...one }),
  ...defineHelperOperations(one),
  z.object({
    vorgang: z.literal('neu'),
    titel: requiredText('Bitte geben Sie den Titel der Veranstaltung an.', { min: 2 }),
    tag: date('Bitte geben Sie den ersten Tag an.', { zuFrueh: 'Der Tag darf nicht in der Vergangenheit liegen.' }),
    token,
    ...companionFields,
  }),
  z.object({ vorgang: z.literal('abmelden'), token, ...companionFields }),
] as const;
export type OrganiserOperation = z.output<(typeof organiserOperations)[number]>;

/** Operations of staff: `POST /api/intranet/ferienprogramm/veranstalter`. */
export const betreuungsOperations = [
  z.object({
    vorgang: z.literal('eintragen'),
    id: num(),
    name: requiredText('Bitte geben Sie den Namen an, zum Beispiel des Vereins.', { min: 2, max: 120 }),
    email: email(),
    ...companionFields,
  }),
  z.object({ vorgang: z.literal('austragen'), id: num(), veranstalter: num(), ...companionFields }),
  z.object({ vorgang: z.literal('fragen'), id: num(), ...questions, ...companionFields }),
  ...defineHelperOperations({ id: num(), ...companionFields }),
] as const;
export type BetreuungsOperation = z.output<(typeof betreuungsOperations)[number]>;
