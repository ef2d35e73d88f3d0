const STREET = { id: 'schwann-tannenstrasse', name: 'Tannenstraße', ortsteil: 'Schwann' };
const defect = {
  nummer: 7,
  art: 'Straßenlampe',
  strasse: 'Tannenstraße',
  ortsteil: 'Schwann',
  breitengrad: null,
  laengengrad: null,
  stand: 'in Arbeit',
  gemeldet: '2026-11-20',
  geaendert: '2026-11-21',
  mal: 2,
};

export const examples = {
  gemeldet: {
    context: {
      maengel: {
        strasse: STREET,
        maengel: [defect, { ...defect, nummer: 6, strasse: 'Waldstraße', stand: 'behoben' }],
        anzahl: 2,
      },
    },
    options: {},
  },
  nichts: { context: { maengel: { strasse: STREET, maengel: [], anzahl: 0 } }, options: {} },
  unbekannt: { context: { maengel: { strasse: null, maengel: [], anzahl: 0 } }, options: {} },
  ausgefallen: { context: { maengel: { data: [] } }, options: {} },
};
