/** Columns by which the content list can be sorted; `-` reverses the order. */
export const CONTENT_ORDERINGS = ['titel', '-titel', 'datei', '-datei', 'geaendert', '-geaendert'] as const;
export type ContentOrdering = (typeof CONTENT_ORDERINGS)[number];
