import { createStelle, JETZT } from '../../../test/stelle.ts';

export const beispiele = {
  fachbereich: {
    context: {
      jetzt: JETZT,
      organisationseinheit: createStelle(1, 'Service und Bürger', {
        untergeordneteOEs: [
          createStelle(12, 'Bürgerbüro', { untergeordneteOEs: [createStelle(121, 'Fundbüro')] }),
          createStelle(13, 'Bildung'),
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
