import type { DataSource } from '../../platform/database/database.ts';
import { type AccountLine, createAccountRepository } from '../../services/accounts/account-repository.ts';
import type { Actor } from '../../services/accounts/sessions/actor.ts';
import { readLetters } from '../../services/mail/letters.ts';
import type { Mail } from '../../services/mail/mail.ts';
import type { ContributionLine } from '../store/editorial-repository.ts';
import { createRights, type Matter } from '../store/rights.ts';
import { composeRelease, isReleaseOccasion, type ReleaseSender } from './compose-release.ts';
import { RELEASE_MAILS } from './release-mails.ts';

/**
 * Accounts asked for a release: editors, accounts with the right, and their deputies of today. Accounts that only
 * manage accounts are asked if there is no one else.
 */
export function listApprovers(accounts: readonly AccountLine[], matter: Matter, without: number): AccountLine[] {
  const possible = accounts.filter(
    (account) =>
      account.id !== without &&
      account.art === 'intern' &&
      !account.gesperrt &&
      createRights(account).allows('freigeben', matter),
  );
  const meant = possible.filter((account) =>
    createRights({ ...account, rollen: account.rollen.filter((role) => role !== 'admin') }).allows('freigeben', matter),
  );
  return meant.length > 0 ? meant : possible;
}

interface Step {
  vorgang: string;
  hinweis: string;
  gegenstand: Matter;
  titel: string;
  bezeichnung: string;
}

/** Mails to accounts that must review an entry, or to the one who asked for it. The entry is as before the step. */
export async function composeReleaseMails(
  trx: DataSource,
  { konto: account, name: from }: Actor,
  { referenz: reference, vorgelegt_von }: Pick<ContributionLine, 'referenz' | 'vorgelegt_von'>,
  { vorgang: operation, hinweis: hint, gegenstand: matter, titel: title, bezeichnung: label }: Step,
  sender: ReleaseSender,
): Promise<Mail[]> {
  if (!isReleaseOccasion(operation)) return [];
  if (operation !== 'vorlegen' && (vorgelegt_von === null || vorgelegt_von === account)) return [];
  const accounts = await createAccountRepository(trx).list();
  const recipient =
    operation === 'vorlegen'
      ? listApprovers(accounts, matter, account ?? 0)
      : accounts.filter(({ id, gesperrt: locked }) => id === vorgelegt_von && !locked);
  const letters = await readLetters(trx, RELEASE_MAILS);
  return recipient.map(({ email, vorname: firstName, nachname: lastName }) =>
    composeRelease(
      letters,
      operation,
      {
        an: { email, name: `${firstName} ${lastName}` },
        von: from,
        beitrag: { referenz: reference, bezeichnung: label, titel: title },
        hinweis: hint,
      },
      sender,
    ),
  );
}
