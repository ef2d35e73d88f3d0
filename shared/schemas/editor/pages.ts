import { z } from 'zod';

const choiceSchema = z.object({ wert: z.string(), text: z.string() });

/** One page of the tree. */
const treePageSchema = z.object({
  titel: z.string(),
  pfad: z.string(),
  /** Its level below the first pages of the answer. */
  tiefe: z.number().int().min(0),
  /** Pages below it at all levels, in the answer or not. */
  unterseiten: z.number().int().min(0),
  /** State in words; empty if it is public without later changes. */
  stand: z.string(),
  /** It is in the main menu. */
  imMenue: z.boolean(),
  /** Its form. */
  bearbeiten: z.string(),
  /** Form of its title, address and place in the menu; null if the account may not publish it. */
  einrichten: z.string().nullable(),
  /** Form of a new page below it; null for a page that is not public. */
  darunter: z.string().nullable(),
});
export type TreePage = z.output<typeof treePageSchema>;

/** `GET /api/intranet/redaktion/seiten`: pages in the order of the tree. */
export const pageTreeSchema = z.object({
  data: z.array(treePageSchema),
  /** Number of pages that fit the search. */
  anzahl: z.number().int(),
  /** There are more pages at the first level than the answer has. */
  istMehr: z.boolean(),
  /** The page whose branch is shown. */
  zweig: z.object({ titel: z.string(), pfad: z.string() }).nullable(),
  /** Form of the main menu; null if the account may not edit it. */
  menue: z.string().nullable(),
});
export type PageTree = z.output<typeof pageTreeSchema>;

/** `GET /api/intranet/redaktion/seite`: title, address and place in the menu of a page, or of a new one. */
export const pagePlaceSchema = z.object({
  /** Identifies page and version for the change; empty: a new page. */
  wahl: z.string(),
  titel: z.string(),
  /** Present path; empty: a new page. */
  pfad: z.string(),
  /** The path above it, and its own part. */
  unter: z.string(),
  kurz: z.string(),
  /** Pages it may stand under; empty if they are too many to choose from. */
  seiten: z.array(choiceSchema),
  /** The change is public at once; otherwise it is stored with the draft. */
  isPublic: z.boolean(),
  /** Where it is in the main menu, as text; empty: nowhere. */
  imMenue: z.string(),
  /** Form of the main menu; null if the account may not change it. */
  menue: z.string().nullable(),
  /** Places of the main menu to choose from, and the chosen one. */
  stellen: z.array(choiceSchema),
  stelle: z.string(),
  /** Patterns of a new page. */
  muster: z.array(choiceSchema),
  /** Its form; empty: a new page. */
  bearbeiten: z.string(),
});
export type PagePlace = z.output<typeof pagePlaceSchema>;
