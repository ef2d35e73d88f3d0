import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beispiele } from './ansprechpartner.beispiele.ts';
import { ansprechpartner } from './ansprechpartner.context.ts';
import Ansprechpartner from './ansprechpartner.tsx';

const show = (name: keyof typeof beispiele) => renderBeispiel(Ansprechpartner, ansprechpartner, beispiele[name]);
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('people with their number, mail, room and page', () => {
  show('buergerbuero');
  const [ute, nico] = screen.getAllByRole('listitem').filter((item) => item.querySelector('h2'));
  expect(ute?.textContent).toContain('Zimmer 1.01');
  expect(nico?.textContent).toBe('Nico SchaibleErdgeschoss');
  expect(hrefOf('Ute Kübler')).toBe('/wegweiser/mitarbeiter/ute-kuebler-id_20/');
  expect(ute?.querySelector('[href^="tel:"]')?.getAttribute('href')).toBe('tel:+49708200030');
  expect(hrefOf('ute.kuebler@musterhardt.example')).toBe('mailto:ute.kuebler@musterhardt.example');
});

test('names the switchboard where nobody is listed', () => {
  show('leer');
  expect(screen.getByText(/Zurzeit ist hier niemand eingetragen/)).toBeTruthy();
  expect(hrefOf('07082 000-0')).toBe('tel:+4970820000');
});
