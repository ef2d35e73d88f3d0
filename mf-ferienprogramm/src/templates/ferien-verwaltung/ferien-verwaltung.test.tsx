import type { FormState } from '@gm/shared/schemas/form';
import { renderExample } from '@gm/shared/test/render-example';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ferienVerwaltung } from './ferien-verwaltung.context.ts';
import { examples } from './ferien-verwaltung.examples.ts';
import FerienVerwaltung from './ferien-verwaltung.tsx';

test('every event shows state, places and revenue, followed by the totals', () => {
  renderExample(FerienVerwaltung, ferienVerwaltung, examples.alle);
  expect(screen.getByRole('heading', { name: 'Die Anmeldung ist offen' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^Letzter Tag/).value).toBe('30.06.2026');
  const lines = screen.getAllByRole('row').map((line) => line.textContent);
  expect(lines[1]).toContain('voll12 von 123');
  expect(lines[2]).toContain('5, ohne Grenze, davon 2 noch nicht bestätigt');
  expect(lines[3]).toContain('noch niemand');
  expect(lines[4]).toContain('abgesagt');
  expect(lines[5]).toContain('Entwurf');
  const bars = document.querySelectorAll('meter');
  expect([...bars].map(({ value, max }) => `${value}/${max}`)).toEqual(['12/12', '0/12', '0/12']);
  expect(screen.getByText(/9 Kinder mit 17 Plätzen\. 3 Kinder auf Wartelisten/).textContent).toContain('85,50');
  expect(screen.getByRole('link', { name: 'Töpfern 1' }).getAttribute('href')).toBe('/intranet/ferienprogramm/1/');
});

test('the line above the table matches it: places reserved in advance, one child, none', () => {
  const { ferien: holiday } = examples.alle.context;
  const show = (children: number, participants: number) => {
    const sum = { ...holiday.summe, kinder: children, teilnehmer: participants, wartende: 0 };
    const [event] = holiday.data;
    const data = [{ ...event, belegt: 11 + participants, teilnehmer: participants }];
    const zeigt = { context: { ferien: { ...holiday, data, summe: sum } }, options: {} };
    const { container, unmount } = renderExample(FerienVerwaltung, ferienVerwaltung, zeigt);
    const text = container.textContent;
    unmount();
    return text;
  };
  expect(show(0, 0)).toContain('Noch ist kein Kind angemeldet. 11 Plätze waren schon vorher vergeben.');
  expect(show(1, 1)).toContain('1 Kind mit 1 Platz. 11 Plätze waren schon vorher vergeben.');
});

test('children booked by two families are listed with both', () => {
  renderExample(FerienVerwaltung, ferienVerwaltung, examples.alle);
  expect(screen.getByRole('heading', { name: '1 Kind ist doppelt angemeldet' })).toBeTruthy();
  const bookings = screen.getAllByRole('listitem').flatMap(({ textContent }) => textContent ?? []);
  expect(bookings.filter((text) => text.startsWith('FP-'))).toEqual([
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
])('the view %s has its own URL', (view, expected) => {
  renderExample(FerienVerwaltung, ferienVerwaltung, examples.alle, {
    pfad: '/intranet/ferienprogramm/',
    suche: `?ansicht=${view}`,
  });
  const title = screen.getAllByRole('link', { name: /^(Töpfern|Drachen)/ }).map(({ textContent }) => textContent);
  expect(title).toEqual(expected);
  expect(screen.getByRole('link', { name: 'Voll (1)' }).getAttribute('href')).toBe(
    '/intranet/ferienprogramm/?ansicht=voll',
  );
});

test.each([
  [999, 'Entwurf verworfen'],
  [1, 'Veröffentlicht'],
])('the result of draft %i is shown above the list without scripts', (id, title) => {
  const form: FormState = { template: 'ferien-entwurf', status: 'success', werte: {}, fehler: [], id };
  renderExample(FerienVerwaltung, ferienVerwaltung, examples.alle, { formular: form });
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
});

test('there is no message without a draft', () => {
  renderExample(FerienVerwaltung, ferienVerwaltung, examples.alle);
  expect(screen.queryByRole('heading', { name: /verworfen|Veröffentlicht/ })).toBeNull();
});

test('a failed call is not an empty programme', () => {
  renderExample(FerienVerwaltung, ferienVerwaltung, examples.ausgefallen);
  expect(screen.getByRole('heading', { name: /können gerade nicht geladen werden/ })).toBeTruthy();
});
