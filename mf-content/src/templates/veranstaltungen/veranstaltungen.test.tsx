import { listWeeks } from '@gm/shared/format/month';
import { renderExample } from '@gm/shared/test/render-example';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { veranstaltungen } from './veranstaltungen.context.ts';
import { examples } from './veranstaltungen.examples.ts';
import Veranstaltungen from './veranstaltungen.tsx';

const show = (name: keyof typeof examples, search = '') =>
  renderExample(Veranstaltungen, veranstaltungen, examples[name], { pfad: '/veranstaltungen/', suche: search });
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('shows time, title and place in a row that links to the event', () => {
  show('liste');
  const [line] = screen.getAllByRole('heading', { level: 3 });
  const text = line?.closest('li')?.textContent;
  expect(text).toContain('Sonntag, 1. März, 19.30–22 Uhr');
  expect(text).toContain('Alte Kelter, Conweiler');
  expect(hrefOf('Konzert 1')).toBe('/veranstaltungen/konzert-id_1/');
});

test('keeps the selection in a GET form', () => {
  show('liste', '?q=Chor&monat=2026-04&rubrik_id=1&ortsteil=Conweiler&tag=2026-04-02&seite=2');
  const field = screen.getByLabelText<HTMLInputElement>('Suchwort');
  expect(field.form?.getAttribute('action')).toBe('/veranstaltungen/#ergebnis');
  expect(Object.fromEntries(new FormData(field.form!))).toEqual({
    q: 'Chor',
    monat: '2026-04',
    tag: '2026-04-02',
    rubrik_id: '1',
    ortsteil: 'Conweiler',
    ort: '',
  });
  expect(hrefOf('Auswahl aufheben')).toBe('/veranstaltungen/');
  expect(hrefOf('Nächste Seite')).toContain('rubrik_id=1');
});

test('keeps an invalid day in its field with a message', () => {
  show('liste', '?tag=morgen');
  const field = screen.getByLabelText<HTMLInputElement>('Tag');
  expect(field.value).toBe('morgen');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Bitte geben Sie einen Tag wie 24.12.2026 an.',
  );
});

test.each(['2026-99', 'x', '2026-1', '0000-00'])('ignores an invalid month (%s)', (month) => {
  show('liste', `?monat=${month}`);
  expect(screen.getByLabelText<HTMLSelectElement>('Monat').value).toBe('');
});

test('offers a subscription to the filters except month and day', () => {
  show('liste', '?rubrik_id=1&ortsteil=Conweiler&monat=2026-04');
  expect(hrefOf(/Diese Auswahl als Kalender/)).toBe('/veranstaltungen/kalender.ics?rubrik_id=1&ortsteil=Conweiler');
});

test('shows the month as a table of weeks from Monday, with longer events on each of their days', () => {
  show('monat', '?ansicht=monat&monat=2026-03&rubrik_id=1');
  const table = within(screen.getByRole('table', { name: 'Veranstaltungen im März 2026' }));
  expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Mo',
    'Di',
    'Mi',
    'Do',
    'Fr',
    'Sa',
    'So',
  ]);
  expect(table.getAllByRole('link', { name: 'Fest' })).toHaveLength(3);
  const today = table.getByText('Donnerstag, 5. März').closest('td');
  expect(today?.textContent).toContain('19:30 Uhr Konzert 5');
  expect(today?.textContent).toContain('heute');
  expect(hrefOf('April 2026')).toBe('/veranstaltungen/?monat=2026-04&rubrik_id=1&ansicht=monat');
  expect(screen.queryByRole('link', { name: 'Februar 2026' })).toBeNull();
  expect(hrefOf('Liste')).toBe('/veranstaltungen/?monat=2026-03&rubrik_id=1');
});

test('shows as many weeks as the month touches', () => {
  expect(listWeeks('2027-02')).toHaveLength(4);
  expect(listWeeks('2026-03')).toHaveLength(6);
  expect(listWeeks('2026-12').at(-1)?.[3]).toBe('2026-12-31');
  expect(listWeeks('2028-02').flat().filter(Boolean)).toHaveLength(29);
});

test('reports no matches and links back', () => {
  show('nichts', '?q=Elefant');
  expect(screen.getByRole('status').textContent).toBe('Keine Veranstaltungen gefunden');
  expect(hrefOf('Alle Veranstaltungen zeigen')).toBe('/veranstaltungen/');
});

test('reports an empty month', () => {
  show('leererMonat', '?ansicht=monat&monat=2026-05');
  expect(screen.getByText('In diesem Monat gibt es zu Ihrer Auswahl keine Veranstaltung.')).toBeTruthy();
});

test('skips events without a date', () => {
  show('luecken');
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(['Markt']);
});

test('distinguishes a failed call from an empty calendar', () => {
  show('ausgefallen');
  expect(screen.getByRole('heading', { name: 'Die Veranstaltungen können gerade nicht geladen werden' })).toBeTruthy();
});
