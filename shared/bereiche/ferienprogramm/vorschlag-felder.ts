import { ORT_UND_ZEIT_FELDER } from '../../formular/veranstaltung/ort-und-zeit-texte.ts';
import { GRENZEN_FELDER } from './grenzen-felder.ts';

/** Labels of the form in the order of the page; the mails name the answers by them. */
export const VORSCHLAG_FELDER = {
  titel: 'Titel der Veranstaltung',
  text: 'Beschreibung',
  ...ORT_UND_ZEIT_FELDER,
  veranstalter_brancheneintrag_zuordnung: 'Veranstalter aus der Liste',
  veranstalter: 'Anderer Veranstalter',
  ansprechpartner: 'Ansprechpartner',
  telefon: 'Telefon',
  email: 'E-Mail-Adresse',
  link: 'Link',
  linktext: 'Linktext',
  homepage: 'Homepage des Veranstalters',
  bild: 'Bild',
  bildtext: 'Bildtext',
  ansprechpartner_vorname: 'Vorname',
  ansprechpartner_name: 'Nachname',
  ansprechpartner_email: 'E-Mail-Adresse für Rückfragen',
  ansprechpartner_telefon: 'Telefon für Rückfragen',
  ...GRENZEN_FELDER,
  mitbringen: 'Mitzubringen',
  erlaubnisse: 'Erlaubnisse der Eltern',
  datenschutz: 'Datenschutzerklärung',
} as const;
