import { setTimeout as waiting } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type SmtpMailbox, startSmtpMailbox } from '../../../../test/smtp-mailbox.ts';
import { openTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import type { JobWorker } from '../../platform/jobs/worker.ts';
import { computeWaitingTime, createMailDispatch } from './mail-dispatch.ts';
import { createOutboxRepository, OUTBOX_CHANNEL } from './outbox-repository.ts';
import { renderMail } from './render-mail.ts';
import { createSmtpDispatch } from './smtp-dispatch.ts';
import type { Transport } from './transport.ts';

let database: TestDatabase;
let mailbox: SmtpMailbox;
let versande: JobWorker[] = [];
const log = { warn: vi.fn(), error: vi.fn() };

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.remove());

beforeEach(async () => {
  mailbox = await startSmtpMailbox();
  await database.db.deleteFrom('outbox').execute();
});
afterEach(async () => {
  await Promise.all(versande.map((dispatch) => dispatch.end()));
  versande = [];
  await mailbox.close();
  vi.clearAllMocks();
});

function start(transport: Transport = createSmtpDispatch(mailbox.url, 'no-reply@musterhardt.example')): JobWorker {
  const outbox = createOutboxRepository(database.db);
  const dispatch = createMailDispatch({ outbox, versandweg: transport, log, computeWaitingTime: () => 50 });
  versande.push(dispatch);
  return dispatch;
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
  it('sends each of 24 mails once with two workers on the same outbox', async () => {
    for (let num = 0; num < 24; num += 1) await store(`empfang-${num}@beispiel.example`);
    const [first, second] = [start(), start()];
    first.wake();
    second.wake();
    await vi.waitFor(areAllDone, { timeout: 15_000, interval: 50 });
    expect(mailbox.mails).toHaveLength(24);
    expect(new Set(mailbox.mails.flatMap(({ an }) => an)).size).toBe(24);
  });

  it('sends as soon as the transaction commits, and never without it', async () => {
    const dispatch = start();
    const stopListening = await database.listen(OUTBOX_CHANNEL, dispatch.wake);
    await expect(
      database.db.transaction().execute(async (trx) => {
        await store('zurueckgerollt@beispiel.example', trx);
        throw new Error('Rolle zurück');
      }),
    ).rejects.toThrow('Rolle zurück');
    const beginning = performance.now();
    await database.db.transaction().execute((trx) => store('gespeichert@beispiel.example', trx));
    await vi.waitFor(() => expect(mailbox.mails).toHaveLength(1), { timeout: 3000, interval: 10 });
    expect(performance.now() - beginning).toBeLessThan(2000);
    expect(mailbox.mails[0]?.an).toEqual(['gespeichert@beispiel.example']);
    stopListening();
  });

  it('retries after a temporary failure and deletes the text once sent', async () => {
    mailbox.refuse(421, 451);
    await store('spaeter@beispiel.example');
    start().wake();
    await vi.waitFor(areAllDone, { timeout: 5000 });
    expect(mailbox.mails).toHaveLength(1);
    expect(await readOutbox()).toMatchObject([{ status: 'gesendet', versuche: 3, letzter_fehler: null, text: '' }]);
    expect(log.warn).toHaveBeenCalledTimes(2);
  });

  it('gives up at once if the mailbox does not exist and keeps the mail for the operator', async () => {
    mailbox.refuse(550);
    await store('weg@beispiel.example');
    start().wake();
    await vi.waitFor(areAllDone, { timeout: 5000 });
    expect(await readOutbox()).toMatchObject([{ status: 'aufgegeben', versuche: 1, text: 'Text\n' }]);
    expect((await readOutbox())[0]?.letzter_fehler).toContain('550');
    expect(JSON.stringify(log.error.mock.calls)).not.toContain('beispiel.example');
  });

  it('gives up after fourteen attempts', async () => {
    const send = vi.fn().mockRejectedValue(new Error('kaputt'));
    await store('nie@beispiel.example');
    start({ send, close: () => undefined }).wake();
    await vi.waitFor(areAllDone, { timeout: 10_000 });
    expect(send).toHaveBeenCalledTimes(14);
    expect(await readOutbox()).toMatchObject([{ status: 'aufgegeben', letzter_fehler: 'kaputt' }]);
  });

  it('takes over the mail of a dead worker, but only after its reservation expires', async () => {
    await store('verwaist@beispiel.example');
    const outbox = createOutboxRepository(database.db);
    const verwaiste = await outbox.reserve();
    expect(verwaiste).not.toBeNull();
    const dispatch = start();
    dispatch.wake();
    await waiting(300);
    expect(mailbox.mails).toHaveLength(0);

    await database.db.updateTable('outbox').set({ faellig: sql`now()` }).execute();
    dispatch.wake();
    await vi.waitFor(areAllDone, { timeout: 5000 });
    expect(mailbox.mails).toHaveLength(1);

    // The first worker was only slow: its late result must not reschedule the mail.
    if (verwaiste) await outbox.move(verwaiste, 'zu spät', 0);
    expect(await readOutbox()).toMatchObject([{ status: 'gesendet', letzter_fehler: null }]);
  });

  it('finishes mails in transit before it stops and starts no new ones', async () => {
    let accepted = 0;
    const send = async () => {
      accepted += 1;
      await waiting(200);
      return { gesendet: true as const };
    };
    for (let num = 0; num < 9; num += 1) await store(`empfang-${num}@beispiel.example`);
    const dispatch = start({ send, close: () => undefined });
    dispatch.wake();
    await vi.waitFor(() => expect(accepted).toBeGreaterThan(0));
    await dispatch.end();
    const sent = (await readOutbox()).filter(({ status }) => status === 'gesendet');
    expect(sent).toHaveLength(accepted);
    expect(accepted).toBeLessThan(9);
  });

  it('survives an unreadable outbox', async () => {
    const outbox = createOutboxRepository(database.db);
    const reserve = vi.fn(outbox.reserve).mockRejectedValueOnce(new Error('Datenbank weg'));
    const transport = createSmtpDispatch(mailbox.url, 'no-reply@musterhardt.example');
    const dispatch = createMailDispatch({ outbox: { ...outbox, reserve }, versandweg: transport, log });
    versande.push(dispatch);
    await store('trotzdem@beispiel.example');
    dispatch.wake();
    await vi.waitFor(() => expect(log.error).toHaveBeenCalledWith(expect.anything(), 'Outbox cannot be read'));
    dispatch.wake();
    await vi.waitFor(() => expect(mailbox.mails).toHaveLength(1), { timeout: 5000 });
  });
});

it('waits longer after every attempt, about a day in total', () => {
  const times = Array.from({ length: 13 }, (_, attempt) => computeWaitingTime(attempt + 1));
  expect(times.slice(0, 4)).toEqual([30_000, 60_000, 120_000, 240_000]);
  expect(Math.max(...times)).toBeLessThanOrEqual(6 * 3_600_000);
  const hours = times.reduce((sum, time) => sum + time, 0) / 3_600_000;
  expect(hours).toBeGreaterThan(24);
  expect(hours).toBeLessThan(36);
});
