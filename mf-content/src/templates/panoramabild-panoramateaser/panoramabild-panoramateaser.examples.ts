import { image } from '../../../test/image.ts';

export const examples = {
  teaser: {
    context: {
      titel: 'Über den Höhen',
      text: 'Der Panoramaweg in elf Kilometern.',
      link: '/wandern/',
      linktext: 'Zum Panoramaweg',
      bild: image,
      bildtext: 'Morgen am Aussichtspunkt',
      bildcopyright: 'A. Muster, CC BY 4.0',
    },
    options: { parallax: true },
  },
  nurBild: { context: { bild: image }, options: {} },
  fremd: {
    context: { titel: 'Höhen', bildupload: { bild: image, bildcopyright: 'A. Muster' }, parallax: '1' },
    options: {},
  },
  fehlerhaft: { context: { titel: 'Ohne Bild', bild: 'kein Bild' }, options: { parallax: 'ja' } },
};
