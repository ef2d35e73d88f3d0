import { createEinheit, JETZT } from '../../../test/einheit.ts';

export const beispiele = {
  fachbereich: {
    context: {
      jetzt: JETZT,
      organisationseinheit: createEinheit(1, 'Service und Bürger', {
        untergeordneteOEs: [
          createEinheit(12, 'Bürgerbüro', { untergeordneteOEs: [createEinheit(121, 'Fundbüro')] }),
          createEinheit(13, 'Bildung'),
        ],
        leistungen: [{ titel: 'Personalausweis', detailURL: '/wegweiser/leistungen/personalausweis/' }],
      }),
    },
    options: {},
  },
  luecken: {
    context: {
      jetzt: JETZT,
      organisationseinheit: {
        name: 'Bauhof',
        oeffnungszeiten: { text: '<p>Nach Vereinbarung</p>' },
        anschriften: null,
        untergeordneteOEs: [null, { name: '' }, { name: 'Wasser', oeffnungszeiten: 'immer', textbloecke: 'x' }],
      },
    },
    options: {},
  },
};
