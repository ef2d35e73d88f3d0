/** Columns by which the list of editors' entries can be sorted; `-` reverses the order. */
export const CONTRIBUTION_ORDERINGS = [
  'titel',
  '-titel',
  'stand',
  '-stand',
  'wer',
  '-wer',
  'geaendert',
  '-geaendert',
] as const;
export type ContributionOrdering = (typeof CONTRIBUTION_ORDERINGS)[number];
