import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, WITHOUT_THROTTLING } from '../../../../test/test-app.ts';

const message = {
  name: 'Ada Lovelace',
  email: 'ada@beispiel.example',
  seite: '/abfalltermine/',
  nachricht: 'Der Kalender für Schwann zeigt keine Termine.',
  datenschutz: true,
  route: '/fehler-melden/',
};
const YEAR = new Intl.DateTimeFormat('de', { timeZone: 'Europe/Berlin', year: 'numeric' }).format();
let api: TestApp;

beforeAll(async () => {
  api = await createTestApp({
    ...WITHOUT_THROTTLING,
    MAIL_ADMIN: 'amt@musterhardt.example',
  });
});
afterAll(() => api.close());
beforeEach(async () => {
  for (const table of ['einsendungen', 'outbox', 'idempotenz', 'referenznummern'] as const) {
    await api.database.db.deleteFrom(table).execute();
  }
});

const send = (payload: InjectOptions['payload'], headers: Record<string, string> = {}) =>
  api.app.inject({ method: 'POST', url: '/api/fehlermeldung', payload, headers });
const readMessages = () => api.database.db.selectFrom('einsendungen').selectAll().orderBy('id').execute();
const readMails = () =>
  api.database.db.selectFrom('outbox').select(['an', 'antwort_an', 'betreff', 'text', 'html']).orderBy('id').execute();

describe('POST /api/fehlermeldung', () => {
  it('stores the report and sends mails to sender and office', async () => {
    const answer = await send(message);
    expect(answer.statusCode).toBe(201);
    const [saved] = await readMessages();
    expect(answer.json()).toEqual({ id: saved?.id, referenz: `FM-${YEAR}-0001` });
    const { datenschutz: _, route, ...details } = message;
    expect(saved).toMatchObject({ angaben: details, route, status: 'eingegangen', referenz: `FM-${YEAR}-0001` });

    const [confirmation, hint] = await readMails();
    expect(confirmation).toMatchObject({
      an: 'ada@beispiel.example',
      antwort_an: 'amt@musterhardt.example',
      betreff: `Ihre Fehlermeldung FM-${YEAR}-0001`,
    });
    expect(confirmation?.text).toContain('Mit freundlichen Grüßen\nGemeinde Musterhardt');
    expect(hint).toMatchObject({ an: 'amt@musterhardt.example', antwort_an: 'ada@beispiel.example' });
    expect(hint?.text).toContain('Nachricht:\n  Der Kalender für Schwann zeigt keine Termine.');
  });

  it('sends none of the entered texts to the entered address', async () => {
    await send({ ...message, name: 'Gewinn!', nachricht: 'Klicken Sie auf https://boese.example', seite: 'boese' });
    const [confirmation] = await readMails();
    expect(JSON.stringify(confirmation)).not.toMatch(/Gewinn|boese/);
  });

  it('ignores a recipient sent by the browser', async () => {
    await send({ ...message, empfaenger: 'boese@boese.example', MAIL_ADMIN: 'boese@boese.example' });
    expect((await readMails()).map(({ an }) => an)).toEqual(['ada@beispiel.example', 'amt@musterhardt.example']);
  });

  it('accepts form posts without JavaScript', async () => {
    const fields = { ...message, datenschutz: 'on', formular: 'fehler-melden', firma: '' };
    const encoded = await send(new URLSearchParams(fields).toString(), {
      'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
    });
    expect(encoded.statusCode).toBe(201);
    const formData = new FormData();
    for (const [name, value] of Object.entries(fields)) formData.append(name, value);
    const multipart = new Response(formData);
    const divided = await send(Buffer.from(await multipart.arrayBuffer()), {
      'content-type': multipart.headers.get('content-type') ?? '',
    });
    expect(divided.statusCode).toBe(201);
    for (const { angaben: details } of await readMessages()) expect(details.nachricht).toBe(message.nachricht);
  });

  it('returns a German error message for every invalid field', async () => {
    const answer = await send({ name: 'A', email: 'ada', nachricht: 'kurz' });
    expect(answer.statusCode).toBe(422);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json()).toMatchObject({
      title: 'Bitte prüfen Sie Ihre Angaben',
      errors: [
        { feld: 'name', meldung: 'Bitte geben Sie Ihren Namen an.' },
        { feld: 'email', meldung: expect.stringContaining('gültige E-Mail-Adresse') },
        { feld: 'nachricht', meldung: expect.stringContaining('mindestens 10 Zeichen') },
        { feld: 'datenschutz', meldung: 'Bitte bestätigen Sie unsere Datenschutzerklärung.' },
      ],
    });
    expect(await readMessages()).toEqual([]);
  });

  it.each([
    ['two addresses', { email: 'ada@beispiel.example,eve@boese.example' }],
    ['a header in the address', { email: 'ada@beispiel.example\r\nBcc: eve@boese.example' }],
    ['a list where a text belongs', { name: ['Ada', 'Eve'] }],
    ['an object where a text belongs', { nachricht: { $gt: '' } }],
    ['a text too long', { nachricht: 'x'.repeat(5001) }],
    ['1 MB of text', { nachricht: 'x'.repeat(1_048_576) }],
  ])('rejects %s', async (_was, fields) => {
    expect((await send({ ...message, ...fields })).statusCode).toBe(422);
    expect(await readMails()).toEqual([]);
  });

  it('accepts the longest message a browser can send', async () => {
    const fields = { ...message, datenschutz: 'on', nachricht: '€'.repeat(5000) };
    const answer = await send(new URLSearchParams(fields).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(answer.statusCode).toBe(201);
  });

  it('stores nothing when the honeypot is filled', async () => {
    for (const company of ['ACME', ['', 'ACME'], true]) {
      const answer = await send({ ...message, firma: company });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().detail).toBe(
        'Ihre Angaben konnten nicht angenommen werden. Bitte senden Sie uns eine E-Mail.',
      );
    }
    expect([await readMessages(), await readMails()]).toEqual([[], []]);
  });

  it.each([
    ['broken JSON', '{"name":', 'application/json', 400],
    ['no object', '[1]', 'application/json', 400],
    ['nothing', undefined, undefined, 400],
    ['broken parts', 'kaputt', 'multipart/form-data; boundary=x', 400],
    ['parts without a boundary', 'kaputt', 'multipart/form-data', 400],
    ['plain text', 'Hallo', 'text/plain', 415],
    ['XML', '<a/>', 'application/xml', 415],
    ['too much', JSON.stringify({ nachricht: 'x'.repeat(1_600_000) }), 'application/json', 413],
  ])('answers %s in German', async (_was, payload, type, status) => {
    const answer = await send(payload, type ? { 'content-type': type } : {});
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json().detail).toMatch(/Anfrage|Daten|Formular/);
  });

  it('rejects files', async () => {
    const formData = new FormData();
    formData.append('anhang', new Blob(['MZ']), 'virus.exe');
    const multipart = new Response(formData);
    const answer = await send(Buffer.from(await multipart.arrayBuffer()), {
      'content-type': multipart.headers.get('content-type') ?? '',
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual([{ feld: 'anhang', meldung: 'Dieses Formular nimmt keine Dateien an.' }]);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://boese.example' }, 403],
    ['another site in an older browser', { origin: 'https://boese.example' }, 403],
    ['this site', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' }, 201],
    ['this site in an older browser', { origin: 'http://www.a.example', host: 'www.a.example' }, 201],
    ['this site behind the gateway', { origin: 'http://www.a.example', 'x-forwarded-host': 'www.a.example' }, 201],
  ])('checks the origin of a request from %s', async (_was, headers, status) => {
    expect((await send(message, headers)).statusCode).toBe(status);
    expect(await readMessages()).toHaveLength(status === 201 ? 1 : 0);
  });

  it('logs no personal data', async () => {
    api.log.length = 0;
    await send(message, { 'x-forwarded-for': '203.0.113.7' });
    await send({ ...message, email: 'kaputt' });
    expect(api.log.join('\n')).toContain('/api/fehlermeldung');
    expect(api.log.join('\n')).not.toMatch(/Ada|beispiel\.example|Kalender|203\.0\.113/);
  });
});

describe('reference numbers', () => {
  it('are unique and gapless with fifty parallel requests', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(message)));
    const references = answers.map((answer) => answer.json().referenz as string).sort();
    expect(references).toEqual(
      Array.from({ length: 50 }, (_, num) => `FM-${YEAR}-${String(num + 1).padStart(4, '0')}`),
    );
    expect(await readMails()).toHaveLength(100);
  });

  it('grow beyond four digits', async () => {
    await api.database.db
      .insertInto('referenznummern')
      .values({ kuerzel: 'FM', jahr: Number(YEAR), letzte: 9999 })
      .execute();
    expect((await send(message)).json().referenz).toBe(`FM-${YEAR}-10000`);
  });
});

