import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beispiele } from './branchenverzeichnis.beispiele.ts';
import { branchenverzeichnis } from './branchenverzeichnis.context.ts';
import Branchenverzeichnis from './branchenverzeichnis.tsx';

const show = (name: keyof typeof beispiele, suche = '') =>
  renderBeispiel(Branchenverzeichnis, branchenverzeichnis, beispiele[name], { pfad: '/branchenverzeichnis/', suche });
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const current = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .find((link) => link.getAttribute('aria-current') === 'true')?.textContent;

test('a line says who, what and where, and leads to the entry', () => {
  show('liste');
  const [zeile] = screen.getAllByRole('heading', { level: 3 });
  const text = zeile?.closest('li')?.textContent;
  for (const teil of ['Wir turnen.', 'Talstraße 1, Musterhardt-Schwann', 'Tel. 07082 000-1', 'Sport']) {
    expect(text).toContain(teil);
  }
  expect(hrefOf('Turnverein 1')).toBe('/branchenverzeichnis/turnverein-id_1/');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('1.060 Einträge');
});

test('the form keeps the kind; kinds, letters and pages keep what else is chosen', () => {
  show('liste', '?q=Chor&typ=vereine&rubrik_id=1&buchstabe=t&seite=2&fremd=x');
  const feld = screen.getByLabelText<HTMLInputElement>('Suchwort');
  expect(Object.fromEntries(new FormData(feld.form!))).toEqual({ q: 'Chor', rubrik_id: '1', typ: 'vereine' });
  expect(hrefOf('Firmen (20)')).toBe('/branchenverzeichnis/?q=Chor&typ=firmen');
  expect(hrefOf('A')).toBe('/branchenverzeichnis/?q=Chor&typ=vereine&rubrik_id=1&buchstabe=A');
  expect(hrefOf('Nächste Seite')).toBe('/branchenverzeichnis/?q=Chor&typ=vereine&rubrik_id=1&buchstabe=t&seite=3');
  expect(hrefOf('Vorherige Seite')).toBe('/branchenverzeichnis/?q=Chor&typ=vereine&rubrik_id=1&buchstabe=t');
  expect(hrefOf('Auswahl aufheben')).toBe('/branchenverzeichnis/');
  expect([current('Art der Einträge'), current('Anfangsbuchstabe')]).toEqual(['Vereine (40)', 'T']);
});

test('a kind that is none is not chosen', () => {
  show('liste', '?typ=parteien');
  expect(current('Art der Einträge')).toBe('Alle (60)');
  expect(screen.queryByRole('link', { name: 'Auswahl aufheben' })).toBeNull();
});

test('says so when nothing fits, and the way back', () => {
  show('nichts', '?q=Elefant');
  expect(screen.getByRole('status').textContent).toBe('Keine Einträge gefunden');
  expect(hrefOf('Alle Einträge zeigen')).toBe('/branchenverzeichnis/');
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('leaves out what has no name; a directory out of order is no empty one', () => {
  show('luecken');
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(['Nur ein Name']);
  show('ausgefallen');
  expect(screen.getByRole('heading', { name: 'Die Einträge können gerade nicht geladen werden' })).toBeTruthy();
});
