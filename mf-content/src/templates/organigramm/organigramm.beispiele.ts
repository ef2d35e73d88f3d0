const einheit = (titel: string, art: string, unter: unknown[] = []) => ({
  titel,
  art,
  detailURL: `/wegweiser/fachbereiche/${titel.toLowerCase()}/`,
  leitung: { name: `Leitung ${titel}`, funktion: 'Leiterin', detailURL: '/wegweiser/mitarbeiter/id_1/' },
  untergeordneteOEs: unter,
});

export const beispiele = {
  verwaltung: {
    context: {
      organigramm: {
        data: [
          einheit('Bürgermeister', 'leitung', [
            einheit('Vorzimmer', 'stab'),
            einheit('Finanzen', 'fachbereich', [einheit('Kämmerei', 'sachgebiet')]),
            { titel: 'Neu', art: 'unbekannt', untergeordneteOEs: null },
            null,
          ]),
        ],
      },
    },
    options: {},
  },
  ausgefallen: { context: { organigramm: null }, options: {} },
};
