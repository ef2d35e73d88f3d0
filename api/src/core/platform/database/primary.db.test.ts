import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { startLine } from '../../../../test/line-to-database.ts';
import { openTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { createPrimary } from './primary.ts';

/** A connection that is made within this time must pass for one that answers, also on a busy machine. */
const PATIENCE_MS = 2_000;

// Silence is noticed twice: by a statement and by a connection.
vi.setConfig({ testTimeout: 60_000 });

describe.runIf(inject('vorlage').art === 'postgres')('the primary', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase({ leer: true });
  });
  afterAll(() => database.remove());

  it('fails over to the next address when it stops responding', async () => {
    const target = new URL(database.options.DATABASE_URL ?? '');
    const [one, two] = [await startLine(target), await startLine(target)];
    const Client = createPrimary([one.address, two.address], { connectionTimeoutMillis: PATIENCE_MS }, PATIENCE_MS);
    const pool = new pg.Pool({ max: 1, Client });
    pool.on('error', () => {});
    pool.on('connect', (client) => client.on('error', () => {}));
    onTestFinished(() => pool.end());
    const ask = async () => {
      const client = await pool.connect().catch(String);
      if (typeof client === 'string') return client;
      const reply = await client.query('select 1 as eins').then(({ rows }) => rows, String);
      client.release();
      return reply;
    };
    expect(await ask()).toEqual([{ eins: 1 }]);
    one.cut();
    expect(await ask()).toContain('Connection terminated');
    // The first query fails because the connection is refused.
    await expect.poll(ask, { timeout: 30_000 }).toEqual([{ eins: 1 }]);
  });

  it('may take long while it responds to probes', async () => {
    const Client = createPrimary([database.options.DATABASE_URL ?? ''], {}, PATIENCE_MS);
    const client = new Client();
    await client.connect();
    onTestFinished(() => client.end());
    const { rows } = await client.query(`select 'fertig' as wort from pg_sleep(${(2.5 * PATIENCE_MS) / 1000})`);
    expect(rows).toEqual([{ wort: 'fertig' }]);
  });
});
