/** `npm run restore -- --key <file>`: replaces the site by a backup. */

import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { askSecondPerson } from '@gm/shared/cli/ask-second-person';
import { AppError } from '@gm/shared/errors/app-error';
import { readConfig } from '../core/platform/config/read-config.ts';
import { openFiles } from '../core/platform/files/open-files.ts';
import { findSite } from '../core/services/backup/find-site.ts';
import { restoreBackup } from '../core/services/backup/restore-backup.ts';
import { migrations } from '../migrations.ts';
import { chooseBackup, readIdentity, readUntil } from './backup-options.ts';
import { runDatabaseCommand } from './run-database-command.ts';

const HELP = `Usage: npm run restore -- --key <file of the secret key>

  restores the latest backup; what happened since is lost
  --backup <name>    this backup; npm run backup -- --list names all
  --until <moment>   the state of that moment, such as 2026-11-23T12:00:30 in the time of this machine; with a Z at the
                     end in UTC, as the names of the backups are
  --replace <name>   the name of the site that is replaced, instead of typing it
  --code <code>      the code of the second person, instead of typing it`;

/** Requires the user to type what will be replaced; scripts pass it as an option. */
async function askForWord(word: string, given: string | undefined): Promise<void> {
  const question = `There is a site here already. It is replaced, and what happened since the backup is lost.
Type its name to confirm, ${word}: `;
  let answer = given;
  if (answer === undefined && process.stdin.isTTY) {
    const line = createInterface({ input: process.stdin, output: process.stdout });
    answer = await line.question(question);
    line.close();
  }
  if (answer?.trim() === word) return;
  const hint = answer === undefined ? `Name it with --replace ${word}.` : 'That was not its name.';
  throw new AppError('konflikt', `There is a site here already. ${hint} Nothing was changed.`);
}

async function run(): Promise<void> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: { key: text, backup: text, until: text, replace: text, code: text },
  });
  const config = readConfig();
  const identity = await readIdentity(values.key);
  const until = readUntil(values.until);
  const name = await chooseBackup(config, values.backup, until);
  if (await findSite(config)) {
    const word = new URL(config.SITE_URL).hostname;
    await askForWord(word, values.replace);
    await askSecondPerson(config, `The site ${word} is replaced by the backup ${name}.`, values.code);
  }
  const { geloeschtes: deleted } = openFiles(config);
  const result = await restoreBackup(config, {
    name,
    identity,
    migrations,
    geloeschtes: deleted,
    ...(until && { bis: until }),
  });
  const lines = result.abzug.tabellen.reduce((sum, table) => sum + table.zeilen, 0);
  const releases = result.veroeffentlichungen;
  console.log(`Restored: ${name}, as of ${result.stand.toISOString()}.
${lines} rows, ${result.bilder} pictures, ${releases > 0 ? `${releases} files of releases` : 'no releases, as those of the site stay'}.
${result.geloescht} rows deleted since then were deleted again; everybody is logged out.
${result.mails} mails were waiting then and are not sent again by themselves.`);
}

await runDatabaseCommand(HELP, run);
