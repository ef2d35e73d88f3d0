import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type PushDienst, startPushDienst } from '../../../../test/push-dienst.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { loadPushSchluessel } from '../load-push-schluessel.ts';

let api: TestApp;
let dienst: PushDienst;
beforeAll(async () => {
  dienst = await startPushDienst();
  api = await createTestApp({ PUSH_DIENSTE: [dienst.origin, 'fcm.googleapis.com'], FORMULAR_LIMIT: 1000 });
});
beforeEach(() => api.database.db.deleteFrom('push_abos').execute());
afterAll(async () => {
  await api.close();
  await dienst.close();
});

async function send(method: 'POST' | 'PUT' | 'DELETE', payload: object, headers: Record<string, string> = {}) {
  const { statusCode, body } = await api.app.inject({ method, url: '/api/push/abo', payload, headers });
  return { status: statusCode, body: JSON.parse(body) };
}
const readAbos = () => api.database.db.selectFrom('push_abos').selectAll().execute();
const schluesselVon = () => loadPushSchluessel({ ...api.config });

describe('GET /api/push/schluessel', () => {
  it('gives the public key, the same after a restart', async () => {
    const { statusCode, body } = await api.app.inject('/api/push/schluessel');
    expect(statusCode).toBe(200);
    const { schluessel } = JSON.parse(body);
    expect(Buffer.from(schluessel, 'base64url')).toHaveLength(65);
    expect((await schluesselVon()).oeffentlich).toBe(schluessel);
  });
});

describe('/api/push/abo', () => {
  it('switches on, changes tags, switches off', async () => {
    const { subscription } = dienst.logIn();
    const { endpoint } = subscription;
    expect(await send('POST', { subscription, tags: ['Aktuelles', 'Eilmeldungen', 'Aktuelles'] })).toEqual({
      status: 201,
      body: { tags: ['Aktuelles', 'Eilmeldungen'] },
    });
    expect(await readAbos()).toMatchObject([{ endpunkt: endpoint, ...subscription.keys }]);
    expect(await send('PUT', { endpoint, tags: ['Veranstaltungen'] })).toMatchObject({ status: 200 });
    expect(await readAbos()).toMatchObject([{ tags: ['Veranstaltungen'] }]);
    expect(await send('DELETE', { endpoint })).toEqual({ status: 200, body: { tags: [] } });
    expect(await readAbos()).toEqual([]);
    expect(await send('DELETE', { endpoint })).toMatchObject({ status: 200 });
  });

  it('keeps one entry per browser, with its newest keys', async () => {
    const { subscription } = dienst.logIn();
    const { keys } = dienst.logIn().subscription;
    await send('POST', { subscription, tags: ['Aktuelles'] });
    await send('POST', { subscription: { ...subscription, keys }, tags: ['Eilmeldungen'] });
    expect(await readAbos()).toMatchObject([{ tags: ['Eilmeldungen'], ...keys }]);
  });

  it('takes what browsers send besides', async () => {
    const { subscription } = dienst.logIn();
    const mitMehr = { ...subscription, expirationTime: null };
    expect(await send('POST', { subscription: mitMehr, tags: ['Aktuelles'] })).toMatchObject({ status: 201 });
  });

  it.each([
    'https://169.254.169.254/latest/meta-data/',
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com.evil.example/x',
    'https://fcm.googleapis.com@10.0.0.1/x',
    'http://127.0.0.1:3000/api/fehlermeldung',
    'javascript:alert(1)',
    '',
  ])('refuses the foreign endpoint %s in German', async (endpoint) => {
    const { subscription } = dienst.logIn();
    const { status, body } = await send('POST', { subscription: { ...subscription, endpoint }, tags: ['Aktuelles'] });
    expect(status).toBe(422);
    expect(body.errors).toEqual([
      {
        feld: 'subscription.endpoint',
        meldung: 'Ihr Browser nutzt einen Benachrichtigungsdienst, den wir nicht kennen.',
      },
    ]);
    expect(await readAbos()).toEqual([]);
  });

  it.each([
    ['no tag', { tags: [] }, 'tags', 'Bitte wählen Sie mindestens ein Thema aus.'],
    ['an unknown tag', { tags: ['Werbung'] }, 'tags.0', ''],
    [
      'a key that is no point',
      { keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) } },
      'subscription.keys.p256dh',
      '',
    ],
    ['a key that is too short', { keys: { p256dh: 'A', auth: 'A'.repeat(22) } }, 'subscription.keys.p256dh', ''],
    ['a secret with markup', { keys: { p256dh: 'A'.repeat(87), auth: '<b>' } }, 'subscription.keys.auth', ''],
  ])('refuses %s', async (_was, { tags = ['Aktuelles'], keys }: { tags?: string[]; keys?: object }, feld, meldung) => {
    const { subscription } = dienst.logIn();
    const { status, body } = await send('POST', { subscription: { ...subscription, ...(keys && { keys }) }, tags });
    expect(status).toBe(422);
    expect(body.errors).toContainEqual({ feld, meldung: meldung || expect.any(String) });
    expect(await readAbos()).toEqual([]);
  });

  it('does not change the tags of a browser it does not know', async () => {
    const { endpoint } = dienst.logIn().subscription;
    expect(await send('PUT', { endpoint, tags: ['Aktuelles'] })).toMatchObject({
      status: 404,
      body: { detail: 'Für diesen Browser sind keine Benachrichtigungen eingeschaltet.' },
    });
  });

  it.each(['POST', 'PUT', 'DELETE'] as const)('takes no %s that another site made a browser send', async (method) => {
    const { subscription } = dienst.logIn();
    const body = { subscription, endpoint: subscription.endpoint, tags: ['Aktuelles'] };
    expect(await send(method, body, { 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 403 });
  });
});

