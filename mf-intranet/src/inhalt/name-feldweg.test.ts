import type { Formfeld } from '@gm/shared/schemas/formfeld';
import { expect, it } from 'vitest';
import { nameFeldweg } from './name-feldweg.ts';

const feld = (name: string, titel: string, mehr: Partial<Formfeld> = {}): Formfeld => ({
  ...{ name, titel, art: 'zeile', pflicht: true, hinweis: null, optionen: [], verweis: null, selten: false },
  ...{ felder: [], eintrag: null },
  ...mehr,
});
const zeiten = feld('', '', { art: 'gruppe', felder: [feld('beginn', 'Beginn')] });
const formular = feld('', '', {
  art: 'gruppe',
  felder: [
    feld('halle', 'Halle'),
    feld('oeffnungszeiten', 'Öffnungszeiten', { art: 'liste', eintrag: zeiten }),
    feld('bloecke', 'Bausteine', { art: 'liste', eintrag: feld('', '', { art: 'baustein' }) }),
  ],
});

it.each([
  ['daten/halle', 'Halle'],
  ['daten/oeffnungszeiten/1/beginn', 'Öffnungszeiten 2 › Beginn'],
  ['daten/bloecke/0/context/titel', 'Bausteine 1'],
  ['daten', undefined],
  ['text', undefined],
])('a fault of %s stands under %s', (ort, titel) => {
  expect(nameFeldweg(formular, ort)).toBe(titel);
});
