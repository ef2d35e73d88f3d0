/** `npm run backup`: writes an encrypted backup of the whole site, and makes what backups need. */

import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { AppError } from '@gm/shared/errors/app-error';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { readConfig } from '../core/platform/config/read-config.ts';
import { buildTotpLink, createTotpSecret } from '../core/services/accounts/second-factor/totp.ts';
import { openTarget } from '../core/services/backup/backup-locations.ts';
import { createBackup } from '../core/services/backup/create-backup.ts';
import { recordLog } from '../core/services/backup/record-log.ts';
import { requestSnapshot } from '../core/services/backup/request-snapshot.ts';
import { listBackups } from '../core/services/backup/unpack-backup.ts';
import { runDatabaseCommand } from './run-database-command.ts';

const HELP = `Usage: npm run backup -- [option]

  without an option           writes a backup of the whole site
  --list                      lists the backups
  --key <file>                makes a new key: the secret one in this file, the public one for the settings
  --second-person <address>   makes the secret of a person without whom nothing is restored
  --continuous                archives the log of PostgreSQL until stopped`;

async function makeKeys(file: string): Promise<void> {
  const path = resolve(process.env.INIT_CWD ?? '', file);
  if (existsSync(path)) throw new AppError('konflikt', `${path} is there already. Nothing was changed.`);
  const identity = await generateX25519Identity();
  await writeFile(path, `${identity}\n`, { mode: 0o600, flag: 'wx' });
  console.log(`The secret key is in ${path}. Keep it in two places, neither of them on this machine: without it every backup is worthless,
with it everybody can read them. The public key belongs into the settings:

BACKUP_RECIPIENT=${await identityToRecipient(identity)}`);
}

function makeSecondPerson(who: string): void {
  const secret = createTotpSecret();
  console.log(`Only ${who} may see this: put it into the authenticator app (as a link or by hand), then clear the screen.

${buildTotpLink(secret, who, 'Zweite Person')}

It belongs into the settings, too; several are separated by commas, and everyone who can read that file can agree:

SECOND_PERSON=${secret}`);
}

async function run(): Promise<void> {
  const text = { type: 'string' } as const;
  const yes = { type: 'boolean' } as const;
  const { values } = parseArgs({ options: { key: text, 'second-person': text, list: yes, continuous: yes } });
  if (values.key) return makeKeys(values.key);
  if (values['second-person']) return makeSecondPerson(values['second-person']);
  const config = readConfig();
  if (values.list) return console.log((await listBackups(openTarget(config))).join('\n') || 'No backup.');
  if (values.continuous) {
    const end = new AbortController();
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => end.abort());
    return recordLog(config, { signal: end.signal, say: console.log });
  }
  const { name, removed } = await createBackup(config, () => requestSnapshot(config));
  console.log(`Backed up: ${name}`);
  for (const old of removed) console.log(`Deleted, being older than ${config.BACKUP_DAYS} days: ${old}`);
}

await runDatabaseCommand(HELP, run);
