// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { sendForm } from './send-form.ts';

afterEach(() => vi.unstubAllGlobals());

function answer(status: number, body: BodyInit | null) {
  const fetchMock = vi.fn<typeof fetch>(async () => new Response(body, { status }));
  vi.stubGlobal('fetch', fetchMock);
  return fetchMock;
}

test('returns the reference number of a stored form', async () => {
  const fetchMock = answer(201, '{"id":42,"referenz":"FM-2026-0042"}');
  expect(await sendForm('/api/fehlermeldung', '{}', 'schluessel')).toEqual({
    art: 'eingang',
    referenz: 'FM-2026-0042',
    id: 42,
  });
  const [url, init] = fetchMock.mock.calls[0]!;
  expect([url, init?.method, init?.body]).toEqual(['/api/fehlermeldung', 'POST', '{}']);
  expect(new Headers(init?.headers).get('Content-Type')).toBe('application/json');
  expect(new Headers(init?.headers).get('Idempotency-Key')).toBe('schluessel');
});

test.each([
  ['an id alone', '{"id":77}', { id: 77 }],
  ['neither id nor number', '{"ok":true}', {}],
  ['an object without anything', '{}', {}],
  ['a word', '"ok"', {}],
  ['true', 'true', {}],
  ['one without an acknowledgement', '{"id":7,"ohneBestaetigung":true}', { id: 7, ohneBestaetigung: true }],
])('treats %s as success: the reply is truthy', async (_what, body, known) => {
  answer(200, body);
  expect(await sendForm('/api/fehlermeldung', '{}', 'k')).toEqual({
    art: 'eingang',
    referenz: undefined,
    id: undefined,
    ...known,
  });
});

test('returns field errors unchanged', async () => {
  answer(422, '{"title":"Angaben prüfen","errors":[{"feld":"name","meldung":"Bitte geben Sie Ihren Namen an."}]}');
  expect(await sendForm('/api/fehlermeldung', '{}', 'k')).toEqual({
    art: 'felder',
    fehler: [{ feld: 'name', meldung: 'Bitte geben Sie Ihren Namen an.' }],
  });
});

test('distinguishes an expired log-in from other failures', async () => {
  answer(401, '{"detail":"Bitte melden Sie sich an."}');
  const response = await sendForm('/api/intranet/redaktion/inhalt', '{}', 'k');
  expect(response).toMatchObject({ art: 'fehlschlag', hinweis: 'Bitte melden Sie sich an.', abgemeldet: true });
  answer(403, '{"detail":"Das dürfen Sie nicht."}');
  expect(await sendForm('/api/intranet/redaktion/inhalt', '{}', 'k')).not.toHaveProperty('abgemeldet');
});

test('reports a picture that is too large at its field', async () => {
  answer(413, '{"errors":[{"feld":"bild","meldung":"Zu groß."}]}');
  expect(await sendForm('/api/veranstaltung', '{}', 'k')).toEqual({
    art: 'felder',
    fehler: [{ feld: 'bild', meldung: 'Zu groß.' }],
  });
});

test.each([
  ['a reply without a body', 201, null],
  ['a reply that is no JSON', 200, '<h1>Anmeldung im Gäste-WLAN</h1>'],
  ['JSON that says no', 200, 'false'],
  ['an empty text', 200, '""'],
  ['a refusal without fields', 422, '{"errors":[]}'],
  ['a fault of the server', 500, '{"detail":"Bitte versuchen Sie es später."}'],
])('treats %s as a failure', async (_what, status, body) => {
  answer(status, body);
  const response = await sendForm('/api/fehlermeldung', '{}', 'k');
  expect(response.art).toBe('fehlschlag');
  expect(response).not.toHaveProperty('hinweis', expect.any(String));
});

test('keeps the message of the api on a rejection', async () => {
  answer(429, '{"detail":"Bitte warten Sie eine Minute."}');
  expect(await sendForm('/api/fehlermeldung', '{}', 'k')).toMatchObject({
    art: 'fehlschlag',
    hinweis: 'Bitte warten Sie eine Minute.',
    ursache: { message: 'Antwort mit Status 429', cause: { message: '/api/fehlermeldung' } },
  });
});

test('returns a network error as a failure with its cause, without throwing', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await sendForm('/api/fehlermeldung', '{}', 'k')).toMatchObject({
    art: 'fehlschlag',
    ursache: {
      code: 'gegenstelle_fehlt',
      cause: { message: '/api/fehlermeldung', cause: expect.any(TypeError) },
    },
  });
});
