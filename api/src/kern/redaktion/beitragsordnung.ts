/** Columns of the list of what editors wrote that it can be sorted by; with `-` in front the other way round. */
export const BEITRAGSORDNUNGEN = [
  'titel',
  '-titel',
  'stand',
  '-stand',
  'wer',
  '-wer',
  'geaendert',
  '-geaendert',
] as const;
export type Beitragsordnung = (typeof BEITRAGSORDNUNGEN)[number];
