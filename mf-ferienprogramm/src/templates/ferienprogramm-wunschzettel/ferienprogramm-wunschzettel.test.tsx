import { UNBEKANNTER_CODE, type Wunschzettel } from '@gm/shared/bereiche/ferienprogramm/wunschzettel';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createVeranstaltung } from '../../../test/ferienprogramm.ts';
import { renderTemplate } from '../../../test/render-template.tsx';
import { ferienprogrammWunschzettel } from './ferienprogramm-wunschzettel.context.ts';
import FerienprogrammWunschzettel from './ferienprogramm-wunschzettel.tsx';

const kind = (losnummer: string, vorname: string): Wunschzettel['kinder'][number] => ({
  losnummer,
  vorname,
  hoechstens: 2,
  gruppe: null,
  gruppe_kinder: 0,
  wuensche: [createVeranstaltung(1), createVeranstaltung(2)],
  moeglich: [createVeranstaltung(3)],
  plaetze: null,
});
const offen: Wunschzettel = {
  stand: 'offen',
  bis: '2026-07-15',
  code: 'K7QX4M2P',
  anzahl: { kinder: 2, wuensche: 4 },
  kinder: [kind('AAAA-2222', 'Mia'), kind('BBBB-3333', 'Ben')],
};
const fetchMock = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock.mockReset());
});
const show = (teil: Partial<Wunschzettel> = {}) =>
  renderTemplate(FerienprogrammWunschzettel, ferienprogrammWunschzettel, {
    context: { wunschzettel: { ...offen, ...teil } },
    seite: { suche: '?token=geheim' },
  });
const answer = (status: number, body: object) =>
  fetchMock.mockResolvedValue(new Response(JSON.stringify(body), { status }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sent = () => fetchMock.mock.calls.map(([url, init]) => [url, JSON.parse(String(init?.body))]);

test('is confirmed by a button, and shows no child before', async () => {
  const { container } = show({ stand: 'unbestaetigt', kinder: [], code: null });
  expect(container.textContent).toContain('4 Wünsche für 2 Kinder');
  answer(200, offen);
  press('Wunschzettel bestätigen');
  expect(await screen.findByRole('heading', { name: 'Mia' })).toBeTruthy();
  expect(sent()).toEqual([['/api/ferienprogramm/wunschzettel/bestaetigen', { token: 'geheim' }]]);
});

test('wishes are ranked and added, siblings take the code, and all of it is saved', async () => {
  show();
  fireEvent.change(screen.getAllByLabelText(/^Wunsch hinzufügen/)[0] as HTMLElement, { target: { value: '3' } });
  press('Geschwister gemeinsam verlosen');
  fireEvent.click(screen.getAllByRole('button', { name: '„Waldtag 2“ lieber' })[1] as HTMLElement);
  fireEvent.change(screen.getByLabelText(/^Höchstens so viele Plätze für Ben/), { target: { value: '1' } });
  answer(200, offen);
  press('Wünsche speichern');
  expect(await screen.findByText('Gespeichert. So nehmen Ihre Wünsche an der Verlosung teil.')).toBeTruthy();
  const gruppe = 'K7QX4M2P';
  expect(sent()[0]?.[1]).toEqual({
    token: 'geheim',
    kinder: [
      { losnummer: 'AAAA-2222', hoechstens: 2, gruppe, wuensche: [1, 2, 3] },
      { losnummer: 'BBBB-3333', hoechstens: 1, gruppe, wuensche: [2, 1] },
    ],
  });
});

test('what is refused is said in words, and nothing that was chosen is lost', async () => {
  show();
  const feld = screen.getAllByLabelText(/^Gruppencode/)[0] as HTMLInputElement;
  fireEvent.change(feld, { target: { value: 'ERFUNDEN' } });
  answer(409, { title: 'Nicht gespeichert', status: 409, detail: UNBEKANNTER_CODE });
  press('Wünsche speichern');
  expect(await screen.findAllByText(UNBEKANNTER_CODE), 'beside the button and at the field').toHaveLength(2);
  expect(feld.value).toBe('ERFUNDEN');
  expect(screen.getAllByLabelText(/^Gruppencode/).map((eines) => eines.getAttribute('aria-invalid'))).toEqual([
    'true',
    null,
  ]);
});

test('afterwards it shows what every child got, and nothing can be changed', () => {
  const { container } = show({
    stand: 'verlost',
    kinder: [
      { ...kind('AAAA-2222', 'Mia'), plaetze: [2] },
      { ...kind('BBBB-3333', 'Ben'), plaetze: [] },
    ],
  });
  expect(container.textContent).toContain('Mia hat bekommen: Waldtag 2.');
  expect(container.textContent).toContain('Ben hat leider keinen Platz bekommen.');
  expect(screen.queryByRole('button')).toBeNull();
});
