const entry = (num: number, fields: object = {}) => ({
  referenz: `AR-2026-000${num}`,
  art: 'artikel',
  bezeichnung: 'Artikel',
  titel: `Neue Brücke ${num}`,
  status: 'Entwurf',
  geaendert: '09.03.2026, 8:05 Uhr',
  wer: 'Redzep Aktan',
  ab: null,
  bis: null,
  ungeprueft: false,
  detailURL: `/intranet/redaktion/AR-2026-000${num}/`,
  version: num === 3 ? 5 : 2,
  ...fields,
});
const answer = (data: object[]) => ({
  data,
  pagination: { page: 1, pages: 1 },
  anzahl: data.length,
  ansicht: 'alle',
  ansichten: { alle: data.length, Entwurf: 1, geplant: 1, veröffentlicht: 1, zurückgezogen: 0 },
  arten: [
    { art: 'artikel', titel: 'Artikel', neu: '/intranet/redaktion/inhalt-artikel/' },
    { art: 'inhalt', titel: 'Inhalt', neu: null },
  ],
});

/** Entries in every state, none, and a failed call. */
export const examples = {
  voll: {
    context: {
      redaktion: answer([
        entry(1),
        entry(2, { status: 'geplant', ab: '10.03.2026, 9:00 Uhr', titel: '<b>Fest</b>' }),
        entry(3, { status: 'veröffentlicht', ab: '01.03.2026, 9:00 Uhr', ungeprueft: true }),
      ]),
    },
    options: {},
  },
  leer: { context: { redaktion: answer([]) }, options: {} },
  ausgefallen: { context: { redaktion: null }, options: {} },
};
