/** `npm run inhalt -- export|import|check <folder>`: the municipality in a file. */

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { askSecondPerson } from '@gm/shared/befehle/ask-second-person';
import { AppError } from '@gm/shared/fehler/app-error';
import { BEREICHE, chooseBereiche, migrations } from '../bereiche.ts';
import { askHolder } from '../kern/betrieb/befehle.ts';
import { readConfig } from '../kern/betrieb/read-config.ts';
import { migrate } from '../kern/daten/migrate.ts';
import { openDatabase } from '../kern/daten/open-database.ts';
import { carryOutWunsch, type Inhaltswunsch } from '../kern/inhalt/carry-out-wunsch.ts';
import { checkInhalt } from '../kern/inhalt/import-inhalt.ts';
import { runCommand } from './run-command.ts';

const HELP = `Usage: npm run inhalt -- <command> <folder>

  check   reads the folder and says what is wrong where; changes nothing
  export  writes the content of the database into a folder that is empty or not there yet
  import  makes the folder the content of a database that has none; all or nothing
          --replace: also where there is content; what the folder does not have is gone then`;

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean' }, code: { type: 'string' } },
  });
  const [vorgang, folder, ...rest] = positionals;
  if (!folder || rest.length > 0 || !['check', 'export', 'import'].includes(vorgang ?? '')) {
    throw new AppError('eingabe_ungueltig', HELP);
  }
  // npm changes the folder: what was typed counts from where one was.
  const ordner = resolve(process.env.INIT_CWD ?? '', folder);
  if (vorgang !== 'export' && !existsSync(ordner)) {
    throw new AppError('eingabe_ungueltig', `There is no folder ${ordner}.`);
  }
  const config = readConfig();
  const haus = { config, bereiche: chooseBereiche(config.BEREICHE_AUS), alle: BEREICHE };
  if (vorgang === 'check') {
    const zahlen = Object.entries(await checkInhalt({ ...haus, ordner })).map(([was, anzahl]) => `${anzahl} ${was}`);
    console.log(`${ordner}: ${zahlen.join(', ')}. Nothing is wrong.`);
    return;
  }
  const wunsch: Inhaltswunsch =
    vorgang === 'export' ? { vorgang, ordner } : { vorgang: 'import', ordner, ersetzen: values.replace ?? false };
  if (vorgang === 'import' && values.replace) {
    const what = `Alle Inhalte von ${new URL(config.SITE_URL).hostname} werden durch die in ${ordner} ersetzt.`;
    await askSecondPerson(config, what, values.code);
  }
  const antwort = await askHolder(config, wunsch);
  if (antwort !== null) {
    console.log(antwort);
    return;
  }
  const { db, close } = await openDatabase(config);
  try {
    await migrate(db, migrations);
    console.log(await carryOutWunsch(db, haus, wunsch));
  } finally {
    await close();
  }
}

await runCommand(run);
