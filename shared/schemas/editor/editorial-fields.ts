/** Publication period. */
export const PERIOD_FIELDS = {
  ab_datum: 'Veröffentlichen ab',
  ab_zeit: 'Uhrzeit des Beginns',
  bis_datum: 'Veröffentlichen bis',
  bis_zeit: 'Uhrzeit des Endes',
} as const;
