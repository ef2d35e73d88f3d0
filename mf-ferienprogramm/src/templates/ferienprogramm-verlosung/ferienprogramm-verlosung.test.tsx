import { buildSeason } from '@gm/shared/areas/ferienprogramm/draw/draw.examples';
import { drawPlaces } from '@gm/shared/areas/ferienprogramm/draw/draw-places';
import { deriveSeed, hashWishList } from '@gm/shared/areas/ferienprogramm/draw/seed';
import { writeWishList } from '@gm/shared/areas/ferienprogramm/draw/wish-list';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderTemplate } from '../../../test/render-template.tsx';
import { ferienprogrammVerlosung } from './ferienprogramm-verlosung.context.ts';
import FerienprogrammVerlosung from './ferienprogramm-verlosung.tsx';

const fetchMock = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock.mockReset());
});

async function draw() {
  const list = buildSeason({ kinder: 40, veranstaltungen: 8, wuensche: 5 }, '5eed'.repeat(16));
  const checksum = await hashWishList(writeWishList(list));
  const figure = '3, 17, 20';
  const seed = await deriveSeed(checksum, figure);
  return { pruefsumme: checksum, zahl: figure, saat: seed, liste: list, zuteilung: drawPlaces(list, seed).zuteilung };
}
const state = { stand: 'verlost', bis: '2026-07-15', zahl_name: 'Lotto', festgelegt: '2026-07-16T08:00:00.000Z' };
const show = (draw: object | null) =>
  renderTemplate(FerienprogrammVerlosung, ferienprogrammVerlosung, { context: { verlosung: draw } });

test('repeats the draw in the browser, finds a child by its number and reports a match', async () => {
  const { liste: list, ...verlosung } = await draw();
  show({ ...state, ...verlosung });
  expect(screen.getByText(verlosung.pruefsumme)).toBeTruthy();
  fetchMock.mockResolvedValue(new Response(JSON.stringify({ liste: list, ...verlosung })));
  fireEvent.click(screen.getByRole('button', { name: 'Verlosung nachrechnen' }));
  expect(await screen.findByText('Die Verlosung stimmt')).toBeTruthy();
  expect(screen.getByText('Die Plätze sind für 40 Kinder genau die, die Ihr Gerät gezogen hat.')).toBeTruthy();
  const child = verlosung.zuteilung.find(({ plaetze: places }) => places.length > 0);
  const field = screen.getByLabelText(/^Losnummer Ihres Kindes/);
  fireEvent.change(field, { target: { value: child?.losnummer.toLowerCase().replace('-', ' ') } });
  expect(screen.getByText(`${child?.plaetze.length} von 5 Wünschen erfüllt:`)).toBeTruthy();
  expect(screen.getAllByText('bekommen').length).toBe(child?.plaetze.length);
  fireEvent.change(field, { target: { value: 'ZZZZ-9999' } });
  expect(screen.getByText('Diese Losnummer steht nicht auf der Wunschliste.')).toBeTruthy();
});

test('finds and names a place that was given to another child', async () => {
  const verlosung = await draw();
  const [first] = verlosung.zuteilung;
  const allocation = verlosung.zuteilung.map((one) => (one === first ? { ...one, plaetze: [1, 2, 3] } : one));
  show({ ...state, ...verlosung });
  fetchMock.mockResolvedValue(new Response(JSON.stringify({ ...verlosung, zuteilung: allocation })));
  fireEvent.click(screen.getByRole('button', { name: 'Verlosung nachrechnen' }));
  expect(await screen.findByText('Die Verlosung stimmt nicht')).toBeTruthy();
  expect(screen.getByText(new RegExp(`Bei 1 von 40 Kindern .*${first?.losnummer}`))).toBeTruthy();
});

test.each([
  ['wuensche', 'Wünsche sind bis zum 15.07.2026 möglich'],
  ['keine', 'Zurzeit wird nicht verlost'],
])('before the draw it explains what comes next (%s)', (name, text) => {
  const without = { pruefsumme: null, zahl: null, saat: null, festgelegt: null };
  show({ ...state, ...without, stand: name });
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('distinguishes a failed call from a missing draw', () => {
  show(null);
  expect(screen.getByText('Der Stand der Verlosung konnte nicht geladen werden')).toBeTruthy();
});
