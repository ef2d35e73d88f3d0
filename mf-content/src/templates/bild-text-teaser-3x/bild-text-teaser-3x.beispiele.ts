import { bild } from '../../../test/bild.ts';

const karte = (titel: string) => ({ titel, text: `Alles über ${titel}.`, link: '/x/', linktext: 'Ansehen', bild });

export const beispiele = {
  dreiKarten: {
    context: {
      titel: 'Beliebte Themen',
      karten: [{ ...karte('Wandern'), bildcopyright: 'A. Muster' }, karte('Vereine'), karte('Heiraten')],
    },
    options: {},
  },
  ohneBilder: { context: { karten: ['Eins', 'Zwei'].map((titel) => ({ ...karte(titel), bild: null })) }, options: {} },
  fremd: {
    context: { karten: [{ titel: 'Wandern', bildupload: [{ bild, bildcopyright: 'A. Muster' }] }] },
    options: {},
  },
  vierKarten: { context: { karten: ['Eins', 'Zwei', 'Drei', 'Vier'].map(karte) }, options: {} },
  luecken: {
    context: { titel: null, karten: [{ titel: 'Nur ein Titel' }, { text: 'Ohne Titel' }, null] },
    options: {},
  },
  leer: { context: { titel: 'Themen', karten: null }, options: {} },
};
