import { renderExample } from '@gm/shared/test/render-example';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ansprechpartner } from './ansprechpartner.context.ts';
import { examples } from './ansprechpartner.examples.ts';
import Ansprechpartner from './ansprechpartner.tsx';

const show = (name: keyof typeof examples) => renderExample(Ansprechpartner, ansprechpartner, examples[name]);
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('shows people with phone, mail, room and page', () => {
  show('buergerbuero');
  const [ute, nico] = screen.getAllByRole('listitem').filter((item) => item.querySelector('h2'));
  expect(ute?.textContent).toContain('Zimmer 1.01');
  expect(nico?.textContent).toBe('Nico SchaibleErdgeschoss');
  expect(hrefOf('Ute Kübler')).toBe('/wegweiser/mitarbeiter/ute-kuebler-id_20/');
  expect(ute?.querySelector('[href^="tel:"]')?.getAttribute('href')).toBe('tel:+49708200030');
  expect(hrefOf('ute.kuebler@musterhardt.example')).toBe('mailto:ute.kuebler@musterhardt.example');
});

test('names the switchboard if no person is listed', () => {
  show('leer');
  expect(screen.getByText(/Zurzeit ist hier niemand eingetragen/)).toBeTruthy();
  expect(hrefOf('07082 000-0')).toBe('tel:+4970820000');
});
