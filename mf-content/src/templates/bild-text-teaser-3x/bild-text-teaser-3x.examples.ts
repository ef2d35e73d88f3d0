import { image } from '../../../test/image.ts';

const card = (title: string) => ({
  titel: title,
  text: `Alles über ${title}.`,
  link: '/x/',
  linktext: 'Ansehen',
  bild: image,
});

export const examples = {
  dreiKarten: {
    context: {
      titel: 'Beliebte Themen',
      karten: [{ ...card('Wandern'), bildcopyright: 'A. Muster' }, card('Vereine'), card('Heiraten')],
    },
    options: {},
  },
  ohneBilder: { context: { karten: ['Eins', 'Zwei'].map((title) => ({ ...card(title), bild: null })) }, options: {} },
  fremd: {
    context: { karten: [{ titel: 'Wandern', bildupload: [{ bild: image, bildcopyright: 'A. Muster' }] }] },
    options: {},
  },
  vierKarten: { context: { karten: ['Eins', 'Zwei', 'Drei', 'Vier'].map(card) }, options: {} },
  luecken: {
    context: { titel: null, karten: [{ titel: 'Nur ein Titel' }, { text: 'Ohne Titel' }, null] },
    options: {},
  },
  leer: { context: { titel: 'Themen', karten: null }, options: {} },
};
