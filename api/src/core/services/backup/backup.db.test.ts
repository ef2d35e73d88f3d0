import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDiskObjects } from '@gm/shared/store/disk-objects';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { codeMultipart, drawPng } from '../../../../test/multipart.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { openTestDatabase } from '../../../../test/test-database.ts';
import { fillVeranstaltungsData, SUGGESTION } from '../../../../test/veranstaltungen.ts';
import { migrations } from '../../../migrations.ts';
import type { Config } from '../../platform/config/config.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { openFiles } from '../../platform/files/open-files.ts';
import { createLogger } from '../../platform/observability/logger.ts';
import { createAgeFigure, noteSuccess } from './backup-age.ts';
import { openTarget } from './backup-locations.ts';
import { createBackup } from './create-backup.ts';
import { dumpDatabase } from './dump-database.ts';
import { startDeleted } from './note-deleted.ts';
import { restoreBackup } from './restore-backup.ts';
import { listBackups } from './unpack-backup.ts';

let api: TestApp;
let config: Config;
let placeName: string;
let identity: string;
let name: string;
let references: string[];

const dump = (db = api.database.db, folder = join(placeName, 'abzug')) => dumpDatabase(db, folder).then(() => folder);
const read = (file: string) => readFile(join(config.BACKUP_TARGET, name, file));

