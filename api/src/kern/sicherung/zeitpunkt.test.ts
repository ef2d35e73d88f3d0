import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDiskObjects } from '@gm/shared/store/disk-objects';
import { S3Server } from '@gm/shared/store/s3-server';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startOwnPostgres } from '../../../test/own-postgres.ts';
import { migrations } from '../../bereiche.ts';
import { chooseSicherung } from '../../cli/sicherung-optionen.ts';
import type { Config } from '../betrieb/config.ts';
import { readConfig } from '../betrieb/read-config.ts';
import type { OpenDatabase } from '../daten/database-handle.ts';
import { migrate } from '../daten/migrate.ts';
import { openDatabase } from '../daten/open-database.ts';
import { createSicherung } from './create-sicherung.ts';
import { startGeloeschtes } from './note-geloeschtes.ts';
import { recordProtokoll } from './record-protokoll.ts';
import { restoreSicherung } from './restore-sicherung.ts';

// A server is started for every moment.
vi.setConfig({ testTimeout: 60_000 });

let ort: string;
let server: Awaited<ReturnType<typeof startOwnPostgres>>;
let config: Config;
let identity: string;
let name: string;
let live: OpenDatabase;
let restores = 0;
const moments: Record<'eins' | 'zwei', Date> = {
  eins: new Date(0),
  zwei: new Date(0),
};

const ZIEL = () => createDiskObjects(config.SICHERUNG_ZIEL);
const noDump = () => Promise.reject(new Error('tables are not dumped'));

async function write(wort: string): Promise<void> {
  await live.db
    .insertInto('einsendungen')
    .values({ formular: 'kontakt', referenz: wort, email: 'ada@post.example', route: '/kontakt/', angaben: '{}' })
    .execute();
}
async function readClock(): Promise<Date> {
  const { rows } = await sql<{ jetzt: Date }>`select pg_sleep(0.02), clock_timestamp() as jetzt`.execute(live.db);
  const jetzt = rows[0]?.jetzt ?? new Date();
  await sql`select pg_sleep(0.02)`.execute(live.db);
  return jetzt;
}

/** Brings the moment back into a database of its own; gives the letters that are there. */
async function restore(bis: Date | undefined, key = identity) {
  restores += 1;
  const DATABASE_URL = await server.open(`neu_${restores}`);
  const fresh = { ...config, DATABASE_URL, DATA_DIR: await mkdtemp(join(ort, 'frisch-')) };
  let isTouched = false;
  const geloeschtes = createDiskObjects(join(config.DATA_DIR, 'geloeschtes'));
  const auftrag = { name, identity: key, migrations, geloeschtes, ...(bis && { bis }) };
  const result = await restoreSicherung(fresh, auftrag, async () => {
    isTouched = true;
  }).catch((error: Error) => error.message);
  if (typeof result === 'string') return { isTouched, message: result };
  const { db, close } = await openDatabase(fresh);
  const rows = await db.selectFrom('einsendungen').select('referenz').orderBy('referenz').execute();
  await close();
  return { isTouched, rows: rows.map(({ referenz }) => referenz), ergebnis: result };
}

/** Stores the log until all that was done `during` it is stored; gives what was said. */
async function record(during: () => Promise<void>): Promise<string> {
  const ende = new AbortController();
  const said: string[] = [];
  const recording = recordProtokoll(config, { signal: ende.signal, say: (line) => said.push(line), patience: 100 });
  await expect.poll(() => said.join(), { timeout: 20_000 }).toContain('Das Protokoll wird gesichert');
  await during();
  const { rows } = await sql<{ lsn: string }>`select pg_current_wal_flush_lsn()::text as lsn`.execute(live.db);
  const isStored = sql<{
    da: boolean;
  }>`select restart_lsn >= ${rows[0]?.lsn}::pg_lsn as da from pg_replication_slots`;
  await expect.poll(async () => (await isStored.execute(live.db)).rows[0]?.da, { timeout: 20_000 }).toBe(true);
  ende.abort();
  await recording;
  return said.join('\n');
}

beforeAll(async () => {
  ort = await mkdtemp(join(tmpdir(), 'zeitpunkt-'));
  identity = await generateX25519Identity();
  server = await startOwnPostgres();
  config = {
    ...readConfig({}),
    DATABASE_URL: await server.open('gemeinde'),
    DATA_DIR: join(ort, 'daten'),
    RELEASES_DIR: join(ort, 'releases'),
    SICHERUNG_ZIEL: join(ort, 'ziel'),
    SICHERUNG_EMPFAENGER: await identityToRecipient(identity),
    SICHERUNG_FORTLAUFEND: true,
    SICHERUNG_POSTGRES: server.programs,
  };
  live = await openDatabase(config);
  await migrate(live.db, migrations);
  await write('vorher');
});
afterAll(async () => {
  await live.close();
  await server.stop();
  await rm(ort, { recursive: true, force: true });
});

it('is not begun where nobody stores the log', async () => {
  await expect(createSicherung(config, noDump)).rejects.toThrow('Niemand sichert das Protokoll');
  const embedded = { ...config, DATABASE_URL: undefined };
  await expect(createSicherung(embedded, noDump)).rejects.toThrow('braucht DATABASE_URL');
});

