import { ausschuss, createSitzung, rat } from '../../../test/ratsinfo.ts';

const antwort = {
  data: [createSitzung(4), createSitzung(5, { abgesagt: true })],
  pagination: { page: 1, pages: 2 },
  anzahl: 22,
  heute: '2026-03-01',
  monat: null,
  auswahl: { jahre: ['2026', '2025'], gremien: [rat, ausschuss], monate: ['2026-03', '2026-04'] },
};

export const beispiele = {
  liste: { context: { ratssitzungen: antwort }, options: {} },
  monat: { context: { ratssitzungen: { ...antwort, monat: '2026-03' } }, options: {} },
  nichts: {
    context: { ratssitzungen: { ...antwort, data: [], anzahl: 0, pagination: { page: 1, pages: 1 } } },
    options: {},
  },
  ausgefallen: { context: { ratssitzungen: { data: [], pagination: { page: 1, pages: 1 } } }, options: {} },
};
