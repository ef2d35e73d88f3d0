import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { startLine } from '../../../test/line-to-database.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { openStandby } from '../daten/postgres.ts';
import { spreadReads } from '../daten/spread-reads.ts';
import { followStandby } from '../inhalt/follow-standby.ts';
import type { InhaltStand } from '../inhalt/inhalt-stand.ts';
import { nameDatabase } from './claim-installation.ts';
import { openLesen } from './open-lesen.ts';

/** A copy stands for the standby: it says who it is, and is as far behind as a test wants. */
describe.runIf(inject('vorlage').art === 'postgres')('reads of what everybody may read', () => {
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
    const stand = {
      version: '1',
      onChange(listener: (version: string) => void) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      close() {},
    } satisfies InhaltStand;
    await setVersion(primary, 1);
    await setVersion(standby, 1);
    const line = await startLine(new URL(standby.options.DATABASE_URL ?? ''));
    const db = openStandby(line.address, 3);
    const told: boolean[] = [];
    const followed = await followStandby(db, {
      name: await nameDatabase(standby),
      stand,
      report: (isThere) => told.push(isThere),
    });
    onTestFinished(async () => {
      followed.close();
      await db.destroy();
    });
    const lesen = spreadReads(primary.db, followed);
    const ask = async (source = lesen) => {
      const { rows } = await sql<{ name: string }>`select name from rubriken`.execute(source);
      return rows[0]?.name ?? '';
    };
    return {
      lesen,
      line,
      told,
      ask,
      askMany: async (times = 12) => [...new Set(await Promise.all(Array.from({ length: times }, () => ask())))].sort(),
      askInTransaction: () => lesen.transaction().execute((trx) => ask(trx)),
      async change(version: number) {
        await setVersion(primary, version);
        stand.version = String(version);
        for (const listener of listeners) listener(stand.version);
      },
    };
  }

  it('are spread over both servers, alone and in transactions', async () => {
    const { ask, askMany, askInTransaction } = await open();
    expect(await ask()).toBe('standby');
    expect(await askMany()).toEqual(['primary', 'standby']);
    expect((await Promise.all([askInTransaction(), askInTransaction()])).sort()).toEqual(['primary', 'standby']);
  });

  it('are never asked of a standby that has not the content that is being served, and again when it has', async () => {
    const { ask, askMany, askInTransaction, change } = await open();
    await change(2);
    expect(await askMany()).toEqual(['primary']);
    expect(await askInTransaction()).toBe('primary');
    await setVersion(standby, 2);
    await expect.poll(() => ask()).toBe('standby');
    // One that is ahead of what this process has heard of is no older.
    await setVersion(standby, 3);
    expect(await ask()).toBe('standby');
  });

  it('go on without a standby that says nothing any more, also those that had begun there, and with it when it is back', async () => {
    const { lesen, ask, askMany, askInTransaction, line, told } = await open();
    const inside = lesen.transaction().execute(async (trx) => {
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

  it('that are wrong are told as they are, and the standby stays', async () => {
    const { lesen, ask, told } = await open();
    await expect(sql`select nichts from rubriken`.execute(lesen)).rejects.toThrow('"nichts"');
    const broken = lesen.transaction().execute((trx) => sql`select nichts from rubriken`.execute(trx));
    await expect(broken).rejects.toThrow('"nichts"');
    expect(await ask()).toBe('standby');
    expect(told).toEqual([]);
  });

  it('are not begun with a server that follows another database', async () => {
    const { DATABASE_URL: DATABASE_READ_URL } = standby.options;
    const stand = { version: '1', onChange: () => () => {}, close() {} };
    const opening = openLesen({ DATABASE_READ_URL, DATABASE_POOL: 2 }, primary, {
      stand,
      log: { info() {}, warn() {} } as never,
    });
    await expect(opening).rejects.toThrow('DATABASE_READ_URL is no standby of DATABASE_URL');
  });
});
