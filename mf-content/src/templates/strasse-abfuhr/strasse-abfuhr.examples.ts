const chosen = {
  heute: '2026-11-29',
  arten: [
    { id: 'rest', name: 'Restmüll', symbol: 'restmuell', hinweis: '' },
    { id: 'bio', name: 'Bioabfall', symbol: 'bio', hinweis: '' },
  ],
  strassen: [],
  auswahl: { strasse: 'Tannenstraße', ortsteil: 'Schwann', abweichend: [] },
  termine: [
    { tag: '2026-11-30', art: 'rest', statt: null },
    { tag: '2026-11-30', art: 'bio', statt: null },
    { tag: '2026-12-07', art: 'bio', statt: null },
  ],
  kalender: 'https://www.musterhardt.example/abfalltermine/kalender.ics',
};

export const examples = {
  abfuhren: { context: { abfalltermine: chosen }, options: {}, seite: { suche: '?strasse=schwann-tannenstrasse' } },
  keine: { context: { abfalltermine: { ...chosen, termine: [], kalender: null } }, options: {} },
  unbekannt: { context: { abfalltermine: { ...chosen, auswahl: null } }, options: {} },
  ausgefallen: { context: { abfalltermine: { data: [] } }, options: {} },
};
