/** A visitor, and a member of staff. */
export const examples = {
  besuch: { context: { konto: { data: [], pagination: { page: 1, pages: 1 } } }, options: {} },
  angemeldet: {
    context: {
      konto: {
        id: 1,
        uuid: '00000000-0000-4000-8000-000000000000',
        vorname: 'Ines',
        nachname: 'Traub',
        email: 'intranet@musterhardt.example',
        rollen: ['mitarbeiter'],
        pw_geaendert: true,
      },
      aufgaben: {
        data: [
          {
            titel: 'Freigaben',
            hinweis: 'Einsendungen, über die noch niemand entschieden hat',
            anzahl: 12,
            ueberfaellig: 3,
            href: '/intranet/freigaben/',
          },
          {
            titel: 'Beiträge zur Freigabe',
            hinweis: 'Beiträge, die andere Ihnen vorgelegt haben',
            anzahl: 1,
            ueberfaellig: 0,
            href: '/intranet/redaktion/?ansicht=vorgelegt',
          },
        ],
      },
      texte: {
        data: [
          {
            id: 7,
            titel: 'Wartung',
            einleitung: 'Am Samstag.',
            datum_von: '2026-03-09',
            rubrik: { url: 'it', titel: 'IT' },
            neu: true,
            detailURL: '/intranet/it/7/',
          },
        ],
      },
    },
    options: {},
  },
};
