import { ORT_UND_ZEIT_FELDER } from '../../formular/veranstaltung/ort-und-zeit-texte.ts';

/** Labels of the form in the order of the page; the mails name the answers by them. */
export const VERANSTALTUNG_FELDER = {
  titel: 'Titel der Veranstaltung',
  veranstaltungen_rubrik: 'Rubriken',
  text: 'Beschreibung',
  veranstalter_brancheneintrag_zuordnung: 'Veranstalter aus der Liste',
  veranstalter: 'Anderer Veranstalter',
  ...ORT_UND_ZEIT_FELDER,
  link: 'Link',
  linktext: 'Linktext',
  bild: 'Bild',
  bildtext: 'Bildtext',
  bildcopyright: 'Bildcopyright',
  ansprechpartner: 'Ansprechpartner',
  telefon: 'Telefon',
  email: 'E-Mail-Adresse',
  rechte: 'Rechte',
  datenschutz: 'Datenschutzerklärung',
} as const;
