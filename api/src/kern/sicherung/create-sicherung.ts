import { AppError } from '@gm/shared/fehler/app-error';
import type { Objects } from '@gm/shared/store/objects';
import type { Config } from '../betrieb/config.ts';
import { openServer } from './open-server.ts';
import { openAbzug, packSicherung } from './pack-sicherung.ts';
import { removeOldStuecke } from './protokoll-ablage.ts';
import { listDateien, openZiel } from './sicherungsorte.ts';
import { listSicherungen, readFertig } from './unpack-sicherung.ts';

/** Backups that stay whatever their age: one that was not made for weeks must not take the last one along. */
const AT_LEAST = 3;
const DAY_MS = 86_400_000;

async function remove(ziel: Objects, name: string): Promise<void> {
  // First that which makes it a backup: what is left after a fault counts for nothing.
  await ziel.remove(`${name}/fertig.json`);
  for (const part of await ziel.list(`${name}/`)) await ziel.remove(part);
}

/** Takes away backups, and the log before them, that are older than the days of `SICHERUNG_TAGE`; gives their names. */
async function removeOld(ziel: Objects, days: number, now: Date): Promise<string[]> {
  const removed: string[] = [];
  for (const name of (await listSicherungen(ziel)).slice(0, -AT_LEAST)) {
    const { begonnen } = await readFertig(ziel, name);
    if (now.getTime() - begonnen.getTime() <= days * DAY_MS) continue;
    await remove(ziel, name);
    removed.push(name);
  }
  const [oldest] = await listSicherungen(ziel);
  if (oldest) await removeOldStuecke(ziel, (await readFertig(ziel, oldest)).begonnen);
  return removed;
}

/**
 * Makes a backup of the whole site: database, pictures, releases, secrets.
 * @param dump writes the tables into a folder and gives its path, which is removed afterwards
 */
export async function createSicherung(
  config: Config,
  dump: () => Promise<string>,
): Promise<{ name: string; removed: string[] }> {
  const { SICHERUNG_EMPFAENGER: empfaenger, SICHERUNG_TAGE } = config;
  if (!empfaenger) {
    const message =
      'SICHERUNG_EMPFAENGER fehlt: der öffentliche Schlüssel, mit dem gesichert wird. `npm run sichern -- --schluessel Datei` macht ein Paar.';
    throw new AppError('konflikt', message);
  }
  const ziel = openZiel(config);
  const begonnen = new Date();
  const datenbank = config.SICHERUNG_FORTLAUFEND ? await openServer(config) : openAbzug(await dump());
  try {
    const name = await packSicherung({ datenbank, eintraege: listDateien(config), empfaenger, ziel, begonnen });
    return { name, removed: await removeOld(ziel, SICHERUNG_TAGE, begonnen) };
  } finally {
    await datenbank.close();
  }
}
