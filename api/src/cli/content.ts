/** `npm run content -- export|import|check <folder>`: the municipality's content as a file. */

import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { askSecondPerson } from '@gm/shared/cli/ask-second-person';
import { AppError } from '@gm/shared/errors/app-error';
import type { ContentWish } from '../core/editor/folder/carry-out-wish.ts';
import type { Config } from '../core/platform/config/config.ts';
import { readConfig } from '../core/platform/config/read-config.ts';
import { migrate } from '../core/platform/database/migrate.ts';
import { openDatabase } from '../core/platform/database/open-database.ts';
import { askHolder } from '../core/platform/jobs/commands.ts';
import { migrations } from '../migrations.ts';
import { runDatabaseCommand } from './run-database-command.ts';

const HELP = `Usage: npm run content -- <command> <folder>

  check   reads the folder and says what is wrong where; changes nothing
  export  writes the content of the database into a folder that is empty or not there yet
  import  makes the folder the content of a database that has none; all or nothing
          --replace: also where there is content; what the folder does not have is gone then`;

async function refuseUnreadable(folder: string): Promise<void> {
  await readdir(folder).catch((cause: NodeJS.ErrnoException) => {
    const message =
      cause.code === 'ENOENT' ? `There is no folder ${folder}.` : `${folder} cannot be read (${cause.code}).`;
    throw new AppError('eingabe_ungueltig', message);
  });
}

/** Loads the areas, which takes two seconds, only where this process and not the running api needs them. */
async function loadHouse(config: Config) {
  const { AREAS, chooseAreas } = await import('../areas.ts');
  return { config, bereiche: chooseAreas(config.AREAS_OFF), alle: AREAS };
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean' }, code: { type: 'string' } },
  });
  const [operation, folder, ...rest] = positionals;
  if (!folder || rest.length > 0 || !['check', 'export', 'import'].includes(operation ?? '')) {
    throw new AppError('eingabe_ungueltig', HELP);
  }
  // npm changes the working directory: resolve against the caller's.
  const ordner = resolve(process.env.INIT_CWD ?? '', folder);
  if (operation !== 'export') await refuseUnreadable(ordner);
  const config = readConfig();
  if (operation === 'check') {
    const house = await loadHouse(config);
    const { checkContent } = await import('../core/editor/folder/import-content.ts');
    const figures = Object.entries(await checkContent({ ...house, ordner })).map(([was, count]) => `${count} ${was}`);
    console.log(`${ordner}: ${figures.join(', ')}. Nothing is wrong.`);
    return;
  }
  const wish: ContentWish =
    operation === 'export'
      ? { vorgang: operation, ordner }
      : { vorgang: 'import', ordner, ersetzen: values.replace ?? false };
  if (operation === 'import' && values.replace) {
    const what = `All content of ${new URL(config.SITE_URL).hostname} is replaced by that in ${ordner}.`;
    await askSecondPerson(config, what, values.code);
  }
  const answer = await askHolder(config, wish);
  if (answer !== null) {
    console.log(answer);
    return;
  }
  const house = await loadHouse(config);
  const { carryOutWish } = await import('../core/editor/folder/carry-out-wish.ts');
  const { db, close } = await openDatabase(config);
  try {
    await migrate(db, migrations);
    console.log(await carryOutWish(db, house, wish));
  } finally {
    await close();
  }
}

await runDatabaseCommand(HELP, run);
