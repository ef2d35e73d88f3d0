import type {
  CouncilFile,
  CouncilPoint,
  Ratssitzung,
  RatssitzungShort,
  Ratsvorlage,
} from '@gm/shared/areas/ratsinfo/ratsinfo';

/** Replies of the api for the templates' examples. */

export const council = { id: 1, name: 'Gemeinderat', detailURL: '/ratsinfo/gremien/1/' };
export const ausschuss = { id: 3, name: 'Ausschuss für Technik', detailURL: '/ratsinfo/gremien/3/' };

export const createMeeting = (id: number, fields: Partial<RatssitzungShort> = {}): RatssitzungShort => ({
  id,
  titel: `${id}. Sitzung: Gemeinderat`,
  gremien: [council],
  datum_von: '2026-03-04T18:30',
  datum_bis: '2026-03-04T21:00',
  ort: 'Rathaus, Saal',
  abgesagt: false,
  punkte: 2,
  detailURL: `/ratsinfo/sitzungen/${id}/`,
  ...fields,
});

export const plan: CouncilFile = {
  id: 7,
  name: 'Lageplan',
  art: 'Anlage',
  url: '/api/ratsinfo/dateien/7/lageplan.pdf',
  istPdf: true,
  ansehbar: true,
  oeffentlich: true,
};

export const paperShort = {
  id: 5,
  titel: 'Spielplatz',
  aktenzeichen: '2026/005',
  art: 'Beschlussvorlage',
  datum: '2026-02-20',
  oeffentlich: true,
  detailURL: '/ratsinfo/vorlagen/5/',
};

const point: CouncilPoint = {
  id: 11,
  nummer: 'Ö 1',
  titel: 'Spielplatz',
  oeffentlich: true,
  vorlage: paperShort,
  dateien: [plan],
  ergebnis: 'mehrheitlich beschlossen',
  beschluss: 'Er wird gebaut.',
  abstimmung: { ja: 17, nein: 4, enthaltung: 1 },
};

export const meeting: Ratssitzung = {
  ...createMeeting(4),
  anschrift: 'Rathausplatz 1, 75334 Musterhardt',
  status: 'durchgeführt',
  tagesordnung: [
    point,
    { ...point, id: 12, nummer: 'N 1', titel: 'Grundstück', oeffentlich: false, vorlage: null, dateien: [] },
  ],
  dateien: [{ ...plan, id: 8, name: 'Niederschrift', art: 'Niederschrift', oeffentlich: false }],
  teilnehmer: [{ id: 1, name: 'Ada Adler', detailURL: '/ratsinfo/personen/1/' }],
  vorige: { id: 3, name: '3. Sitzung: Gemeinderat', detailURL: '/ratsinfo/sitzungen/3/' },
  naechste: null,
  kalenderURL: '/ratsinfo/kalender.ics?sitzung=4',
  mappeURL: '/api/ratsinfo/sitzungen/4/mappe.zip',
};

export const paper: Ratsvorlage = {
  ...paperShort,
  urheber: [council],
  stichworte: ['Schwann'],
  dateien: [plan],
  beratungen: [
    {
      id: 1,
      gremien: [ausschuss],
      rolle: 'Vorberatung',
      sitzung: { detailURL: '/ratsinfo/sitzungen/2/', datum_von: '2026-02-26T18:00', abgesagt: false, vorbei: true },
      punkt: 'Ö 2',
      ergebnis: 'einstimmig empfohlen',
      beschluss: null,
      abstimmung: null,
    },
    {
      id: 2,
      gremien: [council],
      rolle: 'Entscheidung',
      sitzung: { detailURL: '/ratsinfo/sitzungen/4/', datum_von: '2026-03-04T18:30', abgesagt: false, vorbei: false },
      punkt: 'Ö 1',
      ergebnis: null,
      beschluss: null,
      abstimmung: null,
    },
  ],
  verwandte: [{ ...paperShort, id: 6, titel: 'Rutsche', detailURL: '/ratsinfo/vorlagen/6/' }],
};
