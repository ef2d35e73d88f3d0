import { amount, companionFields, figure, optionalText, requiredText } from '@gm/shared/schemas/pieces';
import * as z from 'zod/mini';

const AMOUNT = 'Bitte geben Sie den Betrag in Euro an, höchstens mit zwei Stellen nach dem Komma.';
const REFERENCE = 'Bitte geben Sie die Buchungsnummer an, zum Beispiel FP-2026-0001.';
const id = figure('Bitte laden Sie die Seite neu.', { min: 1, max: 2_147_483_647 });
const reference = requiredText(REFERENCE, { max: 100 });
const sum = amount(AMOUNT, { max: 99_999 }).check(z.positive(AMOUNT));

/**
 * Staff operations on bills and statements, `POST /api/intranet/ferienprogramm/kasse`; the upload of a statement is
 * defined in the API.
 */
export const booksOperations = [
  z.object({ vorgang: z.literal('zuordnen'), umsatz: id, referenz: reference, ...companionFields }),
  z.object({
    vorgang: z.literal('beiseite'),
    umsatz: id,
    grund: requiredText('Bitte schreiben Sie dazu, was das für ein Umsatz ist.'),
    ...companionFields,
  }),
  z.object({ vorgang: z.literal('loesen'), zahlung: id, ...companionFields }),
  z.object({
    vorgang: z.literal('zahlung'),
    referenz: reference,
    art: z.enum(['bar', 'erstattung'], 'Bitte wählen Sie aus, ob Geld kam oder zurückgeht.'),
    betrag: sum,
    notiz: optionalText(),
    /** Id of the rendered form, so that a repeated submission counts once. */
    beleg: z.uuid('Bitte laden Sie die Seite neu.'),
    ...companionFields,
  }),
  z.object({ vorgang: z.literal('sozialpass'), referenz: reference, ...companionFields }),
  z.object({
    vorgang: z.literal('ermaessigung'),
    referenz: reference,
    betrag: sum,
    grund: requiredText('Bitte nennen Sie den Grund. Er steht auf der Rechnung.'),
    ...companionFields,
  }),
  z.object({ vorgang: z.literal('ermaessigung_ende'), id, ...companionFields }),
  z.object({ vorgang: z.literal('erinnern'), ...companionFields }),
] as const;
export type BooksOperation = z.output<(typeof booksOperations)[number]>;
