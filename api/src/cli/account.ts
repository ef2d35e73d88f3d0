/** `npm run account -- …`: manages accounts of staff and council members. */

import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { AppError } from '@gm/shared/errors/app-error';
import { MAIL_ADDRESS } from '@gm/shared/rules/mail-address';
import { z } from 'zod';
import { readConfig } from '../core/platform/config/read-config.ts';
import { migrate } from '../core/platform/database/migrate.ts';
import { openDatabase } from '../core/platform/database/open-database.ts';
import { importAccounts } from '../core/services/accounts/import/import-accounts.ts';
import { type AccountLine, readAccountList } from '../core/services/accounts/import/read-account-list.ts';
import { createAccountAdministration } from '../core/services/accounts/manage-accounts.ts';
import { migrations } from '../migrations.ts';
import { runDatabaseCommand } from './run-database-command.ts';

const HELP = `Usage: npm run account -- <command> [--kind intern|rat] --email …

  list
  create          --first-name … --last-name … [--roles redaktion,admin] [--person number]   sends an invitation
  lock, unlock
  roles           --roles redaktion,admin     none if left out
  password        sends a link for a new password
  second-factor   [--off]                      shows the key for the app
  import file     creates all accounts of a CSV list (vorname;nachname;email;art;rollen;person) and invites them`;

/** Commands that take no address; all others act on a single account. */
const WITHOUT_ADDRESS = ['list', 'import'];

const text = { type: 'string' } as const;
const optionsSchema = z.object({
  kind: z.enum(['intern', 'rat'], '--kind is intern or rat.').default('intern'),
  email: z.email({ pattern: MAIL_ADDRESS, error: 'Name a valid mail address with --email.' }),
  'first-name': z.string().default(''),
  'last-name': z.string().default(''),
  roles: z
    .string()
    .default('')
    .transform((list) => list.split(',').filter(Boolean))
    .pipe(z.array(z.enum(['redaktion', 'admin'], '--roles are redaktion and admin.'))),
  person: z.coerce.number('--person is a number.').int().positive().optional(),
  off: z.boolean().default(false),
});

/** Throws an error listing every faulty line. */
async function readAccountFile(file: string | undefined): Promise<AccountLine[]> {
  if (!file) throw new AppError('eingabe_ungueltig', HELP);
  // npm changes the working directory: resolve against the caller's.
  const path = resolve(process.env.INIT_CWD ?? '', file);
  const lines = readAccountList(
    await readFile(path).catch((cause: unknown) => {
      throw new AppError('eingabe_ungueltig', `The file ${path} cannot be read.`, { cause });
    }),
  );
  const error = lines.flatMap(({ zeile: line, fehler: error }) => error.map((message) => `line ${line}: ${message}`));
  if (error.length > 0) throw new AppError('eingabe_ungueltig', [...error, 'No account was created.'].join('\n'));
  return lines;
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      kind: text,
      email: text,
      'first-name': text,
      'last-name': text,
      roles: text,
      person: text,
      off: { type: 'boolean' },
    },
  });
  const [operation, file] = positionals;
  const config = readConfig();
  const parsed = optionsSchema.safeParse(
    WITHOUT_ADDRESS.includes(operation ?? '') ? { ...values, email: 'a@b.example' } : values,
  );
  if (!operation || !parsed.success) {
    const error = parsed.success ? [] : parsed.error.issues.map(({ message }) => message);
    throw new AppError('eingabe_ungueltig', [...error, HELP].join('\n'));
  }
  const { kind, email, 'first-name': firstName, 'last-name': lastName, roles, person, off } = parsed.data;
  const lines = operation === 'import' ? await readAccountFile(file) : [];
  const { db, close } = await openDatabase(config);
  try {
    await migrate(db, migrations);
    const administration = createAccountAdministration(db, config);
    if (operation === 'list') {
      const accounts = await administration.list();
      if (accounts.length === 0) console.log('No account.');
      for (const account of accounts) {
        const traits = [...account.rollen, account.gesperrt && 'locked', account.totp_geheimnis && 'second factor'];
        console.log(
          [account.art, account.email, `${account.vorname} ${account.nachname}`, ...traits].filter(Boolean).join('  '),
        );
      }
    } else if (operation === 'create') {
      if (!firstName || !lastName) throw new AppError('eingabe_ungueltig', 'Name both --first-name and --last-name.');
      await administration.create({
        art: kind,
        email,
        vorname: firstName,
        nachname: lastName,
        rollen: roles,
        person_id: person ?? null,
      });
      console.log(`Created. The invitation goes to ${email} as soon as the site runs.`);
    } else if (operation === 'import') {
      const created = await db.transaction().execute((trx) => importAccounts(trx, lines, config));
      console.log(`New accounts: ${created}. Already there: ${lines.length - created}.`);
      if (created > 0) console.log('The invitations go out as soon as the site runs.');
    } else if (operation === 'lock' || operation === 'unlock') {
      await administration.setLocked(kind, email, operation === 'lock');
      console.log(operation === 'lock' ? 'Locked.' : 'Unlocked.');
    } else if (operation === 'roles') {
      await administration.setRoles(kind, email, roles);
      console.log(roles.length > 0 ? `Roles: ${roles.join(', ')}` : 'No special roles any more.');
    } else if (operation === 'password') {
      await administration.sendLink(kind, email);
      console.log(`The link goes to ${email} as soon as the site runs.`);
    } else if (operation === 'second-factor') {
      const link = await administration.setSecondFactor(kind, email, !off);
      console.log(link ?? 'The second factor is switched off.');
    } else {
      throw new AppError('eingabe_ungueltig', HELP);
    }
  } finally {
    await close();
  }
}

await runDatabaseCommand(HELP, run);
