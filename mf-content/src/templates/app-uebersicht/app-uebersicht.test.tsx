import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beispiele } from './app-uebersicht.beispiele.ts';
import { appUebersicht } from './app-uebersicht.context.ts';
import AppUebersicht from './app-uebersicht.tsx';

const show = (name: keyof typeof beispiele) => renderBeispiel(AppUebersicht, appUebersicht, beispiele[name]);

test('logo, contacts, a picture of 16 to 9 and cards', () => {
  show('ganz');
  expect(screen.getByRole('img', { name: 'Wappen' })).toBeTruthy();
  const gross = screen.getByRole('img', { name: 'Ein Weg zwischen Tannen' });
  expect(gross.getAttribute('src')).toContain('ratio=16x9');
  expect(screen.getByText('Foto: A. Muster')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Rathaus anrufen' }).getAttribute('href')).toBe('tel:+4970820000');
  expect(screen.getAllByRole('heading', { level: 3 }).map((titel) => titel.textContent)).toEqual([
    'Aktuelles',
    'Abfalltermine',
  ]);
  expect(screen.getByRole('link', { name: 'Abfalltermine' }).getAttribute('href')).toBe('/abfalltermine/');
});

test('reads the fields as requirement M-12 names them', () => {
  const { container } = show('fremd');
  expect(screen.getByRole('img', { name: 'Wappen' })).toBeTruthy();
  expect(screen.getByText('Foto: A. Muster')).toBeTruthy();
  expect(container.querySelector('li .lucide-recycle')).toBeTruthy();
  expect(container.querySelector('li .lucide-phone')).toBeTruthy();
});

test('everything but the cards may be missing', () => {
  show('nurKarten');
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
});

test('leaves out what leads nowhere', () => {
  show('luecken');
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Aktuelles']);
});
