import type { PushTag } from '@gm/shared/schemas/push';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadContent } from '../../../../test/load-content.ts';
import { type PushService, readVapid, startPushService } from '../../../../test/push-service.ts';
import { createTestContent } from '../../../../test/test-content.ts';
import { openTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { readConfig } from '../../platform/config/read-config.ts';
import { loadPushKey } from './load-push-key.ts';
import { startPushDispatch } from './push-dispatch.ts';
import { createPushRepository, type PushMessage } from './push-repository.ts';

let database: TestDatabase;
let service: PushService;
let versande: { end(): Promise<void> }[] = [];
const log = { warn: vi.fn(), error: vi.fn() };

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.remove());
beforeEach(async () => {
  service = await startPushService();
  await database.db.deleteFrom('push_nachrichten').execute();
  await database.db.deleteFrom('push_abos').execute();
});
afterEach(async () => {
  await Promise.all(versande.map(({ end }) => end()));
  versande = [];
  await service.close();
  vi.clearAllMocks();
});

const readTestConfig = () => ({
  ...readConfig({}),
  DATA_DIR: database.options.DATA_DIR,
  PUSH_SERVICES: [service.origin],
  VAPID_SUBJECT: 'mailto:it@musterhardt.example',
});
async function start(): Promise<void> {
  versande.push(await startPushDispatch(readTestConfig(), database, log, () => 50));
}
async function logIn(...tags: PushTag[]) {
  const browser = service.logIn();
  await createPushRepository(database.db).saveAbo(browser.subscription, { tags, strasse: null });
  return browser;
}
const inOneHour = () => new Date(Date.now() + 3_600_000);
const store = (details: Partial<PushMessage> = {}) =>
  createPushRepository(database.db).store({
    anlass: null,
    tag: 'Aktuelles',
    titel: 'Neue Brücke',
    text: 'Sie hält.',
    link: '/aktuelles/bruecke/',
    gueltig_bis: inOneHour(),
    ...details,
  });
const count = async (table: 'push_sendungen' | 'push_abos') => {
  const { anzahl: count } = await database.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('anzahl'))
    .executeTakeFirstOrThrow();
  return count;
};
const everythingHandled = () =>
  vi.waitFor(async () => expect(await count('push_sendungen')).toBe(0), { timeout: 10_000 });

describe('notifications', () => {
  it('reach all subscribers of their tag, encrypted for the browser and signed by this site', async () => {
    await start();
    const [reader, other] = [await logIn('Aktuelles', 'Eilmeldungen'), await logIn('Veranstaltungen')];
    expect(await store()).toBe(1);
    await vi.waitFor(() => expect(reader.empfangen).toHaveLength(1), { timeout: 5000 });
    expect(reader.empfangen[0]).toEqual({
      titel: 'Neue Brücke',
      text: 'Sie hält.',
      link: '/aktuelles/bruecke/',
      tag: 'Aktuelles',
      kennung: expect.stringMatching(/^nachricht-\d+$/),
    });
    expect(other.empfangen).toEqual([]);

    const [head = {}] = reader.kopf;
    expect(head).toMatchObject({ urgency: 'normal', 'content-encoding': 'aes128gcm' });
    expect(Number(head.ttl)).toBeGreaterThan(3500);
    const { claims, key } = readVapid(head);
    expect(claims).toMatchObject({ aud: service.origin, sub: 'mailto:it@musterhardt.example' });
    expect(key).toBe((await loadPushKey(readTestConfig())).oeffentlich);
    await everythingHandled();
  });

  it('that are urgent are sent with high urgency and their picture', async () => {
    await start();
    const browser = await logIn('Eilmeldungen');
    await store({ tag: 'Eilmeldungen', bild: '/api/bild/orkan-1/960' });
    await vi.waitFor(() => expect(browser.kopf[0]?.urgency).toBe('high'), { timeout: 5000 });
    expect(browser.empfangen).toMatchObject([{ bild: '/api/bild/orkan-1/960' }]);
  });

  it('reach each of 20 browsers once, with two processes', async () => {
    const browser = await Promise.all(Array.from({ length: 20 }, () => logIn('Aktuelles')));
    await Promise.all([start(), start()]);
    expect(await store()).toBe(20);
    await everythingHandled();
    expect(browser.map(({ empfangen: received }) => received.length)).toEqual(Array(20).fill(1));
  });

  it('about the same occasion are sent once', async () => {
    await logIn('Aktuelles');
    expect(await store({ anlass: 'artikel-7' })).toBe(1);
    expect(await store({ anlass: 'artikel-7' })).toBeNull();
    expect(await count('push_sendungen')).toBe(1);
  });

  it('are not sent if the transaction fails', async () => {
    const browser = await logIn('Aktuelles');
    await expect(
      database.db.transaction().execute(async (trx) => {
        await createPushRepository(trx).store({
          anlass: null,
          tag: 'Aktuelles',
          titel: 'x',
          text: '',
          link: '/',
          gueltig_bis: inOneHour(),
        });
        throw new Error('Rolle zurück');
      }),
    ).rejects.toThrow('Rolle zurück');
    expect(await count('push_sendungen')).toBe(0);
    expect(browser.empfangen).toEqual([]);
  });

  it('are retried after a temporary failure, no sooner than the push service asks', async () => {
    service.refuse({ status: 503 }, { status: 429, kopf: { 'retry-after': '1' } });
    await start();
    const browser = await logIn('Aktuelles');
    const beginning = performance.now();
    await store();
    await vi.waitFor(() => expect(browser.empfangen).toHaveLength(1), { timeout: 8000 });
    expect(performance.now() - beginning).toBeGreaterThan(1000);
    expect(log.warn).toHaveBeenCalledTimes(2);
    expect(JSON.stringify(log.warn.mock.calls)).not.toContain('/abo/');
  });

  it.each([404, 410])('stop for a browser whose push service answers %i', async (status) => {
    const [way, da] = [await logIn('Aktuelles'), await logIn('Aktuelles')];
    await database.db
      .updateTable('push_abos')
      .set({ tags: [] })
      .where('endpunkt', '=', da.subscription.endpoint)
      .execute();
    service.refuse({ status });
    await start();
    await store();
    await vi.waitFor(async () => expect(await count('push_abos')).toBe(1), { timeout: 5000 });
    expect(way.empfangen).toEqual([]);
    await everythingHandled();
  });

  it('follow no redirect into the internal network', async () => {
    const target = await startPushService();
    const victim = target.logIn();
    service.refuse({ status: 307, kopf: { location: victim.subscription.endpoint } });
    await start();
    await logIn('Aktuelles');
    await store();
    await everythingHandled();
    expect(victim.empfangen).toEqual([]);
    expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ grund: 'HTTP 307' }), expect.anything());
    await target.close();
  });

  it('go to listed services only, whatever the table says', async () => {
    const foreign = await startPushService();
    const victim = foreign.logIn();
    await createPushRepository(database.db).saveAbo(victim.subscription, { tags: ['Aktuelles'], strasse: null });
    await start();
    await store();
    await vi.waitFor(async () => expect(await count('push_abos')).toBe(0), { timeout: 5000 });
    expect(victim.empfangen).toEqual([]);
    await foreign.close();
  });

  it('are no longer sent after they expire', async () => {
    const browser = await logIn('Aktuelles');
    await store({ gueltig_bis: new Date(Date.now() - 1000) });
    await start();
    await everythingHandled();
    expect(browser.empfangen).toEqual([]);
  });

  it('too long for a push service are shortened', async () => {
    const browser = await logIn('Aktuelles');
    await store({ titel: 'Ä'.repeat(5000), text: '🌲'.repeat(5000) });
    await start();
    await vi.waitFor(() => expect(browser.empfangen).toHaveLength(1), { timeout: 5000 });
    expect(browser.empfangen[0]?.titel).toHaveLength(120);
  });
});

