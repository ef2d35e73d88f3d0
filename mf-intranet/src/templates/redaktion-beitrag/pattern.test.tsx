import { renderExample } from '@gm/shared/test/render-example';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { redaktionBeitrag } from './redaktion-beitrag.context.ts';
import { examples } from './redaktion-beitrag.examples.ts';
import RedaktionBeitrag from './redaktion-beitrag.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('away')));
});

test('a new page starts empty or from a pattern, with its blocks open', () => {
  renderExample(RedaktionBeitrag, redaktionBeitrag, examples.neueSeite, {
    pfad: '/intranet/redaktion/inhalt-seite/',
    suche: '?wie=seitenmuster%2Fanleitung',
  });
  const links = within(screen.getByRole('navigation', { name: 'Womit möchten Sie beginnen?' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    ['Leer', null],
    ['Eine Einrichtung vorstellen', null],
    ['Etwas beantragen', 'true'],
  ]);
  const pieces = screen.getAllByRole('group').filter((group) => group.matches('li > details'));
  expect(pieces.map((piece) => piece.hasAttribute('open'))).toEqual([true, true, true]);
  expect(screen.queryByRole('link', { name: 'Duplizieren' })).toBeNull();
});

test('existing entries can be duplicated; published ones do not offer patterns', () => {
  renderExample(RedaktionBeitrag, redaktionBeitrag, examples.seite);
  expect(screen.getByRole('link', { name: 'Duplizieren' }).getAttribute('href')).toContain('?wie=seite%2Fnatur%2Fwald');
  expect(screen.queryByRole('navigation', { name: 'Womit möchten Sie beginnen?' })).toBeNull();
});
