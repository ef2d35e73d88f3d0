import { afterEach, expect, test, vi } from 'vitest';
import { sendRegistration } from './send-registration.ts';

afterEach(() => vi.unstubAllGlobals());

const answer = (status: number, body: string) => {
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
  return sendRegistration('/api/ferienprogramm/anmeldung', '{}', 'key');
};

test.each([
  ['{"id":1,"referenz":"FP-2026-0001","status_link":"/x/"}', { id: 1, referenz: 'FP-2026-0001', status_link: '/x/' }],
  ['{"id":77}', { id: 77 }],
  ['{"ok":true}', { ok: true }],
  ['true', {}],
  ['1', {}],
  ['"angenommen"', {}],
])('the truthy response %s is a booking (requirement F-16)', async (body, receipt) => {
  expect(await answer(200, body)).toEqual({ art: 'gebucht', eingang: receipt });
});

test.each(['null', 'false', '0', '""', '', '<h1>Wartung</h1>'])('the response %j is not a booking', async (body) => {
  expect(await answer(200, body)).toMatchObject({ art: 'fehlschlag' });
});

test("a refusal contains its reasons; other errors contain the api's message only below status 500", async () => {
  const rejection = { ablehnungen: [], kosten: {}, programm: [] };
  expect(await answer(409, JSON.stringify(rejection))).toEqual({ art: 'abgelehnt', ablehnung: rejection });
  expect(await answer(429, '{"detail":"Zu viele Anfragen."}')).toMatchObject({ hinweis: 'Zu viele Anfragen.' });
  expect(await answer(500, '{"detail":"Innen"}')).not.toHaveProperty('hinweis');
  expect(await answer(422, 'true')).toMatchObject({ art: 'fehlschlag' });
});

test('while a process is down the booking is retried with the same key, at most three times', async () => {
  vi.useFakeTimers();
  const send = async (...status: number[]) => {
    const fetchMock = vi.fn<typeof fetch>();
    for (const one of status) fetchMock.mockResolvedValueOnce(new Response('{"id":1}', { status: one }));
    vi.stubGlobal('fetch', fetchMock);
    const answer = sendRegistration('/api/ferienprogramm/anmeldung', '{}', 'key');
    await vi.runAllTimersAsync();
    const keys = fetchMock.mock.calls.map(([, inquiry]) => new Headers(inquiry?.headers).get('idempotency-key'));
    return [(await answer).art, keys.join()];
  };
  expect(await send(503, 502, 201)).toEqual(['gebucht', 'key,key,key']);
  expect(await send(503, 503, 503, 503)).toEqual(['fehlschlag', 'key,key,key,key']);
  expect(await send(500)).toEqual(['fehlschlag', 'key']);
  vi.useRealTimers();
});
