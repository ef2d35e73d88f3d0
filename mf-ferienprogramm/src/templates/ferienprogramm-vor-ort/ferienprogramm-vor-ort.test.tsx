import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NOW } from '../../../test/ferienprogramm.ts';
import { hashCheaply } from '../../../test/hash-cheaply.ts';
import { renderTemplate } from '../../../test/render-template.tsx';
import * as page from '../../attendance/keep-page.ts';
import { ferienprogrammVorOrt } from './ferienprogramm-vor-ort.context.ts';
import FerienprogrammVorOrt from './ferienprogramm-vor-ort.tsx';

const CLOCK = Date.parse(NOW);
const TAKE_AWAY = {
  token: 'geraetegeheimnis',
  geraet: '00000000-0000-4000-8000-00000000000a',
  jetzt: CLOCK,
  titel: 'Waldtag',
  termin: '03.08.2026, 09:00 Uhr bis 12:00 Uhr',
  ort: 'Grillplatz',
  bis: CLOCK + 86_400_000,
  fragen: ['notfall', 'heimweg'],
  kinder: [
    { id: 1, name: 'Muster, Mia', alter: 8, angaben: { notfall: '0171 2345678' } },
    { id: 2, name: 'Muster, Tim', alter: 9, angaben: { heimweg: 'ja' } },
  ],
  vermerke: [],
};
const reply = (body: object, status = 200) => new Response(JSON.stringify(body), { status });
const fetchMock = vi.fn<typeof fetch>();
const readSent = (num: number) => JSON.parse(String(fetchMock.mock.calls[num]?.[1]?.body));

beforeEach(() => {
  localStorage.clear();
  hashCheaply();
  fetchMock.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', fetchMock);
});

afterEach(() => {
  vi.restoreAllMocks();
});

function show(hash = ''): void {
  history.replaceState(null, '', `/ferienprogramm-veranstalter/vor-ort/${hash}`);
  renderTemplate(FerienprogrammVorOrt, ferienprogrammVorOrt);
}
async function takeAlong(): Promise<void> {
  show('#token=sitzung&id=3&tag=2026-08-03');
  fetchMock.mockResolvedValueOnce(reply(TAKE_AWAY, 201));
  fireEvent.change(screen.getByLabelText(/^Code zum Öffnen/), { target: { value: 'wald42xq' } });
  fireEvent.click(screen.getByRole('button', { name: 'Liste mitnehmen' }));
  await screen.findByRole('heading', { name: 'Waldtag' });
}

test('without a list on the device it explains how to get one', () => {
  show();
  expect(screen.getByRole('heading', { name: 'Auf diesem Gerät ist keine Liste' })).toBeTruthy();
});

test('a list is downloaded with a code that is hard to guess; the address keeps no secret', async () => {
  show('#token=sitzung&id=3&tag=2026-08-03');
  expect(location.hash).toBe('');
  const field = screen.getByLabelText(/^Code zum Öffnen/);
  for (const [code, message] of [
    ['kurz', /mindestens 6 Zeichen/],
    ['123456', /leicht zu erraten/],
  ] as const) {
    fireEvent.change(field, { target: { value: code } });
    fireEvent.click(screen.getByRole('button', { name: 'Liste mitnehmen' }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
  }
  expect(fetchMock).not.toHaveBeenCalled();
  fetchMock.mockResolvedValueOnce(reply({ detail: 'Ihre Anmeldung ist abgelaufen.' }, 401));
  fireEvent.change(field, { target: { value: 'wald42xq' } });
  fireEvent.click(screen.getByRole('button', { name: 'Liste mitnehmen' }));
  expect(await screen.findByText('Ihre Anmeldung ist abgelaufen.')).toBeTruthy();
  expect(readSent(0)).toEqual({ token: 'sitzung', id: 3, tag: '2026-08-03' });
});

test('marks, notes and undo work offline and persist after closing and reopening', async () => {
  await takeAlong();
  expect(screen.getByRole('link', { name: '0171 2345678' }).getAttribute('href')).toMatch(/^tel:/);
  const press = (child: string, button: string) =>
    fireEvent.click(
      [...screen.getByRole('group', { name: new RegExp(child) }).querySelectorAll('button')].find(
        ({ textContent }) => textContent === button,
      ) as HTMLElement,
    );
  press('Mia', 'Da');
  press('Tim', 'Nicht da');
  press('Tim', 'Nicht da');
  fireEvent.change(screen.getAllByLabelText('Notiz')[0] as HTMLElement, { target: { value: 'Wespenstich' } });
  expect(screen.getByText('1 da').parentElement?.textContent).toBe('1 da, 0 abgeholt, 0 nicht da, 1 offen');
  expect(screen.getByText(/^3 Vermerke noch nicht übertragen/)).toBeTruthy();
  await waitFor(() => expect(localStorage.length).toBe(1));
  fireEvent.click(screen.getByRole('button', { name: 'Liste sperren' }));
  const field = await screen.findByLabelText(/^Code/);
  expect(document.activeElement?.textContent, 'the button is gone').toBe('Waldtag');
  fireEvent.change(field, { target: { value: 'falsch99' } });
  fireEvent.click(screen.getByRole('button', { name: 'Liste öffnen' }));
  expect(await screen.findByText(/^Dieser Code ist falsch. Sie haben noch 9 Versuche/)).toBeTruthy();
  fireEvent.change(field, { target: { value: 'wald42xq' } });
  fireEvent.click(screen.getByRole('button', { name: 'Liste öffnen' }));
  expect(await screen.findByDisplayValue('Wespenstich')).toBeTruthy();
  expect(screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)).toEqual(['Da']);
});

test('offline availability is checked repeatedly until the page is cached', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const keep = vi.spyOn(page, 'keepPage').mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  await takeAlong();
  expect(await screen.findByText(/^Diese Seite konnte nicht für unterwegs gespeichert werden/)).toBeTruthy();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await screen.findByText(/^Diese Seite öffnet sich auf diesem Gerät auch ohne Internet/)).toBeTruthy();
  expect(screen.queryByText(/konnte nicht für unterwegs/)).toBeNull();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(keep).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

test('a device that is no longer authorised erases the list and says so', async () => {
  show('#token=sitzung&id=3&tag=2026-08-03');
  fetchMock.mockResolvedValueOnce(reply(TAKE_AWAY, 201)).mockResolvedValueOnce(reply({ detail: 'weg' }, 401));
  fireEvent.change(screen.getByLabelText(/^Code zum Öffnen/), { target: { value: 'wald42xq' } });
  fireEvent.click(screen.getByRole('button', { name: 'Liste mitnehmen' }));
  expect(await screen.findByText(/^Diese Liste gilt nicht mehr und wurde von diesem Gerät gelöscht/)).toBeTruthy();
  expect(localStorage.length).toBe(0);
});
