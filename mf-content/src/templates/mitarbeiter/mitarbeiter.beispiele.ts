import { createEinheit, JETZT } from '../../../test/einheit.ts';

export const beispiele = {
  person: {
    context: {
      jetzt: JETZT,
      mitarbeiter: {
        name: 'Ute Kübler',
        funktion: 'Leiterin',
        telefon: '07082 000-30',
        email: 'ute.kuebler@musterhardt.example',
        zimmer: '1.01',
        aufgaben: ['Melderecht', 'Beglaubigungen', 7],
        einheit: createEinheit(12, 'Bürgerbüro'),
      },
    },
    options: {},
  },
  allein: { context: { mitarbeiter: { name: 'Nico Schaible', funktion: 'Bürgerbüro', einheit: 4 } }, options: {} },
};
