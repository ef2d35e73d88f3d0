// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { sendFormular } from './send-formular.ts';

afterEach(() => vi.unstubAllGlobals());

function answer(status: number, body: BodyInit | null) {
  const fetchMock = vi.fn<typeof fetch>(async () => new Response(body, { status }));
  vi.stubGlobal('fetch', fetchMock);
  return fetchMock;
}

test('a stored form has its reference number', async () => {
  const fetchMock = answer(201, '{"id":42,"referenz":"FM-2026-0042"}');
  expect(await sendFormular('/api/fehlermeldung', '{}', 'schluessel')).toEqual({
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
])('%s is success, too: the reply is truthy', async (_what, body, known) => {
  answer(200, body);
  expect(await sendFormular('/api/fehlermeldung', '{}', 'k')).toEqual({
    art: 'eingang',
    referenz: undefined,
    id: undefined,
    ...known,
  });
});

test('refused fields come back as they are', async () => {
  answer(422, '{"title":"Angaben prüfen","errors":[{"feld":"name","meldung":"Bitte geben Sie Ihren Namen an."}]}');
  expect(await sendFormular('/api/fehlermeldung', '{}', 'k')).toEqual({
    art: 'felder',
    fehler: [{ feld: 'name', meldung: 'Bitte geben Sie Ihren Namen an.' }],
  });
});

test('a log-in that has ended meanwhile is told apart from other failures', async () => {
  answer(401, '{"detail":"Bitte melden Sie sich an."}');
  const antwort = await sendFormular('/api/intranet/redaktion/inhalt', '{}', 'k');
  expect(antwort).toMatchObject({ art: 'fehlschlag', hinweis: 'Bitte melden Sie sich an.', abgemeldet: true });
  answer(403, '{"detail":"Das dürfen Sie nicht."}');
  expect(await sendFormular('/api/intranet/redaktion/inhalt', '{}', 'k')).not.toHaveProperty('abgemeldet');
});

test('a picture too large is a matter of its field', async () => {
  answer(413, '{"errors":[{"feld":"bild","meldung":"Zu groß."}]}');
  expect(await sendFormular('/api/veranstaltung', '{}', 'k')).toEqual({
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
])('%s is a failure', async (_what, status, body) => {
  answer(status, body);
  const antwort = await sendFormular('/api/fehlermeldung', '{}', 'k');
  expect(antwort.art).toBe('fehlschlag');
  expect(antwort).not.toHaveProperty('hinweis', expect.any(String));
});

test('a refusal keeps the sentence of the api', async () => {
  answer(429, '{"detail":"Bitte warten Sie eine Minute."}');
  expect(await sendFormular('/api/fehlermeldung', '{}', 'k')).toMatchObject({
    art: 'fehlschlag',
    hinweis: 'Bitte warten Sie eine Minute.',
    ursache: expect.objectContaining({ message: '/api/fehlermeldung: Status 429' }),
  });
});

test('a dead line is a failure with its cause, not an exception', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await sendFormular('/api/fehlermeldung', '{}', 'k')).toMatchObject({
    art: 'fehlschlag',
    ursache: { code: 'gegenstelle_fehlt', cause: expect.any(TypeError) },
  });
});
