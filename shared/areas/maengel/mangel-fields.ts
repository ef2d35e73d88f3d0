/** Labels of the form in the order of the page; mails label the answers with them. */
export const MANGEL_FIELDS = {
  art: 'Was möchten Sie melden?',
  breitengrad: 'Stelle im Plan',
  strasse: 'Straße oder Ort',
  hausnummer: 'Hausnummer',
  gleich: 'Ist es das?',
  bild: 'Foto',
  beschreibung: 'Beschreibung',
  email: 'E-Mail-Adresse',
  datenschutz: 'Datenschutz',
} as const;
