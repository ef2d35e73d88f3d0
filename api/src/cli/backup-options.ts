import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { AppError } from '@gm/shared/errors/app-error';
import type { Config } from '../core/platform/config/config.ts';
import { openTarget } from '../core/services/backup/backup-locations.ts';
import { listBackups, readDone } from '../core/services/backup/unpack-backup.ts';

/** Reads the private key given with `--key`. */
export async function readIdentity(file: string | undefined): Promise<string> {
  if (!file) throw new AppError('eingabe_ungueltig', 'Name the file of the secret key with --key.');
  const path = resolve(process.env.INIT_CWD ?? '', file);
  return readFile(path, 'utf8').catch((cause: unknown) => {
    throw new AppError('eingabe_ungueltig', `The file ${path} cannot be read.`, { cause });
  });
}

export function readUntil(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const until = new Date(text);
  if (Number.isNaN(until.getTime()))
    throw new AppError('eingabe_ungueltig', `"${text}" is no moment such as 2026-11-23T12:00:30.`);
  return until;
}

/** The named backup, or the latest one complete by `until`. */
export async function chooseBackup(config: Config, name: string | undefined, until?: Date): Promise<string> {
  if (name) return name;
  const target = openTarget(config);
  for (const one of (await listBackups(target)).reverse()) {
    if (!until) return one;
    const { begonnen: started, server } = await readDone(target, one);
    if ((server?.beendet ?? started) <= until) return one;
  }
  throw new AppError('nicht_gefunden', 'There is no such backup.');
}
