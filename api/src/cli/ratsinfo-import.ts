/** `npm run ratsinfo:import -- <address or folder>`: reads another OParl system's council into the database. */

import { join } from 'node:path';
import { Presets, SingleBar } from 'cli-progress';
import { importFolder, importOparl } from '../bereiche/ratsinfo/import/import-koerperschaft.ts';
import { migrations } from '../bereiche.ts';
import { readConfig } from '../kern/betrieb/read-config.ts';
import { migrate } from '../kern/daten/migrate.ts';
import { openDatabase } from '../kern/daten/open-database.ts';
import { findLockHolder } from '../kern/daten/pglite/lock-file.ts';

const HILFE = 'Aufruf: npm run ratsinfo:import -- <Adresse eines OParl-Systems oder Ordner mit seinen Objekten>';
const MAX_GENANNTE = 10;

async function run(): Promise<void> {
  const [quelle] = process.argv.slice(2);
  if (!quelle) throw new Error(HILFE);
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
  const report = (gelesen: number, insgesamt: number) => {
    if (!balken.isActive) balken.start(insgesamt, gelesen);
    balken.setTotal(insgesamt);
    balken.update(gelesen);
  };
  try {
    await migrate(db, migrations);
    const importAll = /^https?:\/\//.test(quelle) ? importOparl : importFolder;
    const { objekte, unlesbar } = await importAll(db, quelle, { report });
    balken.stop();
    console.log(`${objekte} Objekte gelesen.`);
    if (unlesbar.length > 0) {
      console.log(`${unlesbar.length} ließen sich nicht lesen: ${unlesbar.slice(0, MAX_GENANNTE).join(', ')}`);
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
