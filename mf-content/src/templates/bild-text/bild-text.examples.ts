import { image } from '../../../test/image.ts';

export const examples = {
  bildLinks: {
    context: {
      titel: 'Willkommen im Barfußpark',
      text: '<p>Gras, Kies und Rindenmulch: 24 Stationen auf zwei Kilometern.</p>',
      link: '/barfusspark/',
      linktext: 'Zum Barfußpark',
      bild: image,
      bildtext: 'Der Pfad am Morgen',
      bildcopyright: 'A. Muster, CC BY 4.0',
    },
    options: { anordnung: 'links' },
  },
  bildRechts: {
    context: { titel: 'Wandern', text: '<p>Markierte Wege.</p>', bild: image },
    options: { anordnung: 'rechts' },
  },
  fremd: {
    context: {
      titel: 'Wandern',
      bildupload: { bild: image, bildtext: 'Am Morgen', bildcopyright: 'A. Muster' },
      anordnung: 'rechts',
    },
    options: {},
  },
  ohneBild: {
    context: { titel: 'Wandern', text: '<p>Markierte Wege.</p>', bild: null, link: '/wandern/' },
    options: {},
  },
  unbekannteAnordnung: { context: { text: '<p>Text</p>', bild: image }, options: { anordnung: 'oben' } },
  leer: { context: {}, options: {} },
};
