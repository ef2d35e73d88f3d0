import { image } from '../../../test/image.ts';
import { createMessage, createMessages } from '../../../test/messages.ts';

const artikel = {
  ...createMessage(12),
  bild: image,
  bildtext: 'Die alte Brücke im Frühjahr',
  bildcopyright: 'A. Muster, CC BY 4.0',
  text: '<p>Am unteren Ende der Mühlstraße beginnen die Arbeiten.</p><h2>Umleitung</h2><ul><li>über die Bachgasse</li></ul>',
  bildergalerie: [
    { bild: { ...image, id: 'baustelle-2b3c4d5e', alt: 'Ein Bagger am Bach' }, bildtext: 'Erste Arbeiten' },
    { bild: { ...image, id: 'plan-3c4d5e6f', alt: 'Ein Plan der Brücke' }, bildcopyright: 'B. Muster' },
  ],
  verwandte: createMessages(3),
  seo: { title: 'Neue Brücke', description: null },
};

export const examples = {
  vollstaendig: { context: { artikel }, options: {} },
  einleitungImSeitenkopf: {
    context: { artikel: { ...artikel, seo: { title: artikel.titel, description: artikel.einleitung } } },
    options: {},
  },
  kurzeMeldung: {
    context: { artikel: { ...createMessage(3), text: '<p>Der Bauhof ist geschlossen.</p>' } },
    options: {},
  },
  luecken: {
    context: {
      artikel: {
        datum_von: null,
        bild: { id: 'ohne-groesse' },
        bildergalerie: [{ bild: null }, 'x'],
        verwandte: createMessages(5),
      },
    },
    options: {},
  },
  leer: { context: { artikel: {} }, options: {} },
};
