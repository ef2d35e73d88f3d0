import { renderExample } from '@gm/shared/test/render-example';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { serviceportal } from './serviceportal.context.ts';
import { examples } from './serviceportal.examples.ts';
import Serviceportal from './serviceportal.tsx';

const show = (name: keyof typeof examples) => renderExample(Serviceportal, serviceportal, examples[name]);
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test("links services below the portal's address", () => {
  show('portal');
  expect(screen.getByRole('region', { name: 'Leistungen des Landes' })).toBeTruthy();
  expect(hrefs()).toEqual([
    'https://serviceportal.example/fuehrungszeugnis',
    'https://serviceportal.example/wohnsitz',
    'https://serviceportal.example/',
  ]);
  expect(screen.getByRole('link', { name: 'Führungszeugnis (Service-Land)' })).toBeTruthy();
});

test('links to the portal if there are no services', () => {
  show('luecken');
  expect(screen.getByRole('heading', { name: 'Service-Land' })).toBeTruthy();
  expect(hrefs()).toEqual(['https://serviceportal.example/']);
});

test('renders nothing if no portal is configured', () => {
  expect(show('nichtEingerichtet').container.innerHTML).toBe('');
});
