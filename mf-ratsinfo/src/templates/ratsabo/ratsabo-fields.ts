/** Field labels in page order. */
export const RATSABO_FIELDS = {
  email: 'E-Mail-Adresse',
  datenschutz: 'Datenschutz',
} as const;
