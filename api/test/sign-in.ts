import { createSecret } from '../src/core/platform/config/secret.ts';
import { createAccountRepository, type NewAccount } from '../src/core/services/accounts/account-repository.ts';
import { createRightsRepository } from '../src/core/services/accounts/rights-repository.ts';
import { createAccountSessionRepository } from '../src/core/services/accounts/sessions/account-session-repository.ts';
import type { TestDatabase } from './test-database.ts';

/** An account and the header of its session. */
export async function logInTestAccount(
  { db }: TestDatabase,
  account: Pick<NewAccount, 'art' | 'vorname' | 'nachname' | 'rollen'>,
): Promise<{ id: number; headers: Record<string, string> }> {
  const accounts = createAccountRepository(db);
  const email = `${account.vorname}.${account.nachname}@rathaus.example`.toLowerCase();
  await accounts.create({ ...account, email });
  const line = await accounts.find(account.art, email);
  if (!line) throw new Error('The account is not there');
  const { token, token_hash } = createSecret();
  await createAccountSessionRepository(db).begin(line, token_hash);
  const header = account.art === 'rat' ? 'ratsinfosystem-authorization' : 'authorization';
  return { id: line.id, headers: { [header]: token } };
}

/** Headers of all possible callers: visitor, each role, a forged and an expired session. */
export async function logInAll(database: TestDatabase): Promise<Record<string, Record<string, string>>> {
  const person = { art: 'intern' as const, nachname: 'Test' };
  const accounts = {
    staff: { ...person, vorname: 'Ines', rollen: [] },
    redaktion: { ...person, vorname: 'Redzep', rollen: ['redaktion' as const] },
    admin: { ...person, vorname: 'Adele', rollen: ['admin' as const] },
    autor: { ...person, vorname: 'Aurel', rollen: [] },
    verein: { ...person, art: 'verein' as const, vorname: 'Vera', rollen: [] },
    council: { ...person, art: 'rat' as const, vorname: 'Rosa', rollen: [] },
  };
  const head: Record<string, Record<string, string>> = { visitor: {}, forged: { authorization: 'x'.repeat(32) } };
  for (const [who, account] of Object.entries(accounts)) {
    const { id, headers } = await logInTestAccount(database, account);
    head[who] = headers;
    // Clubs and authors own some of everything, so that only the kind of a call can be the reason of a refusal.
    const kinds = who === 'autor' ? ['artikel', 'foto'] : who === 'verein' ? ['brancheneintrag'] : [];
    for (const kind of kinds)
      await createRightsRepository(database.db).give(id, { art: kind, zweig: '', darf: 'schreiben' });
  }
  const expired = await logInTestAccount(database, { ...person, vorname: 'Ex', rollen: ['redaktion'] });
  const alt = new Date(Date.now() - 48 * 3_600_000);
  await database.db
    .updateTable('kontositzungen')
    .set({ aktiv: alt, erstellt: alt })
    .where('konto_id', '=', expired.id)
    .execute();
  return { ...head, expired: expired.headers };
}
