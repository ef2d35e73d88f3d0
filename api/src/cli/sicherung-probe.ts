/**
 * `npm run sicherung:probe -- --schluessel Datei`: brings the latest backup back into a place of its own, starts the site
 * there, compares, and writes a report. To be done once a month.
 */

import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { migrations } from '../bereiche.ts';
import { readConfig } from '../kern/betrieb/read-config.ts';
import { proveSicherung } from '../kern/sicherung/prove-sicherung.ts';
import { runCommand } from './run-command.ts';
import { chooseSicherung, readIdentity } from './sicherung-optionen.ts';

async function run(): Promise<void> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { schluessel: text, sicherung: text, bericht: text } });
  const config = readConfig();
  const identity = await readIdentity(values.schluessel);
  const name = await chooseSicherung(config, values.sicherung);
  const bericht = await proveSicherung(config, { name, identity, migrations });
  const datei = resolve(process.env.INIT_CWD ?? '', values.bericht ?? `sicherungsprobe-${name}.md`);
  await writeFile(datei, bericht.text);
  console.log(`${bericht.isGut ? 'Bestanden' : 'Nicht bestanden'}: ${datei}`);
  if (!bericht.isGut) process.exitCode = 1;
}

await runCommand(run);
