import { renderExample } from '@gm/shared/test/render-example';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { branchenverzeichnis } from './branchenverzeichnis.context.ts';
import { examples } from './branchenverzeichnis.examples.ts';
import Branchenverzeichnis from './branchenverzeichnis.tsx';

const show = (name: keyof typeof examples, search = '') =>
  renderExample(Branchenverzeichnis, branchenverzeichnis, examples[name], {
    pfad: '/branchenverzeichnis/',
    suche: search,
  });
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const current = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .find((link) => link.getAttribute('aria-current') === 'true')?.textContent;

test('shows name, kind and place in a row that links to the entry', () => {
  show('liste');
  const [line] = screen.getAllByRole('heading', { level: 3 });
  const text = line?.closest('li')?.textContent;
  for (const part of ['Wir turnen.', 'Talstraße 1, Musterhardt-Schwann', 'Tel. 07082 000-1', 'Sport']) {
    expect(text).toContain(part);
  }
  expect(hrefOf('Turnverein 1')).toBe('/branchenverzeichnis/turnverein-id_1/');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('1.060 Einträge');
});

test('keeps the kind in the form, and other filters in links to kinds, letters and pages', () => {
  show('liste', '?q=Chor&typ=vereine&rubrik_id=1&buchstabe=t&seite=2&fremd=x');
  const field = screen.getByLabelText<HTMLInputElement>('Suchwort');
  expect(Object.fromEntries(new FormData(field.form!))).toEqual({ q: 'Chor', rubrik_id: '1', typ: 'vereine' });
  expect(hrefOf('Firmen (20)')).toBe('/branchenverzeichnis/?q=Chor&typ=firmen');
  expect(hrefOf('A')).toBe('/branchenverzeichnis/?q=Chor&typ=vereine&rubrik_id=1&buchstabe=A');
  expect(hrefOf('Nächste Seite')).toBe('/branchenverzeichnis/?q=Chor&typ=vereine&rubrik_id=1&buchstabe=t&seite=3');
  expect(hrefOf('Vorherige Seite')).toBe('/branchenverzeichnis/?q=Chor&typ=vereine&rubrik_id=1&buchstabe=t');
  expect(hrefOf('Auswahl aufheben')).toBe('/branchenverzeichnis/');
  expect([current('Art der Einträge'), current('Anfangsbuchstabe')]).toEqual(['Vereine (40)', 'T']);
});

test('ignores an unknown kind', () => {
  show('liste', '?typ=parteien');
  expect(current('Art der Einträge')).toBe('Alle (60)');
  expect(screen.queryByRole('link', { name: 'Auswahl aufheben' })).toBeNull();
});

test('reports no matches and links back', () => {
  show('nichts', '?q=Elefant');
  expect(screen.getByRole('status').textContent).toBe('Keine Einträge gefunden');
  expect(hrefOf('Alle Einträge zeigen')).toBe('/branchenverzeichnis/');
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('skips entries without a name and distinguishes a failed call from an empty directory', () => {
  show('luecken');
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(['Nur ein Name']);
  show('ausgefallen');
  expect(screen.getByRole('heading', { name: 'Die Einträge können gerade nicht geladen werden' })).toBeTruthy();
});
