import { afterEach, expect, test, vi } from 'vitest';
import { sendAnmeldung } from './send-anmeldung.ts';

afterEach(() => vi.unstubAllGlobals());

const answer = (status: number, body: string) => {
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
  return sendAnmeldung('/api/ferienprogramm/anmeldung', '{}', 'key');
};

test.each([
  ['{"id":1,"referenz":"FP-2026-0001","status_link":"/x/"}', { id: 1, referenz: 'FP-2026-0001', status_link: '/x/' }],
  ['{"id":77}', { id: 77 }],
  ['{"ok":true}', { ok: true }],
  ['true', {}],
  ['1', {}],
  ['"angenommen"', {}],
])('the truthy reply %s is a booking (requirement F-16)', async (body, eingang) => {
  expect(await answer(200, body)).toEqual({ art: 'gebucht', eingang });
});

test.each(['null', 'false', '0', '""', '', '<h1>Wartung</h1>'])('the reply %j is none', async (body) => {
  expect(await answer(200, body)).toMatchObject({ art: 'fehlschlag' });
});

test('a refusal comes with its reasons, any other status with the words of the api below 500 only', async () => {
  const ablehnung = { ablehnungen: [], kosten: {}, programm: [] };
  expect(await answer(409, JSON.stringify(ablehnung))).toEqual({ art: 'abgelehnt', ablehnung });
  expect(await answer(429, '{"detail":"Zu viele Anfragen."}')).toMatchObject({ hinweis: 'Zu viele Anfragen.' });
  expect(await answer(500, '{"detail":"Innen"}')).not.toHaveProperty('hinweis');
  expect(await answer(422, 'true')).toMatchObject({ art: 'fehlschlag' });
});

test('while a process is away the same booking is sent again under its key, three times at the most', async () => {
  vi.useFakeTimers();
  const send = async (...status: number[]) => {
    const fetchMock = vi.fn<typeof fetch>();
    for (const eine of status) fetchMock.mockResolvedValueOnce(new Response('{"id":1}', { status: eine }));
    vi.stubGlobal('fetch', fetchMock);
    const antwort = sendAnmeldung('/api/ferienprogramm/anmeldung', '{}', 'key');
    await vi.runAllTimersAsync();
    const keys = fetchMock.mock.calls.map(([, anfrage]) => new Headers(anfrage?.headers).get('idempotency-key'));
    return [(await antwort).art, keys.join()];
  };
  expect(await send(503, 502, 201)).toEqual(['gebucht', 'key,key,key']);
  expect(await send(503, 503, 503, 503)).toEqual(['fehlschlag', 'key,key,key,key']);
  expect(await send(500)).toEqual(['fehlschlag', 'key']);
  vi.useRealTimers();
});
