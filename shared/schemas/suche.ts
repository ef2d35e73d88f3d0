import { z } from 'zod';
import { listSchema } from './liste.ts';
import { lokalesZielSchema } from './ziel.ts';

/** A piece of an excerpt. `treffer`: it is what was searched for. Always plain text, never HTML. */
export const auszugTeilSchema = z.object({ text: z.string(), treffer: z.boolean() });
export type AuszugTeil = z.infer<typeof auszugTeilSchema>;

const eintragSchema = z.object({
  /** Kind of content, e.g. `artikel`; new kinds may come at any time. */
  typ: z.string(),
  /** German name of the kind for one entry, e.g. 'Meldung'. */
  typTitel: z.string(),
  titel: z.string(),
  /** Path of the page. */
  url: lokalesZielSchema,
});

/** One hit of the site's search. */
export const sucheTrefferSchema = eintragSchema.extend({
  /** Where it stands in the main menu: the titles above it, from the section down. */
  ort: z.array(z.string()),
  /** Calendar day `YYYY-MM-DD`; null where a date would say nothing. */
  datum: z.string().nullish(),
  auszug: z.array(auszugTeilSchema),
});

/** How many hits a kind of content has, whatever kind is shown. */
export const sucheFacetteSchema = z.object({
  typ: z.string(),
  /** German name of the kind for several entries, e.g. 'Meldungen'. */
  titel: z.string(),
  anzahl: z.number().int(),
});

/** Reply of `GET /api/cms/suche?q=&typ=&seite=`. */
export const sucheSchema = listSchema(sucheTrefferSchema).extend({
  /** Hits of the kind shown, on all pages. */
  anzahl: z.number().int(),
  facetten: z.array(sucheFacetteSchema),
  /** Nothing was found for what was typed: the hits are those of this spelling. */
  meintenSie: z.string().nullish(),
  /** Words that hardly anything has as a whole: hits are also those of their parts. */
  zerlegt: z.array(z.object({ wort: z.string(), teile: z.array(z.string()) })),
});
export type Suche = z.infer<typeof sucheSchema>;

/** One suggestion while somebody types. */
export type SucheVorschlag = z.infer<typeof eintragSchema>;

/** Reply of `GET /api/cms/suche/vorschlaege?q=`: entries of one kind stand together. */
export const vorschlaegeSchema = z.object({ data: z.array(eintragSchema).max(8) });
