const unit = (title: string, kind: string, under: unknown[] = []) => ({
  titel: title,
  art: kind,
  detailURL: `/wegweiser/fachbereiche/${title.toLowerCase()}/`,
  leitung: { name: `Leitung ${title}`, funktion: 'Leiterin', detailURL: '/wegweiser/mitarbeiter/id_1/' },
  untergeordneteOEs: under,
});

export const examples = {
  verwaltung: {
    context: {
      organigramm: {
        data: [
          unit('Bürgermeister', 'leitung', [
            unit('Vorzimmer', 'stab'),
            unit('Finanzen', 'fachbereich', [unit('Kämmerei', 'sachgebiet')]),
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
