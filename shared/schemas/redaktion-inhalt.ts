import * as z from 'zod/mini';
import { datum, emptyOr, haken, optionalerText, zeit } from './bausteine.ts';
import { beitragsrahmen, TAG, UHRZEIT, zeitraumRegeln } from './redaktion-beitrag.ts';

const LAENGSTENS = 400_000;

const eintragFelder = {
  /** Tells it from the others of its kind; of a new one what its address begins with, or empty. */
  schluessel: optionalerText({ max: 300 }),
  /** The entry as JSON. */
  daten: optionalerText({ max: LAENGSTENS, zuLang: 'Bitte kürzen Sie die Angaben.' }),
  /** Markdown below it, where its kind has one. */
  text: optionalerText({ max: LAENGSTENS, zuLang: 'Bitte kürzen Sie den Text.' }),
};

/**
 * `POST /api/intranet/redaktion/vorschau`: a page as it is being written. `token`: that of its preview, once it has one. `am`,
 * `um`: day and time it is shown for, without them now.
 */
export const vorschauEingabeSchema = z.object({
  ...eintragFelder,
  /** Kind of the entry; empty: a page. */
  art: optionalerText({ max: 60 }),
  token: optionalerText({ max: 32 }),
  am: emptyOr(datum(TAG, { vergangen: true })),
  um: emptyOr(zeit(UHRZEIT)),
});
export const vorschauSchema = z.object({ token: z.string(), href: z.string() });

/** `POST /api/intranet/redaktion/pruefung`: an entry as it is being written. */
export const pruefungEingabeSchema = z.object({ ...eintragFelder, art: optionalerText({ max: 60 }) });

/** `POST /api/intranet/redaktion/inhalt`: an entry of the content, measured by the schema of its kind in the api. */
export const inhaltBeitragSchema = z
  .object({
    ...beitragsrahmen,
    /** Kind of the entry, as the content has it. */
    art: optionalerText({ max: 60 }),
    ...eintragFelder,
    /** Path that a page moves to; empty: it stays. */
    adresse: optionalerText({ max: 300 }),
    /** Of what is taken away: where links to it lead from then on, or that they may lead nowhere. */
    ersatz: optionalerText({ max: 1000 }),
    ohne_ersatz: haken(),
    /** What the browser has found in the preview, as JSON; empty where nobody looked. */
    barrieren: optionalerText({ max: LAENGSTENS }),
  })
  .check(...zeitraumRegeln);
