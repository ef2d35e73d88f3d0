import type { WaitingPlace } from '@gm/shared/areas/ferienprogramm/registration/ferienprogramm-booking';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createVeranstaltung } from '../../../test/ferienprogramm.ts';
import { renderTemplate } from '../../../test/render-template.tsx';
import { ferienprogrammWarteplatz } from './ferienprogramm-warteplatz.context.ts';
import FerienprogrammWarteplatz from './ferienprogramm-warteplatz.tsx';

const waitingPlace: WaitingPlace = {
  veranstaltung: createVeranstaltung(1),
  kinder: [{ vorname: 'Mia', name: 'Groß' }],
  status: 'wartet',
  vom_postfach: true,
  platz: 2,
  angebot_bis: null,
  kosten: { veranstaltungen: 5, gebuehren: 3.5, gesamt: 8.5 },
};
const offered = { status: 'angeboten', platz: null, angebot_bis: '2026-07-03T08:30:00.000Z' } as const;
const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock.mockReset());
});

const show = (part: Partial<WaitingPlace> = {}) =>
  renderTemplate(FerienprogrammWarteplatz, ferienprogrammWarteplatz, {
    context: { warteplatz: { ...waitingPlace, ...part } },
    seite: { suche: '?token=geheim' },
  });
const answer = (status: number, body: object) =>
  fetchMock.mockResolvedValue(new Response(JSON.stringify(body), { status }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sent = () => fetchMock.mock.calls.map(([url, init]) => [url, JSON.parse(String(init?.body))]);

test('shows the position on the waiting list and allows leaving it', async () => {
  show();
  expect(screen.getByRole('heading', { name: 'Sie stehen auf Platz 2 der Warteliste' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /annehmen/ })).toBeNull();
  answer(200, { ...waitingPlace, status: 'zurueckgezogen', platz: null });
  press('Warteliste verlassen');
  expect(await screen.findByRole('heading', { name: 'Sie stehen nicht mehr auf der Warteliste' })).toBeTruthy();
  expect(sent()).toEqual([['/api/ferienprogramm/warteplatz/ablehnen', { token: 'geheim' }]]);
  expect(screen.queryByRole('button')).toBeNull();
});

test('an unconfirmed address sees nothing until the button is pressed; the browser waits for the mail', async () => {
  show({ status: 'unbestaetigt', platz: null, veranstaltung: null, kinder: [] });
  expect(screen.getByRole('heading', { name: 'Dieser Warteplatz ist noch nicht bestätigt' })).toBeTruthy();
  answer(200, waitingPlace);
  press('Warteplatz bestätigen');
  expect(await screen.findByRole('heading', { name: 'Sie stehen auf Platz 2 der Warteliste' })).toBeTruthy();
  expect(sent()).toEqual([['/api/ferienprogramm/warteplatz/bestaetigen', { token: 'geheim' }]]);
});

test('the browser that joined is asked to check the mail', () => {
  show({ status: 'unbestaetigt', platz: null, vom_postfach: false });
  expect(screen.getByText(/Wir haben Ihnen eine E-Mail geschickt/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Warteplatz bestätigen' })).toBeNull();
});

test('an offer shows deadline and price; accepting it is a booking', async () => {
  const { container } = show(offered);
  expect(screen.getByRole('heading', { name: 'Ein Platz ist frei geworden' })).toBeTruthy();
  expect(container.textContent).toContain('Wir halten ihn bis zum 03.07.2026 um 10:30 Uhr für Sie frei.');
  expect(container.textContent).toContain('Kosten: 8,50\u00a0€, davon 3,50\u00a0€ Gebühren.');
  expect(container.textContent).toContain('Sie bekommen eine Rechnung.');
  answer(201, { id: 1, referenz: 'FP-2026-0042', status_link: '/ferienprogramm-anmeldung/status/?token=neu' });
  press('Platz zahlungspflichtig annehmen');
  expect(await screen.findByText('FP-2026-0042')).toBeTruthy();
  expect(sent()).toEqual([['/api/ferienprogramm/warteplatz/annehmen', { token: 'geheim' }]]);
});

test('an expired offer is refused with a message, and the page stays', async () => {
  show(offered);
  answer(409, { title: 'Nicht möglich', status: 409, detail: 'Dieses Angebot gilt nicht mehr.' });
  press('Platz zahlungspflichtig annehmen');
  expect(await screen.findByText('Dieses Angebot gilt nicht mehr.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Platz ablehnen' })).toHaveProperty('disabled', false);
});

test('without a response of the api it asks to try again', async () => {
  show(offered);
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  press('Platz ablehnen');
  expect(await screen.findByText(/Bitte versuchen Sie es in einigen Minuten erneut/)).toBeTruthy();
});

test.each([
  ['angenommen', 'Sie haben den Platz angenommen'],
  ['abgelaufen', 'Das Angebot ist abgelaufen'],
] as const)('an entry that is over (%s) can no longer be answered', (status, text) => {
  show({ status, platz: null });
  expect(screen.getByRole('heading', { name: text })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
