const hit = (num: number) => ({
  typ: num % 2 ? 'artikel' : 'seite',
  typTitel: num % 2 ? 'Meldung' : 'Seite',
  titel: `Abfalltermine, Teil ${num}`,
  url: `/abfall-${num}/`,
  ort: num % 2 ? ['Aktuelles', 'Neuigkeiten'] : [],
  datum: num % 2 ? `2026-03-${String(num).padStart(2, '0')}` : null,
  auszug: [
    { text: 'Die nächsten ', treffer: false },
    { text: 'Abfalltermine', treffer: true },
    { text: ' stehen im Kalender <b>.', treffer: false },
  ],
});

const answer = (count: number, page = 1) => ({
  data: Array.from({ length: Math.min(10, count) }, (_, index) => hit(index + 1)),
  pagination: { page, pages: Math.max(1, Math.ceil(count / 10)) },
  anzahl: count,
  facetten: count
    ? [
        { typ: 'seite', titel: 'Seiten', anzahl: 5 },
        { typ: 'artikel', titel: 'Meldungen', anzahl: 1007 },
      ]
    : [],
  meintenSie: null as string | null,
  zerlegt: [] as { wort: string; teile: string[] }[],
});
const targets = [
  { titel: 'Abfalltermine', href: '/abfalltermine/' },
  { titel: 'Bürgerbüro', href: '/buergerbuero/' },
];

export const examples = {
  treffer: { context: { suche: answer(1012, 2) }, options: { ziele: targets } },
  einTreffer: { context: { suche: answer(1) }, options: { ziele: targets } },
  nichts: { context: { suche: answer(0) }, options: { ziele: targets } },
  andereSchreibung: {
    context: { suche: { ...answer(3), meintenSie: 'Personalausweis' } },
    options: { ziele: targets },
  },
  zerlegt: {
    context: { suche: { ...answer(2), zerlegt: [{ wort: 'Hallengebühren', teile: ['Hallen', 'Gebühren'] }] } },
    options: { ziele: targets },
  },
  ausgefallen: { context: { suche: { data: [], pagination: { page: 1, pages: 1 } } }, options: { ziele: targets } },
  luecken: {
    context: { suche: { data: [null, { titel: 'Nur Titel' }, { titel: 'Mit Ziel', url: '/x/' }], anzahl: 3 } },
    options: { ziele: 'keine' },
  },
  leer: { context: {}, options: {} },
};
