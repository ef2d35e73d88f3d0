import { ZEITRAUM_FELDER } from './redaktion-felder.ts';

/** Controls of an entry of the content; those of its data are made of the schema of its kind. */
export const INHALT_FELDER = {
  schluessel: 'Adresse',
  daten: 'Angaben',
  text: 'Text',
  adresse: 'Neue Adresse',
  ersatz: 'Wohin führen Links hierher dann?',
  ...ZEITRAUM_FELDER,
} as const;
