const termin = {
  titel: 'Termin im Bürgerbüro',
  text: 'Anliegen, Tag und Uhrzeit wählen',
  link: 'https://termine.musterhardt.example/',
  symbol: 'termin',
  extern: true,
};

export const examples = {
  themen: {
    context: {
      themen: [
        { titel: 'Ausweise und Meldewesen', dienste: [termin] },
        { titel: 'Familie', dienste: [{ titel: 'Kita-Vormerkung', link: '/kitavormerksystem/', symbol: 'baby' }] },
      ],
    },
    options: {},
  },
  luecken: {
    context: {
      themen: [
        null,
        { titel: 'Leer', dienste: [{ titel: 'Ohne Ziel' }, { titel: 'Böse', link: 'javascript:alert(1)' }] },
        { titel: 'Rest', dienste: [{ ...termin, symbol: 'mond', extern: null }] },
      ],
    },
    options: {},
  },
  leer: { context: {}, options: {} },
};
