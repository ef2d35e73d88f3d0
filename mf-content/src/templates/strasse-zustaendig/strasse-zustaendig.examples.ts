const info = {
  heute: '2026-11-29',
  strasse: { id: 'schwann-tannenstrasse', name: 'Tannenstraße', ortsteil: 'Schwann' },
  baustellen: [],
  zustaendig: [
    { aufgabe: 'Wahllokal', name: 'Turn- und Festhalle Schwann', ort: 'Hauptstraße 30', link: null },
    { aufgabe: 'Grundschule', name: 'Grundschule Schwann', ort: '', link: '/schule/' },
  ],
};

export const examples = {
  zustaendig: { context: { strasse: info }, options: {} },
  keine: { context: { strasse: { ...info, zustaendig: [] } }, options: {} },
  ausgefallen: { context: { strasse: { data: [] } }, options: {} },
};
