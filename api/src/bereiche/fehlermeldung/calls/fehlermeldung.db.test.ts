import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, OHNE_BREMSEN, type TestApp } from '../../../../test/test-app.ts';

const meldung = {
  name: 'Ada Lovelace',
  email: 'ada@beispiel.example',
  seite: '/abfalltermine/',
  nachricht: 'Der Kalender für Schwann zeigt keine Termine.',
  datenschutz: true,
  route: '/fehler-melden/',
};
const JAHR = new Intl.DateTimeFormat('de', { timeZone: 'Europe/Berlin', year: 'numeric' }).format();
let api: TestApp;

beforeAll(async () => {
  api = await createTestApp({
    ...OHNE_BREMSEN,
    MAIL_ADMIN: 'amt@musterhardt.example',
  });
});
afterAll(() => api.close());
beforeEach(async () => {
  for (const tabelle of ['einsendungen', 'outbox', 'idempotenz', 'referenznummern'] as const) {
    await api.database.db.deleteFrom(tabelle).execute();
  }
});

const send = (payload: InjectOptions['payload'], headers: Record<string, string> = {}) =>
  api.app.inject({ method: 'POST', url: '/api/fehlermeldung', payload, headers });
const readMeldungen = () => api.database.db.selectFrom('einsendungen').selectAll().orderBy('id').execute();
const readMails = () =>
  api.database.db.selectFrom('outbox').select(['an', 'antwort_an', 'betreff', 'text', 'html']).orderBy('id').execute();

