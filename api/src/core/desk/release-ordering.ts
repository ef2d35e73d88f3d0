/** Columns by which the inbox can be sorted; `-` reverses the order. */
export const RELEASE_ORDERINGS = [
  'eingegangen',
  '-eingegangen',
  'formular',
  '-formular',
  'stand',
  '-stand',
  'zustaendig',
  '-zustaendig',
] as const;
export type ReleaseOrdering = (typeof RELEASE_ORDERINGS)[number];