it('announce a new article of today once, but not the articles of the first import', async () => {
  const content = await createTestContent();
  await logIn('Aktuelles');
  await loadContent(database.db, content.ordner);
  expect(await count('push_sendungen')).toBe(0);
  const artikel = (id: number, days: number) =>
    `---\n{ id: ${id}, titel: Neues Bad, einleitung: Es ist offen., rubrik: Bauen, tage: ${days} }\n---\nText.\n`;
  await content.write('artikel/004.md', artikel(4, 0));
  await content.write('artikel/005.md', artikel(5, -1));
  await loadContent(database.db, content.ordner);
  await content.write('artikel/004.md', `${artikel(4, 0)}Nachtrag.`);
  await loadContent(database.db, content.ordner);
  const messages = await database.db.selectFrom('push_nachrichten').selectAll().execute();
  expect(messages).toMatchObject([
    {
      anlass: 'artikel-4',
      tag: 'Aktuelles',
      titel: 'Neues Bad',
      text: 'Es ist offen.',
      link: '/aktuelles/neues-bad-id_4/',
    },
  ]);
  expect(await count('push_sendungen')).toBe(1);
  await content.remove();
});

it('announce a new event once, but not the events of the first import', async () => {
  const termin = (id: number, title: string) =>
    `- { id: ${id}, titel: ${title}, einleitung: Mit Chor., md: Text, rubriken: [1], termin: { monat: 5, tag: 9 }, ort: Kelter, veranstalter: Alle }\n`;
  const content = await createTestContent({
    'seiten/veranstaltungen.md': '---\ntitel: Termine\n---\n',
    'veranstaltungsrubriken.yaml': '- { id: 1, rubrik: Musik }\n',
    'veranstaltungen/orte.yaml': '- { name: Kelter }\n',
    'veranstaltungen/termine.yaml': termin(1, 'Konzert'),
  });
  await logIn('Veranstaltungen');
  await loadContent(database.db, content.ordner);
  expect(await count('push_sendungen')).toBe(0);
  await content.write('veranstaltungen/termine.yaml', termin(1, 'Großes Konzert') + termin(2, 'Maifest'));
  await loadContent(database.db, content.ordner);
  await content.write('veranstaltungen/termine.yaml', termin(1, 'Konzert') + termin(2, 'Maifest im Hof'));
  await loadContent(database.db, content.ordner);
  const messages = await database.db.selectFrom('push_nachrichten').selectAll().execute();
  expect(messages).toMatchObject([
    { tag: 'Veranstaltungen', titel: 'Maifest', text: expect.stringMatching(/^09\.05\.20\d\d · Mit Chor\.$/) },
  ]);
  expect(messages[0]?.link).toMatch(/^\/veranstaltungen\/maifest-id_\d+\/$/);
  expect(await count('push_sendungen')).toBe(1);
  await content.remove();
});
