import { renderExample } from '@gm/shared/test/render-example';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { strasseVereine } from './strasse-vereine.context.ts';
import { examples } from './strasse-vereine.examples.ts';
import StrasseVereine from './strasse-vereine.tsx';

const show = (name: keyof typeof examples) =>
  renderExample(StrasseVereine, strasseVereine, examples[name], {
    pfad: '/meine-strasse/',
    suche: '?strasse=schwann-tannenstrasse',
  });

test('lists clubs with their category', () => {
  show('vereine');
  expect(screen.getByRole('listitem').textContent).toBe('Gesangverein Eintracht SchwannMusik und Gesang');
});

test('is empty without clubs', () => {
  expect(show('keine').container.textContent).toBe('');
});

test('says that its call failed', () => {
  show('ausgefallen');
  expect(screen.getByText(/können wir gerade nicht zeigen/)).toBeTruthy();
});
