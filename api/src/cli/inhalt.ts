/** `npm run inhalt`: checks the content folder and brings it into the database, or asks the running api to. */

import { join } from 'node:path';
import { chooseBereiche, migrations } from '../bereiche.ts';
import { readConfig } from '../kern/betrieb/config.ts';
import { migrate } from '../kern/daten/migrate.ts';
import { openDatabase } from '../kern/daten/open-database.ts';
import { findLockHolder } from '../kern/daten/pglite/lock-file.ts';
import { checkInhalt, loadInhalt } from '../kern/inhalt/load-inhalt.ts';
import { runCommand } from './run-command.ts';

async function run(): Promise<void> {
  const config = readConfig();
  const auftrag = { ordner: config.CONTENT_DIR, bereiche: chooseBereiche(config.BEREICHE_AUS) };
  const zahlen = Object.entries(await checkInhalt(auftrag)).map(([was, anzahl]) => `${anzahl} ${was}`);
  console.log(`${config.CONTENT_DIR}: ${zahlen.join(', ')}, alles in Ordnung.`);

  const holder = config.DATABASE_URL ? undefined : await findLockHolder(join(config.DATA_DIR, 'datenbank'));
  if (holder !== undefined) {
    // Only one process may open the embedded database; the one that has it loads on this signal.
    process.kill(holder, 'SIGHUP');
    console.log(`Der laufende Dienst (Prozess ${holder}) lädt den Inhalt jetzt neu.`);
    return;
  }
  const { db, close } = await openDatabase(config);
  try {
    await migrate(db, migrations);
    const { geladen, version } = await loadInhalt(db, auftrag);
    console.log(geladen ? `Geladen als Version ${version}.` : `Version ${version} war schon geladen.`);
  } finally {
    await close();
  }
}

await runCommand(run);
