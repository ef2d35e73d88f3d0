const STREET = { id: 'schwann-tannenstrasse', name: 'Tannenstraße', ortsteil: 'Schwann' };
const paper = {
  id: 4,
  titel: 'Tannenstraße: neue Gehwege',
  aktenzeichen: '12/2026',
  art: 'Beschlussvorlage',
  datum: '2026-10-14',
  oeffentlich: true,
  detailURL: '/ratsinfo/vorlagen/4/',
  hier: true,
};

export const examples = {
  vorlagen: { context: { ratsinfo: { strasse: STREET, vorlagen: [paper] } }, options: {} },
  keine: { context: { ratsinfo: { strasse: STREET, vorlagen: [] } }, options: {} },
  ausgefallen: { context: { ratsinfo: { data: [] } }, options: {} },
};
