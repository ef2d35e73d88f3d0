import { SENT } from '@gm/shared/browser/request-json';
import { renderExample } from '@gm/shared/test/render-example';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { examples as start } from '../intranet-start/intranet-start.examples.ts';
import { intranetLeiste } from './intranet-leiste.context.ts';
import IntranetLeiste from './intranet-leiste.tsx';

const category = { url: 'personal', titel: 'Personal', beschreibung: '', anzahl: 3, neue: 2 };
const registered = {
  context: {
    ...start.angemeldet.context,
    rubriken: { data: [category, { ...category, url: 'it', titel: 'IT', neue: 0 }] },
  },
  options: {},
};

test('shows the logged-in user, the areas and the number of new entries', () => {
  renderExample(IntranetLeiste, intranetLeiste, registered, { pfad: '/intranet/it/' });
  expect(screen.getByRole('heading', { name: 'Ines Traub' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Personal' }).getAttribute('href')).toBe('/intranet/personal/');
  expect(screen.getByRole('link', { name: 'IT' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getAllByText(/ neu$/).map(({ textContent }) => textContent)).toEqual(['2 neu']);
});

test('counts the open tasks again once something was sent', async () => {
  const { context, options } = registered;
  const konto = { ...context.konto, rollen: ['mitarbeiter', 'redaktion'] };
  renderExample(IntranetLeiste, intranetLeiste, { context: { ...context, konto }, options });
  expect(screen.getByText('12 offen')).toBeTruthy();
  const [task] = context.aufgaben.data;
  vi.stubGlobal('fetch', async () => Response.json({ data: [{ ...task, anzahl: 11 }] }));
  dispatchEvent(new Event(SENT));
  expect(await screen.findByText('11 offen')).toBeTruthy();
});

test.each([
  [['mitarbeiter'], []],
  [
    ['mitarbeiter', 'redaktion'],
    ['Freigaben', 'Ferienprogramm', 'Redaktion', 'Galerie der Vorlagen'],
  ],
  [['mitarbeiter', 'autor'], ['Redaktion']],
  [
    ['mitarbeiter', 'admin'],
    ['Redaktion', 'Galerie der Vorlagen', 'Veröffentlichungen', 'Konten'],
  ],
])('shows %s only areas that the account may use', (roles, expected) => {
  const { context, options } = registered;
  renderExample(IntranetLeiste, intranetLeiste, {
    context: { ...context, konto: { ...context.konto, rollen: roles } },
    options,
  });
  const areas = [
    ...['Freigaben', 'Redaktion', 'Ferienprogramm', 'Konten'],
    ...['Veröffentlichungen', 'Galerie der Vorlagen'],
  ];
  const names = screen.getAllByRole('link', { hidden: true }).map(({ textContent }) => textContent);
  expect(names.filter((name) => areas.includes(name))).toEqual(expected);
});

test('shows how many submissions are open, and nothing if their number is not known', () => {
  const { context, options } = registered;
  const konto = { ...context.konto, rollen: ['mitarbeiter', 'redaktion'] };
  const { unmount } = renderExample(IntranetLeiste, intranetLeiste, { context: { ...context, konto }, options });
  const link = () => screen.getByRole('link', { name: 'Freigaben', hidden: true }).parentElement;
  expect(link()?.textContent).toBe('Freigaben12 offen');
  unmount();
  renderExample(IntranetLeiste, intranetLeiste, { context: { ...context, konto, aufgaben: null }, options });
  expect(link()?.textContent).toBe('Freigaben');
});

test('hides disabled areas', () => {
  const { context, options } = registered;
  const categories = { ...context.rubriken, verborgen: ['/intranet/hallen/', '/ratsinfo/'] };
  renderExample(IntranetLeiste, intranetLeiste, { context: { ...context, rubriken: categories }, options });
  expect(screen.queryByRole('link', { name: 'Hallenplan' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Archiv' })).toBeTruthy();
});

test('a club sees only what it may edit, and its logout leads to its own login', () => {
  const { context, options } = registered;
  renderExample(IntranetLeiste, intranetLeiste, {
    context: { konto: { ...context.konto, rollen: ['verein'] }, rubriken: { data: [] } },
    options,
  });
  const names = screen.getAllByRole('link', { hidden: true }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Redaktion', 'Inhalte der Website']);
  expect(screen.queryByRole('search', { hidden: true })).toBeNull();
});

test.each([
  ['/intranet/redaktion/inhalt-seite/', 'Inhalte der Website'],
  ['/intranet/redaktion/IN-2026-0001/', 'Redaktion'],
  ['/intranet/freigaben/VE-2026-0001/', 'Freigaben'],
])('marks the ancestor of %s as current', (path, name) => {
  const roles = ['mitarbeiter', 'redaktion'];
  const { context, options } = registered;
  renderExample(
    IntranetLeiste,
    intranetLeiste,
    { context: { ...context, konto: { ...context.konto, rollen: roles } }, options },
    { pfad: path },
  );
  const here = screen.getAllByRole('link', { hidden: true }).filter((link) => link.hasAttribute('aria-current'));
  expect(here.map(({ textContent }) => textContent)).toEqual([name]);
});

test('Ctrl K focuses the search field, also in a collapsed sidebar; other keys do not', () => {
  renderExample(IntranetLeiste, intranetLeiste, registered, { pfad: '/intranet/' });
  const field = screen.getByRole('searchbox', { name: /Alles durchsuchen/, hidden: true });
  expect((field as HTMLInputElement).form?.getAttribute('action')).toBe('/intranet/suche/');
  fireEvent.keyDown(document.body, { key: 'k' });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true, shiftKey: true });
  expect(document.activeElement).not.toBe(field);
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  expect(field.closest('details')?.open).toBe(true);
  expect(document.activeElement).toBe(field);
});

test('? opens the list of shortcuts, except in input fields and when disabled', () => {
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  renderExample(IntranetLeiste, intranetLeiste, registered, { pfad: '/intranet/' });
  fireEvent.keyDown(screen.getByRole('searchbox', { name: /Alles durchsuchen/, hidden: true }), { key: '?' });
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.keyDown(document.body, { key: '?', shiftKey: true });
  const list = screen.getByRole('dialog', { name: 'Tastenkürzel' });
  expect(list.textContent).toContain('StrgKalles durchsuchen');
  expect(document.activeElement, 'oben, nicht am einzigen Feld am Ende').toBe(
    screen.getByRole('heading', { name: 'Tastenkürzel' }),
  );
  fireEvent.click(screen.getByLabelText('Auch Tasten ohne Strg verwenden'));
  fireEvent.click(screen.getByRole('button', { name: 'Schließen' }));
  fireEvent.keyDown(document.body, { key: '?', shiftKey: true });
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^Tastenkürzel/ }));
  fireEvent.click(screen.getByLabelText('Auch Tasten ohne Strg verwenden'));
  expect(localStorage.getItem('gm-tastenkuerzel')).toBeNull();
});

test('logs out with a plain form', () => {
  renderExample(IntranetLeiste, intranetLeiste, registered, { pfad: '/intranet/it/' });
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Abmelden' });
  expect(Object.fromEntries(new FormData(form!))).toEqual({ formular: 'intranet-leiste', weiter: '/intranet/' });
});

test('tells visitors who may use the intranet', () => {
  renderExample(IntranetLeiste, intranetLeiste, { ...start.besuch, options: { hilfe: 'Rufen Sie an.' } });
  expect(screen.getByRole('heading', { name: 'Nur für Beschäftigte' })).toBeTruthy();
  expect(screen.getByText('Rufen Sie an.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
