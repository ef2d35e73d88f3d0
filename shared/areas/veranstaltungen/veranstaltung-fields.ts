import { LOCATION_AND_TIME_FIELDS } from '../../forms/event/location-and-time-texts.ts';

/** Labels of the form in the order of the page; mails label the answers with them. */
export const VERANSTALTUNG_FIELDS = {
  titel: 'Titel der Veranstaltung',
  veranstaltungen_rubrik: 'Rubriken',
  text: 'Beschreibung',
  veranstalter_brancheneintrag_zuordnung: 'Veranstalter aus der Liste',
  veranstalter: 'Anderer Veranstalter',
  ...LOCATION_AND_TIME_FIELDS,
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
