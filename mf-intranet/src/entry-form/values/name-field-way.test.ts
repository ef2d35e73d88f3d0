import type { FormField } from '@gm/shared/schemas/form-field';
import { expect, it } from 'vitest';
import { nameFieldWay } from './name-field-way.ts';

const field = (name: string, title: string, more: Partial<FormField> = {}): FormField => ({
  ...{ name, titel: title, art: 'zeile', pflicht: true, hinweis: null, optionen: [], verweis: null, selten: false },
  ...{ felder: [], eintrag: null },
  ...more,
});
const times = field('', '', { art: 'gruppe', felder: [field('beginn', 'Beginn')] });
const form = field('', '', {
  art: 'gruppe',
  felder: [
    field('halle', 'Halle'),
    field('oeffnungszeiten', 'Öffnungszeiten', { art: 'liste', eintrag: times }),
    field('bloecke', 'Bausteine', { art: 'liste', eintrag: field('', '', { art: 'baustein' }) }),
  ],
});

it.each([
  ['daten/halle', 'Halle'],
  ['daten/oeffnungszeiten/1/beginn', 'Öffnungszeiten 2 › Beginn'],
  ['daten/bloecke/0/context/titel', 'Bausteine 1'],
  ['daten', undefined],
  ['text', undefined],
])('an error of %s is shown at %s', (location, title) => {
  expect(nameFieldWay(form, location)).toBe(title);
});
