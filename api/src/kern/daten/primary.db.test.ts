import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { startLine } from '../../../test/line-to-database.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { createPrimary } from './primary.ts';

const PATIENCE_MS = 100;

describe.runIf(inject('vorlage').art === 'postgres')('the primary', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase({ leer: true });
  });
  afterAll(() => database.remove());

  it('is given up when it says nothing any more, and asked for at the next address', async () => {
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
    // Who knocks first finds that nobody opens there.
    await expect.poll(ask).toEqual([{ eins: 1 }]);
  });

  it('may take its time while it is there', async () => {
    const Client = createPrimary([database.options.DATABASE_URL ?? ''], {}, PATIENCE_MS);
    const client = new Client();
    await client.connect();
    onTestFinished(() => client.end());
    const { rows } = await client.query(`select 'fertig' as wort from pg_sleep(${(4 * PATIENCE_MS) / 1000})`);
    expect(rows).toEqual([{ wort: 'fertig' }]);
  });
});
