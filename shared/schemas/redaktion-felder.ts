/** When an entry is public. */
export const ZEITRAUM_FELDER = {
  ab_datum: 'Veröffentlichen ab',
  ab_zeit: 'Uhrzeit des Beginns',
  bis_datum: 'Veröffentlichen bis',
  bis_zeit: 'Uhrzeit des Endes',
} as const;
