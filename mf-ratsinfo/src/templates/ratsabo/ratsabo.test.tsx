import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ratsabo } from './ratsabo.context.ts';
import Ratsabo from './ratsabo.tsx';

const ziel = { art: 'suche', titel: '„Bach“, Gemeinderat', detailURL: '/ratsinfo/vorlagen/?q=Bach&gremium=1' };
const PFAD = '/ratsinfo/verfolgen/';

test('what is followed goes along with the address, also without scripts', () => {
  renderBeispiel(Ratsabo, ratsabo, { context: { ziel }, options: {} }, { pfad: PFAD, suche: '?q=Bach&gremium=1' });
  expect(screen.getByRole('link', { name: 'Suche: „Bach“, Gemeinderat' }).getAttribute('href')).toBe(ziel.detailURL);
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

test('without anything to follow it leads to where there is something', () => {
  renderBeispiel(Ratsabo, ratsabo, { context: { ziel: null }, options: {} }, { pfad: PFAD });
  expect(screen.getByRole('link', { name: 'Vorlagen durchsuchen' })).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});
