import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { beispiele } from './redaktion-beitrag.beispiele.ts';
import { redaktionBeitrag } from './redaktion-beitrag.context.ts';
import RedaktionBeitrag from './redaktion-beitrag.tsx';

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('away')));
});

test('eine neue Seite beginnt leer oder mit einem Muster, dessen Bausteine offen stehen', () => {
  renderBeispiel(RedaktionBeitrag, redaktionBeitrag, beispiele.neueSeite, {
    pfad: '/intranet/redaktion/inhalt-seite/',
    suche: '?wie=seitenmuster%2Fanleitung',
  });
  const links = within(screen.getByRole('navigation', { name: 'Womit möchten Sie beginnen?' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    ['Leer', null],
    ['Eine Einrichtung vorstellen', null],
    ['Etwas beantragen', 'true'],
  ]);
  const bausteine = screen.getAllByRole('group').filter((group) => group.matches('li > details'));
  expect(bausteine.map((baustein) => baustein.hasAttribute('open'))).toEqual([true, true, true]);
  expect(screen.queryByRole('link', { name: 'Duplizieren' })).toBeNull();
});

test('was es gibt, lässt sich duplizieren; was auf der Website steht, beginnt nicht mit einem Muster', () => {
  renderBeispiel(RedaktionBeitrag, redaktionBeitrag, beispiele.seite);
  expect(screen.getByRole('link', { name: 'Duplizieren' }).getAttribute('href')).toContain('?wie=seite%2Fnatur%2Fwald');
  expect(screen.queryByRole('navigation', { name: 'Womit möchten Sie beginnen?' })).toBeNull();
});
