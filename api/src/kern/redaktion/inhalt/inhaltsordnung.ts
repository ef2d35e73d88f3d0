/** Columns of the list of content that it can be sorted by; with `-` in front the other way round. */
export const INHALTSORDNUNGEN = ['titel', '-titel', 'datei', '-datei', 'geaendert', '-geaendert'] as const;
export type Inhaltsordnung = (typeof INHALTSORDNUNGEN)[number];
