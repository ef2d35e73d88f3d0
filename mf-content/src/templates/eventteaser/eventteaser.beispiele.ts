import { createTermin } from '../../../test/termine.ts';

const termine = (anzahl: number) => ({ data: Array.from({ length: anzahl }, (_, index) => createTermin(index + 1)) });

export const beispiele = {
  sechs: { context: { titel: 'Demnächst', veranstaltungen: termine(9) }, options: {} },
  mitGrenze: { context: { veranstaltungen: termine(6) }, options: { limit: 2, alleLink: '' } },
  fremd: {
    context: {
      veranstaltungen: [1, 2, 3].map((nummer) => ({
        titel: `Fest ${nummer}`,
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
