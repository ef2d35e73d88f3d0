const entry = (num: number, fields: object = {}) => ({
  referenz: `VE-2026-000${num}`,
  bezeichnung: 'Veranstaltungseintrag',
  titel: `Konzert ${num}, 09.03.2026`,
  email: 'ada@beispiel.example',
  status: 'eingegangen',
  eingegangen: '2026-03-01',
  faellig: '2026-03-06',
  ampel: 'gut',
  zustaendig: null,
  detailURL: `/intranet/freigaben/VE-2026-000${num}/`,
  version: num,
  schritte: ['uebernehmen', 'zuweisen', 'korrigieren', 'notiz', 'rueckfrage', 'freigeben', 'ablehnen'],
  stelle: null,
  freigabe: 'Freigeben und veröffentlichen',
  mitleser: 0,
  ...fields,
});
const answer = (data: object[], fields: object = {}) => ({
  data,
  pagination: { page: 1, pages: 1 },
  anzahl: data.length,
  mehr: false,
  ansicht: 'offen',
  ansichten: { offen: data.length, meine: 1, rueckfrage: 0, erledigt: 1200, alle: 1203 },
  kollegen: [{ id: 7, name: 'Jonas Vogt' }],
  textbausteine: [{ titel: 'Werbung', text: 'Wir veröffentlichen keine Werbung.' }],
  arten: [{ typ: 'veranstaltung', titel: 'Veranstaltungseintrag', anzahl: data.length }],
  ...fields,
});

/** A full inbox with every urgency, more results than the counter's limit, an empty one, and a failed call. */
export const examples = {
  voll: {
    context: {
      freigaben: answer([
        entry(1, { ampel: 'ueberfaellig', status: 'Rückfrage', zustaendig: 'Sabine Kern' }),
        entry(2, { ampel: 'bald', titel: '<b>Fest</b>' }),
        entry(3, { status: 'freigegeben', schritte: ['notiz', 'oeffnen'] }),
      ]),
    },
    options: {},
  },
  viele: { context: { freigaben: answer([entry(1)], { anzahl: 1000, mehr: true }) }, options: {} },
  leer: { context: { freigaben: answer([], { ansicht: 'meine' }) }, options: {} },
  ausgefallen: { context: { freigaben: { data: [], pagination: { page: 1, pages: 1 } } }, options: {} },
};
