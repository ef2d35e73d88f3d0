const eintrag = (nummer: number, felder: object = {}) => ({
  referenz: `VE-2026-000${nummer}`,
  bezeichnung: 'Veranstaltungseintrag',
  titel: `Konzert ${nummer}, 09.03.2026`,
  email: 'ada@beispiel.example',
  status: 'eingegangen',
  eingegangen: '2026-03-01',
  faellig: '2026-03-06',
  ampel: 'gut',
  zustaendig: null,
  detailURL: `/intranet/freigaben/VE-2026-000${nummer}/`,
  ...felder,
});
const antwort = (data: object[], felder: object = {}) => ({
  data,
  pagination: { page: 1, pages: 1 },
  anzahl: data.length,
  mehr: false,
  ansicht: 'offen',
  ansichten: { offen: data.length, meine: 1, rueckfrage: 0, erledigt: 1200, alle: 1203 },
  arten: [{ typ: 'veranstaltung', titel: 'Veranstaltungseintrag', anzahl: data.length }],
  ...felder,
});

/** A full inbox with every urgency, more hits than are counted, an empty one, and one that cannot be read. */
export const beispiele = {
  voll: {
    context: {
      freigaben: antwort([
        eintrag(1, { ampel: 'ueberfaellig', status: 'Rückfrage', zustaendig: 'Sabine Kern' }),
        eintrag(2, { ampel: 'bald', titel: '<b>Fest</b>' }),
        eintrag(3, { status: 'freigegeben' }),
      ]),
    },
    options: {},
  },
  viele: { context: { freigaben: antwort([eintrag(1)], { anzahl: 1000, mehr: true }) }, options: {} },
  leer: { context: { freigaben: antwort([], { ansicht: 'meine' }) }, options: {} },
  ausgefallen: { context: { freigaben: { data: [], pagination: { page: 1, pages: 1 } } }, options: {} },
};
