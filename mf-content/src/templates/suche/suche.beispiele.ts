const treffer = (nummer: number) => ({
  typ: nummer % 2 ? 'artikel' : 'seite',
  typTitel: nummer % 2 ? 'Meldung' : 'Seite',
  titel: `Abfalltermine, Teil ${nummer}`,
  url: `/abfall-${nummer}/`,
  ort: nummer % 2 ? ['Aktuelles', 'Neuigkeiten'] : [],
  datum: nummer % 2 ? `2026-03-${String(nummer).padStart(2, '0')}` : null,
  auszug: [
    { text: 'Die nächsten ', treffer: false },
    { text: 'Abfalltermine', treffer: true },
    { text: ' stehen im Kalender <b>.', treffer: false },
  ],
});

const antwort = (anzahl: number, page = 1) => ({
  data: Array.from({ length: Math.min(10, anzahl) }, (_, index) => treffer(index + 1)),
  pagination: { page, pages: Math.max(1, Math.ceil(anzahl / 10)) },
  anzahl,
  facetten: anzahl
    ? [
        { typ: 'seite', titel: 'Seiten', anzahl: 5 },
        { typ: 'artikel', titel: 'Meldungen', anzahl: 1007 },
      ]
    : [],
  meintenSie: null as string | null,
  zerlegt: [] as { wort: string; teile: string[] }[],
});
const ziele = [
  { titel: 'Abfalltermine', href: '/abfalltermine/' },
  { titel: 'Bürgerbüro', href: '/buergerbuero/' },
];

export const beispiele = {
  treffer: { context: { suche: antwort(1012, 2) }, options: { ziele } },
  einTreffer: { context: { suche: antwort(1) }, options: { ziele } },
  nichts: { context: { suche: antwort(0) }, options: { ziele } },
  andereSchreibung: { context: { suche: { ...antwort(3), meintenSie: 'Personalausweis' } }, options: { ziele } },
  zerlegt: {
    context: { suche: { ...antwort(2), zerlegt: [{ wort: 'Hallengebühren', teile: ['Hallen', 'Gebühren'] }] } },
    options: { ziele },
  },
  ausgefallen: { context: { suche: { data: [], pagination: { page: 1, pages: 1 } } }, options: { ziele } },
  luecken: {
    context: { suche: { data: [null, { titel: 'Nur Titel' }, { titel: 'Mit Ziel', url: '/x/' }], anzahl: 3 } },
    options: { ziele: 'keine' },
  },
  leer: { context: {}, options: {} },
};