/** An empty target. */
async function openFresh() {
  const empty = await openTestDatabase({ leer: true });
  await empty.close();
  const folder = await mkdtemp(join(tmpdir(), 'frisch-'));
  const fresh = { ...config, ...empty.options, RELEASES_DIR: join(folder, 'releases') };
  return {
    config: fresh,
    async remove() {
      await empty.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

beforeAll(async () => {
  placeName = await mkdtemp(join(tmpdir(), 'sicherung-'));
  identity = await generateX25519Identity();
  api = await createTestApp({
    BACKUP_TARGET: join(placeName, 'ziel'),
    BACKUP_RECIPIENT: await identityToRecipient(identity),
    RELEASES_DIR: join(placeName, 'releases'),
  });
  config = api.config;
  await fillVeranstaltungsData(api.database);
  const releases = createDiskObjects(config.RELEASES_DIR);
  for (const file of ['mf-x/1/client/a.js', 'registry.json', '.staging/halb'])
    await releases.writeNew(file, Buffer.from('code'));
  await writeFile(join(config.DATA_DIR, 'form-secret'), 'geheim');
  references = [];
  for (let i = 0; i < 3; i += 1) {
    const withIt = { bytes: await drawPng().toBuffer(), type: 'image/png' };
    const fields = { ...SUGGESTION, titel: `Fest "${i}" \\ ${'\n'}Ende`, bildtext: 'Bühne', bildcopyright: 'Ada' };
    const multipart = await codeMultipart(fields, withIt);
    const answer = await api.app.inject({ method: 'POST', url: '/api/ferienprogramm/vorschlag', ...multipart });
    references.push(answer.json().referenz);
  }
  ({ name } = await createBackup(config, dump));
});
afterAll(async () => {
  await api.close();
  await rm(placeName, { recursive: true, force: true });
});

// Creates an embedded database, which takes most of a minute on a busy machine.
it('restores the site without rows deleted since and without sessions', { timeout: 180_000 }, async () => {
  const { db } = api.database;
  // Like the hourly cleanup, after the backup.
  await db
    .deleteFrom('einsendungen')
    .where('referenz', '=', references[1] ?? '')
    .execute();
  const worker = startDeleted(db, config, createLogger('silent'));
  const { geloeschtes: deleted } = openFiles(config);
  await expect.poll(() => deleted.list('')).toHaveLength(1);
  await worker.end();

  const fresh = await openFresh();
  const order = { name, identity, migrations, geloeschtes: deleted };
  const result = await restoreBackup(fresh.config, order);
  expect(result).toMatchObject({ geloescht: 1, bilder: 2, veroeffentlichungen: 2 });
  expect(result.abzug.tabellen.find((table) => table.name === 'einsendungen')?.zeilen).toBe(3);
  expect(result.mails).toBeGreaterThan(0);
  const database = await openDatabase(fresh.config);
  const [now, before] = [
    await dumpDatabase(database.db, join(placeName, 'b')),
    await dumpDatabase(db, join(placeName, 'a')),
  ];
  const changed = new Set(['outbox', 'geloeschtes']);
  const listTables = (snapshot: typeof now) => snapshot.tabellen.filter((table) => !changed.has(table.name));
  expect(listTables(now)).toEqual(listTables(before));
  expect(now.zaehler).toMatchObject({ einsendungen_id_seq: before.zaehler.einsendungen_id_seq });
  // Foreign keys hold again, and sequences continue with an unused number.
  const [fk] = (
    await sql<{ n: number }>`select count(*)::int as n from pg_constraint where contype = 'f'`.execute(database.db)
  ).rows;
  expect(fk?.n).toBeGreaterThan(10);
  await database.close();
  expect(await openFiles(fresh.config).uploads.list('')).toHaveLength(2);
  expect(await readFile(join(fresh.config.RELEASES_DIR, 'mf-x/1/client/a.js'), 'utf8')).toBe('code');
  expect(existsSync(join(fresh.config.RELEASES_DIR, '.staging'))).toBe(false);
  expect(await readFile(join(fresh.config.DATA_DIR, 'form-secret'), 'utf8')).toBe('geheim');
  await fresh.remove();
});

describe('is refused before anything is changed', () => {
  const refuse = async (key = identity, known = migrations) => {
    const before = await dumpDatabase(api.database.db, join(placeName, 'vorher'));
    const { geloeschtes: deleted } = openFiles(config);
    const attempt = restoreBackup(config, { name, identity: key, migrations: known, geloeschtes: deleted });
    const error = await attempt.catch((fault: Error) => fault);
    expect(await dumpDatabase(api.database.db, join(placeName, 'nachher'))).toEqual(before);
    return (error as Error).message;
  };

  it('with another key or no key', async () => {
    expect(await refuse(await generateX25519Identity())).toBe('This key does not fit the backup. Nothing was changed.');
    expect(await refuse('musterhardt')).toContain('no key of age');
  });

  it('with a changed byte, even if its checksum was changed too', async () => {
    const part = join(config.BACKUP_TARGET, name, 'teil-00001.age');
    const before = await readFile(part);
    const changed = Buffer.from(before);
    changed[before.length - 40] = (changed[before.length - 40] ?? 0) ^ 1;
    await writeFile(part, changed);
    expect(await refuse()).toContain('teil-00001.age is missing or was altered');
    const done = await read('fertig.json');
    const [was, is] = [before, changed].map((bytes) => createHash('sha256').update(bytes).digest('hex'));
    await writeFile(join(config.BACKUP_TARGET, name, 'fertig.json'), done.toString().replace(was ?? '', is ?? ''));
    expect(await refuse()).toBe('The backup is damaged. Nothing was changed.');
    await rm(part);
    expect(await refuse()).toContain('is missing');
    await writeFile(part, before);
    await writeFile(join(config.BACKUP_TARGET, name, 'fertig.json'), done);
  });

  it('from a newer version with unknown migrations', async () => {
    const older = Object.fromEntries(Object.entries(migrations).slice(0, -1));
    const [last] = Object.keys(migrations).slice(-1);
    expect(await refuse(identity, older)).toBe(
      `The backup is of a later version of the program (${last}). Use that one. Nothing was changed.`,
    );
  });

  it('if it was never completed', async () => {
    const half = { ...config, BACKUP_TARGET: join(placeName, 'halb') };
    await openTarget(half).writeNew(`${name}/teil-00001.age`, await read('teil-00001.age'));
    expect(await listBackups(openTarget(half))).toEqual([]);
  });
});

it('is kept for the retention period, and the last three in any case', async () => {
  const target = openTarget(config);
  const old = JSON.stringify({ format: 1, begonnen: '2020-01-01T00:00:00Z', teile: [] });
  for (const one of ['2020-01-01', '2020-01-02', '2020-01-03'])
    await target.writeNew(`${one}/fertig.json`, Buffer.from(old));
  const { removed, name: second } = await createBackup(config, dump);
  expect(removed).toEqual(['2020-01-01', '2020-01-02']);
  expect(await listBackups(target)).toEqual(['2020-01-03', name, second].sort());
});

it('is not created without a key', async () => {
  const without = { ...config, BACKUP_RECIPIENT: undefined };
  await expect(createBackup(without, dump)).rejects.toThrow('BACKUP_RECIPIENT is missing');
});

it('deletes what a killed backup left, a day later', async () => {
  const target = openTarget(config);
  const now = new Date().toISOString().replaceAll(':', '-').slice(0, 19);
  const [killed, running] = [`2026-01-01T02-30-00-a1b2c3`, `${now}-a1b2c3`];
  for (const one of [killed, running]) await target.writeNew(`${one}/teil-00001.age`, Buffer.from('part'));
  await createBackup(config, dump);
  expect(await target.list(killed)).toEqual([]);
  expect(await target.list(running)).toHaveLength(1);
});

it.skipIf(process.getuid?.() !== 0)('reports a full disk in one sentence and leaves nothing on it', async () => {
  const BACKUP_TARGET = join(placeName, 'klein');
  mkdirSync(BACKUP_TARGET);
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16k', 'tmpfs', BACKUP_TARGET]);
  onTestFinished(() => void execFileSync('umount', [BACKUP_TARGET]));
  const attempt = createBackup({ ...config, BACKUP_TARGET }, dump);
  await expect(attempt).rejects.toThrow(`The disk is full: there is no new backup, and earlier ones are untouched.`);
  expect(readdirSync(BACKUP_TARGET, { recursive: true }).filter((file) => String(file).includes('teil'))).toEqual([]);
});

it('counts the seconds since backup and rehearsal last succeeded', async () => {
  const { backupSuccesses } = openFiles({ ...config, DATA_DIR: join(placeName, 'alter') });
  const read = (now: number) => createAgeFigure(backupSuccesses, () => now).read(api.database.db);
  expect(await read(0)).toEqual(new Map());
  const begun = new Date('2026-11-29T02:30:00Z');
  await noteSuccess(backupSuccesses, 'rehearsal', begun);
  await noteSuccess(backupSuccesses, 'backup', new Date(begun.getTime() - 86_400_000));
  await noteSuccess(backupSuccesses, 'backup', begun);
  const hour = begun.getTime() + 3_600_000;
  expect(await read(hour)).toEqual(
    new Map([
      ['rehearsal', 3600],
      ['backup', 3600],
    ]),
  );
  expect(await backupSuccesses.list('')).toHaveLength(2);
  // Those above have noted theirs.
  const made = await createAgeFigure(openFiles(config).backupSuccesses).read(api.database.db);
  expect(made.get('backup')).toBeLessThan(600);
});
