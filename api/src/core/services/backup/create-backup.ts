import { AppError } from '@gm/shared/errors/app-error';
import type { Objects } from '@gm/shared/store/objects';
import type { Config } from '../../platform/config/config.ts';
import { findDiskFault } from '../../platform/errors/find-disk-fault.ts';
import { openFiles } from '../../platform/files/open-files.ts';
import { noteSuccess } from './backup-age.ts';
import { listFiles, openTarget } from './backup-locations.ts';
import { removeOldPieces } from './log-storage.ts';
import { openServer } from './open-server.ts';
import { openSnapshot, packBackup } from './pack-backup.ts';
import { listBackups, readDone } from './unpack-backup.ts';

/** Number of backups kept whatever their age: after weeks without a new one, the last must not be deleted. */
const AT_LEAST = 3;
const DAY_MS = 86_400_000;
/** A part of a backup, by the name that `packBackup` gives. */
const PART_NAME = /^(\d{4}-\d\d-\d\dT[\d-]{8}-[0-9a-f]{6})\/teil-\d+\.age$/;

async function remove(target: Objects, name: string): Promise<void> {
  // Remove the completion marker first: a backup left over after an error then counts as incomplete.
  await target.remove(`${name}/fertig.json`);
  for (const part of await target.list(`${name}/`)) await target.remove(part);
}

/** Deletes what killed backups have left; another one may be running for hours. */
async function removeIncomplete(target: Objects, now: Date): Promise<void> {
  const complete = new Set(await listBackups(target));
  const yesterday = new Date(now.getTime() - DAY_MS).toISOString().replaceAll(':', '-');
  for (const part of await target.list('')) {
    const [, name] = PART_NAME.exec(part) ?? [];
    if (name && !complete.has(name) && name < yesterday) await target.remove(part);
  }
}

/** Deletes backups older than `BACKUP_DAYS`, and the log before them; returns their names. */
async function removeOld(target: Objects, days: number, now: Date): Promise<string[]> {
  const removed: string[] = [];
  for (const name of (await listBackups(target)).slice(0, -AT_LEAST)) {
    const { begonnen: started } = await readDone(target, name);
    if (now.getTime() - started.getTime() <= days * DAY_MS) continue;
    await remove(target, name);
    removed.push(name);
  }
  const [oldest] = await listBackups(target);
  if (oldest) await removeOldPieces(target, (await readDone(target, oldest)).begonnen);
  return removed;
}

async function writeBackup(config: Config, recipient: string, dump: () => Promise<string>) {
  const target = openTarget(config);
  const started = new Date();
  await removeIncomplete(target, started);
  const database = config.BACKUP_CONTINUOUS ? await openServer(config) : openSnapshot(await dump());
  try {
    const name = await packBackup({
      datenbank: database,
      eintraege: listFiles(config),
      empfaenger: recipient,
      ziel: target,
      begonnen: started,
    });
    await noteSuccess(openFiles(config).backupSuccesses, 'backup', started);
    return { name, removed: await removeOld(target, config.BACKUP_DAYS, started) };
  } finally {
    await database.close();
  }
}

/**
 * Creates a backup of the whole site: database, pictures, releases, secrets.
 * @param dump writes the tables into a folder and returns its path; the folder is removed afterwards
 */
export async function createBackup(
  config: Config,
  dump: () => Promise<string>,
): Promise<{ name: string; removed: string[] }> {
  if (!config.BACKUP_RECIPIENT) {
    const message =
      'BACKUP_RECIPIENT is missing: the public key that backups are encrypted with. `npm run backup -- --key file` makes a pair.';
    throw new AppError('konflikt', message);
  }
  try {
    return await writeBackup(config, config.BACKUP_RECIPIENT, dump);
  } catch (error) {
    if (findDiskFault(error) !== 'full') throw error;
    const message = `The disk is full: there is no new backup, and earlier ones are untouched. A backup needs room in ${config.BACKUP_TARGET}, and for the tables in ${config.DATA_DIR}.`;
    throw new AppError('konflikt', message, { cause: error });
  }
}
