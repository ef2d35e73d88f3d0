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

const kinds = [
  { art: 'seite', titel: 'Seiten', gruppe: 'Seiten und Menü', anzahl: 2, neu: null },
  { art: 'gemeinde', titel: 'Angaben zur Gemeinde', gruppe: 'Verwaltung', anzahl: 1, neu: null },
];
const image = { id: 'wald', breite: 1200, hoehe: 800, farbe: '#335544', alt: '' };
const waiting = entry(4, { titel: 'Wald im Winter', vorgelegt: 'Bea Wald am 09.03.2026, 8:05 Uhr' });
const planned = entry(2, { status: 'geplant', ab: '30.11.2026, 8:00 Uhr', titel: '<b>Fest</b>', bild: image });
const none = { anzahl: 0, data: [] };

/** The start page with and without entries; the list in every state, none, and a failed call. */
export const examples = {
  start: {
    context: {
      redaktion: {
        ...answer([]),
        start: {
          zuletzt: [planned, entry(1)],
          aufMich: { anzahl: 12, data: [waiting] },
          aufAndere: none,
          geplant: {
            anzahl: 1,
            tage: [
              {
                titel: 'Montag, 30. November',
                data: [{ was: 'erscheint', uhrzeit: '08:00 Uhr', eintrag: planned }],
              },
            ],
          },
          arten: kinds,
        },
      },
    },
    options: {},
  },
  startLeer: {
    context: {
      redaktion: {
        ...answer([]),
        start: { zuletzt: [], aufMich: none, aufAndere: none, geplant: { anzahl: 0, tage: [] }, arten: kinds },
      },
    },
    options: {},
  },
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
