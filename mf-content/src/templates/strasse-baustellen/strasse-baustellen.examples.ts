const STREET = { id: 'schwann-tannenstrasse', name: 'Tannenstraße', ortsteil: 'Schwann' };
const roadWorks = {
  titel: 'Neue Wasserleitung in der Tannenstraße',
  art: 'sperrung',
  strassen: ['Tannenstraße'],
  ortsteil: 'Schwann',
  von: '2026-11-23',
  bis: '2026-12-04',
  text: 'Anlieger kommen von Norden bis zur Baustelle.',
  umleitung: 'Umleitung über die Waldstraße',
  link: null,
  hier: true,
};
const info = {
  heute: '2026-11-29',
  strasse: STREET,
  baustellen: [
    roadWorks,
    {
      ...roadWorks,
      titel: 'Glasfaser in der Waldstraße',
      art: 'einschraenkung',
      von: '2026-12-07',
      bis: '2026-12-18',
      text: 'Halteverbot auf einer Seite.',
      umleitung: '',
      link: '/aktuelles/',
      hier: false,
    },
  ],
  zustaendig: [],
};

export const examples = {
  baustellen: { context: { strasse: info }, options: {} },
  keine: { context: { strasse: { ...info, baustellen: [] } }, options: {} },
  unbekannt: { context: { strasse: { ...info, strasse: null, baustellen: [] } }, options: {} },
  ausgefallen: { context: { strasse: { data: [] } }, options: {} },
};