describe('POST /api/push/nachricht', () => {
  const nachricht = { tag: 'Aktuelles', titel: 'Hallo', text: 'Welt', link: '/aktuelles/' };
  const senden = async (payload: object, token?: string) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const { statusCode, body } = await api.app.inject({ method: 'POST', url: '/api/push/nachricht', payload, headers });
    return { status: statusCode, body: JSON.parse(body) };
  };

  it('puts a message on its way to those who want the tag', async () => {
    const { token } = await schluesselVon();
    await send('POST', { subscription: dienst.logIn().subscription, tags: ['Aktuelles'] });
    await send('POST', { subscription: dienst.logIn().subscription, tags: ['Eilmeldungen'] });
    expect(await senden(nachricht, token)).toEqual({ status: 202, body: { empfaenger: 1 } });
    const [zeile] = await api.database.db.selectFrom('push_nachrichten').selectAll().execute();
    expect(zeile).toMatchObject(nachricht);
  });

  it.each([undefined, '', 'falsch'])('sends nothing for the password %s', async (token) => {
    expect(await senden(nachricht, token)).toMatchObject({
      status: 401,
      body: { detail: 'Zum Senden von Benachrichtigungen fehlt das Kennwort.' },
    });
  });

  it.each([
    ['tag', { tag: 'Werbung' }],
    ['titel', { titel: ' ' }],
    ['link', { link: '//evil.example/' }],
    ['link', { link: 'javascript:alert(1)' }],
  ])('refuses a wrong %s', async (feld, falsch) => {
    const { token } = await schluesselVon();
    const { status, body } = await senden({ ...nachricht, ...falsch }, token);
    expect(status).toBe(422);
    expect(body.errors).toMatchObject([{ feld }]);
  });
});

describe('the keys', () => {
  it('are made once, for the owner’s eyes, however many processes start', async () => {
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'gm-push-'));
    const alle = await Promise.all(Array.from({ length: 5 }, () => loadPushSchluessel({ DATA_DIR })));
    expect(new Set(alle.map(({ oeffentlich }) => oeffentlich)).size).toBe(1);
    expect((await stat(join(DATA_DIR, 'push.json'))).mode & 0o777).toBe(0o600);
    await rm(DATA_DIR, { recursive: true });
  });

  it('may be configured, both or none', async () => {
    const { DATA_DIR } = api.config;
    const [VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, PUSH_TOKEN] = ['oeffentlich', 'privat', 'ein-langes-kennwort'];
    const schluessel = await loadPushSchluessel({ DATA_DIR, VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, PUSH_TOKEN });
    expect(schluessel).toEqual({ oeffentlich: 'oeffentlich', privat: 'privat', token: 'ein-langes-kennwort' });
    await expect(loadPushSchluessel({ DATA_DIR, VAPID_PUBLIC_KEY })).rejects.toThrow('belong together');
  });
});
