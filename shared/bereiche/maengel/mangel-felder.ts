/** Labels of the form in the order of the page; the mails name the answers by them. */
export const MANGEL_FELDER = {
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
