import { z } from 'zod';
import { listSchema } from './list.ts';
import { localTargetSchema } from './target.ts';

/** A part of an excerpt. `treffer`: matches the search. Always plain text, never HTML. */
export const statementPartSchema = z.object({ text: z.string(), treffer: z.boolean() });
export type StatementPart = z.infer<typeof statementPartSchema>;

const entrySchema = z.object({
  /** Kind of content, e.g. `artikel`; further kinds may be added. */
  typ: z.string(),
  /** German singular name of the kind, e.g. 'Meldung'. */
  typTitel: z.string(),
  titel: z.string(),
  /** Path of the page. */
  url: localTargetSchema,
});

/** A hit of the site search. */
export const searchHitSchema = entrySchema.extend({
  /** Breadcrumb: titles of its ancestors in the main menu, from the top. */
  ort: z.array(z.string()),
  /** Calendar day `YYYY-MM-DD`; null if a date is not relevant. */
  datum: z.string().nullish(),
  auszug: z.array(statementPartSchema),
});

/** Number of hits of a kind of content, regardless of the selected kind. */
export const searchFacetSchema = z.object({
  typ: z.string(),
  /** German plural name of the kind, e.g. 'Meldungen'. */
  titel: z.string(),
  anzahl: z.number().int(),
});

/** Reply of `GET /api/cms/suche?q=&typ=&seite=`. */
export const searchSchema = listSchema(searchHitSchema).extend({
  /** Hits of the selected kind, on all pages. */
  anzahl: z.number().int(),
  facetten: z.array(searchFacetSchema),
  /** The search had no hits; these are hits of this corrected spelling. */
  meintenSie: z.string().nullish(),
  /** Compounds with hardly any hits of their own: hits of their parts are included. */
  zerlegt: z.array(z.object({ wort: z.string(), teile: z.array(z.string()) })),
});
export type Search = z.infer<typeof searchSchema>;

/** A suggestion while typing. */
export type SearchSuggestion = z.infer<typeof entrySchema>;

/** Reply of `GET /api/cms/suche/vorschlaege?q=`, grouped by kind. */
export const suggestionsSchema = z.object({ data: z.array(entrySchema).max(8) });
