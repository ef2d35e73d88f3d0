import { renderExample } from '@gm/shared/test/render-example';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { appUebersicht } from './app-uebersicht.context.ts';
import { examples } from './app-uebersicht.examples.ts';
import AppUebersicht from './app-uebersicht.tsx';

const show = (name: keyof typeof examples) => renderExample(AppUebersicht, appUebersicht, examples[name]);

test('shows logo, contacts, a 16:9 picture and cards', () => {
  show('ganz');
  expect(screen.getByRole('img', { name: 'Wappen' })).toBeTruthy();
  const large = screen.getByRole('img', { name: 'Ein Weg zwischen Tannen' });
  expect(large.getAttribute('src')).toContain('ratio=16x9');
  expect(screen.getByText('Foto: A. Muster')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Rathaus anrufen' }).getAttribute('href')).toBe('tel:+4970820000');
  expect(screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
    'Aktuelles',
    'Abfalltermine',
  ]);
  expect(screen.getByRole('link', { name: 'Abfalltermine' }).getAttribute('href')).toBe('/abfalltermine/');
});

test('reads the field names of requirement M-12', () => {
  const { container } = show('fremd');
  expect(screen.getByRole('img', { name: 'Wappen' })).toBeTruthy();
  expect(screen.getByText('Foto: A. Muster')).toBeTruthy();
  expect(container.querySelector('li .lucide-recycle')).toBeTruthy();
  expect(container.querySelector('li .lucide-phone')).toBeTruthy();
});

test('requires nothing but the cards', () => {
  show('nurKarten');
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
});

test('skips cards without a link', () => {
  show('luecken');
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Aktuelles']);
});
