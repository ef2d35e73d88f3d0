import type { Verlosungsverwaltung } from '@gm/shared/bereiche/ferienprogramm/verlosungsseite';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderTemplate } from '../../../test/render-template.tsx';
import { ferienVerlosung } from './ferien-verlosung.context.ts';
import FerienVerlosung from './ferien-verlosung.tsx';

const wuensche: Verlosungsverwaltung = {
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
const festgelegt = { ...wuensche, stand: 'festgelegt' as const, pruefsumme: 'abc', kann_festlegen: false };
const ergebnis = { plaetze: 9, erste: 4, ohne: 0, wert: 990, schranke: 1000 };
const fetchMock = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock.mockReset());
});
const show = (verlosung: object | null) => renderTemplate(FerienVerlosung, ferienVerlosung, { context: { verlosung } });
const answer = (status: number, body: object) =>
  fetchMock.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sent = () => fetchMock.mock.calls.map(([url, init]) => [url, JSON.parse(String(init?.body))]);

test('wishes are fixed, drawn with a number and published, one after the other', async () => {
  const { container } = show(wuensche);
  expect(container.textContent).toContain(
    '3 bestätigte Wunschzettel mit 4 Kindern und 20 Wünschen; 1 noch nicht bestätigt.',
  );
  expect(screen.getByText('Eva Muster: a@a.example, b@b.example')).toBeTruthy();
  answer(200, festgelegt);
  press('Wünsche festlegen');
  fireEvent.change(await screen.findByLabelText(/^Öffentliche Zahl/), { target: { value: '3, 17' } });
  answer(200, { ...festgelegt, zahl: '3, 17', ergebnis });
  press('Losen');
  expect(
    await screen.findByText(/9 Plätze vergeben, 4 erste Wünsche erfüllt, 0 Kinder ohne Platz\..*99 %/),
  ).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/^Freie Plätze können gebucht werden bis/), {
    target: { value: '2026-08-01' },
  });
  answer(200, { ...festgelegt, stand: 'verlost', ergebnis });
  press('Ergebnis veröffentlichen');
  expect(await screen.findByRole('heading', { name: 'Ergebnis' })).toBeTruthy();
  expect(sent()).toEqual([
    ['/api/intranet/ferienprogramm/verlosung/festlegen', {}],
    ['/api/intranet/ferienprogramm/verlosung/ziehen', { zahl: '3, 17' }],
    ['/api/intranet/ferienprogramm/verlosung/veroeffentlichen', { restplaetze_bis: '2026-08-01' }],
  ]);
});

test('while families may change their wishes nothing can be fixed, and a refusal is said', async () => {
  const { unmount } = show({ ...wuensche, kann_festlegen: false });
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  show(wuensche);
  answer(409, { title: 'Konflikt', status: 409, detail: 'Die Wünsche sind schon festgelegt.' });
  press('Wünsche festlegen');
  expect(await screen.findByText('Die Wünsche sind schon festgelegt.')).toBeTruthy();
});
