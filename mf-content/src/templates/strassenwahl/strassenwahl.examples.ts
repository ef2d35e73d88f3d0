const streets = [
  { id: 'conweiler-hauptstrasse', name: 'Hauptstraße', ortsteil: 'Conweiler' },
  { id: 'schwann-tannenstrasse', name: 'Tannenstraße', ortsteil: 'Schwann' },
];

export const examples = {
  ohneWahl: { context: { abfalltermine: { strassen: streets, auswahl: null } }, options: {} },
  gewaehlt: {
    context: {
      abfalltermine: { strassen: streets, auswahl: { strasse: 'Tannenstraße', ortsteil: 'Schwann', abweichend: [] } },
    },
    options: {},
    seite: { suche: '?strasse=schwann-tannenstrasse' },
  },
  luecken: { context: { abfalltermine: { strassen: [null, { id: 1 }, ...streets], auswahl: 'x' } }, options: {} },
  ausgefallen: { context: { abfalltermine: { data: [] } }, options: {} },
};
