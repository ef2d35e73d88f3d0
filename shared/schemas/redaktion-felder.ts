/** When an entry is public. */
export const ZEITRAUM_FELDER = {
  ab_datum: 'Veröffentlichen ab',
  ab_zeit: 'Uhrzeit des Beginns',
  bis_datum: 'Veröffentlichen bis',
  bis_zeit: 'Uhrzeit des Endes',
} as const;

const BILD_FELDER = {
  bild: 'Bild',
  bild_entfernen: 'Bild entfernen',
  bildtext: 'Bildtext',
  bildcopyright: 'Bildcopyright',
} as const;

/** Controls that every kind of entry has, and what they are called. */
export const BEITRAG_FELDER = { ...BILD_FELDER, ...ZEITRAUM_FELDER } as const;
