import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type PushService, startPushService } from '../../../../../test/push-service.ts';
import { createTestApp, type TestApp } from '../../../../../test/test-app.ts';
import { loadPushKey } from '../load-push-key.ts';

let api: TestApp;
let service: PushService;
beforeAll(async () => {
  service = await startPushService();
  api = await createTestApp({ PUSH_SERVICES: [service.origin, 'fcm.googleapis.com'], FORM_LIMIT: 1000 });
});
beforeEach(() => api.database.db.deleteFrom('push_abos').execute());
afterAll(async () => {
  await api.close();
  await service.close();
});

async function send(method: 'POST' | 'PUT' | 'DELETE', payload: object, headers: Record<string, string> = {}) {
  const { statusCode, body } = await api.app.inject({ method, url: '/api/push/abo', payload, headers });
  return { status: statusCode, body: JSON.parse(body) };
}
const readSubscriptions = () => api.database.db.selectFrom('push_abos').selectAll().execute();
const keyFrom = () => loadPushKey({ ...api.config });

describe('GET /api/push/schluessel', () => {
  it('returns the public key, unchanged by a restart', async () => {
    const { statusCode, body } = await api.app.inject('/api/push/schluessel');
    expect(statusCode).toBe(200);
    const { schluessel: key } = JSON.parse(body);
    expect(Buffer.from(key, 'base64url')).toHaveLength(65);
    expect((await keyFrom()).oeffentlich).toBe(key);
  });
});

