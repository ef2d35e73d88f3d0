import { PERIOD_FIELDS } from './editorial-fields.ts';

/** Beginning of the provisional title of a copy. */
export const COPY = 'Kopie von ';

/** Fixed fields of a content entry; the others are generated from the schema of its kind. */
export const CONTENT_FIELDS = {
  schluessel: 'Adresse',
  daten: 'Angaben',
  text: 'Text',
  adresse: 'Neue Adresse',
  ersatz: 'Wohin führen Links hierher dann?',
  ...PERIOD_FIELDS,
} as const;
