const angabe = (titel: string, wert: string, korrigiert: string | null = null) => ({ titel, wert, korrigiert });
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
    angabe('Titel der Veranstaltung', 'Liederabent', 'Liederabend'),
    angabe('Beschreibung', '<b>Fest</b>\nmit Musik'),
  ],
  zustimmungen: [{ text: 'Text und Bild stammen von mir.', fassung: '0a1b2c3d4e5f', am: '01.03.2026, 09:00 Uhr' }],
  bild: { src: '/api/intranet/freigaben/VE-2026-0001/bild', alt: 'Bühne' },
  korrekturfelder: [
    { feld: 'neu_titel', titel: 'Titel der Veranstaltung', art: 'text', wert: 'Liederabend' },
    { feld: 'neu_text', titel: 'Beschreibung', art: 'mehrzeilig', wert: '<b>Fest</b>\nmit Musik' },
    { feld: 'neu_datum_von', titel: 'Datum von', art: 'datum', wert: '09.03.2026' },
    { feld: 'neu_zeit_von', titel: 'Uhrzeit von', art: 'zeit', wert: '19:30' },
  ],
  schritte: ['uebernehmen', 'zuweisen', 'korrigieren', 'rueckfrage', 'freigeben', 'ablehnen'],
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
const belegung = (titel: string, von: string, bis: string, felder: object = {}) => ({
  titel,
  hallenteile: '',
  beginn: `2026-03-10T${von}`,
  ende: `2026-03-10T${bis}`,
  angefragt: false,
  konflikt: false,
  ...felder,
});
const tage = Array.from({ length: 7 }, (_, index) => ({
  tag: `2026-03-${String(9 + index).padStart(2, '0')}`,
  belegungen:
    index === 1
      ? [
          belegung('Training', '18:00', '20:00', { konflikt: true }),
          belegung('Theater, Chor', '19:00', '23:00', { angefragt: true, konflikt: true }),
        ]
      : [],
}));

/** An event that is worked on, one that is public, a hall that is taken, and what was taken back. */
export const beispiele = {
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
        woche: { halle: 'Turn- und Festhalle Schwann', tage },
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
