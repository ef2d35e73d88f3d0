const kinds = [
  { id: 'restmuell', name: 'Restmüll', symbol: 'restmuell', hinweis: 'Asche, Windeln' },
  { id: 'gelber-sack', name: 'Gelber Sack', symbol: 'verpackung', hinweis: '' },
  { id: 'gruenschnitt', name: 'Grünschnitt', symbol: 'gruenschnitt', hinweis: '' },
];
const streets = [
  { id: 'conweiler-hauptstrasse', name: 'Hauptstraße', ortsteil: 'Conweiler' },
  { id: 'schwann-am-hang', name: 'Am Hang', ortsteil: 'Schwann' },
  { id: 'schwann-hauptstrasse', name: 'Hauptstraße', ortsteil: 'Schwann' },
];
const withoutChoice = {
  heute: '2026-12-20',
  arten: kinds,
  strassen: streets,
  auswahl: null,
  termine: [],
  kalender: null,
};
const chosen = {
  ...withoutChoice,
  auswahl: { strasse: 'Hauptstraße', ortsteil: 'Schwann', abweichend: [] },
  termine: [
    { tag: '2026-12-21', art: 'restmuell', statt: null },
    { tag: '2026-12-28', art: 'gelber-sack', statt: '2026-12-25' },
    { tag: '2027-01-04', art: 'restmuell', statt: null },
    { tag: '2027-01-08', art: 'gelber-sack', statt: null },
    { tag: '2027-01-18', art: 'restmuell', statt: null },
    { tag: '2027-01-18', art: 'gelber-sack', statt: null },
    { tag: '2027-02-01', art: 'restmuell', statt: null },
  ],
  kalender: 'https://www.musterhardt.example/abfalltermine/kalender.ics',
};
const options = { erinnerungLink: '/abfalltermine/erinnerung/' };

export const examples = {
  ohneWahl: { context: { abfalltermine: withoutChoice }, options },
  strasse: { context: { abfalltermine: chosen }, options },
  ortsteil: {
    context: {
      abfalltermine: {
        ...chosen,
        auswahl: { strasse: null, ortsteil: 'Schwann', abweichend: [streets[1]] },
      },
    },
    options,
  },
  luecken: {
    context: {
      abfalltermine: {
        ...chosen,
        arten: [null, { id: 'restmuell', name: 'Restmüll', symbol: 'mond' }, { name: 'Ohne Nummer' }],
        termine: [{ tag: 'bald', art: 'restmuell' }, null, { tag: '2027-01-04', art: 'restmuell', statt: 'x' }],
      },
    },
    options: {},
  },
  ausgefallen: { context: { abfalltermine: { data: [], pagination: { page: 1, pages: 1 } } }, options },
};
