/** Organisers of the directory to choose from; none, when they could not be had. */
export const beispiele = {
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
