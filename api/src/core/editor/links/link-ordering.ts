/** Columns by which the link list can be sorted; `-` reverses the order. */
export const LINK_ORDERINGS = ['url', '-url', 'befund', '-befund', 'seit', '-seit'] as const;
export type LinkOrdering = (typeof LINK_ORDERINGS)[number];
