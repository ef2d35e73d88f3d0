/** `npm run ratsinfo:import -- <address or folder>`: reads another OParl system's council into the database. */

import { join } from 'node:path';
import { Presets, SingleBar } from 'cli-progress';
import { importFolder, importOparl } from '../areas/ratsinfo/import/import-corporation.ts';
import { migrations } from '../areas.ts';
import { readConfig } from '../core/platform/config/read-config.ts';
import { migrate } from '../core/platform/database/migrate.ts';
import { openDatabase } from '../core/platform/database/open-database.ts';
import { findLockHolder } from '../core/platform/database/pglite/lock-file.ts';

const HELP = 'Aufruf: npm run ratsinfo:import -- <Adresse eines OParl-Systems oder Ordner mit seinen Objekten>';
const MAX_NAMED = 10;

async function run(): Promise<void> {
  const [source] = process.argv.slice(2);
  if (!source) throw new Error(HELP);
  const config = readConfig();
  const holder = config.DATABASE_URL ? undefined : await findLockHolder(join(config.DATA_DIR, 'datenbank'));
  if (holder !== undefined) {
    throw new Error(`Die Datenbank ist in Benutzung (Prozess ${holder}). Bitte beenden Sie die Website vorher.`);
  }
  const { db, close } = await openDatabase(config);
  const balken = new SingleBar(
    { format: '{bar} {percentage} % | {value} von {total} Objekten | noch {eta_formatted}', hideCursor: true },
    Presets.shades_classic,
  );
  const report = (parsed: number, altogether: number) => {
    if (!balken.isActive) balken.start(altogether, parsed);
    balken.setTotal(altogether);
    balken.update(parsed);
  };
  try {
    await migrate(db, migrations);
    const importAll = /^https?:\/\//.test(source) ? importOparl : importFolder;
    const { objekte: objects, unlesbar: unreadable } = await importAll(db, source, { report });
    balken.stop();
    console.log(`${objects} objects read.`);
    if (unreadable.length > 0) {
      console.log(`${unreadable.length} could not be read: ${unreadable.slice(0, MAX_NAMED).join(', ')}`);
    }
  } finally {
    balken.stop();
    await close();
  }
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
