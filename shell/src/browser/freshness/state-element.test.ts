// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defineState } from './state-element.ts';

const NOW = '2026-03-05T14:30:00.000Z';
const EVENING = '2026-03-05T17:00:00.000Z';
const NACHT = '2026-03-05T23:00:00.000Z';
const UNTIL_EVENING_MS = Date.parse(EVENING) - Date.parse(NOW);
const MINUTE_MS = 60_000;

const state = (until: string, text: string) => `<gm-stand bis="${until}"><p>${text}</p></gm-stand>`;
const page = (...stands: string[]) => `<main>${stands.join('')}</main>`;
const OPEN = state(EVENING, 'geöffnet');
const TOO = state(NACHT, 'geschlossen');

const ask = vi.fn<typeof fetch>();
const answer = (html: string, status = 200) => ask.mockImplementation(async () => new Response(html, { status }));
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const show = (html: string) => {
  document.body.innerHTML = html;
};
const read = () => document.querySelector('main')?.textContent;
let isHidden = false;

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(NOW);
  vi.stubGlobal('fetch', ask);
  isHidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  ask.mockReset();
  answer(page(TOO));
  defineState();
});
afterEach(() => {
  show('');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('requests the page when its moment has come, and not earlier', async () => {
  show(page(OPEN));
  await pass(UNTIL_EVENING_MS - 1);
  expect(ask).not.toHaveBeenCalled();
  await pass(1);
  expect(ask).toHaveBeenCalledExactlyOnceWith(location.href, { headers: { accept: 'text/html' }, cache: 'no-cache' });
  expect(read()).toBe('geschlossen');
  await pass(UNTIL_EVENING_MS);
  expect(ask).toHaveBeenCalledOnce();
});

it('requests it at once when the page came from a cache too late', async () => {
  vi.setSystemTime(NACHT);
  answer(page(state('2026-03-06T07:00:00.000Z', 'öffnet heute')));
  show(page(OPEN));
  await pass(0);
  expect(read()).toBe('öffnet heute');
});

it('one request updates all elements of a page; those that are still valid stay', async () => {
  answer(page(TOO, TOO, TOO));
  show(page(OPEN, TOO, OPEN));
  const [, middle] = document.querySelectorAll('gm-stand');
  await pass(UNTIL_EVENING_MS);
  expect(ask).toHaveBeenCalledOnce();
  expect(read()).toBe('geschlossengeschlossengeschlossen');
  expect(document.querySelectorAll('gm-stand')[1]).toBe(middle);
});

it.each([
  ['an error page', page(TOO), 503],
  ['a page without it', page(), 200],
  ['a page with more of them', page(TOO, TOO), 200],
  ['the same page from the offline store', page(OPEN), 200],
])('leaves the page as it is after %s, and backs off', async (_what, html, status) => {
  answer(html, status);
  show(page(OPEN));
  await pass(UNTIL_EVENING_MS);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(read()).toBe('geöffnet');
  await pass(2 * MINUTE_MS);
  expect(ask).toHaveBeenCalledTimes(2);
  await pass(2 * MINUTE_MS);
  expect(ask).toHaveBeenCalledTimes(2);
  answer(page(TOO));
  await pass(2 * MINUTE_MS);
  expect(read()).toBe('geschlossen');
});

it('leaves the page as it is without a network', async () => {
  ask.mockRejectedValue(new TypeError('Failed to fetch'));
  show(page(OPEN));
  await pass(UNTIL_EVENING_MS);
  expect(ask).toHaveBeenCalledOnce();
  expect(read()).toBe('geöffnet');
});

it('changes nothing after a navigation', async () => {
  const { href } = location;
  ask.mockImplementation(async () => {
    history.pushState(null, '', '/anders/');
    show(page(state(NACHT, 'eine andere Seite')));
    return new Response(page(TOO));
  });
  show(page(OPEN));
  await pass(UNTIL_EVENING_MS);
  expect(read()).toBe('eine andere Seite');
  history.pushState(null, '', href);
});

it('waits while the page is hidden', async () => {
  isHidden = true;
  show(page(OPEN));
  await pass(2 * UNTIL_EVENING_MS);
  expect(ask).not.toHaveBeenCalled();
  isHidden = false;
  dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(read()).toBe('geschlossen');
});

it.each(['', 'morgen'])('never requests anything without a valid moment (%j)', async (until) => {
  show(page(state(until, 'immer')));
  await pass(48 * 60 * MINUTE_MS);
  expect(ask).not.toHaveBeenCalled();
});
