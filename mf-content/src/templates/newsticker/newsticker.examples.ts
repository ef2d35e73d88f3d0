import { createMessage, createMessages } from '../../../test/messages.ts';

const pagination = { page: 1, pages: 1 };

export const examples = {
  sechsMeldungen: {
    context: { titel: 'Aktuelles', aktuelles: { data: createMessages(6), pagination } },
    options: {},
  },
  aufmacher: {
    context: { titel: 'Aktuelles', aktuelles: { data: createMessages(3), pagination } },
    options: { darstellung: 'aufmacher' },
  },
  zuViele: { context: { aktuelles: { data: createMessages(9), pagination } }, options: {} },
  mitGrenze: { context: { aktuelles: { data: createMessages(6), pagination } }, options: { limit: 2 } },
  luecken: {
    context: {
      titel: null,
      aktuelles: {
        data: [{ titel: 'Nur ein Titel' }, { ...createMessage(2), bild: { id: '../x' }, datum_von: null }, {}, null],
      },
    },
    options: { limit: 99 },
  },
  keineMeldungen: { context: { aktuelles: { data: [], pagination } }, options: {} },
  aufrufGescheitert: { context: { aktuelles: null }, options: {} },
};
