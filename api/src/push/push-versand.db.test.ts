import type { PushTag } from '@gm/shared/schemas/push';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { liesVapid, type PushDienst, startePushDienst } from '../../test/push-dienst.ts';
import { openTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { createTestInhalt } from '../../test/test-inhalt.ts';
import { readConfig } from '../config.ts';
import { createPushRepository, type PushNachricht } from '../daten/push-repository.ts';
import { ladeInhalt } from '../inhalt/lade-inhalt.ts';
import { ladePushSchluessel } from './lade-push-schluessel.ts';
import { startePushVersand } from './push-versand.ts';

let database: TestDatabase;
let dienst: PushDienst;
let versande: { beende(): Promise<void> }[] = [];
const log = { warn: vi.fn(), error: vi.fn() };

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.remove());
beforeEach(async () => {
  dienst = await startePushDienst();
  await database.db.deleteFrom('push_nachrichten').execute();
  await database.db.deleteFrom('push_abos').execute();
});
afterEach(async () => {
  await Promise.all(versande.map(({ beende }) => beende()));
  versande = [];
  await dienst.schliesse();
  vi.clearAllMocks();
});

const readTestConfig = () => ({
  ...readConfig({}),
  DATA_DIR: database.options.DATA_DIR,
  PUSH_DIENSTE: [dienst.origin],
  VAPID_SUBJECT: 'mailto:it@musterhardt.example',
});
async function starte(): Promise<void> {
  versande.push(await startePushVersand(readTestConfig(), database, log, () => 50));
}
async function meldeAn(...tags: PushTag[]) {
  const browser = dienst.meldeAn();
  await createPushRepository(database.db).speichereAbo(browser.subscription, tags);
  return browser;
}
const inEinerStunde = () => new Date(Date.now() + 3_600_000);
const legeAb = (angaben: Partial<PushNachricht> = {}) =>
  createPushRepository(database.db).legeAb({
    anlass: null,
    tag: 'Aktuelles',
    titel: 'Neue Brücke',
    text: 'Sie hält.',
    link: '/aktuelles/bruecke/',
    gueltig_bis: inEinerStunde(),
    ...angaben,
  });
const zaehle = async (tabelle: 'push_sendungen' | 'push_abos') => {
  const { anzahl } = await database.db
    .selectFrom(tabelle)
    .select((eb) => eb.fn.countAll<number>().as('anzahl'))
    .executeTakeFirstOrThrow();
  return anzahl;
};
const allesErledigt = () => vi.waitFor(async () => expect(await zaehle('push_sendungen')).toBe(0), { timeout: 10_000 });