describe('/api/push/abo', () => {
  it('subscribes, changes tags and unsubscribes', async () => {
    const { subscription } = service.logIn();
    const { endpoint } = subscription;
    expect(await send('POST', { subscription, tags: ['Aktuelles', 'Eilmeldungen', 'Aktuelles'] })).toEqual({
      status: 201,
      body: { tags: ['Aktuelles', 'Eilmeldungen'] },
    });
    expect(await readSubscriptions()).toMatchObject([{ endpunkt: endpoint, ...subscription.keys }]);
    expect(await send('PUT', { endpoint, tags: ['Veranstaltungen'] })).toMatchObject({ status: 200 });
    expect(await readSubscriptions()).toMatchObject([{ tags: ['Veranstaltungen'] }]);
    expect(await send('DELETE', { endpoint })).toEqual({ status: 200, body: { tags: [] } });
    expect(await readSubscriptions()).toEqual([]);
    expect(await send('DELETE', { endpoint })).toMatchObject({ status: 200 });
  });

  it('keeps one subscription per browser, with its latest keys', async () => {
    const { subscription } = service.logIn();
    const { keys } = service.logIn().subscription;
    await send('POST', { subscription, tags: ['Aktuelles'] });
    await send('POST', { subscription: { ...subscription, keys }, tags: ['Eilmeldungen'] });
    expect(await readSubscriptions()).toMatchObject([{ tags: ['Eilmeldungen'], ...keys }]);
  });

  it('accepts additional fields sent by browsers', async () => {
    const { subscription } = service.logIn();
    const withMore = { ...subscription, expirationTime: null };
    expect(await send('POST', { subscription: withMore, tags: ['Aktuelles'] })).toMatchObject({ status: 201 });
  });

  it.each([
    'https://169.254.169.254/latest/meta-data/',
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com.evil.example/x',
    'https://fcm.googleapis.com@10.0.0.1/x',
    'http://127.0.0.1:3000/api/fehlermeldung',
    'javascript:alert(1)',
    '',
  ])('rejects the foreign endpoint %s in German', async (endpoint) => {
    const { subscription } = service.logIn();
    const { status, body } = await send('POST', { subscription: { ...subscription, endpoint }, tags: ['Aktuelles'] });
    expect(status).toBe(422);
    expect(body.errors).toEqual([
      {
        feld: 'subscription.endpoint',
        meldung: 'Ihr Browser nutzt einen Benachrichtigungsdienst, den wir nicht kennen.',
      },
    ]);
    expect(await readSubscriptions()).toEqual([]);
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
  ])('rejects %s', async (_was, { tags = ['Aktuelles'], keys }: { tags?: string[]; keys?: object }, field, message) => {
    const { subscription } = service.logIn();
    const { status, body } = await send('POST', { subscription: { ...subscription, ...(keys && { keys }) }, tags });
    expect(status).toBe(422);
    expect(body.errors).toContainEqual({ feld: field, meldung: message || expect.any(String) });
    expect(await readSubscriptions()).toEqual([]);
  });

  it('does not change the tags of an unknown browser', async () => {
    const { endpoint } = service.logIn().subscription;
    expect(await send('PUT', { endpoint, tags: ['Aktuelles'] })).toMatchObject({
      status: 404,
      body: { detail: 'Für diesen Browser sind keine Benachrichtigungen eingeschaltet.' },
    });
  });

  it.each(['POST', 'PUT', 'DELETE'] as const)('rejects a cross-site %s request', async (method) => {
    const { subscription } = service.logIn();
    const body = { subscription, endpoint: subscription.endpoint, tags: ['Aktuelles'] };
    expect(await send(method, body, { 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 403 });
  });
});

describe('POST /api/push/nachricht', () => {
  const message = { tag: 'Aktuelles', titel: 'Hallo', text: 'Welt', link: '/aktuelles/' };
  const sending = async (payload: object, token?: string) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const { statusCode, body } = await api.app.inject({ method: 'POST', url: '/api/push/nachricht', payload, headers });
    return { status: statusCode, body: JSON.parse(body) };
  };

  it('queues a message for subscribers of the tag', async () => {
    const { token } = await keyFrom();
    await send('POST', { subscription: service.logIn().subscription, tags: ['Aktuelles'] });
    await send('POST', { subscription: service.logIn().subscription, tags: ['Eilmeldungen'] });
    expect(await sending(message, token)).toEqual({ status: 202, body: { empfaenger: 1 } });
    const [line] = await api.database.db.selectFrom('push_nachrichten').selectAll().execute();
    expect(line).toMatchObject(message);
  });

  it.each([undefined, '', 'falsch'])('sends nothing with the password %s', async (token) => {
    expect(await sending(message, token)).toMatchObject({
      status: 401,
      body: { detail: 'Zum Senden von Benachrichtigungen fehlt das Kennwort.' },
    });
  });

  it.each([
    ['tag', { tag: 'Werbung' }],
    ['titel', { titel: ' ' }],
    ['link', { link: '//evil.example/' }],
    ['link', { link: 'javascript:alert(1)' }],
  ])('rejects a wrong %s', async (field, wrong) => {
    const { token } = await keyFrom();
    const { status, body } = await sending({ ...message, ...wrong }, token);
    expect(status).toBe(422);
    expect(body.errors).toMatchObject([{ feld: field }]);
  });
});

describe('the keys', () => {
  it('are created once, readable only by the owner, however many processes start', async () => {
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'gm-push-'));
    const all = await Promise.all(Array.from({ length: 5 }, () => loadPushKey({ DATA_DIR })));
    expect(new Set(all.map(({ oeffentlich: isPublic }) => isPublic)).size).toBe(1);
    expect((await stat(join(DATA_DIR, 'push.json'))).mode & 0o777).toBe(0o600);
    await rm(DATA_DIR, { recursive: true });
  });

  it('can be configured, both or none', async () => {
    const { DATA_DIR } = api.config;
    const [VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, PUSH_TOKEN] = ['oeffentlich', 'privat', 'ein-langes-kennwort'];
    const key = await loadPushKey({ DATA_DIR, VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, PUSH_TOKEN });
    expect(key).toEqual({ oeffentlich: 'oeffentlich', privat: 'privat', token: 'ein-langes-kennwort' });
    await expect(loadPushKey({ DATA_DIR, VAPID_PUBLIC_KEY })).rejects.toThrow('belong together');
  });
});
