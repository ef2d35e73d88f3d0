import { BEITRAG_FELDER } from '../../schemas/redaktion-felder.ts';

/** Controls in the order of the page, and what they are called. */
export const ARTIKELBEITRAG_FELDER = {
  titel: 'Titel',
  rubrik: 'Rubrik',
  einleitung: 'Einleitung',
  text: 'Text',
  highlight: 'Platz in der Übersicht',
  ...BEITRAG_FELDER,
} as const;
