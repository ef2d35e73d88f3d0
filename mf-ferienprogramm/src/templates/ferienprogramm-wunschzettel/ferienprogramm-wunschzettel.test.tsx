import { UNKNOWN_CODE, type WishSheet } from '@gm/shared/areas/ferienprogramm/wish-sheet';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createVeranstaltung } from '../../../test/ferienprogramm.ts';
import { renderTemplate } from '../../../test/render-template.tsx';
import { ferienprogrammWunschzettel } from './ferienprogramm-wunschzettel.context.ts';
import FerienprogrammWunschzettel from './ferienprogramm-wunschzettel.tsx';

const child = (lotNumber: string, firstName: string): WishSheet['kinder'][number] => ({
  losnummer: lotNumber,
  vorname: firstName,
  hoechstens: 2,
  gruppe: null,
  gruppe_kinder: 0,
  wuensche: [createVeranstaltung(1), createVeranstaltung(2)],
  moeglich: [createVeranstaltung(3)],
  plaetze: null,
});
const stillOpen: WishSheet = {
  stand: 'offen',
  bis: '2026-07-15',
  code: 'K7QX4M2P',
  anzahl: { kinder: 2, wuensche: 4 },
  kinder: [child('AAAA-2222', 'Mia'), child('BBBB-3333', 'Ben')],
};
const fetchMock = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock.mockReset());
});
const show = (part: Partial<WishSheet> = {}) =>
  renderTemplate(FerienprogrammWunschzettel, ferienprogrammWunschzettel, {
    context: { wunschzettel: { ...stillOpen, ...part } },
    seite: { suche: '?token=geheim' },
  });
const answer = (status: number, body: object) =>
  fetchMock.mockResolvedValue(new Response(JSON.stringify(body), { status }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sent = () => fetchMock.mock.calls.map(([url, init]) => [url, JSON.parse(String(init?.body))]);

test('is confirmed by a button, and shows no child before', async () => {
  const { container } = show({ stand: 'unbestaetigt', kinder: [], code: null });
  expect(container.textContent).toContain('4 Wünsche für 2 Kinder');
  answer(200, stillOpen);
  press('Wunschzettel bestätigen');
  expect(await screen.findByRole('heading', { name: 'Mia' })).toBeTruthy();
  expect(sent()).toEqual([['/api/ferienprogramm/wunschzettel/bestaetigen', { token: 'geheim' }]]);
});

test('wishes are ranked and added, siblings use the group code, and everything is saved', async () => {
  show();
  fireEvent.change(screen.getAllByLabelText(/^Wunsch hinzufügen/)[0] as HTMLElement, { target: { value: '3' } });
  press('Geschwister gemeinsam verlosen');
  fireEvent.click(screen.getAllByRole('button', { name: '„Waldtag 2“ lieber' })[1] as HTMLElement);
  fireEvent.change(screen.getByLabelText(/^Höchstens so viele Plätze für Ben/), { target: { value: '1' } });
  answer(200, stillOpen);
  press('Wünsche speichern');
  expect(await screen.findByText('Gespeichert. So nehmen Ihre Wünsche an der Verlosung teil.')).toBeTruthy();
  const group = 'K7QX4M2P';
  expect(sent()[0]?.[1]).toEqual({
    token: 'geheim',
    kinder: [
      { losnummer: 'AAAA-2222', hoechstens: 2, gruppe: group, wuensche: [1, 2, 3] },
      { losnummer: 'BBBB-3333', hoechstens: 1, gruppe: group, wuensche: [2, 1] },
    ],
  });
});

test('a refusal shows a message and keeps the selection', async () => {
  show();
  const field = screen.getAllByLabelText(/^Gruppencode/)[0] as HTMLInputElement;
  fireEvent.change(field, { target: { value: 'ERFUNDEN' } });
  answer(409, { title: 'Nicht gespeichert', status: 409, detail: UNKNOWN_CODE });
  press('Wünsche speichern');
  expect(await screen.findAllByText(UNKNOWN_CODE), 'beside the button and at the field').toHaveLength(2);
  expect(field.value).toBe('ERFUNDEN');
  expect(screen.getAllByLabelText(/^Gruppencode/).map((one) => one.getAttribute('aria-invalid'))).toEqual([
    'true',
    null,
  ]);
});

test("after the draw it shows each child's places and cannot be changed", () => {
  const { container } = show({
    stand: 'verlost',
    kinder: [
      { ...child('AAAA-2222', 'Mia'), plaetze: [2] },
      { ...child('BBBB-3333', 'Ben'), plaetze: [] },
    ],
  });
  expect(container.textContent).toContain('Mia hat bekommen: Waldtag 2.');
  expect(container.textContent).toContain('Ben hat leider keinen Platz bekommen.');
  expect(screen.queryByRole('button')).toBeNull();
});
