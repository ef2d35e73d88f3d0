import { createUnit, NOW } from '../../../test/unit.ts';

export const examples = {
  fachbereich: {
    context: {
      jetzt: NOW,
      organisationseinheit: createUnit(1, 'Service und Bürger', {
        untergeordneteOEs: [
          createUnit(12, 'Bürgerbüro', { untergeordneteOEs: [createUnit(121, 'Fundbüro')] }),
          createUnit(13, 'Bildung'),
        ],
        leistungen: [{ titel: 'Personalausweis', detailURL: '/wegweiser/leistungen/personalausweis/' }],
      }),
    },
    options: {},
  },
  luecken: {
    context: {
      jetzt: NOW,
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
