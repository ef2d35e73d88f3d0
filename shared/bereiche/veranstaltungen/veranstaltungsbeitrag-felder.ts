import { ORT_UND_ZEIT_FELDER } from '../../formular/veranstaltung/ort-und-zeit-texte.ts';
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
  ...ORT_UND_ZEIT_FELDER,
  link: 'Link',
  linktext: 'Linktext',
  ...BEITRAG_FELDER,
} as const;
