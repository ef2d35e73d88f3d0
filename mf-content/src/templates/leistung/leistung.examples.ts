import { createUnit, NOW } from '../../../test/unit.ts';

export const examples = {
  personalausweis: {
    context: {
      jetzt: NOW,
      leistung: {
        titel: 'Personalausweis',
        wer: '<p>Alle ab 16 Jahren.</p>',
        ablauf: '<ol><li>Termin buchen</li><li>Abholen</li></ol>',
        unterlagen: '<ul><li>Bisheriger Ausweis</li></ul>',
        kosten: '<ul><li>37 Euro</li></ul>',
        dauer: '<p>Zwei Wochen.</p>',
        recht: '<ul><li>Personalausweisgesetz (PAuswG)</li></ul>',
        online: { titel: 'Termin buchen', link: 'https://termine.musterhardt.example/' },
        formular: { titel: 'Vollmacht (PDF)', link: '/vollmacht.pdf' },
        lebenslagen: [{ id: 'ausweise', titel: 'Ausweise' }],
        zustaendig: createUnit(12, 'Bürgerbüro'),
      },
    },
    options: {},
  },
  luecken: {
    context: {
      leistung: {
        wer: '<p>Alle.</p>',
        unterlagen: null,
        online: { titel: 'Böse', link: 'javascript:alert(1)' },
        lebenslagen: 'keine',
        zustaendig: null,
      },
    },
    options: {},
  },
};
