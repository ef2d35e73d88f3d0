/**
 * `npm run backup:rehearse -- --key <file>`: restores the latest backup to a separate location, starts the site there,
 * compares it and writes a report. Run it once a month.
 */

import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../core/platform/config/read-config.ts';
import { openFiles } from '../core/platform/files/open-files.ts';
import { noteSuccess } from '../core/services/backup/backup-age.ts';
import { proveBackup } from '../core/services/backup/prove-backup.ts';
import { migrations } from '../migrations.ts';
import { chooseBackup, readIdentity } from './backup-options.ts';
import { runDatabaseCommand } from './run-database-command.ts';

const HELP = `Usage: npm run backup:rehearse -- --key <file of the secret key>

  restores the latest backup to a separate place, compares it with the site and writes a report
  --backup <name>   this backup; npm run backup -- --list names all
  --report <file>   where the report goes`;

async function run(): Promise<void> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { key: text, backup: text, report: text } });
  const config = readConfig();
  const identity = await readIdentity(values.key);
  const name = await chooseBackup(config, values.backup);
  const begun = new Date();
  const report = await proveBackup(config, { name, identity, migrations });
  const file = resolve(process.env.INIT_CWD ?? '', values.report ?? `rehearsal-${name}.md`);
  await writeFile(file, report.text);
  console.log(`${report.isGut ? 'Passed' : 'Failed'}: ${file}`);
  if (report.isGut) await noteSuccess(openFiles(config).backupSuccesses, 'rehearsal', begun);
  else process.exitCode = 1;
}

await runDatabaseCommand(HELP, run);
