import { image } from '../../../test/image.ts';

const cards = [
  { symbol: 'neuigkeiten', titel: 'Aktuelles', link: '/aktuelles/' },
  { symbol: 'abfall', titel: 'Abfalltermine', link: '/abfalltermine/' },
];

export const examples = {
  ganz: {
    context: {
      titel: 'Direkt zu',
      logo: { bild: { ...image, alt: 'Wappen' } },
      kontakte: [
        { symbol: 'telefon', titel: 'Rathaus anrufen', link: 'tel:+4970820000' },
        { symbol: 'mail', titel: 'E-Mail schreiben', link: 'mailto:info@musterhardt.example' },
      ],
      bild: image,
      bildcopyright: 'A. Muster',
      karten: cards,
    },
    options: {},
  },
  fremd: {
    context: {
      logo: { bildupload: { bild: { ...image, alt: 'Wappen' } } },
      kontakte: [{ icon: 'telefon', titel: 'Rathaus anrufen', link: 'tel:+4970820000' }],
      bildupload: { bild: image, bildcopyright: 'A. Muster' },
      karten: [{ icon: 'abfall', titel: 'Abfalltermine', link: '/abfalltermine/' }],
    },
    options: {},
  },
  nurKarten: { context: { karten: cards }, options: {} },
  luecken: {
    context: { logo: 'x', kontakte: [{ titel: 'Ohne Ziel' }], karten: [null, { titel: 'Ohne Ziel' }, cards[0]] },
    options: {},
  },
};
