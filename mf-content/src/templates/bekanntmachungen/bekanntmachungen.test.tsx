import { renderExample } from '@gm/shared/test/render-example';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bekanntmachungen } from './bekanntmachungen.context.ts';
import { examples } from './bekanntmachungen.examples.ts';
import Bekanntmachungen from './bekanntmachungen.tsx';

const show = (name: keyof typeof examples, search = '') =>
  renderExample(Bekanntmachungen, bekanntmachungen, examples[name], { pfad: '/bekanntmachungen/', suche: search });
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('shows title, period and kind in a row that links to the notice', () => {
  show('liste');
  const [line] = screen.getAllByRole('heading', { level: 3 });
  const text = line?.closest('li')?.textContent;
  for (const part of ['1. März bis 30. April 2026', 'Neue Gebühren.', 'Satzungen']) expect(text).toContain(part);
  expect(hrefOf('Satzung 1')).toBe('/bekanntmachungen/satzung-id_1/');
  expect(hrefOf('Archiv')).toBe('/bekanntmachungen/?ansicht=archiv');
  expect(hrefOf(/Feed/)).toBe('/bekanntmachungen/feed.xml');
});

test('stays in the archive when filtered', () => {
  show('archiv', '?ansicht=archiv&q=Chor&jahr=2025&typ=satzungen');
  const field = screen.getByLabelText<HTMLInputElement>('Suchwort');
  expect(Object.fromEntries(new FormData(field.form!))).toEqual({
    q: 'Chor',
    jahr: '2025',
    typ: 'satzungen',
    ansicht: 'archiv',
  });
  expect(hrefOf('Auswahl aufheben')).toBe('/bekanntmachungen/?ansicht=archiv');
  expect(hrefOf('Nächste Seite')).toBe('/bekanntmachungen/?q=Chor&jahr=2025&typ=satzungen&ansicht=archiv&seite=2');
  expect(screen.getByRole('link', { name: 'Archiv' }).getAttribute('aria-current')).toBe('true');
});

test('reports no matches and links back', () => {
  show('nichts', '?q=Elefant');
  expect(screen.getByRole('status').textContent).toBe('Keine Bekanntmachungen gefunden');
  expect(hrefOf('Alle Bekanntmachungen zeigen')).toBe('/bekanntmachungen/');
});

test('skips notices without a date and distinguishes a failed call from an empty board', () => {
  show('luecken');
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(['Da']);
  show('ausgefallen');
  expect(screen.getByRole('heading', { name: 'Die Bekanntmachungen können gerade nicht geladen werden' })).toBeTruthy();
});
