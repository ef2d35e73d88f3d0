import { setTimeout as warte } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type SmtpPostfach, startSmtpPostfach } from '../../../test/smtp-postfach.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import type { Arbeiter } from '../betrieb/arbeiter.ts';
import { computeWartezeit, createMailVersand } from './mail-versand.ts';
import { createOutboxRepository, OUTBOX_KANAL } from './outbox-repository.ts';
import { renderMail } from './render-mail.ts';
import { createSmtpVersand } from './smtp-versand.ts';
import type { Versandweg } from './versandweg.ts';

let database: TestDatabase;
let postfach: SmtpPostfach;
let versande: Arbeiter[] = [];
const log = { warn: vi.fn(), error: vi.fn() };

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.remove());

beforeEach(async () => {
  postfach = await startSmtpPostfach();
  await database.db.deleteFrom('outbox').execute();
});
afterEach(async () => {
  await Promise.all(versande.map((versand) => versand.end()));
  versande = [];
  await postfach.close();
  vi.clearAllMocks();
});

function start(versandweg: Versandweg = createSmtpVersand(postfach.url, 'no-reply@musterhardt.example')): Arbeiter {
  const outbox = createOutboxRepository(database.db);
  const versand = createMailVersand({ outbox, versandweg, log, computeWartezeit: () => 50 });
  versande.push(versand);
  return versand;
}

const store = (an: string, db = database.db) =>
  createOutboxRepository(db).store(renderMail({ an, betreff: 'Hallo', teile: [{ art: 'absatz', text: 'Text' }] }));

const readOutbox = () =>
  database.db
    .selectFrom('outbox')
    .select(['an', 'status', 'versuche', 'letzter_fehler', 'text'])
    .orderBy('id')
    .execute();

const areAllDone = async () => expect((await readOutbox()).every(({ status }) => status !== 'offen')).toBe(true);

describe('mail worker', () => {
  it('sends each of 24 mails once, with two workers at the same outbox', async () => {
    for (let nummer = 0; nummer < 24; nummer += 1) await store(`empfang-${nummer}@beispiel.example`);
    const [erster, zweiter] = [start(), start()];
    erster.wake();
    zweiter.wake();
    await vi.waitFor(areAllDone, { timeout: 15_000, interval: 50 });
    expect(postfach.mails).toHaveLength(24);
    expect(new Set(postfach.mails.flatMap(({ an }) => an)).size).toBe(24);
  });

  it('leaves as soon as the transaction is committed, and never without it', async () => {
    const versand = start();
    const hoereAuf = await database.listen(OUTBOX_KANAL, versand.wake);
    await expect(
      database.db.transaction().execute(async (trx) => {
        await store('zurueckgerollt@beispiel.example', trx);
        throw new Error('Rolle zurück');
      }),
    ).rejects.toThrow('Rolle zurück');
    const beginn = performance.now();
    await database.db.transaction().execute((trx) => store('gespeichert@beispiel.example', trx));
    await vi.waitFor(() => expect(postfach.mails).toHaveLength(1), { timeout: 3000, interval: 10 });
    expect(performance.now() - beginn).toBeLessThan(2000);
    expect(postfach.mails[0]?.an).toEqual(['gespeichert@beispiel.example']);
    hoereAuf();
  });

  it('tries again after passing trouble, and forgets the words once they are sent', async () => {
    postfach.refuse(421, 451);
    await store('spaeter@beispiel.example');
    start().wake();
    await vi.waitFor(areAllDone, { timeout: 5000 });
    expect(postfach.mails).toHaveLength(1);
    expect(await readOutbox()).toMatchObject([{ status: 'gesendet', versuche: 3, letzter_fehler: null, text: '' }]);
    expect(log.warn).toHaveBeenCalledTimes(2);
  });

  it('gives up at once when the mailbox does not exist, and keeps the mail for the operator', async () => {
    postfach.refuse(550);
    await store('weg@beispiel.example');
    start().wake();
    await vi.waitFor(areAllDone, { timeout: 5000 });
    expect(await readOutbox()).toMatchObject([{ status: 'aufgegeben', versuche: 1, text: 'Text\n' }]);
    expect((await readOutbox())[0]?.letzter_fehler).toContain('550');
    expect(JSON.stringify(log.error.mock.calls)).not.toContain('beispiel.example');
  });

  it('gives up after fourteen tries', async () => {
    const send = vi.fn().mockRejectedValue(new Error('kaputt'));
    await store('nie@beispiel.example');
    start({ send, close: () => undefined }).wake();
    await vi.waitFor(areAllDone, { timeout: 10_000 });
    expect(send).toHaveBeenCalledTimes(14);
    expect(await readOutbox()).toMatchObject([{ status: 'aufgegeben', letzter_fehler: 'kaputt' }]);
  });

  it('takes over the mail of a worker that died, but not before its reservation ends', async () => {
    await store('verwaist@beispiel.example');
    const outbox = createOutboxRepository(database.db);
    const verwaiste = await outbox.reserve();
    expect(verwaiste).not.toBeNull();
    const versand = start();
    versand.wake();
    await warte(300);
    expect(postfach.mails).toHaveLength(0);

    await database.db.updateTable('outbox').set({ faellig: sql`now()` }).execute();
    versand.wake();
    await vi.waitFor(areAllDone, { timeout: 5000 });
    expect(postfach.mails).toHaveLength(1);

    // The dead one was only slow: its late verdict must not bring the mail back.
    if (verwaiste) await outbox.move(verwaiste, 'zu spät', 0);
    expect(await readOutbox()).toMatchObject([{ status: 'gesendet', letzter_fehler: null }]);
  });

  it('finishes what is in transit before it ends, and starts nothing new', async () => {
    let angenommen = 0;
    const send = async () => {
      angenommen += 1;
      await warte(200);
      return { gesendet: true as const };
    };
    for (let nummer = 0; nummer < 9; nummer += 1) await store(`empfang-${nummer}@beispiel.example`);
    const versand = start({ send, close: () => undefined });
    versand.wake();
    await vi.waitFor(() => expect(angenommen).toBeGreaterThan(0));
    await versand.end();
    const gesendet = (await readOutbox()).filter(({ status }) => status === 'gesendet');
    expect(gesendet).toHaveLength(angenommen);
    expect(angenommen).toBeLessThan(9);
  });

  it('survives an outbox that cannot be read', async () => {
    const outbox = createOutboxRepository(database.db);
    const reserve = vi.fn(outbox.reserve).mockRejectedValueOnce(new Error('Datenbank weg'));
    const versandweg = createSmtpVersand(postfach.url, 'no-reply@musterhardt.example');
    const versand = createMailVersand({ outbox: { ...outbox, reserve }, versandweg, log });
    versande.push(versand);
    await store('trotzdem@beispiel.example');
    versand.wake();
    await vi.waitFor(() => expect(log.error).toHaveBeenCalledWith(expect.anything(), 'Outbox cannot be read'));
    versand.wake();
    await vi.waitFor(() => expect(postfach.mails).toHaveLength(1), { timeout: 5000 });
  });
});

it('waits longer after every try, about a day in all', () => {
  const zeiten = Array.from({ length: 13 }, (_, versuch) => computeWartezeit(versuch + 1));
  expect(zeiten.slice(0, 4)).toEqual([30_000, 60_000, 120_000, 240_000]);
  expect(Math.max(...zeiten)).toBeLessThanOrEqual(6 * 3_600_000);
  const stunden = zeiten.reduce((summe, zeit) => summe + zeit, 0) / 3_600_000;
  expect(stunden).toBeGreaterThan(24);
  expect(stunden).toBeLessThan(36);
});
