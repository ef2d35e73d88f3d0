/** Columns that the inbox of the desk can be sorted by; with `-` in front the other way round. */
export const FREIGABEORDNUNGEN = [
  'eingegangen',
  '-eingegangen',
  'formular',
  '-formular',
  'stand',
  '-stand',
  'zustaendig',
  '-zustaendig',
] as const;
export type Freigabeordnung = (typeof FREIGABEORDNUNGEN)[number];
