import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { startLine } from '../../../../test/line-to-database.ts';
import { openTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { openStandby } from '../database/postgres.ts';
import { spreadReads } from '../database/spread-reads.ts';
import type { ContentState } from '../version/content-state.ts';
import { followStandby } from '../version/follow-standby.ts';
import { nameDatabase } from './claim-installation.ts';
import { openReading } from './open-reading.ts';

/** A copy simulates the standby: it identifies itself, and lags as far as a test wants. */
describe.runIf(inject('vorlage').art === 'postgres')('public reads', () => {
  let primary: TestDatabase;
  let standby: TestDatabase;
  beforeAll(async () => {
    primary = await openTestDatabase();
    standby = await openTestDatabase();
    for (const [{ db }, name] of [[primary, 'primary'] as const, [standby, 'standby'] as const])
      await db.insertInto('rubriken').values({ name }).execute();
  });
  afterAll(() => Promise.all([primary.remove(), standby.remove()]));

  const setVersion = async ({ db }: TestDatabase, version: number) => {
    await db
      .insertInto('inhalt_stand')
      .values({ id: 1, version, pruefsumme: 'x', tag: '2026-01-01' })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ version }))
      .execute();
  };

  async function open() {
    const listeners = new Set<(version: string) => void>();
    const state = {
      version: '1',
      onChange(listener: (version: string) => void) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      close() {},
    } satisfies ContentState;
    await setVersion(primary, 1);
    await setVersion(standby, 1);
    const line = await startLine(new URL(standby.options.DATABASE_URL ?? ''));
    const db = openStandby(line.address, 3);
    const told: boolean[] = [];
    const followed = await followStandby(db, {
      name: await nameDatabase(standby),
      stand: state,
      report: (isThere) => told.push(isThere),
    });
    onTestFinished(async () => {
      followed.close();
      await db.destroy();
    });
    const reading = spreadReads(primary.db, followed);
    const ask = async (source = reading) => {
      const { rows } = await sql<{ name: string }>`select name from rubriken`.execute(source);
      return rows[0]?.name ?? '';
    };
    return {
      lesen: reading,
      line,
      told,
      ask,
      askMany: async (times = 12) => [...new Set(await Promise.all(Array.from({ length: times }, () => ask())))].sort(),
      askInTransaction: () => reading.transaction().execute((trx) => ask(trx)),
      async change(version: number) {
        await setVersion(primary, version);
        state.version = String(version);
        for (const listener of listeners) listener(state.version);
      },
    };
  }

  it('are spread over both servers, alone and in transactions', async () => {
    const { ask, askMany, askInTransaction } = await open();
    expect(await ask()).toBe('standby');
    expect(await askMany()).toEqual(['primary', 'standby']);
    expect((await Promise.all([askInTransaction(), askInTransaction()])).sort()).toEqual(['primary', 'standby']);
  });

  it('skip a standby without the served content version, until it has caught up', async () => {
    const { ask, askMany, askInTransaction, change } = await open();
    await change(2);
    expect(await askMany()).toEqual(['primary']);
    expect(await askInTransaction()).toBe('primary');
    await setVersion(standby, 2);
    await expect.poll(() => ask()).toBe('standby');
    // A standby ahead of this process is acceptable.
    await setVersion(standby, 3);
    expect(await ask()).toBe('standby');
  });

  it('continue on the primary when the standby stops responding, including those in progress, and use it again later', async () => {
    const { lesen: reading, ask, askMany, askInTransaction, line, told } = await open();
    const inside = reading.transaction().execute(async (trx) => {
      expect(await ask(trx)).toBe('standby');
      await sql`select set_config('gemeinde.probe', 'gesetzt', true)`.execute(trx);
      line.cut();
      const { rows } = await sql<{ name: string; wert: string }>`
        select name, current_setting('gemeinde.probe', true) as wert from rubriken`.execute(trx);
      return rows[0];
    });
    expect(await inside).toEqual({ name: 'primary', wert: 'gesetzt' });
    expect(await askMany()).toEqual(['primary']);
    expect(await askInTransaction()).toBe('primary');
    line.mend();
    await expect.poll(() => ask(), { timeout: 5_000 }).toBe('standby');
    expect(told).toEqual([false, true]);
  });

  it('report query errors unchanged and keep the standby', async () => {
    const { lesen: reading, ask, told } = await open();
    await expect(sql`select nichts from rubriken`.execute(reading)).rejects.toThrow('"nichts"');
    const broken = reading.transaction().execute((trx) => sql`select nichts from rubriken`.execute(trx));
    await expect(broken).rejects.toThrow('"nichts"');
    expect(await ask()).toBe('standby');
    expect(told).toEqual([]);
  });

  it('refuse a server that follows another database', async () => {
    const { DATABASE_URL: DATABASE_READ_URL } = standby.options;
    const state = { version: '1', onChange: () => () => {}, close() {} };
    const opening = openReading({ DATABASE_READ_URL, DATABASE_POOL: 2 }, primary, {
      stand: state,
      log: { info() {}, warn() {} } as never,
    });
    await expect(opening).rejects.toThrow('DATABASE_READ_URL is no standby of DATABASE_URL');
  });
});
