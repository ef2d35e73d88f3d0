/** Labels of the form in the order of the page. */
export const RATSABO_FELDER = {
  email: 'E-Mail-Adresse',
  datenschutz: 'Datenschutz',
} as const;
