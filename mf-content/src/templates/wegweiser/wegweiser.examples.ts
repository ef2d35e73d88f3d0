const leistung = (title: string) => ({
  titel: title,
  einleitung: `${title} kurz erklärt.`,
  detailURL: `/wegweiser/leistungen/${title.toLowerCase()}/`,
});
const selection = {
  buchstaben: ['A', 'P'],
  lebenslagen: [
    { id: 'umzug', titel: 'Umzug', text: 'Wohnen', anzahl: 2 },
    { id: 'ausweise', titel: 'Ausweise', text: null, anzahl: 1 },
  ],
};
const pages = { page: 1, pages: 1 };

export const examples = {
  alle: {
    context: {
      leistungen: {
        data: ['Abmeldung', 'Ämterlotse', 'Personalausweis'].map(leistung),
        pagination: { page: 1, pages: 2 },
        anzahl: 3,
        auswahl: selection,
      },
    },
    options: {},
  },
  nichts: { context: { leistungen: { data: [], pagination: pages, anzahl: 0, auswahl: selection } }, options: {} },
  luecken: {
    context: { leistungen: { data: [null, { titel: 'Pass' }, leistung('Pacht')], anzahl: 1, auswahl: 'keine' } },
    options: {},
  },
  ausgefallen: { context: { leistungen: { data: [], pagination: pages } }, options: {} },
};
