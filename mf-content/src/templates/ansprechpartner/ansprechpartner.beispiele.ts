import { createEinheit, JETZT } from '../../../test/einheit.ts';

export const beispiele = {
  buergerbuero: {
    context: {
      jetzt: JETZT,
      ansprechpartner: {
        einheit: createEinheit(12, 'Bürgerbüro'),
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
