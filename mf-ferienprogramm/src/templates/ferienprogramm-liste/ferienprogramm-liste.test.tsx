import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createVeranstaltung } from '../../../test/ferienprogramm.ts';
import { renderTemplate } from '../../../test/render-template.tsx';
import { useProgramState } from '../../program/use-program.ts';
import { ferienprogrammListe } from './ferienprogramm-liste.context.ts';
import FerienprogrammListe from './ferienprogramm-liste.tsx';

const program = [
  createVeranstaltung(1, { motiv: 'wald' }),
  createVeranstaltung(2, { bereits_reserviert: 10, preis: 0 }),
  { id: 'kaputt' },
];
const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  useProgramState.setState({}, true);
  vi.stubGlobal('fetch', fetchMock.mockReset().mockRejectedValue(new TypeError('Failed to fetch')));
});

const show = (search = '', context: Record<string, unknown> = { ferienprogramm: program }) =>
  renderTemplate(FerienprogrammListe, ferienprogrammListe, {
    context,
    seite: { pfad: '/kinderferienprogramm/', suche: search },
  });
const title = () => screen.queryAllByRole('heading', { level: 4 }).map((heading) => heading.textContent);

test('shows date, age, price and free places, and omits invalid events', () => {
  show();
  expect(title()).toEqual(['Waldtag 1', 'Waldtag 2']);
  const [first, second] = screen.getAllByRole('article');
  expect(first?.textContent).toContain('01.08.2026 um 09:00 Uhr');
  expect(first?.textContent).toContain('6 bis 10 Jahre');
  expect(first?.textContent).toContain('5,00\u00a0€');
  expect(first?.textContent).toContain('6 Plätze frei');
  expect(second?.textContent).toContain('ausgebucht');
  expect(within(first!).getByRole('link').getAttribute('href')).toBe('/kinderferienprogramm/1/');
  expect(first?.querySelector('use')?.getAttribute('href')).toBe('/shell/motive/wald.svg#m');
  expect(second?.querySelector('use'), 'of an older api').toBeNull();
});

test('filters by the query string, and the form shows the selection', () => {
  show('?preis=0&frei=');
  expect(title()).toEqual(['Waldtag 2']);
  expect(screen.getByLabelText('Preis')).toHaveProperty('value', '0');
  expect(screen.getByRole('link', { name: 'Auswahl aufheben' }).getAttribute('href')).toBe('/kinderferienprogramm/');
});

test('shows a message and a reset link when nothing matches', () => {
  show('?alter=15');
  expect(screen.getByRole('heading', { name: '0 Veranstaltungen' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Alle Veranstaltungen zeigen' })).toBeTruthy();
});

test('updates places from the api', async () => {
  fetchMock.mockResolvedValue(new Response(JSON.stringify([createVeranstaltung(1, { bereits_reserviert: 9 })])));
  show();
  await waitFor(() => expect(screen.getByText('1 Platz frei')).toBeTruthy());
});

test('a failed call is not an empty programme', () => {
  show('', { ferienprogramm: { data: [] } });
  expect(screen.getByRole('heading', { name: 'Das Programm kann gerade nicht geladen werden' })).toBeTruthy();
});

test.each([
  ['2026-06-14T21:59:59.000Z', false],
  ['2026-06-14T22:00:00.000Z', true],
  ['2026-07-15T21:59:00.000Z', true],
  ['2026-07-15T22:00:00.000Z', false],
])('at %s the link to the registration is shown: %s', (now, open) => {
  vi.setSystemTime(now);
  show('', { ferienprogramm: program, jetzt: now });
  expect(screen.queryAllByRole('link', { name: 'Zum Anmeldeformular' })).toHaveLength(open ? 1 : 0);
});
