import type { OpenBookingPage } from '@gm/shared/areas/ferienprogramm/registration/open-booking';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderTemplate } from '../../../test/render-template.tsx';
import { ferienprogrammOffen } from './ferienprogramm-offen.context.ts';
import FerienprogrammOffen from './ferienprogramm-offen.tsx';

const mailbox: OpenBookingPage = {
  stand: 'offen',
  referenz: 'FP-2026-0042',
  kinder: 2,
  plaetze: 3,
  bestaetigen_bis: '2026-07-01T10:25:00.000Z',
  vom_postfach: true,
  email: null,
  kosten: null,
  status_link: null,
};
const browser: OpenBookingPage = { ...mailbox, vom_postfach: false, email: 'anna@post.example' };
const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock.mockReset());
});

const show = (open: OpenBookingPage) =>
  renderTemplate(FerienprogrammOffen, ferienprogrammOffen, {
    context: { offen: open },
    seite: { suche: '?token=geheim' },
  });
const answer = (status: number, body: object) =>
  fetchMock.mockResolvedValue(new Response(JSON.stringify(body), { status }));
const sent = () => fetchMock.mock.calls.map(([url, init]) => [url, JSON.parse(String(init?.body))]);

test("the mail's link leads to a confirmation button; existing bookings of the family are shown", async () => {
  const { container } = show(mailbox);
  expect(container.textContent).toContain('Wir halten 3 Plätze für 2 Kinder bis 12:25 Uhr.');
  expect(fetchMock, 'opening the page sends nothing').not.toHaveBeenCalled();
  answer(200, { status_link: '/s/?token=geheim', hinweise: ['Mia ist für „Waldtag 1“ schon angemeldet.'] });
  fireEvent.click(screen.getByRole('button', { name: 'Buchung bestätigen' }));
  expect(await screen.findByRole('heading', { name: 'Ihre Buchung ist bestätigt' })).toBeTruthy();
  expect(screen.getByText('Mia ist für „Waldtag 1“ schon angemeldet.')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Buchung ansehen/ }).getAttribute('href')).toBe('/s/?token=geheim');
  expect(screen.queryByRole('button', { name: 'Buchung bestätigen' })).toBeNull();
  expect(sent()).toEqual([['/api/ferienprogramm/offen/bestaetigen', { token: 'geheim' }]]);
});

test("shows the api's message when it is too late", async () => {
  show(mailbox);
  answer(409, { status: 409, detail: 'Die Zeit für die Bestätigung ist abgelaufen.' });
  fireEvent.click(screen.getByRole('button', { name: 'Buchung bestätigen' }));
  expect(await screen.findByText('Die Zeit für die Bestätigung ist abgelaufen.')).toBeTruthy();
});

test('the browser that booked cannot confirm, but can send the mail to a corrected address', async () => {
  const { container } = show(browser);
  expect(screen.queryByRole('button', { name: 'Buchung bestätigen' })).toBeNull();
  const field = screen.getByLabelText<HTMLInputElement>(/^E-Mail/);
  expect(field.value).toBe('anna@post.example');
  fireEvent.change(field, { target: { value: 'anna@richtig.example' } });
  answer(200, { ...browser, email: 'anna@richtig.example', bestaetigen_bis: '2026-07-01T10:40:00.000Z' });
  fireEvent.click(screen.getByRole('button', { name: 'E-Mail noch einmal senden' }));
  expect(await screen.findByRole('heading', { name: 'Die E-Mail ist noch einmal unterwegs.' })).toBeTruthy();
  expect(container.textContent).toContain('eine E-Mail an anna@richtig.example geschickt');
  expect(container.textContent).toContain('bis 12:40 Uhr');
  expect(sent()).toEqual([['/api/ferienprogramm/offen/mail', { token: 'geheim', email: 'anna@richtig.example' }]]);
});

test.each([
  [{ ...mailbox, stand: 'bestaetigt' as const, status_link: '/s/' }, 'Ihre Buchung ist bestätigt'],
  [{ ...browser, stand: 'bestaetigt' as const }, 'Ihre Buchung ist bestätigt'],
  [{ ...mailbox, stand: 'verfallen' as const }, 'Diese Buchung wurde nicht bestätigt'],
])('a confirmed or expired booking is reported, without a button', (open, title) => {
  show({ ...open, bestaetigen_bis: null });
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
