import { AppError } from '@gm/shared/errors/app-error';
import { unifyMailAddress } from '@gm/shared/rules/mail-address';
import type { AccountImport } from '@gm/shared/schemas/accounts';
import type { DataSource } from '../../../platform/database/database.ts';
import { createAccountRepository } from '../account-repository.ts';
import type { AccountSender } from '../compose-account-mail.ts';
import { sendPasswordLink } from '../passwords/send-password-link.ts';
import { createAccountImportRepository } from './account-import-repository.ts';
import type { AccountLine } from './read-account-list.ts';

const buildKey = (kind: string, email: string) => `${kind} ${unifyMailAddress(email).toLowerCase()}`;

/** Preview of the import, line by line. */
export async function showAccountImport(db: DataSource, uuid: string, lines: AccountLine[]): Promise<AccountImport> {
  const accounts = await createAccountRepository(db).list();
  const existing = new Set(accounts.map(({ art: kind, email }) => buildKey(kind, email)));
  return {
    uuid,
    zeilen: lines.map(({ zeile: line, angaben: details, konto: account, fehler: error }) => {
      const stays = account && existing.has(buildKey(account.art, account.email));
      const state = !account ? 'fehler' : stays ? 'vorhanden' : 'neu';
      return {
        zeile: line,
        ...details,
        art: account?.art ?? details.art,
        rollen: account?.rollen.join(', ') ?? details.rollen,
        stand: state,
        fehler: error,
      };
    }),
  };
}

/**
 * Creates every missing account of the list and mails its owner an invitation, all or none. Returns the number created.
 * Throws `konflikt` for a faulty line. Call it inside a transaction.
 */
export async function importAccounts(
  trx: DataSource,
  lines: readonly AccountLine[],
  config: AccountSender,
): Promise<number> {
  const accounts = createAccountRepository(trx);
  let created = 0;
  for (const { konto: account, zeile: line } of lines) {
    if (!account) throw new AppError('konflikt', `Zeile ${line} ist fehlerhaft; angelegt wurde noch niemand.`);
    const id = await accounts.create({ ...account, passwort_hash: null });
    if (id === null) continue;
    await sendPasswordLink(trx, { ...account, id }, 'einladung', config);
    created += 1;
  }
  return created;
}

/**
 * Imports the list an administrator has previewed. Throws `nicht_gefunden` if it is gone, for example because it was
 * already imported.
 */
export async function runAccountImport(
  db: DataSource,
  konto_id: number,
  uuid: string,
  config: AccountSender,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const lines = await createAccountImportRepository(trx).take(konto_id, uuid);
    if (!lines)
      throw new AppError(
        'nicht_gefunden',
        'Diese Liste gibt es nicht mehr. Bitte wählen Sie die Datei noch einmal aus.',
      );
    return importAccounts(trx, lines, config);
  });
}
