import type { Mark } from '@gm/shared/areas/ferienprogramm/organisers/marks';
import type { syncSchema } from '@gm/shared/areas/ferienprogramm/organisers/on-site';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { z } from 'zod';
import type { List } from './list.ts';
import type { Open } from './safe.ts';
import { useList } from './use-list.ts';

type Sync = z.output<typeof syncSchema>;

/** Requests that are not answered yet. */
const waiting: { sent: Sync; answer(reply: Response): void }[] = [];
const sent: Sync[] = [];
const fetchMock = vi.fn<typeof fetch>((_url, init) => {
  const body = JSON.parse(String(init?.body)) as Sync;
  sent.push(body);
  return new Promise((resolve) => waiting.push({ sent: body, answer: resolve }));
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchMock.mockClear());
  waiting.length = 0;
  sent.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function answer(status = 200): Promise<void> {
  const [request] = waiting.splice(0, 1);
  const body = { jetzt: Date.now(), kinder: [], fragen: [], vermerke: request?.sent.vermerke ?? [] };
  await act(async () => {
    request?.answer(Response.json(body, { status }));
    await vi.advanceTimersByTimeAsync(0);
  });
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function openList() {
  const list: List = {
    token: 't',
    geraet: 'a',
    titel: 'Waldtag',
    termin: '',
    ort: '',
    bis: Date.now() + 86_400_000,
    fragen: [],
    kinder: [],
    vermerke: [],
    versatz: 0,
    gemacht: 0,
    gesendet: 0,
  };
  const schluessel = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  const open: Open = { name: 'gm:vor-ort:1', schluessel, liste: list, release: () => {} };
  const { result } = renderHook(() => useList({ offen: open, abgleich: '/api/abgleich', end: () => {} }));
  const mark = (wert: Mark['wert']) => act(() => result.current.mark({ kind: 1, feld: 'stand', wert }));
  return { result, mark };
}

test('a failed exchange is repeated after seconds, a successful one after half a minute', async () => {
  await openList();
  await answer(503);
  await pass(5000);
  expect(sent).toHaveLength(2);
  await answer();
  await pass(29_000);
  expect(sent).toHaveLength(2);
  await pass(1000);
  expect(sent).toHaveLength(3);
});

test('a connection that comes back during an exchange is used at once', async () => {
  const { result } = await openList();
  act(() => void dispatchEvent(new Event('online')));
  expect(sent, 'one at a time').toHaveLength(1);
  await answer(503);
  expect(result.current.verbunden).toBeNull();
  await pass(0);
  expect(sent).toHaveLength(2);
  await answer();
  expect(result.current.verbunden).not.toBeNull();
});

test('a mark made during an exchange does not wait for the next regular one', async () => {
  const { result, mark } = await openList();
  mark('da');
  await pass(1000);
  await answer();
  await pass(1500);
  expect(sent.map(({ vermerke: marks }) => marks.length)).toEqual([0, 1]);
  await answer();
  expect(result.current.offene).toBe(0);
});
