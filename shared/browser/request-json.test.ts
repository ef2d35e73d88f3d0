// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { requestJson, SENT } from './request-json.ts';

afterEach(() => vi.unstubAllGlobals());

function answer(status: number, body: BodyInit | null) {
  const fetchMock = vi.fn<typeof fetch>(async () => new Response(body, { status }));
  vi.stubGlobal('fetch', fetchMock);
  return fetchMock;
}

test('posts a body as JSON, with a timeout', async () => {
  const fetchMock = answer(201, '{"id":1}');
  expect(await requestJson('/api/x', { body: '{}' })).toEqual({ ok: true, status: 201, body: { id: 1 } });
  const init = fetchMock.mock.calls[0]?.[1];
  expect([init?.method, init?.body, init?.headers]).toEqual([
    'POST',
    '{}',
    { Accept: 'application/json', 'Content-Type': 'application/json' },
  ]);
  expect(init?.signal).toBeInstanceOf(AbortSignal);
});

test('dispatches an event after each submission, even a rejected one, but not after queries', async () => {
  const onSent = vi.fn();
  addEventListener(SENT, onSent);
  answer(200, 'null');
  await requestJson('/api/x');
  expect(onSent).not.toHaveBeenCalled();
  await requestJson('/api/x', { body: '{}' });
  expect(onSent).toHaveBeenCalledOnce();
  answer(409, '{}');
  await requestJson('/api/x', { method: 'DELETE' });
  expect(onSent).toHaveBeenCalledTimes(2);
  removeEventListener(SENT, onSent);
});

test('null is a valid reply, invalid JSON is not', async () => {
  answer(200, 'null');
  expect(await requestJson('/api/x')).toMatchObject({ ok: true, body: null });
  answer(200, '<h1>Anmeldung im Gäste-WLAN</h1>');
  expect(await requestJson('/api/x')).toMatchObject({ ok: true, body: undefined });
});

test('shows messages of the api to visitors only below status 500', async () => {
  answer(429, '{"detail":"Bitte warten Sie."}');
  expect(await requestJson('/api/x')).toMatchObject({
    ok: false,
    status: 429,
    hinweis: 'Bitte warten Sie.',
    ursache: { code: 'intern', message: 'Antwort mit Status 429', cause: { message: '/api/x' } },
  });
  answer(503, '{"detail":"Innen"}');
  expect(await requestJson('/api/x')).toMatchObject({ hinweis: undefined, body: { detail: 'Innen' } });
});

test('returns a result on timeout and abort', async () => {
  const wait: typeof fetch = (_url, init) =>
    new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
  vi.stubGlobal('fetch', wait);
  const silent = await requestJson('/api/x', { timeoutMs: 5 });
  expect(silent).toMatchObject({ ok: false, status: 0, ursache: { code: 'gegenstelle_fehlt' } });
  const aborter = new AbortController();
  const givenUp = requestJson('/api/x', { signal: aborter.signal });
  aborter.abort();
  expect(await givenUp).toMatchObject({ ok: false, status: 0 });
});
