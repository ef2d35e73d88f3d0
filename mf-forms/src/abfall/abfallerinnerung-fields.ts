/** Field labels in page order. */
export const ABFALLERINNERUNG_FIELDS = {
  strasse: 'Straße',
  arten: 'Abfallarten',
  email: 'E-Mail-Adresse',
  datenschutz: 'Datenschutz',
} as const;
