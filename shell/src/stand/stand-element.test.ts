// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defineStand } from './stand-element.ts';

const JETZT = '2026-03-05T14:30:00.000Z';
const ABEND = '2026-03-05T17:00:00.000Z';
const NACHT = '2026-03-05T23:00:00.000Z';
const BIS_ABEND_MS = Date.parse(ABEND) - Date.parse(JETZT);
const MINUTE_MS = 60_000;

const stand = (bis: string, text: string) => `<gm-stand bis="${bis}"><p>${text}</p></gm-stand>`;
const page = (...stands: string[]) => `<main>${stands.join('')}</main>`;
const OFFEN = stand(ABEND, 'geöffnet');
const ZU = stand(NACHT, 'geschlossen');

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
  vi.setSystemTime(JETZT);
  vi.stubGlobal('fetch', ask);
  isHidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  ask.mockReset();
  answer(page(ZU));
  defineStand();
});
afterEach(() => {
  show('');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('asks for the page when its moment comes, and not before', async () => {
  show(page(OFFEN));
  await pass(BIS_ABEND_MS - 1);
  expect(ask).not.toHaveBeenCalled();
  await pass(1);
  expect(ask).toHaveBeenCalledExactlyOnceWith(location.href, { headers: { accept: 'text/html' }, cache: 'no-cache' });
  expect(read()).toBe('geschlossen');
  await pass(BIS_ABEND_MS);
  expect(ask).toHaveBeenCalledOnce();
});

it('asks at once where the page comes from a cache', async () => {
  vi.setSystemTime(NACHT);
  answer(page(stand('2026-03-06T07:00:00.000Z', 'öffnet heute')));
  show(page(OFFEN));
  await pass(0);
  expect(read()).toBe('öffnet heute');
});

it('one request serves all places of a page; those that are still true are left alone', async () => {
  answer(page(ZU, ZU, ZU));
  show(page(OFFEN, ZU, OFFEN));
  const [, middle] = document.querySelectorAll('gm-stand');
  await pass(BIS_ABEND_MS);
  expect(ask).toHaveBeenCalledOnce();
  expect(read()).toBe('geschlossengeschlossengeschlossen');
  expect(document.querySelectorAll('gm-stand')[1]).toBe(middle);
});

it.each([
  ['an error page', page(ZU), 503],
  ['a page without it', page(), 200],
  ['a page with more of them', page(ZU, ZU), 200],
  ['the same page from the offline store', page(OFFEN), 200],
])('leaves the page as it is after %s, and asks ever more seldom', async (_what, html, status) => {
  answer(html, status);
  show(page(OFFEN));
  await pass(BIS_ABEND_MS);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(read()).toBe('geöffnet');
  await pass(2 * MINUTE_MS);
  expect(ask).toHaveBeenCalledTimes(2);
  await pass(2 * MINUTE_MS);
  expect(ask).toHaveBeenCalledTimes(2);
  answer(page(ZU));
  await pass(2 * MINUTE_MS);
  expect(read()).toBe('geschlossen');
});

it('leaves the page as it is without a network', async () => {
  ask.mockRejectedValue(new TypeError('Failed to fetch'));
  show(page(OFFEN));
  await pass(BIS_ABEND_MS);
  expect(ask).toHaveBeenCalledOnce();
  expect(read()).toBe('geöffnet');
});

it('changes nothing once somebody has gone on', async () => {
  const { href } = location;
  ask.mockImplementation(async () => {
    history.pushState(null, '', '/anders/');
    show(page(stand(NACHT, 'eine andere Seite')));
    return new Response(page(ZU));
  });
  show(page(OFFEN));
  await pass(BIS_ABEND_MS);
  expect(read()).toBe('eine andere Seite');
  history.pushState(null, '', href);
});

it('waits while nobody looks', async () => {
  isHidden = true;
  show(page(OFFEN));
  await pass(2 * BIS_ABEND_MS);
  expect(ask).not.toHaveBeenCalled();
  isHidden = false;
  dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(read()).toBe('geschlossen');
});

it.each(['', 'morgen'])('never asks for what has no moment (%j)', async (bis) => {
  show(page(stand(bis, 'immer')));
  await pass(48 * 60 * MINUTE_MS);
  expect(ask).not.toHaveBeenCalled();
});
