import { beispiele as freigabe } from '../freigabe/freigabe.beispiele.ts';

const { woche } = freigabe.halle.context.freigabe;

/** A week of a hall, and a call that failed. */
export const beispiele = {
  woche: {
    context: {
      hallen: { hallen: [woche.halle, 'Musterhardthalle'], woche, vorher: '2026-03-02', nachher: '2026-03-16' },
    },
    options: {},
  },
  ausgefallen: { context: { hallen: { data: [], pagination: { page: 1, pages: 1 } } }, options: {} },
};
