import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Objects } from '@gm/shared/store/objects';
import { forgetInstallation } from '../betrieb/claim-installation.ts';
import type { Config } from '../betrieb/config.ts';
import { getUpload } from '../bilder/bild-dienst.ts';
import { createDateiRepository } from '../dateien/datei-repository.ts';
import { openDateien, storeDatei } from '../dateien/open-dateien.ts';
import type { Datenquelle } from '../daten/database.ts';
import type { Migrations } from '../daten/migrate.ts';
import { openDatabase } from '../daten/open-database.ts';
import type { Abzug } from './dump-datenbank.ts';
import { createGeloeschtesRepository } from './geloeschtes-repository.ts';
import { loadAbzug, readAbzug } from './load-abzug.ts';
import { listGeloeschtes } from './note-geloeschtes.ts';
import { SERVER } from './open-server.ts';
import { findWeg, replayServer } from './replay-server.ts';
import { listOrte, openZiel } from './sicherungsorte.ts';
import { readFertig, unpackSicherung } from './unpack-sicherung.ts';

export interface Ergebnis {
  /** The moment it is as of. */
  stand: Date;
  /** The tables as the backup has them. */
  abzug: Abzug;
  /** Rows that had been erased since, and were erased again. */
  geloescht: number;
  bilder: number;
  veroeffentlichungen: number;
  /** Mails that were waiting; nobody knows whether they went out since. */
  mails: number;
}

/** What is not as it was when it has come back. */
export const SETTLED = [
  'kontositzungen',
  'passwortlinks',
  'passwortwuensche',
  'push_sendungen',
  'outbox',
  'geloeschtes',
];

/** Nothing that ended since comes to life again: log-ins, links, mails, notifications. */
async function settle(db: Datenquelle): Promise<number> {
  for (const tabelle of ['kontositzungen', 'passwortlinks', 'passwortwuensche', 'push_sendungen'] as const)
    await db.deleteFrom(tabelle).execute();
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

/** Files stored at a time: each waits for the disk or the network. */
const AT_A_TIME = 8;

/** Pictures whose rows are there, unless the place has them already. */
async function bringUploads(db: Datenquelle, config: Config, folder: string): Promise<number> {
  const { uploads } = openDateien(config);
  const { dateien } = await createDateiRepository(db).listNeeded();
  const there = new Set(await uploads.list(''));
  const isWanted = (name: string) => dateien.has(name) || dateien.has(getUpload(name));
  const names = (await listFiles(folder)).filter(isWanted);
  const missing = names.filter((name) => !there.has(name)).values();
  const work = async () => {
    for (const name of missing) await storeDatei(uploads, name, await readFile(join(folder, name)));
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return names.length;
}

/** Releases and secrets come back where there are none: what serves visitors now is not set back with the database. */
async function bringRest(config: Config, folder: string): Promise<number> {
  const { objects } = listOrte(config).releases;
  const isServed = (await objects.read('registry.json')) ?? (await objects.read('pointer.json'));
  const files = isServed ? [] : await listFiles(join(folder, 'releases'));
  // Names in the root say what counts; they come last.
  for (const name of files.sort((a, b) => b.split('/').length - a.split('/').length))
    await objects.writeNew(name, await readFile(join(folder, 'releases', name)));
  await mkdir(config.DATA_DIR, { recursive: true, mode: 0o700 });
  for (const name of await listFiles(join(folder, 'geheimnisse'))) {
    const target = join(config.DATA_DIR, name);
    if (!existsSync(target)) await copyFile(join(folder, 'geheimnisse', name), target);
  }
  return files.length;
}

interface Auftrag {
  name: string;
  /** Private key (age). */
  identity: string;
  migrations: Migrations;
  /** Where it is noted what was erased since. */
  geloeschtes: Objects;
  /** Moment after the backup that is wanted, where the log was stored; without one all that is there. */
  bis?: Date;
}

/** Milliseconds that a transaction may have taken between its beginning, whose time its notes have, and its end. */
const TRANSACTION_MS = 60_000;

/**
 * Brings a backup back. The database that `config` names must be empty. Everything is decrypted and compared before
 * anything is touched.
 * @param prepare called when the backup has proven whole, before the first change
 */
export async function restoreSicherung(
  config: Config,
  { name, identity, migrations, geloeschtes, bis }: Auftrag,
  prepare: () => Promise<void>,
): Promise<Ergebnis> {
  const folder = await mkdtemp(join(tmpdir(), 'zurueck-'));
  try {
    const ziel = openZiel(config);
    const { begonnen, server } = await readFertig(ziel, name);
    const wunsch = server && { ziel, server, bis, programme: config.SICHERUNG_POSTGRES };
    const weg = wunsch && (await findWeg(wunsch));
    let replaying: Promise<void> | undefined;
    // The server's files come first: while pictures are decrypted it goes on to its moment, in a place of its own.
    const beginReplay = (file: string) => {
      if (!weg || file.startsWith(`${SERVER}/`)) return;
      replaying ??= replayServer({ ...wunsch, weg, identity, folder });
      replaying.catch(() => {});
    };
    try {
      await unpackSicherung(ziel, name, identity, folder, beginReplay);
    } finally {
      await replaying?.catch(() => {});
    }
    await replaying;
    const stand = weg?.stand ?? begonnen;
    await readAbzug(join(folder, 'datenbank'), migrations);
    await prepare();
    const database = await openDatabase(config);
    try {
      const { db } = database;
      const abzug = await loadAbzug(db, join(folder, 'datenbank'), migrations);
      const erased = await listGeloeschtes(geloeschtes, new Date(stand.getTime() - TRANSACTION_MS));
      const geloescht = await createGeloeschtesRepository(db).eraseAgain(erased);
      const mails = await settle(db);
      const bilder = await bringUploads(db, config, join(folder, 'uploads'));
      const veroeffentlichungen = await bringRest(config, folder);
      await forgetInstallation(config);
      return { stand, abzug, geloescht, bilder, veroeffentlichungen, mails };
    } finally {
      await database.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
