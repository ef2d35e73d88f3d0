import type { DrawAdministration } from '@gm/shared/areas/ferienprogramm/draw-page';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderTemplate } from '../../../test/render-template.tsx';
import { ferienVerlosung } from './ferien-verlosung.context.ts';
import FerienVerlosung from './ferien-verlosung.tsx';

const wishes: DrawAdministration = {
  stand: 'wuensche',
  bis: '2026-07-15',
  zahl_name: 'Lotto am Samstag',
  festgelegt: null,
  pruefsumme: null,
  zahl: null,
  saat: null,
  kann_festlegen: true,
  zettel: 3,
  unbestaetigt: 1,
  kinder: 4,
  wuensche: 20,
  doppelte: [{ kind: 'Eva Muster', adressen: ['a@a.example', 'b@b.example'] }],
  ergebnis: null,
};
const fixed = { ...wishes, stand: 'festgelegt' as const, pruefsumme: 'abc', kann_festlegen: false };
const result = { plaetze: 9, erste: 4, ohne: 0, wert: 990, schranke: 1000 };
const fetchMock = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock.mockReset());
});
const show = (draw: object | null) =>
  renderTemplate(FerienVerlosung, ferienVerlosung, { context: { verlosung: draw } });
const answer = (status: number, body: object) =>
  fetchMock.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sent = () => fetchMock.mock.calls.map(([url, init]) => [url, JSON.parse(String(init?.body))]);

test('wishes are frozen, drawn with a number and published, in this order', async () => {
  const { container } = show(wishes);
  expect(container.textContent).toContain(
    '3 bestätigte Wunschzettel mit 4 Kindern und 20 Wünschen; 1 noch nicht bestätigt.',
  );
  expect(screen.getByText('Eva Muster: a@a.example, b@b.example')).toBeTruthy();
  answer(200, fixed);
  press('Wünsche festlegen');
  fireEvent.change(await screen.findByLabelText(/^Öffentliche Zahl/), { target: { value: '3, 17' } });
  answer(200, { ...fixed, zahl: '3, 17', ergebnis: result });
  press('Losen');
  expect(
    await screen.findByText(/9 Plätze vergeben, 4 erste Wünsche erfüllt, 0 Kinder ohne Platz\..*99 %/),
  ).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/^Freie Plätze können gebucht werden bis/), {
    target: { value: '2026-08-01' },
  });
  answer(200, { ...fixed, stand: 'verlost', ergebnis: result });
  press('Ergebnis veröffentlichen');
  expect(await screen.findByRole('heading', { name: 'Ergebnis' })).toBeTruthy();
  expect(sent()).toEqual([
    ['/api/intranet/ferienprogramm/verlosung/festlegen', {}],
    ['/api/intranet/ferienprogramm/verlosung/ziehen', { zahl: '3, 17' }],
    ['/api/intranet/ferienprogramm/verlosung/veroeffentlichen', { restplaetze_bis: '2026-08-01' }],
  ]);
});

test('wishes cannot be frozen while families may change them, and a refusal is shown', async () => {
  const { unmount } = show({ ...wishes, kann_festlegen: false });
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  show(wishes);
  answer(409, { title: 'Konflikt', status: 409, detail: 'Die Wünsche sind schon festgelegt.' });
  press('Wünsche festlegen');
  expect(await screen.findByText('Die Wünsche sind schon festgelegt.')).toBeTruthy();
});
