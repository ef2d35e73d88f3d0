import { LOCATION_AND_TIME_FIELDS } from '../../../forms/event/location-and-time-texts.ts';
import { LIMITS_FIELDS } from '../limit-fields.ts';

/** Labels of the form in the order of the page; mails label the answers with them. */
export const SUGGESTION_FIELDS = {
  titel: 'Titel der Veranstaltung',
  text: 'Beschreibung',
  ...LOCATION_AND_TIME_FIELDS,
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
  ...LIMITS_FIELDS,
  mitbringen: 'Mitzubringen',
  erlaubnisse: 'Erlaubnisse der Eltern',
  datenschutz: 'Datenschutzerklärung',
} as const;
