/** Columns of the list of links that it can be sorted by; with `-` in front the other way round. */
export const LINKORDNUNGEN = ['url', '-url', 'befund', '-befund', 'seit', '-seit'] as const;
export type Linkordnung = (typeof LINKORDNUNGEN)[number];
