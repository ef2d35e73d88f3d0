const note = {
  id: 3,
  titel: 'Satzung',
  rubrik: { typ: 'satzungen', titel: 'Satzungen' },
  einleitung: 'Neue Gebühren.',
  datum_von: '2026-03-01',
  datum_bis: '2026-04-30',
  abgelaufen: false,
  text: '<h2>§ 1 Gebühr</h2><p>Zwei Euro.</p>',
  pdfURL: '/api/cms/bekanntmachungen/3/bekanntmachung.pdf',
};

export const examples = {
  mitDateien: {
    context: {
      bekanntmachung: {
        ...note,
        dokumente: [
          {
            titel: 'Begründung mit Umweltbericht',
            href: '/api/cms/bekanntmachungen/3/dateien/begruendung.pdf',
            seiten: 48,
            groesse: 2_340_000,
          },
          { titel: 'Plan', href: '/api/cms/bekanntmachungen/3/dateien/plan.pdf', seiten: 1, groesse: null },
          { titel: 'Böse', href: 'javascript:alert(1)', seiten: 1, groesse: 1 },
        ],
      },
    },
    options: {},
  },
  aktuell: { context: { bekanntmachung: note }, options: {} },
  abgelaufen: { context: { bekanntmachung: { ...note, abgelaufen: true } }, options: {} },
  karg: { context: { bekanntmachung: { titel: 'Nur ein Titel', pdfURL: 'javascript:alert(1)' } }, options: {} },
};
