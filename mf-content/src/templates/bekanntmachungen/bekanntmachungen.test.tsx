import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beispiele } from './bekanntmachungen.beispiele.ts';
import { bekanntmachungen } from './bekanntmachungen.context.ts';
import Bekanntmachungen from './bekanntmachungen.tsx';

const show = (name: keyof typeof beispiele, suche = '') =>
  renderBeispiel(Bekanntmachungen, bekanntmachungen, beispiele[name], { pfad: '/bekanntmachungen/', suche });
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('a line says what, how long and of which kind, and leads to the notice', () => {
  show('liste');
  const [zeile] = screen.getAllByRole('heading', { level: 3 });
  const text = zeile?.closest('li')?.textContent;
  for (const teil of ['01.03.2026 bis 30.04.2026', 'Neue Gebühren.', 'Satzungen']) expect(text).toContain(teil);
  expect(hrefOf('Satzung 1')).toBe('/bekanntmachungen/satzung-id_1/');
  expect(hrefOf('Archiv')).toBe('/bekanntmachungen/?ansicht=archiv');
  expect(hrefOf(/Feed/)).toBe('/bekanntmachungen/feed.xml');
});

test('the archive stays the archive while it is narrowed down', () => {
  show('archiv', '?ansicht=archiv&q=Chor&jahr=2025&typ=satzungen');
  const feld = screen.getByLabelText<HTMLInputElement>('Suchwort');
  expect(Object.fromEntries(new FormData(feld.form!))).toEqual({
    q: 'Chor',
    jahr: '2025',
    typ: 'satzungen',
    ansicht: 'archiv',
  });
  expect(hrefOf('Auswahl aufheben')).toBe('/bekanntmachungen/?ansicht=archiv');
  expect(hrefOf('Nächste Seite')).toBe('/bekanntmachungen/?q=Chor&jahr=2025&typ=satzungen&ansicht=archiv&seite=2');
  expect(screen.getByRole('link', { name: 'Archiv' }).getAttribute('aria-current')).toBe('true');
});

test('says so when nothing fits, and the way back', () => {
  show('nichts', '?q=Elefant');
  expect(screen.getByRole('status').textContent).toBe('Keine Bekanntmachungen gefunden');
  expect(hrefOf('Alle Bekanntmachungen zeigen')).toBe('/bekanntmachungen/');
});

test('leaves out what has no day; a board out of order is no empty one', () => {
  show('luecken');
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(['Da']);
  show('ausgefallen');
  expect(screen.getByRole('heading', { name: 'Die Bekanntmachungen können gerade nicht geladen werden' })).toBeTruthy();
});
