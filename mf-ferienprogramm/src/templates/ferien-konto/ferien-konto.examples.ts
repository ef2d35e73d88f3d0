const account = {
  referenz: 'FP-2026-0001',
  name: 'Ada Muster',
  email: 'ada@beispiel.example',
  telefon: '07082 1234',
  faellig: '2026-07-15',
  soll: 8.5,
  ist: 5,
  offen: 3.5,
  ueberfaellig: false,
  erinnert: 0,
  href: '/intranet/ferienprogramm/kasse/FP-2026-0001/',
  kosten: { veranstaltungen: 5, gebuehren: 3.5, gesamt: 8.5 },
  posten: [
    { tag: '2026-07-01', was: 'Bearbeitungsgebühr Mia', betrag: 3 },
    { tag: '2026-07-01', was: 'Töpfern, Mia', betrag: 5 },
    { tag: '2026-07-01', was: 'Gebühr Töpfern, Mia', betrag: 0.5 },
  ],
  zahlungen: [{ id: 4, tag: '2026-07-03', art: 'Überweisung', betrag: 5, notiz: '', loesbar: true }],
  ermaessigungen: [{ id: 2, text: 'Sozialpass, 50 % der Preise', von: 'Erika Amt' }],
  beleg: '00000000-0000-4000-8000-000000000001',
  sozialpass: 50,
};

/** A partly paid invoice, and one that was paid twice. */
export const examples = {
  offen: { context: { konto: account }, options: {} },
  guthaben: {
    context: { konto: { ...account, ist: 13.5, offen: -5 } },
    options: {},
  },
};
