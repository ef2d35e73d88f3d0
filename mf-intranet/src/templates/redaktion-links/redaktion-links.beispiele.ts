const orte = [{ titel: 'Wald & Gewässer', art: 'Seiten', href: '/intranet/redaktion/inhalt-seite/?id=wald' }];
const leer = {
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

/** Broken and moved ones, none, where nobody looks, and a list that cannot be read. */
export const beispiele = {
  kaputte: {
    context: {
      links: {
        ...leer,
        anzahl: 2,
        kaputte: 1,
        umgezogene: 1,
        data: [
          {
            url: 'https://www.forst.example/plan?jahr=2019',
            fehler: 'Die Seite gibt es dort nicht mehr.',
            seit: '02.03.2026, 04:10 Uhr',
            umgezogenNach: null,
            orte,
            weitere: 3,
          },
          { url: 'http://alt.example/', fehler: null, seit: null, umgezogenNach: 'https://neu.example/', orte },
        ],
      },
    },
    options: {},
  },
  leer: { context: { links: leer }, options: {} },
  aus: { context: { links: { ...leer, isAn: false } }, options: {} },
  ausgefallen: { context: { links: null }, options: {} },
};
