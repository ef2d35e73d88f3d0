import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beispiele as start } from '../intranet-start/intranet-start.beispiele.ts';
import { intranetLeiste } from './intranet-leiste.context.ts';
import IntranetLeiste from './intranet-leiste.tsx';

const rubrik = { url: 'personal', titel: 'Personal', beschreibung: '', anzahl: 3, neue: 2 };
const angemeldet = {
  context: {
    ...start.angemeldet.context,
    rubriken: { data: [rubrik, { ...rubrik, url: 'it', titel: 'IT', neue: 0 }] },
  },
  options: {},
};

test('nennt, wer angemeldet ist, wohin es geht und was neu ist', () => {
  renderBeispiel(IntranetLeiste, intranetLeiste, angemeldet, { pfad: '/intranet/it/' });
  expect(screen.getByRole('heading', { name: 'Ines Traub' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Personal' }).getAttribute('href')).toBe('/intranet/personal/');
  expect(screen.getByRole('link', { name: 'IT' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getAllByText(/ neu$/).map(({ textContent }) => textContent)).toEqual(['2 neu']);
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
])('führt %s nur dorthin, wo das Konto etwas darf', (rollen, erwartet) => {
  const { context, options } = angemeldet;
  renderBeispiel(IntranetLeiste, intranetLeiste, {
    context: { ...context, konto: { ...context.konto, rollen } },
    options,
  });
  const bereiche = [
    ...['Freigaben', 'Redaktion', 'Ferienprogramm', 'Konten'],
    ...['Veröffentlichungen', 'Galerie der Vorlagen'],
  ];
  const namen = screen.getAllByRole('link', { hidden: true }).map(({ textContent }) => textContent);
  expect(namen.filter((name) => bereiche.includes(name))).toEqual(erwartet);
});

test('was ausgeschaltet ist, steht nicht da', () => {
  const { context, options } = angemeldet;
  const rubriken = { ...context.rubriken, verborgen: ['/intranet/hallen/', '/ratsinfo/'] };
  renderBeispiel(IntranetLeiste, intranetLeiste, { context: { ...context, rubriken }, options });
  expect(screen.queryByRole('link', { name: 'Hallenplan' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Archiv' })).toBeTruthy();
});

test('ein Verein sieht nur, was er bearbeiten kann, und meldet sich dahin ab, wo er sich anmeldet', () => {
  const { context, options } = angemeldet;
  renderBeispiel(IntranetLeiste, intranetLeiste, {
    context: { konto: { ...context.konto, rollen: ['verein'] }, rubriken: { data: [] } },
    options,
  });
  const namen = screen.getAllByRole('link', { hidden: true }).map(({ textContent }) => textContent);
  expect(namen).toEqual(['Redaktion', 'Inhalte der Website']);
  expect(screen.queryByRole('search', { hidden: true })).toBeNull();
});

test.each([
  ['/intranet/redaktion/inhalt-seite/', 'Inhalte der Website'],
  ['/intranet/redaktion/IN-2026-0001/', 'Redaktion'],
  ['/intranet/freigaben/VE-2026-0001/', 'Freigaben'],
])('zeigt auf %s, worunter sie liegt', (pfad, name) => {
  const rollen = ['mitarbeiter', 'redaktion'];
  const { context, options } = angemeldet;
  renderBeispiel(
    IntranetLeiste,
    intranetLeiste,
    { context: { ...context, konto: { ...context.konto, rollen } }, options },
    { pfad },
  );
  const hier = screen.getAllByRole('link', { hidden: true }).filter((link) => link.hasAttribute('aria-current'));
  expect(hier.map(({ textContent }) => textContent)).toEqual([name]);
});

test('Strg K führt zum Suchfeld, auch wo die Leiste zugeklappt ist; andere Tasten nicht', () => {
  renderBeispiel(IntranetLeiste, intranetLeiste, angemeldet, { pfad: '/intranet/' });
  const feld = screen.getByRole('searchbox', { name: /Alles durchsuchen/, hidden: true });
  expect((feld as HTMLInputElement).form?.getAttribute('action')).toBe('/intranet/suche/');
  fireEvent.keyDown(document.body, { key: 'k' });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true, shiftKey: true });
  expect(document.activeElement).not.toBe(feld);
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  expect(feld.closest('details')?.open).toBe(true);
  expect(document.activeElement).toBe(feld);
});

test('? öffnet die Liste aller Tastenkürzel, außer wo geschrieben wird und wer es abgewählt hat', () => {
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  renderBeispiel(IntranetLeiste, intranetLeiste, angemeldet, { pfad: '/intranet/' });
  fireEvent.keyDown(screen.getByRole('searchbox', { name: /Alles durchsuchen/, hidden: true }), { key: '?' });
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.keyDown(document.body, { key: '?', shiftKey: true });
  const liste = screen.getByRole('dialog', { name: 'Tastenkürzel' });
  expect(liste.textContent).toContain('StrgKalles durchsuchen');
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

test('meldet mit einem einfachen Formular ab', () => {
  renderBeispiel(IntranetLeiste, intranetLeiste, angemeldet, { pfad: '/intranet/it/' });
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Abmelden' });
  expect(Object.fromEntries(new FormData(form!))).toEqual({ formular: 'intranet-leiste', weiter: '/intranet/' });
});

test('sagt Besuchern, für wen das Intranet ist', () => {
  renderBeispiel(IntranetLeiste, intranetLeiste, { ...start.besuch, options: { hilfe: 'Rufen Sie an.' } });
  expect(screen.getByRole('heading', { name: 'Nur für Beschäftigte' })).toBeTruthy();
  expect(screen.getByText('Rufen Sie an.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
