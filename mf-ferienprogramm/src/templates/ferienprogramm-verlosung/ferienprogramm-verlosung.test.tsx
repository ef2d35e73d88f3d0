import { drawPlaetze } from '@gm/shared/bereiche/ferienprogramm/verlosung/draw-plaetze';
import { deriveSaat, hashWunschliste } from '@gm/shared/bereiche/ferienprogramm/verlosung/saat';
import { buildSaison } from '@gm/shared/bereiche/ferienprogramm/verlosung/verlosung.beispiele';
import { writeWunschliste } from '@gm/shared/bereiche/ferienprogramm/verlosung/wunschliste';
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
  const liste = buildSaison({ kinder: 40, veranstaltungen: 8, wuensche: 5 }, '5eed'.repeat(16));
  const pruefsumme = await hashWunschliste(writeWunschliste(liste));
  const zahl = '3, 17, 20';
  const saat = await deriveSaat(pruefsumme, zahl);
  return { pruefsumme, zahl, saat, liste, zuteilung: drawPlaetze(liste, saat).zuteilung };
}
const stand = { stand: 'verlost', bis: '2026-07-15', zahl_name: 'Lotto', festgelegt: '2026-07-16T08:00:00.000Z' };
const show = (verlosung: object | null) =>
  renderTemplate(FerienprogrammVerlosung, ferienprogrammVerlosung, { context: { verlosung } });

test('draws again in the browser, finds a child by its number, and says that everything is right', async () => {
  const { liste, ...verlosung } = await draw();
  show({ ...stand, ...verlosung });
  expect(screen.getByText(verlosung.pruefsumme)).toBeTruthy();
  fetchMock.mockResolvedValue(new Response(JSON.stringify({ liste, ...verlosung })));
  fireEvent.click(screen.getByRole('button', { name: 'Verlosung nachrechnen' }));
  expect(await screen.findByText('Die Verlosung stimmt')).toBeTruthy();
  expect(screen.getByText('Alle 40 Kinder haben genau die Plätze, die Ihr Gerät gezogen hat.')).toBeTruthy();
  const kind = verlosung.zuteilung.find(({ plaetze }) => plaetze.length > 0);
  const feld = screen.getByLabelText(/^Losnummer Ihres Kindes/);
  fireEvent.change(feld, { target: { value: kind?.losnummer.toLowerCase().replace('-', ' ') } });
  expect(screen.getByText(`${kind?.plaetze.length} von 5 Wünschen erfüllt:`)).toBeTruthy();
  expect(screen.getAllByText('bekommen').length).toBe(kind?.plaetze.length);
  fireEvent.change(feld, { target: { value: 'ZZZZ-9999' } });
  expect(screen.getByText('Diese Losnummer steht nicht auf der Wunschliste.')).toBeTruthy();
});

test('one place that was given to another child is found and named', async () => {
  const verlosung = await draw();
  const [erstes] = verlosung.zuteilung;
  const zuteilung = verlosung.zuteilung.map((eines) => (eines === erstes ? { ...eines, plaetze: [1, 2, 3] } : eines));
  show({ ...stand, ...verlosung });
  fetchMock.mockResolvedValue(new Response(JSON.stringify({ ...verlosung, zuteilung })));
  fireEvent.click(screen.getByRole('button', { name: 'Verlosung nachrechnen' }));
  expect(await screen.findByText('Die Verlosung stimmt nicht')).toBeTruthy();
  expect(screen.getByText(new RegExp(`Bei 1 von 40 Kindern .*${erstes?.losnummer}`))).toBeTruthy();
});

test.each([
  ['wuensche', 'Wünsche sind bis zum 15.07.2026 möglich'],
  ['keine', 'Zurzeit wird nicht verlost'],
])('before, it says what comes (%s)', (name, text) => {
  const ohne = { pruefsumme: null, zahl: null, saat: null, festgelegt: null };
  show({ ...stand, ...ohne, stand: name });
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a failed call is told apart from no draw', () => {
  show(null);
  expect(screen.getByText('Der Stand der Verlosung konnte nicht geladen werden')).toBeTruthy();
});