describe('notifications', () => {
  it('reach whoever wants their tag, encrypted for that browser and signed by this site', async () => {
    await starte();
    const [leserin, andere] = [await meldeAn('Aktuelles', 'Eilmeldungen'), await meldeAn('Veranstaltungen')];
    expect(await legeAb()).toBe(1);
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
    const { claims, key } = liesVapid(kopf);
    expect(claims).toMatchObject({ aud: dienst.origin, sub: 'mailto:it@musterhardt.example' });
    expect(key).toBe((await ladePushSchluessel(readTestConfig())).oeffentlich);
    await allesErledigt();
  });

  it('that are urgent are sent as such, with their picture', async () => {
    await starte();
    const browser = await meldeAn('Eilmeldungen');
    await legeAb({ tag: 'Eilmeldungen', bild: '/api/bild/orkan-1/960' });
    await vi.waitFor(() => expect(browser.kopf[0]?.urgency).toBe('high'), { timeout: 5000 });
    expect(browser.empfangen).toMatchObject([{ bild: '/api/bild/orkan-1/960' }]);
  });

  it('come once, to each of 20 browsers, from two processes', async () => {
    const browser = await Promise.all(Array.from({ length: 20 }, () => meldeAn('Aktuelles')));
    await Promise.all([starte(), starte()]);
    expect(await legeAb()).toBe(20);
    await allesErledigt();
    expect(browser.map(({ empfangen }) => empfangen.length)).toEqual(Array(20).fill(1));
  });

  it('of the same occasion are sent once', async () => {
    await meldeAn('Aktuelles');
    expect(await legeAb({ anlass: 'artikel-7' })).toBe(1);
    expect(await legeAb({ anlass: 'artikel-7' })).toBeNull();
    expect(await zaehle('push_sendungen')).toBe(1);
  });

  it('are not sent when the transaction fails', async () => {
    const browser = await meldeAn('Aktuelles');
    await expect(
      database.db.transaction().execute(async (trx) => {
        await createPushRepository(trx).legeAb({
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
    expect(await zaehle('push_sendungen')).toBe(0);
    expect(browser.empfangen).toEqual([]);
  });

  it('are tried again after passing trouble, no sooner than the push service asks', async () => {
    dienst.weiseAb({ status: 503 }, { status: 429, kopf: { 'retry-after': '1' } });
    await starte();
    const browser = await meldeAn('Aktuelles');
    const beginn = performance.now();
    await legeAb();
    await vi.waitFor(() => expect(browser.empfangen).toHaveLength(1), { timeout: 8000 });
    expect(performance.now() - beginn).toBeGreaterThan(1000);
    expect(log.warn).toHaveBeenCalledTimes(2);
    expect(JSON.stringify(log.warn.mock.calls)).not.toContain('/abo/');
  });

  it.each([404, 410])('end for a browser whose push service answers %i', async (status) => {
    const [weg, da] = [await meldeAn('Aktuelles'), await meldeAn('Aktuelles')];
    await database.db
      .updateTable('push_abos')
      .set({ tags: [] })
      .where('endpunkt', '=', da.subscription.endpoint)
      .execute();
    dienst.weiseAb({ status });
    await starte();
    await legeAb();
    await vi.waitFor(async () => expect(await zaehle('push_abos')).toBe(1), { timeout: 5000 });
    expect(weg.empfangen).toEqual([]);
    await allesErledigt();
  });

  it('follow no redirect into the own network', async () => {
    const ziel = await startePushDienst();
    const opfer = ziel.meldeAn();
    dienst.weiseAb({ status: 307, kopf: { location: opfer.subscription.endpoint } });
    await starte();
    await meldeAn('Aktuelles');
    await legeAb();
    await allesErledigt();
    expect(opfer.empfangen).toEqual([]);
    expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ grund: 'HTTP 307' }), expect.anything());
    await ziel.schliesse();
  });

  it('go to listed services only, whatever stands in the table', async () => {
    const fremd = await startePushDienst();
    const opfer = fremd.meldeAn();
    await createPushRepository(database.db).speichereAbo(opfer.subscription, ['Aktuelles']);
    await starte();
    await legeAb();
    await vi.waitFor(async () => expect(await zaehle('push_abos')).toBe(0), { timeout: 5000 });
    expect(opfer.empfangen).toEqual([]);
    await fremd.schliesse();
  });

  it('that are over are not sent any more', async () => {
    const browser = await meldeAn('Aktuelles');
    await legeAb({ gueltig_bis: new Date(Date.now() - 1000) });
    await starte();
    await allesErledigt();
    expect(browser.empfangen).toEqual([]);
  });

  it('too long for a push service are shortened', async () => {
    const browser = await meldeAn('Aktuelles');
    await legeAb({ titel: 'Ä'.repeat(5000), text: '🌲'.repeat(5000) });
    await starte();
    await vi.waitFor(() => expect(browser.empfangen).toHaveLength(1), { timeout: 5000 });
    expect(browser.empfangen[0]?.titel).toHaveLength(120);
  });
});

it('an article of today that was not there before is told, once; filling an empty site is not', async () => {
  const inhalt = await createTestInhalt();
  await meldeAn('Aktuelles');
  await ladeInhalt(database.db, inhalt.ordner);
  expect(await zaehle('push_sendungen')).toBe(0);
  const artikel = (id: number, tage: number) =>
    `---\n{ id: ${id}, titel: Neues Bad, einleitung: Es ist offen., rubrik: Bauen, tage: ${tage} }\n---\nText.\n`;
  await inhalt.schreibe('artikel/004.md', artikel(4, 0));
  await inhalt.schreibe('artikel/005.md', artikel(5, -1));
  await ladeInhalt(database.db, inhalt.ordner);
  await inhalt.schreibe('artikel/004.md', `${artikel(4, 0)}Nachtrag.`);
  await ladeInhalt(database.db, inhalt.ordner);
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
  expect(await zaehle('push_sendungen')).toBe(1);
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
  await meldeAn('Veranstaltungen');
  await ladeInhalt(database.db, inhalt.ordner);
  expect(await zaehle('push_sendungen')).toBe(0);
  await inhalt.schreibe('veranstaltungen/termine.yaml', termin(1, 'Großes Konzert') + termin(2, 'Maifest'));
  await ladeInhalt(database.db, inhalt.ordner);
  await inhalt.schreibe('veranstaltungen/termine.yaml', termin(1, 'Konzert') + termin(2, 'Maifest im Hof'));
  await ladeInhalt(database.db, inhalt.ordner);
  const nachrichten = await database.db.selectFrom('push_nachrichten').selectAll().execute();
  expect(nachrichten).toMatchObject([
    { tag: 'Veranstaltungen', titel: 'Maifest', text: expect.stringMatching(/^09\.05\.20\d\d · Mit Chor\.$/) },
  ]);
  expect(nachrichten[0]?.link).toMatch(/^\/veranstaltungen\/maifest-id_\d+\/$/);
  expect(await zaehle('push_sendungen')).toBe(1);
  await inhalt.remove();
});
