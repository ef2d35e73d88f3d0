import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDiskObjects } from '@gm/shared/store/disk-objects';
import { S3Server } from '@gm/shared/store/s3-server';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startOwnPostgres } from '../../../../test/own-postgres.ts';
import { chooseBackup } from '../../../cli/backup-options.ts';
import { migrations } from '../../../migrations.ts';
import type { Config } from '../../platform/config/config.ts';
import { readConfig } from '../../platform/config/read-config.ts';
import type { OpenDatabase } from '../../platform/database/database-handle.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { createBackup } from './create-backup.ts';
import { startDeleted } from './note-deleted.ts';
import { recordLog } from './record-log.ts';
import { restoreBackup } from './restore-backup.ts';

// A test restores at most two points in time, and each starts a server of its own.
vi.setConfig({ testTimeout: 120_000 });

let placeName: string;
let server: Awaited<ReturnType<typeof startOwnPostgres>>;
/** Where points in time are restored: on the first server, each would become part of the next backup and its log. */
let elsewhere: typeof server;
let config: Config;
let identity: string;
let name: string;
let live: OpenDatabase;
let restores = 0;
const moments: Record<'eins' | 'zwei', Date> = {
  eins: new Date(0),
  zwei: new Date(0),
};

const TARGET = () => createDiskObjects(config.BACKUP_TARGET);
const noDump = () => Promise.reject(new Error('tables are not dumped'));

async function write(word: string): Promise<void> {
  await live.db
    .insertInto('einsendungen')
    .values({ formular: 'kontakt', referenz: word, email: 'ada@post.example', route: '/kontakt/', angaben: '{}' })
    .execute();
}
async function readClock(): Promise<Date> {
  const { rows } = await sql<{ jetzt: Date }>`select pg_sleep(0.02), clock_timestamp() as jetzt`.execute(live.db);
  const now = rows[0]?.jetzt ?? new Date();
  await sql`select pg_sleep(0.02)`.execute(live.db);
  return now;
}

/** Restores the point in time to a separate database; returns the letters it contains. */
async function restore(until: Date | undefined, key = identity) {
  restores += 1;
  const DATABASE_URL = await elsewhere.open(`neu_${restores}`);
  const fresh = { ...config, DATABASE_URL, DATA_DIR: await mkdtemp(join(placeName, 'frisch-')) };
  const deleted = createDiskObjects(join(config.DATA_DIR, 'geloeschtes'));
  const order = { name, identity: key, migrations, geloeschtes: deleted, ...(until && { bis: until }) };
  const result = await restoreBackup(fresh, order).catch((error: Error) => error.message);
  const { db, close } = await openDatabase(fresh);
  if (typeof result === 'string') {
    const isTouched = (await db.introspection.getTables()).length > 0;
    await close();
    return { isTouched, message: result };
  }
  const rows = await db.selectFrom('einsendungen').select('referenz').orderBy('referenz').execute();
  await close();
  return { rows: rows.map(({ referenz: reference }) => reference), ergebnis: result };
}

/** Archives the log until everything done in `during` is stored; returns the messages printed. */
async function record(during: () => Promise<void>): Promise<string> {
  const end = new AbortController();
  const said: string[] = [];
  const recording = recordLog(config, { signal: end.signal, say: (line) => said.push(line), patience: 100 });
  await expect.poll(() => said.join(), { timeout: 20_000 }).toContain('The log is backed up');
  await during();
  const { rows } = await sql<{ lsn: string }>`select pg_current_wal_flush_lsn()::text as lsn`.execute(live.db);
  const isStored = sql<{
    da: boolean;
  }>`select restart_lsn >= ${rows[0]?.lsn}::pg_lsn as da from pg_replication_slots`;
  await expect.poll(async () => (await isStored.execute(live.db)).rows[0]?.da, { timeout: 20_000 }).toBe(true);
  end.abort();
  await recording;
  return said.join('\n');
}

beforeAll(async () => {
  placeName = await mkdtemp(join(tmpdir(), 'zeitpunkt-'));
  identity = await generateX25519Identity();
  [server, elsewhere] = [await startOwnPostgres(), await startOwnPostgres()];
  config = {
    ...readConfig({}),
    DATABASE_URL: await server.open('gemeinde'),
    DATA_DIR: join(placeName, 'daten'),
    RELEASES_DIR: join(placeName, 'releases'),
    BACKUP_TARGET: join(placeName, 'ziel'),
    BACKUP_RECIPIENT: await identityToRecipient(identity),
    BACKUP_CONTINUOUS: true,
    BACKUP_POSTGRES: server.programs,
  };
  live = await openDatabase(config);
  await migrate(live.db, migrations);
  await write('vorher');
});
afterAll(async () => {
  await live.close();
  await server.stop();
  await elsewhere.stop();
  await rm(placeName, { recursive: true, force: true });
});

it('cannot start while the log is not archived', async () => {
  await expect(createBackup(config, noDump)).rejects.toThrow('is not being backed up');
  const embedded = { ...config, DATABASE_URL: undefined };
  await expect(createBackup(embedded, noDump)).rejects.toThrow('needs DATABASE_URL');
});

