import { AppError } from '@gm/shared/errors/app-error';
import type { Objects } from '@gm/shared/store/objects';
import type { Config } from '../../platform/config/config.ts';
import { listFiles, openTarget } from './backup-locations.ts';
import { removeOldPieces } from './log-storage.ts';
import { openServer } from './open-server.ts';
import { openSnapshot, packBackup } from './pack-backup.ts';
import { listBackups, readDone } from './unpack-backup.ts';

/** Number of backups kept whatever their age: after weeks without a new one, the last must not be deleted. */
const AT_LEAST = 3;
const DAY_MS = 86_400_000;

async function remove(target: Objects, name: string): Promise<void> {
  // Remove the completion marker first: a backup left over after an error then counts as incomplete.
  await target.remove(`${name}/fertig.json`);
  for (const part of await target.list(`${name}/`)) await target.remove(part);
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

/**
 * Creates a backup of the whole site: database, pictures, releases, secrets.
 * @param dump writes the tables into a folder and returns its path; the folder is removed afterwards
 */
export async function createBackup(
  config: Config,
  dump: () => Promise<string>,
): Promise<{ name: string; removed: string[] }> {
  const { BACKUP_RECIPIENT: recipient, BACKUP_DAYS } = config;
  if (!recipient) {
    const message =
      'BACKUP_RECIPIENT is missing: the public key that backups are encrypted with. `npm run backup -- --key file` makes a pair.';
    throw new AppError('konflikt', message);
  }
  const target = openTarget(config);
  const started = new Date();
  const database = config.BACKUP_CONTINUOUS ? await openServer(config) : openSnapshot(await dump());
  try {
    const name = await packBackup({
      datenbank: database,
      eintraege: listFiles(config),
      empfaenger: recipient,
      ziel: target,
      begonnen: started,
    });
    return { name, removed: await removeOld(target, BACKUP_DAYS, started) };
  } finally {
    await database.close();
  }
}
