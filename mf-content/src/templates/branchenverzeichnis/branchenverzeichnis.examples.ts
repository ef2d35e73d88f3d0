const entry = (num: number, fields: object = {}) => ({
  id: num,
  titel: `Turnverein ${num}`,
  typ: 'vereine',
  rubrik: 'Sport',
  einleitung: 'Wir turnen.',
  adresse: { strasse: 'Talstraße 1', plz: '75334', ort: 'Musterhardt-Schwann' },
  telefon: '07082 000-1',
  detailURL: `/branchenverzeichnis/turnverein-id_${num}/`,
  ...fields,
});
const selection = {
  typen: [
    { typ: 'vereine', titel: 'Vereine', anzahl: 40 },
    { typ: 'firmen', titel: 'Firmen', anzahl: 20 },
  ],
  rubriken: [
    { id: 2, rubrik: 'Handwerk', anzahl: 12 },
    { id: 1, rubrik: 'Sport', anzahl: 48 },
  ],
  buchstaben: ['0-9', 'A', 'T'],
};

export const examples = {
  liste: {
    context: {
      verzeichnis: {
        data: Array.from({ length: 25 }, (_, index) => entry(index + 1)),
        pagination: { page: 2, pages: 3 },
        anzahl: 1060,
        auswahl: selection,
      },
    },
    options: {},
  },
  nichts: {
    context: {
      verzeichnis: {
        data: [],
        pagination: { page: 1, pages: 1 },
        anzahl: 0,
        auswahl: { typen: [], rubriken: [], buchstaben: [] },
      },
    },
    options: {},
  },
  luecken: {
    context: { verzeichnis: { data: [null, { titel: '' }, { titel: 'Nur ein Name' }], anzahl: 1, auswahl: 'x' } },
    options: {},
  },
  ausgefallen: { context: { verzeichnis: { data: [], pagination: { page: 1, pages: 1 } } }, options: {} },
};
