import { ausschuss, council, createMeeting } from '../../../test/ratsinfo.ts';

const answer = {
  data: [createMeeting(4), createMeeting(5, { abgesagt: true })],
  pagination: { page: 1, pages: 2 },
  anzahl: 22,
  heute: '2026-03-01',
  monat: null,
  auswahl: { jahre: ['2026', '2025'], gremien: [council, ausschuss], monate: ['2026-03', '2026-04'] },
};

export const examples = {
  liste: { context: { ratssitzungen: answer }, options: {} },
  monat: { context: { ratssitzungen: { ...answer, monat: '2026-03' } }, options: {} },
  nichts: {
    context: { ratssitzungen: { ...answer, data: [], anzahl: 0, pagination: { page: 1, pages: 1 } } },
    options: {},
  },
  ausgefallen: { context: { ratssitzungen: { data: [], pagination: { page: 1, pages: 1 } } }, options: {} },
};
