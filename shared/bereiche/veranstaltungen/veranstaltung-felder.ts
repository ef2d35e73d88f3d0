import { BILD_FELDER } from '../../formular/bild-felder-texte.ts';
/** Labels of the form in the order of the page; the mails name the answers by them. */
export const VERANSTALTUNG_FELDER = {
  titel: 'Titel der Veranstaltung',
  veranstaltungen_rubrik: 'Rubriken',
  text: 'Beschreibung',
  veranstalter_brancheneintrag_zuordnung: 'Veranstalter aus der Liste',
  veranstalter: 'Anderer Veranstalter',
  veranstaltungsort: 'Veranstaltungsort',
  datum_von: 'Datum von',
  datum_bis: 'Datum bis',
  zeit_von: 'Uhrzeit von',
  zeit_bis: 'Uhrzeit bis',
  link: 'Link',
  linktext: 'Linktext',
  ...BILD_FELDER,
  ansprechpartner: 'Ansprechpartner',
  telefon: 'Telefon',
  email: 'E-Mail-Adresse',
  rechte: 'Rechte',
  datenschutz: 'Datenschutzerklärung',
} as const;
