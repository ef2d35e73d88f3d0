const eintrag = (nummer: number) => ({
  id: nummer,
  titel: `Satzung ${nummer}`,
  rubrik: { typ: 'satzungen', titel: 'Satzungen' },
  einleitung: 'Neue Gebühren.',
  datum_von: `2026-03-${String(nummer).padStart(2, '0')}`,
  datum_bis: '2026-04-30',
  detailURL: `/bekanntmachungen/satzung-id_${nummer}/`,
});
const auswahl = {
  jahre: ['2026', '2025'],
  rubriken: [
    { typ: 'satzungen', titel: 'Satzungen' },
    { typ: 'sitzungen', titel: 'Sitzungen' },
  ],
};
const antwort = (anzahl: number, felder: object = {}) => ({
  data: Array.from({ length: Math.min(10, anzahl) }, (_, index) => eintrag(index + 1)),
  pagination: { page: 1, pages: Math.max(1, Math.ceil(anzahl / 10)) },
  anzahl,
  archiv: false,
  auswahl,
  ...felder,
});

export const beispiele = {
  liste: { context: { bekanntmachungen: antwort(15) }, options: {} },
  archiv: { context: { bekanntmachungen: antwort(15, { archiv: true }) }, options: {} },
  nichts: { context: { bekanntmachungen: antwort(0) }, options: {} },
  luecken: {
    context: {
      bekanntmachungen: { data: [{ titel: 'Ohne Tag' }, { titel: 'Da', datum_von: '2026-03-01' }], anzahl: 1 },
    },
    options: {},
  },
  ausgefallen: { context: { bekanntmachungen: { data: [], pagination: { page: 1, pages: 1 } } }, options: {} },
};
