const leistung = (titel: string) => ({
  titel,
  einleitung: `${titel} kurz erklärt.`,
  detailURL: `/wegweiser/leistungen/${titel.toLowerCase()}/`,
});
const auswahl = {
  buchstaben: ['A', 'P'],
  lebenslagen: [
    { id: 'umzug', titel: 'Umzug', text: 'Wohnen', anzahl: 2 },
    { id: 'ausweise', titel: 'Ausweise', text: null, anzahl: 1 },
  ],
};
const seiten = { page: 1, pages: 1 };

export const beispiele = {
  alle: {
    context: {
      leistungen: {
        data: ['Abmeldung', 'Ämterlotse', 'Personalausweis'].map(leistung),
        pagination: { page: 1, pages: 2 },
        anzahl: 3,
        auswahl,
      },
    },
    options: {},
  },
  nichts: { context: { leistungen: { data: [], pagination: seiten, anzahl: 0, auswahl } }, options: {} },
  luecken: {
    context: { leistungen: { data: [null, { titel: 'Pass' }, leistung('Pacht')], anzahl: 1, auswahl: 'keine' } },
    options: {},
  },
  ausgefallen: { context: { leistungen: { data: [], pagination: seiten } }, options: {} },
};
