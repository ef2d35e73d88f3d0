import { bild } from '../../../test/bild.ts';

export const beispiele = {
  teaser: {
    context: {
      titel: 'Über den Höhen',
      text: 'Der Panoramaweg in elf Kilometern.',
      link: '/wandern/',
      linktext: 'Zum Panoramaweg',
      bild,
      bildtext: 'Morgen am Aussichtspunkt',
      bildcopyright: 'A. Muster, CC BY 4.0',
    },
    options: { parallax: true },
  },
  nurBild: { context: { bild }, options: {} },
  fremd: { context: { titel: 'Höhen', bildupload: { bild, bildcopyright: 'A. Muster' }, parallax: '1' }, options: {} },
  fehlerhaft: { context: { titel: 'Ohne Bild', bild: 'kein Bild' }, options: { parallax: 'ja' } },
};
