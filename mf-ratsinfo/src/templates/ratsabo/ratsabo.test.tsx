import { renderExample } from '@gm/shared/test/render-example';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ratsabo } from './ratsabo.context.ts';
import Ratsabo from './ratsabo.tsx';

const target = { art: 'suche', titel: '„Bach“, Gemeinderat', detailURL: '/ratsinfo/vorlagen/?q=Bach&gremium=1' };
const PATH = '/ratsinfo/verfolgen/';

test('submits the target with the address, also without scripts', () => {
  renderExample(
    Ratsabo,
    ratsabo,
    { context: { ziel: target }, options: {} },
    { pfad: PATH, suche: '?q=Bach&gremium=1' },
  );
  expect(screen.getByRole('link', { name: 'Suche: „Bach“, Gemeinderat' }).getAttribute('href')).toBe(target.detailURL);
  const { form } = screen.getByLabelText<HTMLInputElement>(/E-Mail-Adresse/);
  expect(form?.method).toBe('post');
  expect(Object.fromEntries(new FormData(form!))).toMatchObject({
    formular: 'ratsabo',
    q: 'Bach',
    gremium: '1',
    vorlage: '',
    typ: '',
  });
});

test('links to possible targets if there is none', () => {
  renderExample(Ratsabo, ratsabo, { context: { ziel: null }, options: {} }, { pfad: PATH });
  expect(screen.getByRole('link', { name: 'Vorlagen durchsuchen' })).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});
