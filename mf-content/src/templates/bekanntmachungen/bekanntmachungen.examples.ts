const entry = (num: number) => ({
  id: num,
  titel: `Satzung ${num}`,
  rubrik: { typ: 'satzungen', titel: 'Satzungen' },
  einleitung: 'Neue Gebühren.',
  datum_von: `2026-03-${String(num).padStart(2, '0')}`,
  datum_bis: '2026-04-30',
  detailURL: `/bekanntmachungen/satzung-id_${num}/`,
});
const selection = {
  jahre: ['2026', '2025'],
  rubriken: [
    { typ: 'satzungen', titel: 'Satzungen' },
    { typ: 'sitzungen', titel: 'Sitzungen' },
  ],
};
const answer = (count: number, fields: object = {}) => ({
  data: Array.from({ length: Math.min(10, count) }, (_, index) => entry(index + 1)),
  pagination: { page: 1, pages: Math.max(1, Math.ceil(count / 10)) },
  anzahl: count,
  archiv: false,
  auswahl: selection,
  ...fields,
});

export const examples = {
  liste: { context: { bekanntmachungen: answer(15) }, options: {} },
  archiv: { context: { bekanntmachungen: answer(15, { archiv: true }) }, options: {} },
  nichts: { context: { bekanntmachungen: answer(0) }, options: {} },
  luecken: {
    context: {
      bekanntmachungen: { data: [{ titel: 'Ohne Tag' }, { titel: 'Da', datum_von: '2026-03-01' }], anzahl: 1 },
    },
    options: {},
  },
  ausgefallen: { context: { bekanntmachungen: { data: [], pagination: { page: 1, pages: 1 } } }, options: {} },
};
