const week = {
  halle: 'Turn- und Festhalle Schwann',
  tage: Array.from({ length: 7 }, (_, index) => ({
    tag: `2026-03-${String(9 + index).padStart(2, '0')}`,
    belegungen:
      index === 1
        ? [
            {
              titel: 'Training',
              hallenteile: 'Bühne',
              beginn: '2026-03-10T18:00',
              ende: '2026-03-10T20:00',
              angefragt: false,
              konflikt: false,
            },
          ]
        : [],
  })),
};

/** A week of a hall, and a failed call. */
export const examples = {
  woche: {
    context: {
      hallen: { hallen: [week.halle, 'Musterhardthalle'], woche: week, vorher: '2026-03-02', nachher: '2026-03-16' },
    },
    options: {},
  },
  ausgefallen: { context: { hallen: { data: [], pagination: { page: 1, pages: 1 } } }, options: {} },
};
