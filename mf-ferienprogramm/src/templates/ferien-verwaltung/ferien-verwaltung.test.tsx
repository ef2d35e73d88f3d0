import type { FormularZustand } from '@gm/shared/schemas/formular';
import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beispiele } from './ferien-verwaltung.beispiele.ts';
import { ferienVerwaltung } from './ferien-verwaltung.context.ts';
import FerienVerwaltung from './ferien-verwaltung.tsx';

test('jede Veranstaltung nennt Stand, Plätze und Einnahmen, alle zusammen die Summe', () => {
  renderBeispiel(FerienVerwaltung, ferienVerwaltung, beispiele.alle);
  expect(screen.getByRole('heading', { name: 'Die Anmeldung ist offen' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^Letzter Tag/).value).toBe('30.06.2026');
  const zeilen = screen.getAllByRole('row').map((zeile) => zeile.textContent);
  expect(zeilen[1]).toContain('voll12 von 123');
  expect(zeilen[2]).toContain('5, ohne Grenze, davon 2 noch nicht bestätigt');
  expect(zeilen[3]).toContain('noch niemand');
  expect(zeilen[4]).toContain('abgesagt');
  expect(zeilen[5]).toContain('Entwurf');
  expect(screen.getByText(/9 Kinder mit 17 Plätzen, 3 auf Wartelisten/).textContent).toContain('85,50');
  expect(screen.getByRole('link', { name: 'Töpfern 1' }).getAttribute('href')).toBe('/intranet/ferienprogramm/1/');
});

test('Kinder, die zwei Familien fest gebucht haben, stehen mit beiden da', () => {
  renderBeispiel(FerienVerwaltung, ferienVerwaltung, beispiele.alle);
  expect(screen.getByRole('heading', { name: '1 Kind ist doppelt angemeldet' })).toBeTruthy();
  const buchungen = screen.getAllByRole('listitem').flatMap(({ textContent }) => textContent ?? []);
  expect(buchungen.filter((text) => text.startsWith('FP-'))).toEqual([
    'FP-2026-0001, Ada Muster, ada@beispiel.example, 07082 1234: Töpfern 1',
    'FP-2026-0007, Tom Anders, tom@anderswo.example: Töpfern 1, Töpfern 2',
  ]);
});

test.each([
  ['voll', ['Töpfern 1']],
  ['leer', ['Töpfern 3']],
  ['warteliste', ['Töpfern 1']],
  ['entwurf', ['Drachen bauen']],
  ['unsinn', ['Töpfern 1', 'Töpfern 2', 'Töpfern 3', 'Töpfern 4', 'Drachen bauen']],
])('die Ansicht %s ist eine Adresse', (ansicht, erwartet) => {
  renderBeispiel(FerienVerwaltung, ferienVerwaltung, beispiele.alle, {
    pfad: '/intranet/ferienprogramm/',
    suche: `?ansicht=${ansicht}`,
  });
  const titel = screen.getAllByRole('link', { name: /^(Töpfern|Drachen)/ }).map(({ textContent }) => textContent);
  expect(titel).toEqual(erwartet);
  expect(screen.getByRole('link', { name: 'Voll (1)' }).getAttribute('href')).toBe(
    '/intranet/ferienprogramm/?ansicht=voll',
  );
});

test.each([
  [999, 'Entwurf verworfen'],
  [1, 'Veröffentlicht'],
])('was ohne Skripte aus dem Entwurf %i wurde, steht über der Liste', (id, titel) => {
  const formular: FormularZustand = { template: 'ferien-entwurf', status: 'success', werte: {}, fehler: [], id };
  renderBeispiel(FerienVerwaltung, ferienVerwaltung, beispiele.alle, { formular });
  expect(screen.getByRole('heading', { name: titel })).toBeTruthy();
});

test('ohne Entwurf steht keine Meldung da', () => {
  renderBeispiel(FerienVerwaltung, ferienVerwaltung, beispiele.alle);
  expect(screen.queryByRole('heading', { name: /verworfen|Veröffentlicht/ })).toBeNull();
});

test('ein Ausfall ist kein leeres Programm', () => {
  renderBeispiel(FerienVerwaltung, ferienVerwaltung, beispiele.ausgefallen);
  expect(screen.getByRole('heading', { name: /können gerade nicht geladen werden/ })).toBeTruthy();
});
