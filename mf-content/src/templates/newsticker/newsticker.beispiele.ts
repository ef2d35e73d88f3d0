import { createMeldung, createMeldungen } from '../../../test/meldungen.ts';

const pagination = { page: 1, pages: 1 };

export const beispiele = {
  sechsMeldungen: {
    context: { titel: 'Aktuelles', aktuelles: { data: createMeldungen(6), pagination } },
    options: {},
  },
  zuViele: { context: { aktuelles: { data: createMeldungen(9), pagination } }, options: {} },
  mitGrenze: { context: { aktuelles: { data: createMeldungen(6), pagination } }, options: { limit: 2 } },
  luecken: {
    context: {
      titel: null,
      aktuelles: {
        data: [{ titel: 'Nur ein Titel' }, { ...createMeldung(2), bild: { id: '../x' }, datum_von: null }, {}, null],
      },
    },
    options: { limit: 99 },
  },
  keineMeldungen: { context: { aktuelles: { data: [], pagination } }, options: {} },
  aufrufGescheitert: { context: { aktuelles: null }, options: {} },
};
