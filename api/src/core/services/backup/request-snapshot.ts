import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../platform/config/config.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { askHolder } from '../../platform/jobs/commands.ts';
import { dumpDatabase } from './dump-database.ts';

/**
 * Writes the tables into a folder of `DATA_DIR` and returns its path: either directly, or by asking the process that
 * has the permission.
 */
export async function requestSnapshot(config: Config): Promise<string> {
  const folder = await mkdtemp(join(config.DATA_DIR, 'abzug-'));
  try {
    if ((await askHolder(config, { vorgang: 'abzug', ordner: folder })) !== null) return folder;
    const { db, close } = await openDatabase(config);
    try {
      await dumpDatabase(db, folder);
    } finally {
      await close();
    }
    return folder;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}
