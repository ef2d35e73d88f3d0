import { AppError } from '@gm/shared/errors/app-error';
import type { Config } from '../../../platform/config/config.ts';
import { createSecret } from '../../../platform/config/secret.ts';
import type { DataSource } from '../../../platform/database/database.ts';
import { type Access, findAccess } from '../access.ts';
import { type AccountLine, createAccountRepository } from '../account-repository.ts';
import { checkPassword } from '../passwords/password.ts';
import { isCodeRight } from '../second-factor/second-factor.ts';
import { createAccountSessionRepository } from './account-session-repository.ts';
import {
  type Counts,
  countAttempt,
  listLoginCounts,
  listProofCounts,
  type Origin,
  settleAttempt,
} from './count-attempt.ts';

type Limits = Pick<Config, 'LOGIN_FAILURES' | 'LOGIN_FAILURES_PER_ACCOUNT'>;

/** Error shown next to the field; never reveals whether the account exists. */
const refuse = (field: string, message: string) =>
  new AppError('anmeldung_noetig', message, {
    titel: 'Anmeldung nicht möglich',
    felder: [{ feld: field, meldung: message }],
  });

/**
 * Counts the attempt and throws unless the password is right.
 * @param checkNext further check, which throws as well
 */
async function checkLogin(
  db: DataSource,
  counts: Counts,
  { art: kind }: Pick<Access, 'art'>,
  { email, passwort: password }: { email: string; passwort: string },
  checkNext?: (account: AccountLine) => Promise<void>,
): Promise<AccountLine> {
  await countAttempt(db, counts);
  const account = await createAccountRepository(db).find(kind, email);
  const stimmt = await checkPassword(account?.passwort_hash ?? null, password);
  if (!account || !stimmt) throw refuse('passwort', 'E-Mail-Adresse oder Passwort ist falsch.');
  if (account.gesperrt) throw refuse('email', 'Dieses Konto ist gesperrt. Bitte wenden Sie sich an die Verwaltung.');
  await checkNext?.(account);
  await settleAttempt(db, counts);
  return account;
}

/** Throws unless the code is valid for the account's second factor, if it has one; each code is accepted once. */
async function checkCode(db: DataSource, account: AccountLine, code: string): Promise<void> {
  if (!account.totp_geheimnis) return;
  if (code === '') throw refuse('code', 'Bitte geben Sie den Code aus Ihrer Authenticator-App an.');
  if (!(await isCodeRight(db, account, code))) {
    throw refuse('code', 'Dieser Code ist falsch oder schon verwendet. Bitte warten Sie auf den nächsten.');
  }
}

/** Input of a logged-in user to confirm their identity. */
interface Proof {
  passwort: string;
  /** Code of the second factor if the account has one; null while setting one up. */
  code: string | null;
  /** Password field, and its message if it is wrong. */
  feld: string;
  falsch: string;
}

/**
 * Throws unless the account owner is present, to protect against an unlocked screen or a stolen cookie:
 * `felder_ungueltig` for a wrong field, since the session continues, or `zu_viele_anfragen`.
 */
export async function checkOwner(
  db: DataSource,
  limits: Limits,
  account: AccountLine,
  { passwort: password, code, feld: field, falsch: wrong }: Proof,
): Promise<void> {
  const input = { email: account.email, passwort: password };
  const counts = listProofCounts(limits, account, field);
  try {
    await checkLogin(db, counts, findAccess(account.art), input, async (found) => {
      if (code !== null) await checkCode(db, found, code);
    });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'anmeldung_noetig') throw error;
    const fields = (error.felder ?? []).map((entry) =>
      entry.feld === 'passwort' ? { feld: field, meldung: wrong } : entry,
    );
    throw new AppError('felder_ungueltig', fields[0]?.meldung ?? error.message, { felder: fields, cause: error });
  }
}

/** Starts a session; only the caller gets the token. Throws `anmeldung_noetig` or `zu_viele_anfragen`. */
export async function logIn(
  db: DataSource,
  limits: Limits,
  access: Access,
  input: { email: string; passwort: string; code: string },
  origin: Origin,
): Promise<{ konto: AccountLine; token: string }> {
  const counts = await listLoginCounts(db, limits, access, input.email, origin);
  const account = await checkLogin(db, counts, access, input, (found) => checkCode(db, found, input.code));
  const { token, token_hash } = createSecret();
  await db.transaction().execute(async (trx) => {
    await createAccountSessionRepository(trx).begin(account, token_hash);
    await createAccountRepository(trx).rememberAnmeldung(account.id);
  });
  return { konto: account, token };
}
