export const examples = {
  liste: {
    context: {
      titel: 'Direkt zum richtigen Schreibtisch',
      kontakte: [
        { titel: 'Bauanträge und Bauplätze', telefon: '07082 000-72', email: 'bauamt@musterhardt.example' },
        { titel: 'Straßen und Wege', text: 'Werktags von 7 bis 16 Uhr', telefon: '07082 000-90' },
      ],
    },
    options: {},
  },
  luecken: { context: { kontakte: [{ telefon: '110' }, 'kein Objekt', { titel: 'Klima', email: null }] }, options: {} },
  leer: { context: { titel: 'Niemand' }, options: {} },
};