it('archives the log next to a backup until stopped, and resumes where it left off', async () => {
  const first = await record(async () => {
    ({ name } = await createBackup(config, noDump));
    await write('eins');
    moments.eins = await readClock();
  });
  expect(first).toContain('make one now');
  await write('pause');
  const second = await record(async () => {
    await live.db.deleteFrom('einsendungen').where('referenz', '=', 'eins').execute();
    await write('zwei');
    moments.zwei = await readClock();
    // The log advances without any transaction ending in it.
    await sql`select pg_logical_emit_message(false, 'test', 'nichts', true)`.execute(live.db);
  });
  expect(second).not.toContain('make one now');
  const bytes = await readFile(join(config.BACKUP_TARGET, (await TARGET().list('protokoll/'))[0] ?? ''));
  expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
});

it('restores the point in time, even if nothing happened after it', async () => {
  expect(await chooseBackup(config, undefined, moments.eins)).toBe(name);
  const early = new Date(moments.eins.getTime() - 3_600_000);
  await expect(chooseBackup(config, undefined, early)).rejects.toThrow('no such backup');
  const one = await restore(moments.eins);
  expect(one).toMatchObject({ rows: ['eins', 'vorher'], ergebnis: { stand: moments.eins } });
  expect(await restore(moments.zwei)).toHaveProperty('rows', ['pause', 'vorher', 'zwei']);
});

it('does not restore rows deleted after that point in time', async () => {
  const worker = startDeleted(live.db, config, { error: () => {} });
  await expect
    .poll(() => createDiskObjects(join(config.DATA_DIR, 'geloeschtes')).list(''), { timeout: 20_000 })
    .toHaveLength(1);
  await worker.end();
  expect(await restore(moments.eins)).toMatchObject({ rows: ['vorher'], ergebnis: { geloescht: 1 } });
});

describe('is refused before anything is changed', () => {
  it('with another key', async () => {
    const { isTouched, message } = await restore(moments.zwei, await generateX25519Identity());
    expect(message).toContain('does not fit');
    expect(isTouched).toBe(false);
  });

  it('with a changed byte of the log or a missing piece', async () => {
    const part = (await TARGET().list('protokoll/')).sort().at(-1) ?? '';
    const file = join(config.BACKUP_TARGET, part);
    const before = await readFile(file);
    const changed = Buffer.from(before);
    changed[before.length - 40] = (changed[before.length - 40] ?? 0) ^ 1;
    await writeFile(file, changed);
    const broken = await restore(undefined);
    expect(broken).toEqual({
      isTouched: false,
      message: `${part} is missing or was altered. Nothing was changed.`,
    });
    await rm(file);
    expect((await restore(moments.zwei)).message).toContain('the log reaches to');
    await writeFile(file, before);
  });

  it('for a time the log does not reach or before the backup was complete', async () => {
    const late = await restore(new Date(Date.now() + 3_600_000));
    expect(late.message).toContain('the log reaches to');
    const early = await restore(new Date(moments.eins.getTime() - 3_600_000));
    expect(early.message).toContain('Use an earlier one');
    expect([late.isTouched, early.isTouched]).toEqual([false, false]);
  });

  it('without PostgreSQL installed', async () => {
    config = { ...config, BACKUP_POSTGRES: join(placeName, 'nirgends') };
    expect((await restore(moments.eins)).message).toContain('A restore needs PostgreSQL 18 on this machine');
    config = { ...config, BACKUP_POSTGRES: server.programs };
  });
});

it('writes to a bucket as to a folder, and resumes after an outage of the bucket', async () => {
  const s3 = await new S3Server().start();
  const inFolder = { config, name };
  config = { ...config, sicherungen: s3.settings };
  // Longer than requests are retried.
  let refusals = 0;
  const isRefused = ({ method, name }: { method: string; name: string }) =>
    method === 'PUT' && name.includes('protokoll/') && refusals < 4;
  s3.trouble = (request) => {
    if (!isRefused(request)) return undefined;
    refusals += 1;
    return { status: 503 };
  };
  try {
    const said = await record(async () => {
      await expect.poll(() => refusals, { timeout: 20_000 }).toBe(4);
      ({ name } = await createBackup(config, noDump));
      await write('eimer');
      moments.eins = await readClock();
      await write('danach');
    });
    expect(said).toContain('not backed up at the moment, trying again');
    const names = [...s3.objects.keys()].filter((key) => key.includes('protokoll/'));
    expect(names.length).toBeGreaterThan(0);
    expect(
      s3.objects
        .get(names[0] ?? '')
        ?.subarray(0, 21)
        .toString(),
    ).toBe('age-encryption.org/v1');
    expect(await restore(moments.eins)).toHaveProperty('rows', ['eimer', 'pause', 'vorher', 'zwei']);
    s3.objects.delete(names.sort().at(-1) ?? '');
    expect((await restore(moments.eins)).message).toContain('the log reaches to');
  } finally {
    ({ config, name } = inFolder);
    await s3.stop();
  }
});

it('keeps the log as long as the preceding backups', async () => {
  const old = `protokoll/00000001/0000000000000000-0000000000000010-2020-01-01T00-00-00.000Z.age`;
  await TARGET().writeNew(old, Buffer.from('alt'));
  await createBackup(config, noDump);
  const left = await TARGET().list('protokoll/');
  expect(left).not.toContain(old);
  expect(left.length).toBeGreaterThan(0);
  expect((await readdir(config.BACKUP_TARGET)).length).toBe(3);
});
