import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { askHolder } from '../betrieb/befehle.ts';
import type { Config } from '../betrieb/config.ts';
import { openDatabase } from '../daten/open-database.ts';
import { dumpDatenbank } from './dump-datenbank.ts';

/** Writes the tables into a folder of `DATA_DIR` and gives its path: itself, or by asking the process that may. */
export async function requestAbzug(config: Config): Promise<string> {
  const ordner = await mkdtemp(join(config.DATA_DIR, 'abzug-'));
  try {
    if ((await askHolder(config, { vorgang: 'abzug', ordner })) !== null) return ordner;
    const { db, close } = await openDatabase(config);
    try {
      await dumpDatenbank(db, ordner);
    } finally {
      await close();
    }
    return ordner;
  } catch (error) {
    await rm(ordner, { recursive: true, force: true });
    throw error;
  }
}