describe('POST /api/fehlermeldung', () => {
  it('stores the report and writes to sender and office', async () => {
    const antwort = await send(meldung);
    expect(antwort.statusCode).toBe(201);
    const [gespeichert] = await readMeldungen();
    expect(antwort.json()).toEqual({ id: gespeichert?.id, referenz: `FM-${JAHR}-0001` });
    const { datenschutz: _, route, ...angaben } = meldung;
    expect(gespeichert).toMatchObject({ angaben, route, status: 'eingegangen', referenz: `FM-${JAHR}-0001` });

    const [bestaetigung, hinweis] = await readMails();
    expect(bestaetigung).toMatchObject({
      an: 'ada@beispiel.example',
      antwort_an: 'amt@musterhardt.example',
      betreff: `Ihre Fehlermeldung FM-${JAHR}-0001`,
    });
    expect(bestaetigung?.text).toContain('Mit freundlichen Grüßen\nGemeinde Musterhardt');
    expect(hinweis).toMatchObject({ an: 'amt@musterhardt.example', antwort_an: 'ada@beispiel.example' });
    expect(hinweis?.text).toContain('Nachricht:\n  Der Kalender für Schwann zeigt keine Termine.');
  });

  it('sends nothing of what was typed to the address that was typed', async () => {
    await send({ ...meldung, name: 'Gewinn!', nachricht: 'Klicken Sie auf https://boese.example', seite: 'boese' });
    const [bestaetigung] = await readMails();
    expect(JSON.stringify(bestaetigung)).not.toMatch(/Gewinn|boese/);
  });

  it('does not take the recipient from the browser', async () => {
    await send({ ...meldung, empfaenger: 'boese@boese.example', MAIL_ADMIN: 'boese@boese.example' });
    expect((await readMails()).map(({ an }) => an)).toEqual(['ada@beispiel.example', 'amt@musterhardt.example']);
  });

  it('reads forms sent without scripts', async () => {
    const felder = { ...meldung, datenschutz: 'on', formular: 'fehler-melden', firma: '' };
    const kodiert = await send(new URLSearchParams(felder).toString(), {
      'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
    });
    expect(kodiert.statusCode).toBe(201);
    const formData = new FormData();
    for (const [name, wert] of Object.entries(felder)) formData.append(name, wert);
    const multipart = new Response(formData);
    const geteilt = await send(Buffer.from(await multipart.arrayBuffer()), {
      'content-type': multipart.headers.get('content-type') ?? '',
    });
    expect(geteilt.statusCode).toBe(201);
    for (const { angaben } of await readMeldungen()) expect(angaben.nachricht).toBe(meldung.nachricht);
  });

  it('names every refused field in German', async () => {
    const antwort = await send({ name: 'A', email: 'ada', nachricht: 'kurz' });
    expect(antwort.statusCode).toBe(422);
    expect(antwort.headers['content-type']).toContain('application/problem+json');
    expect(antwort.json()).toMatchObject({
      title: 'Bitte prüfen Sie Ihre Angaben',
      errors: [
        { feld: 'name', meldung: 'Bitte geben Sie Ihren Namen an.' },
        { feld: 'email', meldung: expect.stringContaining('gültige E-Mail-Adresse') },
        { feld: 'nachricht', meldung: expect.stringContaining('mindestens 10 Zeichen') },
        { feld: 'datenschutz', meldung: 'Bitte bestätigen Sie unsere Datenschutzerklärung.' },
      ],
    });
    expect(await readMeldungen()).toEqual([]);
  });

  it.each([
    ['two addresses', { email: 'ada@beispiel.example,eve@boese.example' }],
    ['a header in the address', { email: 'ada@beispiel.example\r\nBcc: eve@boese.example' }],
    ['a list where a text belongs', { name: ['Ada', 'Eve'] }],
    ['an object where a text belongs', { nachricht: { $gt: '' } }],
    ['a text too long', { nachricht: 'x'.repeat(5001) }],
    ['1 MB of text', { nachricht: 'x'.repeat(1_048_576) }],
  ])('refuses %s', async (_was, felder) => {
    expect((await send({ ...meldung, ...felder })).statusCode).toBe(422);
    expect(await readMails()).toEqual([]);
  });

  it('takes the longest message a browser can send', async () => {
    const felder = { ...meldung, datenschutz: 'on', nachricht: '€'.repeat(5000) };
    const antwort = await send(new URLSearchParams(felder).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(antwort.statusCode).toBe(201);
  });

  it('stores nothing when the honeypot is filled', async () => {
    for (const firma of ['ACME', ['', 'ACME'], true]) {
      const antwort = await send({ ...meldung, firma });
      expect(antwort.statusCode).toBe(400);
      expect(antwort.json().detail).toBe(
        'Ihre Angaben konnten nicht angenommen werden. Bitte senden Sie uns eine E-Mail.',
      );
    }
    expect([await readMeldungen(), await readMails()]).toEqual([[], []]);
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
  ])('answers %s in German', async (_was, payload, typ, status) => {
    const antwort = await send(payload, typ ? { 'content-type': typ } : {});
    expect(antwort.statusCode).toBe(status);
    expect(antwort.headers['content-type']).toContain('application/problem+json');
    expect(antwort.json().detail).toMatch(/Anfrage|Daten|Formular/);
  });

  it('takes no files', async () => {
    const formData = new FormData();
    formData.append('anhang', new Blob(['MZ']), 'virus.exe');
    const multipart = new Response(formData);
    const antwort = await send(Buffer.from(await multipart.arrayBuffer()), {
      'content-type': multipart.headers.get('content-type') ?? '',
    });
    expect(antwort.statusCode).toBe(422);
    expect(antwort.json().errors).toEqual([{ feld: 'anhang', meldung: 'Dieses Formular nimmt keine Dateien an.' }]);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://boese.example' }, 403],
    ['another site in an older browser', { origin: 'https://boese.example' }, 403],
    ['this site', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' }, 201],
    ['this site in an older browser', { origin: 'http://www.a.example', host: 'www.a.example' }, 201],
    ['this site behind the gateway', { origin: 'http://www.a.example', 'x-forwarded-host': 'www.a.example' }, 201],
  ])('looks where a request from %s comes from', async (_was, headers, status) => {
    expect((await send(meldung, headers)).statusCode).toBe(status);
    expect(await readMeldungen()).toHaveLength(status === 201 ? 1 : 0);
  });

  it('writes nothing personal into the log', async () => {
    api.log.length = 0;
    await send(meldung, { 'x-forwarded-for': '203.0.113.7' });
    await send({ ...meldung, email: 'kaputt' });
    expect(api.log.join('\n')).toContain('/api/fehlermeldung');
    expect(api.log.join('\n')).not.toMatch(/Ada|beispiel\.example|Kalender|203\.0\.113/);
  });
});

describe('reference numbers', () => {
  it('are unique and without gaps under fifty parallel requests', async () => {
    const antworten = await Promise.all(Array.from({ length: 50 }, () => send(meldung)));
    const referenzen = antworten.map((antwort) => antwort.json().referenz as string).sort();
    expect(referenzen).toEqual(
      Array.from({ length: 50 }, (_, nummer) => `FM-${JAHR}-${String(nummer + 1).padStart(4, '0')}`),
    );
    expect(await readMails()).toHaveLength(100);
  });

  it('grow beyond four digits', async () => {
    await api.database.db
      .insertInto('referenznummern')
      .values({ kuerzel: 'FM', jahr: Number(JAHR), letzte: 9999 })
      .execute();
    expect((await send(meldung)).json().referenz).toBe(`FM-${JAHR}-10000`);
  });
});

describe('Idempotency-Key', () => {
  it('stores twenty parallel repetitions once and answers all alike', async () => {
    const antworten = await Promise.all(
      Array.from({ length: 20 }, () => send(meldung, { 'idempotency-key': 'einmal' })),
    );
    expect(new Set(antworten.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(antworten[0]?.statusCode).toBe(201);
    expect(await readMeldungen()).toHaveLength(1);
    expect(await readMails()).toHaveLength(2);
  });

  it('is the same for the same content, however it was sent', async () => {
    const erste = await send(meldung, { 'idempotency-key': 'gleich' });
    const zweite = await send(new URLSearchParams({ ...meldung, datenschutz: 'on' }).toString(), {
      'idempotency-key': 'gleich',
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(zweite.body).toBe(erste.body);
  });

  it('refuses other content with 409', async () => {
    await send(meldung, { 'idempotency-key': 'vergeben' });
    const antwort = await send({ ...meldung, nachricht: 'Etwas ganz anderes.' }, { 'idempotency-key': 'vergeben' });
    expect(antwort.statusCode).toBe(409);
    expect(antwort.body).not.toContain('FM-');
    expect(await readMeldungen()).toHaveLength(1);
  });

  it('is not used up by a refused request', async () => {
    expect((await send({ ...meldung, name: '' }, { 'idempotency-key': 'nochmal' })).statusCode).toBe(422);
    expect((await send(meldung, { 'idempotency-key': 'nochmal' })).statusCode).toBe(201);
  });

  it.each(['', 'a b', 'x'.repeat(201)])('must be a short word, not %j', async (schluessel) => {
    expect((await send(meldung, { 'idempotency-key': schluessel })).statusCode).toBe(400);
  });
});

describe('rate limit', () => {
  it('counts per address and says when to come back', async () => {
    const enge = await createTestApp({ FORMULAR_LIMIT: 3 });
    const sendFrom = (adresse: string) =>
      enge.app.inject({
        method: 'POST',
        url: '/api/fehlermeldung',
        payload: meldung,
        headers: { 'x-forwarded-for': adresse },
      });
    for (let mal = 0; mal < 3; mal += 1) expect((await sendFrom('203.0.113.7')).statusCode).toBe(201);
    const gebremst = await sendFrom('203.0.113.7');
    expect(gebremst.statusCode).toBe(429);
    expect(Number(gebremst.headers['retry-after'])).toBeGreaterThan(0);
    expect(gebremst.json().title).toBe('Zu viele Anfragen');
    expect((await sendFrom('203.0.113.8')).statusCode).toBe(201);
    await enge.close();
  });
});
