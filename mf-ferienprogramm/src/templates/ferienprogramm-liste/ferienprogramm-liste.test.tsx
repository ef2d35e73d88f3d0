import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createVeranstaltung } from '../../../test/ferienprogramm.ts';
import { renderTemplate } from '../../../test/render-template.tsx';
import { useProgrammStand } from '../../programm/use-programm.ts';
import { ferienprogrammListe } from './ferienprogramm-liste.context.ts';
import FerienprogrammListe from './ferienprogramm-liste.tsx';

const programm = [
  createVeranstaltung(1),
  createVeranstaltung(2, { bereits_reserviert: 10, preis: 0 }),
  { id: 'kaputt' },
];
const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  useProgrammStand.setState({}, true);
  vi.stubGlobal('fetch', fetchMock.mockReset().mockRejectedValue(new TypeError('Failed to fetch')));
});

const show = (suche = '', context: Record<string, unknown> = { ferienprogramm: programm }) =>
  renderTemplate(FerienprogrammListe, ferienprogrammListe, {
    context,
    seite: { pfad: '/kinderferienprogramm/', suche },
  });
const titel = () => screen.queryAllByRole('heading', { level: 4 }).map((heading) => heading.textContent);

test('shows when, for whom, what it costs and whether there is room; what does not fit is left out', () => {
  show();
  expect(titel()).toEqual(['Waldtag 1', 'Waldtag 2']);
  const [erste, zweite] = screen.getAllByRole('article');
  expect(erste?.textContent).toContain('01.08.2026 um 09:00 Uhr');
  expect(erste?.textContent).toContain('6 bis 10 Jahre');
  expect(erste?.textContent).toContain('5,00\u00a0€');
  expect(erste?.textContent).toContain('6 Plätze frei');
  expect(zweite?.textContent).toContain('ausgebucht');
  expect(within(erste!).getByRole('link').getAttribute('href')).toBe('/kinderferienprogramm/1/');
});

test('filters by the address; the form says what is chosen', () => {
  show('?preis=0&frei=');
  expect(titel()).toEqual(['Waldtag 2']);
  expect(screen.getByLabelText('Preis')).toHaveProperty('value', '0');
  expect(screen.getByRole('link', { name: 'Auswahl aufheben' }).getAttribute('href')).toBe('/kinderferienprogramm/');
});

test('says it when nothing fits, and the way back', () => {
  show('?alter=15');
  expect(screen.getByRole('heading', { name: '0 Veranstaltungen' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Alle Veranstaltungen zeigen' })).toBeTruthy();
});

test('places follow the api', async () => {
  fetchMock.mockResolvedValue(new Response(JSON.stringify([createVeranstaltung(1, { bereits_reserviert: 9 })])));
  show();
  await waitFor(() => expect(screen.getByText('1 Platz frei')).toBeTruthy());
});

test('a programme that did not come is no empty programme', () => {
  show('', { ferienprogramm: { data: [] } });
  expect(screen.getByRole('heading', { name: 'Das Programm kann gerade nicht geladen werden' })).toBeTruthy();
});

test.each([
  ['2026-06-14T21:59:59.000Z', false],
  ['2026-06-14T22:00:00.000Z', true],
  ['2026-07-15T21:59:00.000Z', true],
  ['2026-07-15T22:00:00.000Z', false],
])('at %s the way into the registration is there: %s', (jetzt, offen) => {
  vi.setSystemTime(jetzt);
  show('', { ferienprogramm: programm, jetzt });
  expect(screen.queryAllByRole('link', { name: 'Zum Anmeldeformular' })).toHaveLength(offen ? 1 : 0);
});
