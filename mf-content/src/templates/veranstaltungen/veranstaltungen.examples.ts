import { createTermin } from '../../../test/termine.ts';

const selection = {
  monate: ['2026-03', '2026-04', '2026-05'],
  rubriken: [
    { id: 2, rubrik: 'Märkte' },
    { id: 1, rubrik: 'Musik' },
  ],
  ortsteile: ['Conweiler'],
  orte: ['Alte Kelter'],
};
const answer = (count: number, fields: object = {}) => ({
  data: Array.from({ length: Math.min(20, count) }, (_, index) => createTermin(index + 1)),
  pagination: { page: 1, pages: Math.max(1, Math.ceil(count / 20)) },
  anzahl: count,
  heute: '2026-03-05',
  monat: null,
  auswahl: selection,
  ...fields,
});
const mehrtaegig = createTermin(30, { titel: 'Fest', datum_von: '2026-03-27T18:00', datum_bis: '2026-03-29T22:00' });

export const examples = {
  liste: { context: { veranstaltungen: answer(45) }, options: {} },
  monat: {
    context: { veranstaltungen: answer(2, { monat: '2026-03', data: [createTermin(5), mehrtaegig] }) },
    options: {},
  },
  nichts: { context: { veranstaltungen: answer(0) }, options: {} },
  leererMonat: { context: { veranstaltungen: answer(0, { monat: '2026-05' }) }, options: {} },
  luecken: {
    context: {
      veranstaltungen: { data: [{ titel: 'Ohne Tag' }, null, { titel: 'Markt', datum_von: '2026-03-06' }], anzahl: 3 },
    },
    options: {},
  },
  ausgefallen: { context: { veranstaltungen: { data: [], pagination: { page: 1, pages: 1 } } }, options: {} },
};
