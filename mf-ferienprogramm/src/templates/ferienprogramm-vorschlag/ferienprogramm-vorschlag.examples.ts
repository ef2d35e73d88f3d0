/** Organisers to choose from; none after a failed call. */
export const examples = {
  leer: {
    context: {
      brancheneintraege: {
        data: [
          { id: 1, titel: 'Ärztekammer' },
          { id: 2, titel: 'Turnverein Schwann' },
        ],
      },
    },
    options: {},
  },
  ohneVerzeichnis: { context: {}, options: {} },
};