describe('Idempotency-Key', () => {
  it('stores twenty parallel repetitions once and sends the same response to all', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(message, { 'idempotency-key': 'einmal' })));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(201);
    expect(await readMessages()).toHaveLength(1);
    expect(await readMails()).toHaveLength(2);
  });

  it('treats the same content alike, regardless of its encoding', async () => {
    const first = await send(message, { 'idempotency-key': 'gleich' });
    const second = await send(new URLSearchParams({ ...message, datenschutz: 'on' }).toString(), {
      'idempotency-key': 'gleich',
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(second.body).toBe(first.body);
  });

  it('rejects different content with 409', async () => {
    await send(message, { 'idempotency-key': 'vergeben' });
    const answer = await send({ ...message, nachricht: 'Etwas ganz anderes.' }, { 'idempotency-key': 'vergeben' });
    expect(answer.statusCode).toBe(409);
    expect(answer.body).not.toContain('FM-');
    expect(await readMessages()).toHaveLength(1);
  });

  it('is not consumed by a rejected request', async () => {
    expect((await send({ ...message, name: '' }, { 'idempotency-key': 'nochmal' })).statusCode).toBe(422);
    expect((await send(message, { 'idempotency-key': 'nochmal' })).statusCode).toBe(201);
  });

  it.each(['', 'a b', 'x'.repeat(201)])('must be a short word, not %j', async (key) => {
    expect((await send(message, { 'idempotency-key': key })).statusCode).toBe(400);
  });
});

describe('rate limit', () => {
  it('counts per address and returns when to retry', async () => {
    const narrow = await createTestApp({ FORM_LIMIT: 3 });
    const sendFrom = (address: string) =>
      narrow.app.inject({
        method: 'POST',
        url: '/api/fehlermeldung',
        payload: message,
        headers: { 'x-forwarded-for': address },
      });
    for (let times = 0; times < 3; times += 1) expect((await sendFrom('203.0.113.7')).statusCode).toBe(201);
    const gebremst = await sendFrom('203.0.113.7');
    expect(gebremst.statusCode).toBe(429);
    expect(Number(gebremst.headers['retry-after'])).toBeGreaterThan(0);
    expect(gebremst.json().title).toBe('Zu viele Anfragen');
    expect((await sendFrom('203.0.113.8')).statusCode).toBe(201);
    await narrow.close();
  });
});
