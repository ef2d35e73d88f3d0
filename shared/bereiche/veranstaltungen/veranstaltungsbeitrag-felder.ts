import { BEITRAG_FELDER } from '../../schemas/redaktion-felder.ts';

/** Controls in the order of the page, and what they are called. */
export const VERANSTALTUNGSBEITRAG_FELDER = {
  titel: 'Titel',
  veranstaltungen_rubrik: 'Rubriken',
  einleitung: 'Einleitung',
  text: 'Beschreibung',
  veranstalter_brancheneintrag_zuordnung: 'Veranstalter aus dem Verzeichnis',
  veranstalter: 'Anderer Veranstalter',
  eintritt: 'Eintritt',
  veranstaltungsort: 'Veranstaltungsort',
  datum_von: 'Datum von',
  datum_bis: 'Datum bis',
  zeit_von: 'Uhrzeit von',
  zeit_bis: 'Uhrzeit bis',
  link: 'Link',
  linktext: 'Linktext',
  ...BEITRAG_FELDER,
} as const;
