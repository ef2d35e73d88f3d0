import { bild } from '../../../test/bild.ts';
import { createMeldung, createMeldungen } from '../../../test/meldungen.ts';

const artikel = {
  ...createMeldung(12),
  bild,
  bildtext: 'Die alte Brücke im Frühjahr',
  bildcopyright: 'A. Muster, CC BY 4.0',
  text: '<p>Am unteren Ende der Mühlstraße beginnen die Arbeiten.</p><h2>Umleitung</h2><ul><li>über die Bachgasse</li></ul>',
  bildergalerie: [
    { bild: { ...bild, id: 'baustelle-2b3c4d5e', alt: 'Ein Bagger am Bach' }, bildtext: 'Erste Arbeiten' },
    { bild: { ...bild, id: 'plan-3c4d5e6f', alt: 'Ein Plan der Brücke' }, bildcopyright: 'B. Muster' },
  ],
  verwandte: createMeldungen(3),
  seo: { title: 'Neue Brücke', description: null },
};

export const beispiele = {
  vollstaendig: { context: { artikel }, options: {} },
  einleitungImSeitenkopf: {
    context: { artikel: { ...artikel, seo: { title: artikel.titel, description: artikel.einleitung } } },
    options: {},
  },
  kurzeMeldung: {
    context: { artikel: { ...createMeldung(3), text: '<p>Der Bauhof ist geschlossen.</p>' } },
    options: {},
  },
  luecken: {
    context: {
      artikel: {
        datum_von: null,
        bild: { id: 'ohne-groesse' },
        bildergalerie: [{ bild: null }, 'x'],
        verwandte: createMeldungen(5),
      },
    },
    options: {},
  },
  leer: { context: { artikel: {} }, options: {} },
};
