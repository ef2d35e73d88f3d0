import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beispiele } from './digitales-rathaus.beispiele.ts';
import { digitalesRathaus } from './digitales-rathaus.context.ts';
import DigitalesRathaus from './digitales-rathaus.tsx';

const show = (name: keyof typeof beispiele) => renderBeispiel(DigitalesRathaus, digitalesRathaus, beispiele[name]);

test('services stand below their topic; who leaves the site is told', () => {
  show('themen');
  const meldewesen = within(screen.getByRole('region', { name: 'Ausweise und Meldewesen' }));
  const link = meldewesen.getByRole('link', { name: 'Termin im Bürgerbüro (externer Dienst)' });
  expect(link.getAttribute('href')).toBe('https://termine.musterhardt.example/');
  expect(screen.getByRole('link', { name: 'Kita-Vormerkung' }).getAttribute('href')).toBe('/kitavormerksystem/');
});

test('leaves out what leads nowhere, and topics that are empty then', () => {
  show('luecken');
  expect(screen.getAllByRole('heading', { level: 2 }).map((titel) => titel.textContent)).toEqual(['Rest']);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('is nothing without services', () => {
  expect(show('leer').container.innerHTML).toBe('');
});