it('stores the log beside a backup until it is told to end, and goes on where it was', async () => {
  const first = await record(async () => {
    ({ name } = await createSicherung(config, noDump));
    await write('eins');
    moments.eins = await readClock();
  });
  expect(first).toContain('sichern Sie jetzt');
  await write('pause');
  const second = await record(async () => {
    await live.db.deleteFrom('einsendungen').where('referenz', '=', 'eins').execute();
    await write('zwei');
    moments.zwei = await readClock();
    // The log goes on, and no transaction ends in it.
    await sql`select pg_logical_emit_message(false, 'test', 'nichts', true)`.execute(live.db);
  });
  expect(second).not.toContain('sichern Sie jetzt');
  const bytes = await readFile(join(config.SICHERUNG_ZIEL, (await ZIEL().list('protokoll/'))[0] ?? ''));
  expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
});

it('comes back as of the moment, also where nothing happened after it', async () => {
  expect(await chooseSicherung(config, undefined, moments.eins)).toBe(name);
  const early = new Date(moments.eins.getTime() - 3_600_000);
  await expect(chooseSicherung(config, undefined, early)).rejects.toThrow('keine solche Sicherung');
  const eins = await restore(moments.eins);
  expect(eins).toMatchObject({ rows: ['eins', 'vorher'], ergebnis: { stand: moments.eins } });
  expect(await restore(moments.zwei)).toHaveProperty('rows', ['pause', 'vorher', 'zwei']);
});

it('does not bring back what was erased after that moment', async () => {
  const arbeiter = startGeloeschtes(live.db, config, { error: () => {} });
  await expect
    .poll(() => createDiskObjects(join(config.DATA_DIR, 'geloeschtes')).list(''), { timeout: 20_000 })
    .toHaveLength(1);
  await arbeiter.end();
  expect(await restore(moments.eins)).toMatchObject({ rows: ['vorher'], ergebnis: { geloescht: 1 } });
});

describe('is refused before anything is touched', () => {
  it('with another key', async () => {
    const { isTouched, message } = await restore(moments.zwei, await generateX25519Identity());
    expect(message).toContain('passt nicht');
    expect(isTouched).toBe(false);
  });

  it('with a changed byte of the log, and with a part that is missing', async () => {
    const teil = (await ZIEL().list('protokoll/')).sort().at(-1) ?? '';
    const file = join(config.SICHERUNG_ZIEL, teil);
    const before = await readFile(file);
    const changed = Buffer.from(before);
    changed[before.length - 40] = (changed[before.length - 40] ?? 0) ^ 1;
    await writeFile(file, changed);
    const broken = await restore(undefined);
    expect(broken).toEqual({
      isTouched: false,
      message: `${teil} fehlt oder wurde verändert. Es wurde nichts verändert.`,
    });
    await rm(file);
    expect((await restore(moments.zwei)).message).toContain('reicht das Protokoll bis');
    await writeFile(file, before);
  });

  it('for a moment that the log does not reach, or that was before the backup was whole', async () => {
    const late = await restore(new Date(Date.now() + 3_600_000));
    expect(late.message).toContain('reicht das Protokoll bis');
    const early = await restore(new Date(moments.eins.getTime() - 3_600_000));
    expect(early.message).toContain('Nehmen Sie eine frühere');
    expect([late.isTouched, early.isTouched]).toEqual([false, false]);
  });

  it('where PostgreSQL is not at hand', async () => {
    config = { ...config, SICHERUNG_POSTGRES: join(ort, 'nirgends') };
    expect((await restore(moments.eins)).message).toContain(
      'Zum Zurückholen wird PostgreSQL 18 auf diesem Rechner gebraucht',
    );
    config = { ...config, SICHERUNG_POSTGRES: server.programs };
  });
});

it('goes into a bucket as it does into a folder, and on by itself when that was away', async () => {
  const s3 = await new S3Server().start();
  const inFolder = { config, name };
  config = { ...config, sicherungen: s3.settings };
  // Longer than the requests are repeated for.
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
      ({ name } = await createSicherung(config, noDump));
      await write('eimer');
      moments.eins = await readClock();
      await write('danach');
    });
    expect(said).toContain('gerade nicht gesichert, gleich noch einmal');
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
    expect((await restore(moments.eins)).message).toContain('reicht das Protokoll bis');
  } finally {
    ({ config, name } = inFolder);
    await s3.stop();
  }
});

it('keeps the log as long as the backups that it follows', async () => {
  const old = `protokoll/00000001/0000000000000000-0000000000000010-2020-01-01T00-00-00.000Z.age`;
  await ZIEL().writeNew(old, Buffer.from('alt'));
  await createSicherung(config, noDump);
  const left = await ZIEL().list('protokoll/');
  expect(left).not.toContain(old);
  expect(left.length).toBeGreaterThan(0);
  expect((await readdir(config.SICHERUNG_ZIEL)).length).toBe(3);
});
