export const examples = {
  zwei: {
    context: {
      titel: 'Zwei Dörfer',
      orte: [
        { titel: 'Schwann', link: '/veranstaltungen/?ortsteil=Schwann', x: 330, y: 350 },
        { titel: 'Langenalb', x: 1150, y: 300 },
        { titel: 'Ohne Ort' },
      ],
    },
    options: {},
  },
  leer: { context: {}, options: {} },
};
