/** `npm run ratsinfo:import -- <address or folder>`: reads another OParl system's council into the database. */

import { AppError } from '@gm/shared/errors/app-error';
import { Presets, SingleBar } from 'cli-progress';
import { importFolder, importOparl } from '../areas/ratsinfo/import/import-corporation.ts';
import { readConfig } from '../core/platform/config/read-config.ts';
import { migrate } from '../core/platform/database/migrate.ts';
import { openDatabase } from '../core/platform/database/open-database.ts';
import { migrations } from '../migrations.ts';
import { runDatabaseCommand } from './run-database-command.ts';

const HELP = 'Usage: npm run ratsinfo:import -- <address of an OParl system, or folder with its objects>';
const MAX_NAMED = 10;

async function run(): Promise<void> {
  const [source] = process.argv.slice(2);
  if (!source) throw new AppError('eingabe_ungueltig', HELP);
  const config = readConfig();
  const { db, close } = await openDatabase(config);
  const bar = new SingleBar(
    { format: '{bar} {percentage} % | {value} of {total} objects | {eta_formatted} left', hideCursor: true },
    Presets.shades_classic,
  );
  const report = (parsed: number, altogether: number) => {
    if (!bar.isActive) bar.start(altogether, parsed);
    bar.setTotal(altogether);
    bar.update(parsed);
  };
  try {
    await migrate(db, migrations);
    const importAll = /^https?:\/\//.test(source) ? importOparl : importFolder;
    const { objekte: objects, unlesbar: unreadable } = await importAll(db, source, { report });
    bar.stop();
    console.log(`${objects} objects read.`);
    if (unreadable.length > 0) {
      console.log(`${unreadable.length} could not be read: ${unreadable.slice(0, MAX_NAMED).join(', ')}`);
    }
  } finally {
    bar.stop();
    await close();
  }
}

await runDatabaseCommand(HELP, run);
