import { createTermin } from '../../../test/termine.ts';

const termine = (count: number) => ({ data: Array.from({ length: count }, (_, index) => createTermin(index + 1)) });

export const examples = {
  sechs: { context: { titel: 'Demnächst', veranstaltungen: termine(9) }, options: {} },
  agenda: { context: { titel: 'Demnächst', veranstaltungen: termine(6) }, options: { darstellung: 'agenda' } },
  mitGrenze: { context: { veranstaltungen: termine(6) }, options: { limit: 2, alleLink: '' } },
  fremd: {
    context: {
      veranstaltungen: [1, 2, 3].map((num) => ({
        titel: `Fest ${num}`,
        datum_von: '2026-05-01',
        rubriken: [{ rubrik: 'Feste', detailURL: '/veranstaltungen/fest/' }],
      })),
      limit: '2',
    },
    options: {},
  },
  luecken: {
    context: { veranstaltungen: { data: [null, { titel: 'Fest', datum_von: '2026-05-01' }, { titel: 'Ohne Tag' }] } },
    options: { limit: 99 },
  },
  keine: { context: { veranstaltungen: { data: [] } }, options: {} },
  aufrufGescheitert: { context: { veranstaltungen: null }, options: {} },
};
