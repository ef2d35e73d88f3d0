const regularTimes = [
  { tagestyp: 'MONTAG', beginn: '08:00', ende: '12:00' },
  { tagestyp: 'DIENSTAG', beginn: '08:00', ende: '12:00' },
  { tagestyp: 'DONNERSTAG', beginn: '08:00', ende: '12:00' },
  { tagestyp: 'DONNERSTAG', beginn: '14:00', ende: '18:00' },
  { tagestyp: 'FREITAG', beginn: '08:00', ende: '12:00' },
];
/** A Thursday, 15:30 in Berlin. */
const now = '2026-03-05T14:30:00Z';

export const examples = {
  buergerbuero: {
    context: {
      titel: 'Bürgerbüro',
      jetzt: now,
      oeffnungszeiten: [
        {
          typ: 'ALLGEMEINE_OEFFNUNGSZEIT',
          hinweisText: 'Bitte vereinbaren Sie einen Termin.',
          regulaereZeiten: regularTimes,
          abweichendeZeiten: [
            { beginn: '2026-02-16', ende: '2026-02-17', zusatz: 'Fasnet' },
            { beginn: '2026-04-02T08:00', ende: '2026-04-02T10:30', zusatz: 'Gründonnerstag' },
            { beginn: '2026-03-09', ende: '2026-03-13' },
            { beginn: 'demnächst', ende: '' },
          ],
        },
      ],
    },
    options: {},
  },
  dreiArten: {
    context: {
      jetzt: now,
      oeffnungszeiten: [
        { typ: 'ALLGEMEINE_OEFFNUNGSZEIT', regulaereZeiten: regularTimes },
        { typ: 'SERVICEZEIT', regulaereZeiten: [{ tagestyp: 'DIENSTAG', beginn: '07:00', ende: '08:00' }] },
        {
          typ: 'TELEFONISCHE_ERREICHBARKEIT',
          regulaereZeiten: [{ tagestyp: 'ARBEITSTAG_MO_FR', beginn: '08:00', ende: '12:00' }],
        },
      ],
    },
    options: {},
  },
  luecken: {
    context: {
      titel: null,
      jetzt: 'gestern',
      oeffnungszeiten: [
        { typ: 'UNBEKANNT' },
        { typ: 'SERVICEZEIT', hinweisText: 'Nur mit Termin.' },
        { typ: 'SERVICEZEIT', regulaereZeiten: [{ tagestyp: 'FEIERTAG', beginn: '8', ende: '' }] },
      ],
    },
    options: {},
  },
  leer: { context: { oeffnungszeiten: [] }, options: {} },
};
