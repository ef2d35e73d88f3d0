import * as z from 'zod/mini';
import { companionFields, optionalText, requiredText } from '../pieces.ts';

/** `POST /api/intranet/redaktion/seite`: creates a page below another, renames or moves it, or adds it to the menu. */
export const pageOrderSchema = z.object({
  /** `IN-2026-0001:3` or `seite/wald:0`: the page and the version seen; empty: a new page. */
  wahl: optionalText({ max: 400 }),
  titel: requiredText('Bitte nennen Sie den Titel der Seite.', { max: 300 }),
  /** Path of the page above it. */
  unter: requiredText('Bitte wählen Sie, unter welcher Seite sie steht.', { max: 300 }),
  /** Its own part of the address; empty: from the title. */
  kurz: optionalText({ max: 100 }),
  /** Place in the main menu, as `stellen` of the form names it; empty: none. */
  menue: optionalText({ max: 1000 }),
  /** Pattern of a new page; empty: none. */
  muster: optionalText({ max: 400 }),
  ...companionFields,
});
export type PageOrder = z.output<typeof pageOrderSchema>;
