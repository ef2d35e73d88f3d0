/** Labels of the form in the order of the page. */
export const ABFALLERINNERUNG_FELDER = {
  strasse: 'Straße',
  arten: 'Abfallarten',
  email: 'E-Mail-Adresse',
  datenschutz: 'Datenschutz',
} as const;
