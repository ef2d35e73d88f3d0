const detail = (title: string, value: string, corrected: string | null = null) => ({
  titel: title,
  wert: value,
  korrigiert: corrected,
});
const veranstaltung = {
  referenz: 'VE-2026-0001',
  bezeichnung: 'Veranstaltungseintrag',
  titel: 'Liederabend, 09.03.2026',
  email: 'ada@beispiel.example',
  status: 'in Prüfung',
  eingegangen: '2026-03-01',
  faellig: '2026-03-06',
  ampel: 'ueberfaellig',
  zustaendig: 'Sabine Kern',
  detailURL: '/intranet/freigaben/VE-2026-0001/',
  version: 3,
  route: '/veranstaltungseintrag/',
  angaben: [
    detail('Titel der Veranstaltung', 'Liederabent', 'Liederabend'),
    detail('Beschreibung', '<b>Fest</b>\nmit Musik'),
  ],
  zustimmungen: [{ text: 'Text und Bild stammen von mir.', fassung: '0a1b2c3d4e5f', am: '01.03.2026, 09:00 Uhr' }],
  bild: { src: '/api/intranet/freigaben/VE-2026-0001/bild', alt: 'Bühne' },
  korrekturfelder: [
    { feld: 'neu_titel', titel: 'Titel der Veranstaltung', art: 'text', wert: 'Liederabend' },
    { feld: 'neu_text', titel: 'Beschreibung', art: 'mehrzeilig', wert: '<b>Fest</b>\nmit Musik' },
    { feld: 'neu_datum_von', titel: 'Datum von', art: 'datum', wert: '09.03.2026' },
    { feld: 'neu_zeit_von', titel: 'Uhrzeit von', art: 'zeit', wert: '19:30' },
  ],
  schritte: ['uebernehmen', 'zuweisen', 'korrigieren', 'notiz', 'rueckfrage', 'freigeben', 'ablehnen'],
  textbausteine: [{ titel: 'Werbung', text: 'Wir veröffentlichen keine Werbung.' }],
  gehoertZu: [],
  amSelbenTag: [],
  kollegen: [{ id: 7, name: 'Jonas Vogt' }],
  freigabe: { titel: 'Freigeben und veröffentlichen', folge: 'Sie steht sofort im Kalender.' },
  frage: null,
  verlauf: [
    {
      am: '02.03.2026, 09:00 Uhr',
      wer: 'Sabine Kern',
      was: 'hat Angaben berichtigt',
      nachricht: '',
      korrektur: 'Titel der Veranstaltung',
    },
  ],
  offenBei: ['Jonas Vogt'],
  oeffentlich: null,
  woche: null,
  konflikte: [],
  naechste: 'KO-2026-0002',
};
const occupancy = (title: string, from: string, until: string, fields: object = {}) => ({
  titel: title,
  hallenteile: '',
  beginn: `2026-03-10T${from}`,
  ende: `2026-03-10T${until}`,
  angefragt: false,
  konflikt: false,
  ...fields,
});
const days = Array.from({ length: 7 }, (_, index) => ({
  tag: `2026-03-${String(9 + index).padStart(2, '0')}`,
  belegungen:
    index === 1
      ? [
          occupancy('Training', '18:00', '20:00', { konflikt: true }),
          occupancy('Theater, Chor', '19:00', '23:00', { angefragt: true, konflikt: true }),
        ]
      : [],
}));

/** An event in progress, a published one, a hall with a conflict, and a withdrawn one. */
export const examples = {
  inArbeit: { context: { freigabe: veranstaltung }, options: {} },
  veroeffentlicht: {
    context: {
      freigabe: {
        ...veranstaltung,
        status: 'freigegeben',
        schritte: ['oeffnen'],
        korrekturfelder: [],
        offenBei: [],
        oeffentlich: '/veranstaltungen/liederabend-id_1/',
      },
    },
    options: {},
  },
  halle: {
    context: {
      freigabe: {
        ...veranstaltung,
        referenz: 'HA-2026-0001',
        bezeichnung: 'Hallenanmietung',
        bild: null,
        woche: { halle: 'Turn- und Festhalle Schwann', tage: days },
        konflikte: ['Training (10.03.2026, 18:00 Uhr bis 20:00 Uhr)'],
      },
    },
    options: {},
  },
  zurueckgezogen: {
    context: {
      freigabe: { ...veranstaltung, status: 'zurückgezogen', schritte: [], korrekturfelder: [], offenBei: [] },
    },
    options: {},
  },
};
