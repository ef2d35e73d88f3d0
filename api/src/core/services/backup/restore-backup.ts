import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Objects } from '@gm/shared/store/objects';
import type { Config } from '../../platform/config/config.ts';
import type { DataSource } from '../../platform/database/database.ts';
import type { Migrations } from '../../platform/database/migrate.ts';
import { openFiles, storeFile } from '../../platform/files/open-files.ts';
import { forgetInstallation } from '../../platform/operation/claim-installation.ts';
import { createFileRepository } from '../files/file-repository.ts';
import { getUpload } from '../images/image-service.ts';
import { listLocations, openTarget } from './backup-locations.ts';
import { createDeletedRepository } from './deleted-repository.ts';
import type { Snapshot } from './dump-database.ts';
import { loadSnapshot, readSnapshot } from './load-snapshot.ts';
import { listDeleted } from './note-deleted.ts';
import { SERVER } from './open-server.ts';
import { replaceDatabase } from './replace-database.ts';
import { findWay, replayServer } from './replay-server.ts';
import { readDone, unpackBackup } from './unpack-backup.ts';

export interface Result {
  /** Point in time of the restored state. */
  stand: Date;
  /** The tables in the backup. */
  abzug: Snapshot;
  /** Restored rows deleted again because they had been deleted since the backup. */
  geloescht: number;
  bilder: number;
  veroeffentlichungen: number;
  /** Pending mails; they may have been sent since. */
  mails: number;
}

/** Tables that deliberately differ after a restore. */
export const SETTLED = [
  'kontositzungen',
  'passwortlinks',
  'passwortwuensche',
  'push_sendungen',
  'outbox',
  'geloeschtes',
];

/** Clears sessions, links, mails and notifications, which may have ended or been sent since. */
async function settle(db: DataSource): Promise<number> {
  for (const table of ['kontositzungen', 'passwortlinks', 'passwortwuensche', 'push_sendungen'] as const)
    await db.deleteFrom(table).execute();
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ status: 'aufgegeben', letzter_fehler: 'Wartete bei der Sicherung; vielleicht ging sie danach hinaus.' })
    .where('status', '=', 'offen')
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

async function listFiles(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

/** Files stored concurrently, since each waits for the disk or the network. */
const AT_A_TIME = 8;

/** Pictures referenced by rows, unless the target already has them. */
async function bringUploads(db: DataSource, config: Config, folder: string): Promise<number> {
  const { uploads } = openFiles(config);
  const { dateien: files } = await createFileRepository(db).listNeeded();
  const there = new Set(await uploads.list(''));
  const isWanted = (name: string) => files.has(name) || files.has(getUpload(name));
  const names = (await listFiles(folder)).filter(isWanted);
  const missing = names.filter((name) => !there.has(name)).values();
  const work = async () => {
    for (const name of missing) await storeFile(uploads, name, await readFile(join(folder, name)));
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return names.length;
}

/**
 * Restores releases and secrets only where there are none: the running releases are not rolled back with the database.
 */
async function bringRest(config: Config, folder: string): Promise<number> {
  const { objects } = listLocations(config).releases;
  const isServed = (await objects.read('registry.json')) ?? (await objects.read('pointer.json'));
  const files = isServed ? [] : await listFiles(join(folder, 'releases'));
  // Files in the root are pointers, so they are written last.
  for (const name of files.sort((a, b) => b.split('/').length - a.split('/').length))
    await objects.writeNew(name, await readFile(join(folder, 'releases', name)));
  await mkdir(config.DATA_DIR, { recursive: true, mode: 0o700 });
  for (const name of await listFiles(join(folder, 'geheimnisse'))) {
    const target = join(config.DATA_DIR, name);
    if (!existsSync(target)) await copyFile(join(folder, 'geheimnisse', name), target);
  }
  return files.length;
}

interface Order {
  name: string;
  /** Private key (age). */
  identity: string;
  migrations: Migrations;
  /** Location of the notes about deletions. */
  geloeschtes: Objects;
  /** Requested point in time after the backup, if the log was archived; by default everything available. */
  bis?: Date;
}

/** Assumed maximum duration of a transaction in milliseconds: notes carry the time of its start. */
const TRANSACTION_MS = 60_000;

/**
 * Restores a backup in place of the database of `config`. Everything is decrypted and verified before the first change,
 * and the former database stays until the last one.
 */
export async function restoreBackup(
  config: Config,
  { name, identity, migrations, geloeschtes: deleted, bis: until }: Order,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'zurueck-'));
  try {
    const target = openTarget(config);
    const { begonnen: started, server } = await readDone(target, name);
    const wish = server && { ziel: target, server, bis: until, programme: config.BACKUP_POSTGRES };
    const way = wish && (await findWay(wish));
    let replaying: Promise<void> | undefined;
    // The server's files come first: it replays the log in a separate location while pictures are being decrypted.
    const beginReplay = (file: string) => {
      if (!way || file.startsWith(`${SERVER}/`)) return;
      replaying ??= replayServer({ ...wish, weg: way, identity, folder });
      replaying.catch(() => {});
    };
    try {
      await unpackBackup(target, name, identity, folder, beginReplay);
    } finally {
      await replaying?.catch(() => {});
    }
    await replaying;
    const state = way?.stand ?? started;
    await readSnapshot(join(folder, 'datenbank'), migrations);
    return await replaceDatabase(config, async (db) => {
      const snapshot = await loadSnapshot(db, join(folder, 'datenbank'), migrations);
      const erased = await listDeleted(deleted, new Date(state.getTime() - TRANSACTION_MS));
      const geloescht = await createDeletedRepository(db).eraseAgain(erased);
      const mails = await settle(db);
      const images = await bringUploads(db, config, join(folder, 'uploads'));
      const publications = await bringRest(config, folder);
      await forgetInstallation(config);
      return { stand: state, abzug: snapshot, geloescht, bilder: images, veroeffentlichungen: publications, mails };
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
