import { renderExample } from '@gm/shared/test/render-example';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { strasseMaengel } from './strasse-maengel.context.ts';
import { examples } from './strasse-maengel.examples.ts';
import StrasseMaengel from './strasse-maengel.tsx';

const show = (name: keyof typeof examples) =>
  renderExample(StrasseMaengel, strasseMaengel, examples[name], {
    pfad: '/meine-strasse/',
    suche: '?strasse=schwann-tannenstrasse',
  });

test('lists defects with their state, and marks those in the street', () => {
  show('gemeldet');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'In Ihrer StraßeStraßenlampeTannenstraße: in Arbeit',
    'StraßenlampeWaldstraße: behoben',
  ]);
});

test('says that nothing is reported, and is empty for an unknown street', () => {
  show('nichts');
  expect(screen.getByText('In Schwann ist zurzeit nichts gemeldet.')).toBeTruthy();
  expect(show('unbekannt').container.textContent).toBe('');
});

test('says that its call failed', () => {
  show('ausgefallen');
  expect(screen.getByText(/können wir gerade nicht zeigen/)).toBeTruthy();
});
