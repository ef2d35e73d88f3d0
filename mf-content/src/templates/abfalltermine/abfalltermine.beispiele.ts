const arten = [
  { id: 'restmuell', name: 'Restmüll', symbol: 'restmuell', hinweis: 'Asche, Windeln' },
  { id: 'gelber-sack', name: 'Gelber Sack', symbol: 'verpackung', hinweis: '' },
  { id: 'gruenschnitt', name: 'Grünschnitt', symbol: 'gruenschnitt', hinweis: '' },
];
const strassen = [
  { id: 'conweiler-hauptstrasse', name: 'Hauptstraße', ortsteil: 'Conweiler' },
  { id: 'schwann-am-hang', name: 'Am Hang', ortsteil: 'Schwann' },
  { id: 'schwann-hauptstrasse', name: 'Hauptstraße', ortsteil: 'Schwann' },
];
const ohneWahl = { heute: '2026-12-20', arten, strassen, auswahl: null, termine: [], kalender: null };
const gewaehlt = {
  ...ohneWahl,
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

export const beispiele = {
  ohneWahl: { context: { abfalltermine: ohneWahl }, options },
  strasse: { context: { abfalltermine: gewaehlt }, options },
  ortsteil: {
    context: {
      abfalltermine: {
        ...gewaehlt,
        auswahl: { strasse: null, ortsteil: 'Schwann', abweichend: [strassen[1]] },
      },
    },
    options,
  },
  luecken: {
    context: {
      abfalltermine: {
        ...gewaehlt,
        arten: [null, { id: 'restmuell', name: 'Restmüll', symbol: 'mond' }, { name: 'Ohne Nummer' }],
        termine: [{ tag: 'bald', art: 'restmuell' }, null, { tag: '2027-01-04', art: 'restmuell', statt: 'x' }],
      },
    },
    options: {},
  },
  ausgefallen: { context: { abfalltermine: { data: [], pagination: { page: 1, pages: 1 } } }, options },
};
