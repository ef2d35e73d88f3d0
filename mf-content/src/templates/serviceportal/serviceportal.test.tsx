import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beispiele } from './serviceportal.beispiele.ts';
import { serviceportal } from './serviceportal.context.ts';
import Serviceportal from './serviceportal.tsx';

const show = (name: keyof typeof beispiele) => renderBeispiel(Serviceportal, serviceportal, beispiele[name]);
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('services lie below the address of the portal', () => {
  show('portal');
  expect(screen.getByRole('region', { name: 'Leistungen des Landes' })).toBeTruthy();
  expect(hrefs()).toEqual([
    'https://serviceportal.example/fuehrungszeugnis',
    'https://serviceportal.example/wohnsitz',
    'https://serviceportal.example/',
  ]);
  expect(screen.getByRole('link', { name: 'Führungszeugnis (Service-Land)' })).toBeTruthy();
});

test('without services it leads to the portal', () => {
  show('luecken');
  expect(screen.getByRole('heading', { name: 'Service-Land' })).toBeTruthy();
  expect(hrefs()).toEqual(['https://serviceportal.example/']);
});

test('is nothing where no portal is configured', () => {
  expect(show('nichtEingerichtet').container.innerHTML).toBe('');
});
