import { PERIOD_FIELDS } from './editorial-fields.ts';

/** Fixed fields of a content entry; the others are generated from the schema of its kind. */
export const CONTENT_FIELDS = {
  schluessel: 'Adresse',
  daten: 'Angaben',
  text: 'Text',
  adresse: 'Neue Adresse',
  ersatz: 'Wohin führen Links hierher dann?',
  ...PERIOD_FIELDS,
} as const;
