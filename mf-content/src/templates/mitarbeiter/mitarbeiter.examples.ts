import { createUnit, NOW } from '../../../test/unit.ts';

export const examples = {
  person: {
    context: {
      jetzt: NOW,
      mitarbeiter: {
        name: 'Ute Kübler',
        funktion: 'Leiterin',
        telefon: '07082 000-30',
        email: 'ute.kuebler@musterhardt.example',
        zimmer: '1.01',
        aufgaben: ['Melderecht', 'Beglaubigungen', 7],
        einheit: createUnit(12, 'Bürgerbüro'),
      },
    },
    options: {},
  },
  allein: { context: { mitarbeiter: { name: 'Nico Schaible', funktion: 'Bürgerbüro', einheit: 4 } }, options: {} },
};
