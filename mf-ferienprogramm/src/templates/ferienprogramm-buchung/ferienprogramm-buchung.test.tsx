import type { Booking } from '@gm/shared/areas/ferienprogramm/registration/ferienprogramm-booking';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { contact, createVeranstaltung, mia } from '../../../test/ferienprogramm.ts';
import { renderTemplate } from '../../../test/render-template.tsx';
import { ferienprogrammBuchung } from './ferienprogramm-buchung.context.ts';
import FerienprogrammBuchung from './ferienprogramm-buchung.tsx';

const participation = (id: number, part: object = {}) => ({
  veranstaltung: createVeranstaltung(id),
  preis: 5,
  status: 'gebucht' as const,
  stornierbar: true,
  storno_bis: '2026-07-29',
  ...part,
});
const cancelled = { status: 'storniert' as const, stornierbar: false };
const booking: Booking = {
  referenz: 'FP-2026-0042',
  erstellt: '2026-06-20T08:00:00.000Z',
  kontakt: contact,
  kinder: [
    { id: 7, ...mia, veranstaltungen: [participation(1), participation(2), participation(3, { stornierbar: false })] },
  ],
  kosten: { veranstaltungen: 15, gebuehren: 4.5, gesamt: 19.5 },
  rechnung: null,
};
const withFields = (veranstaltungen: Booking['kinder'][number]['veranstaltungen']): Booking => ({
  ...booking,
  kinder: [{ id: 7, ...mia, veranstaltungen }],
});
const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock.mockReset());
});

const show = (shown = booking, options: Record<string, unknown> = {}) =>
  renderTemplate(FerienprogrammBuchung, ferienprogrammBuchung, {
    context: { buchung: shown },
    options,
    seite: { suche: '?token=geheim' },
  });
const answer = (status: number, body: object) =>
  fetchMock.mockResolvedValue(new Response(JSON.stringify(body), { status }));
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));
const sent = () => fetchMock.mock.calls.map(([url, init]) => [url, JSON.parse(String(init?.body))]);

test('shows the booking, and marks places that can no longer be cancelled', () => {
  const { container } = show();
  expect(screen.getByRole('heading', { name: 'Buchung FP-2026-0042' })).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Stornieren/ })).toHaveLength(2);
  expect(container.textContent).toContain('Stornieren können Sie bis zum 29.07.2026.');
  expect(container.textContent).toContain('Online können Sie diese Veranstaltung nicht mehr stornieren.');
  const text = container.textContent?.replaceAll('\u00a0', ' ');
  expect(text).toContain('Gebühren1 Kind × 3,00 €, 3 Veranstaltungen × 0,50 €4,50 €');
  expect(text).toContain('Gesamt19,50 €');
  expect(text).toContain('BezahlungSie bekommen eine Rechnung.');
});

test('warns before a cancellation if fees remain', () => {
  show(booking, { gebuehr_bei_storno: 'bleibt' });
  press(/^Stornieren.*Waldtag 1/);
  expect(screen.getByRole('group').textContent).toContain('Der Preis entfällt, die Gebühren bleiben.');
});

test('shows payment details only on the invoice, if there is one', () => {
  const { container } = show({ ...booking, rechnung: { href: '/rechnung/', offen: 19.5, faellig: '2026-08-12' } });
  expect(screen.getByRole('link', { name: 'Rechnung ansehen und bezahlen' })).toBeTruthy();
  expect(container.textContent).not.toContain('Bezahlung');
});

test('asks before a cancellation, then shows the result', async () => {
  show();
  press(/^Stornieren.*Waldtag 1/);
  const question = screen.getByRole('group', { name: '„Waldtag 1“ für Mia stornieren?' });
  expect(document.activeElement?.textContent).toBe('Ja, stornieren');
  fireEvent.click(within(question).getByRole('button', { name: 'Abbrechen' }));
  expect(fetchMock).not.toHaveBeenCalled();
  press(/^Stornieren.*Waldtag 1/);
  answer(200, withFields([participation(1, cancelled), participation(2)]));
  press('Ja, stornieren');
  expect(await screen.findByText('„Waldtag 1“ für Mia wurde storniert.')).toBeTruthy();
  expect(sent()).toEqual([['/api/ferienprogramm/buchung/stornieren', { token: 'geheim', kind: 7, veranstaltung: 1 }]]);
});

test('serves as a receipt: it can be printed, and its dates added to a calendar', () => {
  show();
  const calendar = screen.getByRole('link', { name: 'Termine in den Kalender' });
  expect(calendar.getAttribute('href')).toBe('/api/ferienprogramm/buchung/kalender.ics?token=geheim');
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  press('Drucken');
  expect(print).toHaveBeenCalledOnce();
});

test('all places of a child can be cancelled at once', async () => {
  show();
  press(/^Kind ganz abmelden/);
  answer(200, withFields([participation(1, cancelled), participation(2, cancelled)]));
  press('Ja, stornieren');
  expect(await screen.findByRole('heading', { name: 'Die ganze Buchung ist storniert' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Bezahlung' }), 'nothing is owed').toBeNull();
  expect(sent()).toEqual([['/api/ferienprogramm/buchung/stornieren', { token: 'geheim', kind: 7 }]]);
});

test("shows the api's message on a refusal and changes nothing", async () => {
  show();
  press(/^Stornieren.*Waldtag 2/);
  answer(409, {
    title: 'Absage nicht möglich',
    status: 409,
    detail: '„Waldtag 2“ konnte nur bis zum 29.07.2026 abgesagt werden.',
  });
  press('Ja, stornieren');
  expect(await screen.findByRole('heading', { name: 'Es wurde nichts storniert' })).toBeTruthy();
  expect(screen.getByText('„Waldtag 2“ konnte nur bis zum 29.07.2026 abgesagt werden.')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Stornieren/ })).toHaveLength(2);
});
