import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beispiele } from './kontakte.beispiele.ts';
import { kontakte } from './kontakte.context.ts';
import Kontakte from './kontakte.tsx';

const render = (name: keyof typeof beispiele) => renderBeispiel(Kontakte, kontakte, beispiele[name]);

test('each is a card that can be called and written to', () => {
  render('liste');
  const region = screen.getByRole('region', { name: 'Direkt zum richtigen Schreibtisch' });
  expect(within(region).getAllByRole('heading', { level: 3 })).toHaveLength(2);
  expect(screen.getByRole('link', { name: '07082 000-72' }).getAttribute('href')).toBe('tel:+49708200072');
  const mail = screen.getByRole('link', { name: 'bauamt@musterhardt.example' });
  expect(mail.getAttribute('href')).toBe('mailto:bauamt@musterhardt.example');
  expect(mail.querySelector('wbr'), 'it breaks at the @ and nowhere else').toBeTruthy();
});

test('what has no title is left out; what has no address shows none', () => {
  render('luecken');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Klima']);
  expect(screen.queryByRole('link')).toBeNull();
});

test('is nothing without anybody', () => {
  expect(render('leer').container.innerHTML).toBe('');
});
