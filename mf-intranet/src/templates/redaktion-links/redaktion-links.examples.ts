const locations = [{ titel: 'Wald & Gewässer', art: 'Seiten', href: '/intranet/redaktion/inhalt-seite/?id=wald' }];
const empty = {
  isAn: true,
  alle: 42,
  gepruefte: 42,
  zuletzt: '09.03.2026, 08:15 Uhr',
  anzahl: 0,
  kaputte: 0,
  umgezogene: 0,
  pagination: { page: 1, pages: 1 },
  data: [],
};

/** Broken and redirected links, none, nothing checked yet with external checks disabled, and a failed call. */
export const examples = {
  kaputte: {
    context: {
      links: {
        ...empty,
        anzahl: 2,
        kaputte: 1,
        umgezogene: 1,
        data: [
          {
            url: 'https://www.forst.example/plan?jahr=2019',
            fehler: 'Die Seite gibt es dort nicht mehr.',
            seit: '02.03.2026, 04:10 Uhr',
            umgezogenNach: null,
            orte: locations,
            weitere: 3,
          },
          {
            url: 'http://alt.example/',
            fehler: null,
            seit: null,
            umgezogenNach: 'https://neu.example/',
            orte: locations,
          },
        ],
      },
    },
    options: {},
  },
  leer: { context: { links: empty }, options: {} },
  aus: { context: { links: { ...empty, isAn: false, gepruefte: 0, zuletzt: null } }, options: {} },
  ausgefallen: { context: { links: null }, options: {} },
};
