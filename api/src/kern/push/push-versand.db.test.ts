import type { PushTag } from '@gm/shared/schemas/push';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadInhalt } from '../../../test/load-inhalt.ts';
import { type PushDienst, readVapid, startPushDienst } from '../../../test/push-dienst.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { createTestInhalt } from '../../../test/test-inhalt.ts';
import { readConfig } from '../betrieb/read-config.ts';
import { loadPushSchluessel } from './load-push-schluessel.ts';
import { createPushRepository, type PushNachricht } from './push-repository.ts';
import { startPushVersand } from './push-versand.ts';

let database: TestDatabase;
let dienst: PushDienst;
let versande: { end(): Promise<void> }[] = [];
const log = { warn: vi.fn(), error: vi.fn() };

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.remove());
beforeEach(async () => {
  dienst = await startPushDienst();
  await database.db.deleteFrom('push_nachrichten').execute();
  await database.db.deleteFrom('push_abos').execute();
});
afterEach(async () => {
  await Promise.all(versande.map(({ end }) => end()));
  versande = [];
  await dienst.close();
  vi.clearAllMocks();
});

const readTestConfig = () => ({
  ...readConfig({}),
  DATA_DIR: database.options.DATA_DIR,
  PUSH_DIENSTE: [dienst.origin],
  VAPID_SUBJECT: 'mailto:it@musterhardt.example',
});
async function start(): Promise<void> {
  versande.push(await startPushVersand(readTestConfig(), database, log, () => 50));
}
async function logIn(...tags: PushTag[]) {
  const browser = dienst.logIn();
  await createPushRepository(database.db).saveAbo(browser.subscription, tags);
  return browser;
}
const inEinerStunde = () => new Date(Date.now() + 3_600_000);
const store = (angaben: Partial<PushNachricht> = {}) =>
  createPushRepository(database.db).store({
    anlass: null,
    tag: 'Aktuelles',
    titel: 'Neue Brücke',
    text: 'Sie hält.',
    link: '/aktuelles/bruecke/',
    gueltig_bis: inEinerStunde(),
    ...angaben,
  });
const count = async (tabelle: 'push_sendungen' | 'push_abos') => {
  const { anzahl } = await database.db
    .selectFrom(tabelle)
    .select((eb) => eb.fn.countAll<number>().as('anzahl'))
    .executeTakeFirstOrThrow();
  return anzahl;
};
const allesErledigt = () => vi.waitFor(async () => expect(await count('push_sendungen')).toBe(0), { timeout: 10_000 });

