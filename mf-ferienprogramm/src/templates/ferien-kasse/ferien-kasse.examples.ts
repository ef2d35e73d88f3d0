const account = (num: number, fields: object = {}) => ({
  referenz: `FP-2026-000${num}`,
  name: 'Ada Muster',
  faellig: '2026-07-15',
  soll: 13.5,
  ist: 0,
  offen: 13.5,
  ueberfaellig: false,
  erinnert: 0,
  href: `/intranet/ferienprogramm/kasse/FP-2026-000${num}/`,
  ...fields,
});

/** Invoices of all kinds with a transaction that matches two; none without an account; a failed call. */
export const examples = {
  alle: {
    context: {
      kasse: {
        eingerichtet: true,
        summe: { soll: 54, ist: 32, offen: 27, guthaben: 5, ueberfaellig: 1 },
        konten: [
          account(1),
          account(2, { name: 'Tom Anders', ueberfaellig: true, erinnert: 1 }),
          account(3, { name: 'Ina Klein', ist: 13.5, offen: 0 }),
          account(4, { name: 'Uli Groß', ist: 18.5, offen: -5 }),
        ],
        zeitraeume: [{ name: 'Dieser Monat', von: '2026-07-01', bis: '2026-07-03' }],
        umsaetze: [
          {
            id: 7,
            tag: '2026-07-01',
            betrag: 13.5,
            name: 'Ada Muster',
            zweck: 'Ferien',
            grund: 'Ohne Buchungsnummer; Betrag und Name passen zu mehreren Rechnungen.',
            kandidaten: ['FP-2026-0001', 'FP-2026-0002'],
          },
        ],
      },
    },
    options: {},
  },
  ohneKonto: {
    context: {
      kasse: {
        eingerichtet: false,
        summe: { soll: 0, ist: 0, offen: 0, guthaben: 0, ueberfaellig: 0 },
        konten: [],
        zeitraeume: [],
        umsaetze: [],
      },
    },
    options: {},
  },
  ausgefallen: { context: { kasse: null }, options: {} },
};
