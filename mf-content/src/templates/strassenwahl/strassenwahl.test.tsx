import { renderExample } from '@gm/shared/test/render-example';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { strassenwahl } from './strassenwahl.context.ts';
import { examples } from './strassenwahl.examples.ts';
import Strassenwahl from './strassenwahl.tsx';

const show = (name: keyof typeof examples, search = '') =>
  renderExample(Strassenwahl, strassenwahl, examples[name], { pfad: '/meine-strasse/', suche: search });

test('lists the streets below their village, in a form that works without scripts', () => {
  show('ohneWahl');
  const list = screen.getByLabelText<HTMLSelectElement>('Ihre Straße');
  expect([list.form?.getAttribute('action'), list.form?.method, list.name]).toEqual([
    '/meine-strasse/',
    'get',
    'strasse',
  ]);
  expect(within(screen.getByRole('group', { name: 'Schwann' })).getAllByRole('option')).toHaveLength(1);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('names the chosen street and offers to remember it on this device', () => {
  show('gewaehlt', '?strasse=schwann-tannenstrasse');
  expect(screen.getByRole('status').textContent).toBe('Das betrifft die Tannenstraße in Schwann:');
  expect(screen.getByLabelText<HTMLSelectElement>('Ihre Straße').value).toBe('schwann-tannenstrasse');
  expect(screen.getByRole('checkbox', { name: 'Diese Straße auf diesem Gerät merken' })).toBeTruthy();
});

test('says that it does not know a street', () => {
  show('luecken', '?strasse=mond');
  expect(screen.getByRole('heading', { name: 'Diese Straße finden wir nicht' })).toBeTruthy();
});

test('distinguishes a failed call from no streets', () => {
  show('ausgefallen');
  expect(screen.getByRole('heading', { name: 'Die Straßen können gerade nicht geladen werden' })).toBeTruthy();
});
