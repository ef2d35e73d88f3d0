import * as z from 'zod/mini';
import { countCharacters } from '../../regeln/count-characters.ts';
import { mustBeComplete } from '../../regeln/redaktion.ts';
import { haken, optionalerText, regel } from '../../schemas/bausteine.ts';
import {
  beitragsrahmen,
  bildfelder,
  bildRegeln,
  TEXT_FEHLT,
  text,
  titel,
  zeitraumRegeln,
} from '../../schemas/redaktion-beitrag.ts';

const artikelFelder = z.object({
  titel,
  rubrik: optionalerText({ max: 60 }),
  einleitung: optionalerText({ max: 500 }),
  text,
  highlight: haken(),
  ...bildfelder,
  ...beitragsrahmen,
});
type ArtikelEingabe = z.output<typeof artikelFelder>;

/** A draft may have gaps; what is released may not. */
export const artikelBeitragSchema = artikelFelder.check(
  regel<ArtikelEingabe>('rubrik', 'Bitte wählen Sie eine Rubrik aus.', ({ was, rubrik }) =>
    Boolean(!mustBeComplete(was) || rubrik),
  ),
  regel<ArtikelEingabe>('text', TEXT_FEHLT, ({ was, text = '' }) => !mustBeComplete(was) || countCharacters(text) > 0),
  ...bildRegeln,
  ...zeitraumRegeln,
);
