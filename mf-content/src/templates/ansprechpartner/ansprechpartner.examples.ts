import { createUnit, NOW } from '../../../test/unit.ts';

export const examples = {
  buergerbuero: {
    context: {
      jetzt: NOW,
      ansprechpartner: {
        einheit: createUnit(12, 'Bürgerbüro'),
        data: [
          {
            name: 'Ute Kübler',
            funktion: 'Leiterin',
            telefon: '07082 000-30',
            email: 'ute.kuebler@musterhardt.example',
            zimmer: '1.01',
            detailURL: '/wegweiser/mitarbeiter/ute-kuebler-id_20/',
          },
          { name: 'Nico Schaible', zimmer: 'Erdgeschoss' },
          { name: '' },
        ],
      },
    },
    options: {},
  },
  leer: { context: { ansprechpartner: { einheit: { name: 'Bauhof' }, data: null } }, options: {} },
};