describe('notifications', () => {
  it('reach whoever wants their tag, encrypted for that browser and signed by this site', async () => {
    await start();
    const [leserin, andere] = [await logIn('Aktuelles', 'Eilmeldungen'), await logIn('Veranstaltungen')];
    expect(await store()).toBe(1);
    await vi.waitFor(() => expect(leserin.empfangen).toHaveLength(1), { timeout: 5000 });
    expect(leserin.empfangen[0]).toEqual({
      titel: 'Neue Brücke',
      text: 'Sie hält.',
      link: '/aktuelles/bruecke/',
      tag: 'Aktuelles',
      kennung: expect.stringMatching(/^nachricht-\d+$/),
    });
    expect(andere.empfangen).toEqual([]);

    const [kopf = {}] = leserin.kopf;
    expect(kopf).toMatchObject({ urgency: 'normal', 'content-encoding': 'aes128gcm' });
    expect(Number(kopf.ttl)).toBeGreaterThan(3500);
    const { claims, key } = readVapid(kopf);
    expect(claims).toMatchObject({ aud: dienst.origin, sub: 'mailto:it@musterhardt.example' });
    expect(key).toBe((await loadPushSchluessel(readTestConfig())).oeffentlich);
    await allesErledigt();
  });

  it('that are urgent are sent as such, with their picture', async () => {
    await start();
    const browser = await logIn('Eilmeldungen');
    await store({ tag: 'Eilmeldungen', bild: '/api/bild/orkan-1/960' });
    await vi.waitFor(() => expect(browser.kopf[0]?.urgency).toBe('high'), { timeout: 5000 });
    expect(browser.empfangen).toMatchObject([{ bild: '/api/bild/orkan-1/960' }]);
  });

  it('come once, to each of 20 browsers, from two processes', async () => {
    const browser = await Promise.all(Array.from({ length: 20 }, () => logIn('Aktuelles')));
    await Promise.all([start(), start()]);
    expect(await store()).toBe(20);
    await allesErledigt();
    expect(browser.map(({ empfangen }) => empfangen.length)).toEqual(Array(20).fill(1));
  });

  it('of the same occasion are sent once', async () => {
    await logIn('Aktuelles');
    expect(await store({ anlass: 'artikel-7' })).toBe(1);
    expect(await store({ anlass: 'artikel-7' })).toBeNull();
    expect(await count('push_sendungen')).toBe(1);
  });

  it('are not sent when the transaction fails', async () => {
    const browser = await logIn('Aktuelles');
    await expect(
      database.db.transaction().execute(async (trx) => {
        await createPushRepository(trx).store({
          anlass: null,
          tag: 'Aktuelles',
          titel: 'x',
          text: '',
          link: '/',
          gueltig_bis: inEinerStunde(),
        });
        throw new Error('Rolle zurück');
      }),
    ).rejects.toThrow('Rolle zurück');
    expect(await count('push_sendungen')).toBe(0);
    expect(browser.empfangen).toEqual([]);
  });

  it('are tried again after passing trouble, no sooner than the push service asks', async () => {
    dienst.refuse({ status: 503 }, { status: 429, kopf: { 'retry-after': '1' } });
    await start();
    const browser = await logIn('Aktuelles');
    const beginn = performance.now();
    await store();
    await vi.waitFor(() => expect(browser.empfangen).toHaveLength(1), { timeout: 8000 });
    expect(performance.now() - beginn).toBeGreaterThan(1000);
    expect(log.warn).toHaveBeenCalledTimes(2);
    expect(JSON.stringify(log.warn.mock.calls)).not.toContain('/abo/');
  });

  it.each([404, 410])('end for a browser whose push service answers %i', async (status) => {
    const [weg, da] = [await logIn('Aktuelles'), await logIn('Aktuelles')];
    await database.db
      .updateTable('push_abos')
      .set({ tags: [] })
      .where('endpunkt', '=', da.subscription.endpoint)
      .execute();
    dienst.refuse({ status });
    await start();
    await store();
    await vi.waitFor(async () => expect(await count('push_abos')).toBe(1), { timeout: 5000 });
    expect(weg.empfangen).toEqual([]);
    await allesErledigt();
  });

  it('follow no redirect into the own network', async () => {
    const ziel = await startPushDienst();
    const opfer = ziel.logIn();
    dienst.refuse({ status: 307, kopf: { location: opfer.subscription.endpoint } });
    await start();
    await logIn('Aktuelles');
    await store();
    await allesErledigt();
    expect(opfer.empfangen).toEqual([]);
    expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ grund: 'HTTP 307' }), expect.anything());
    await ziel.close();
  });

  it('go to listed services only, whatever stands in the table', async () => {
    const fremd = await startPushDienst();
    const opfer = fremd.logIn();
    await createPushRepository(database.db).saveAbo(opfer.subscription, ['Aktuelles']);
    await start();
    await store();
    await vi.waitFor(async () => expect(await count('push_abos')).toBe(0), { timeout: 5000 });
    expect(opfer.empfangen).toEqual([]);
    await fremd.close();
  });

  it('that are over are not sent any more', async () => {
    const browser = await logIn('Aktuelles');
    await store({ gueltig_bis: new Date(Date.now() - 1000) });
    await start();
    await allesErledigt();
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

it('an article of today that was not there before is told, once; filling an empty site is not', async () => {
  const inhalt = await createTestInhalt();
  await logIn('Aktuelles');
  await loadInhalt(database.db, inhalt.ordner);
  expect(await count('push_sendungen')).toBe(0);
  const artikel = (id: number, tage: number) =>
    `---\n{ id: ${id}, titel: Neues Bad, einleitung: Es ist offen., rubrik: Bauen, tage: ${tage} }\n---\nText.\n`;
  await inhalt.write('artikel/004.md', artikel(4, 0));
  await inhalt.write('artikel/005.md', artikel(5, -1));
  await loadInhalt(database.db, inhalt.ordner);
  await inhalt.write('artikel/004.md', `${artikel(4, 0)}Nachtrag.`);
  await loadInhalt(database.db, inhalt.ordner);
  const nachrichten = await database.db.selectFrom('push_nachrichten').selectAll().execute();
  expect(nachrichten).toMatchObject([
    {
      anlass: 'artikel-4',
      tag: 'Aktuelles',
      titel: 'Neues Bad',
      text: 'Es ist offen.',
      link: '/aktuelles/neues-bad-id_4/',
    },
  ]);
  expect(await count('push_sendungen')).toBe(1);
  await inhalt.remove();
});

it('an event that was not there before is told, once; filling an empty calendar is not', async () => {
  const termin = (id: number, titel: string) =>
    `- { id: ${id}, titel: ${titel}, einleitung: Mit Chor., md: Text, rubriken: [1], termin: { monat: 5, tag: 9 }, ort: Kelter, veranstalter: Alle }\n`;
  const inhalt = await createTestInhalt({
    'seiten/veranstaltungen.md': '---\ntitel: Termine\n---\n',
    'veranstaltungsrubriken.yaml': '- { id: 1, rubrik: Musik }\n',
    'veranstaltungen/orte.yaml': '- { name: Kelter }\n',
    'veranstaltungen/termine.yaml': termin(1, 'Konzert'),
  });
  await logIn('Veranstaltungen');
  await loadInhalt(database.db, inhalt.ordner);
  expect(await count('push_sendungen')).toBe(0);
  await inhalt.write('veranstaltungen/termine.yaml', termin(1, 'Großes Konzert') + termin(2, 'Maifest'));
  await loadInhalt(database.db, inhalt.ordner);
  await inhalt.write('veranstaltungen/termine.yaml', termin(1, 'Konzert') + termin(2, 'Maifest im Hof'));
  await loadInhalt(database.db, inhalt.ordner);
  const nachrichten = await database.db.selectFrom('push_nachrichten').selectAll().execute();
  expect(nachrichten).toMatchObject([
    { tag: 'Veranstaltungen', titel: 'Maifest', text: expect.stringMatching(/^09\.05\.20\d\d · Mit Chor\.$/) },
  ]);
  expect(nachrichten[0]?.link).toMatch(/^\/veranstaltungen\/maifest-id_\d+\/$/);
  expect(await count('push_sendungen')).toBe(1);
  await inhalt.remove();
});
