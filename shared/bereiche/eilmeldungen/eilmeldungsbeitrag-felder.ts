import { BEITRAG_FELDER } from '../../schemas/redaktion-felder.ts';

/** Controls in the order of the page, and what they are called. */
export const EILMELDUNGSBEITRAG_FELDER = {
  titel: 'Titel',
  text: 'Text',
  link: 'Link',
  ...BEITRAG_FELDER,
} as const;
