/** Organisers of the directory, for examples. */
export const EINTRAEGE = [
  { id: 1, titel: 'Ärztekammer' },
  { id: 2, titel: 'Turnverein Schwann' },
];
