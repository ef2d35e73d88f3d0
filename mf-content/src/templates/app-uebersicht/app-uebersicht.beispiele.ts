import { bild } from '../../../test/bild.ts';

const karten = [
  { symbol: 'neuigkeiten', titel: 'Aktuelles', link: '/aktuelles/' },
  { symbol: 'abfall', titel: 'Abfalltermine', link: '/abfalltermine/' },
];

export const beispiele = {
  ganz: {
    context: {
      titel: 'Direkt zu',
      logo: { bild: { ...bild, alt: 'Wappen' } },
      kontakte: [
        { symbol: 'telefon', titel: 'Rathaus anrufen', link: 'tel:+4970820000' },
        { symbol: 'mail', titel: 'E-Mail schreiben', link: 'mailto:info@musterhardt.example' },
      ],
      bild,
      bildcopyright: 'A. Muster',
      karten,
    },
    options: {},
  },
  fremd: {
    context: {
      logo: { bildupload: { bild: { ...bild, alt: 'Wappen' } } },
      kontakte: [{ icon: 'telefon', titel: 'Rathaus anrufen', link: 'tel:+4970820000' }],
      bildupload: { bild, bildcopyright: 'A. Muster' },
      karten: [{ icon: 'abfall', titel: 'Abfalltermine', link: '/abfalltermine/' }],
    },
    options: {},
  },
  nurKarten: { context: { karten }, options: {} },
  luecken: {
    context: { logo: 'x', kontakte: [{ titel: 'Ohne Ziel' }], karten: [null, { titel: 'Ohne Ziel' }, karten[0]] },
    options: {},
  },
};
