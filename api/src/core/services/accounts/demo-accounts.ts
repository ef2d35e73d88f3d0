import type { Config } from '../../platform/config/config.ts';
import type { DataSource } from '../../platform/database/database.ts';
import { type AccountLine, createAccountRepository, type NewAccount } from './account-repository.ts';
import { checkPassword, hashPassword } from './passwords/password.ts';
import { createAccountSessionRepository } from './sessions/account-session-repository.ts';

/** Published in the README, so known to every user of this software. */
const PUBLISHED = 'musterhardt-demo';

const DEMO_ACCOUNTS: Omit<NewAccount, 'passwort_hash'>[] = [
  { art: 'intern', email: 'intranet@musterhardt.example', vorname: 'Ines', nachname: 'Traub' },
  {
    art: 'intern',
    email: 'redaktion@musterhardt.example',
    vorname: 'Redzep',
    nachname: 'Aktan',
    rollen: ['redaktion'],
  },
  {
    art: 'intern',
    email: 'admin@musterhardt.example',
    vorname: 'Adele',
    nachname: 'Minder',
    rollen: ['redaktion', 'admin'],
  },
  {
    art: 'rat',
    email: 'rat@musterhardt.example',
    vorname: 'Sabine',
    nachname: 'Beck',
    // Demo council: member of the council and of the committee for technology and environment.
    person_id: 19,
  },
];

type Settings = Pick<Config, 'DEMO' | 'CMS_URL' | 'DEMO_ACCOUNTS' | 'DEMO_PASSWORD'>;

/** Disables every login: a person who knew the published password may have set another. */
async function closeAccount(db: DataSource, { id, passwort_hash }: AccountLine): Promise<void> {
  if (passwort_hash === null) return;
  await createAccountRepository(db).setPasswort(id, null);
  await createAccountSessionRepository(db).endAll(id);
}

async function openAccount(db: DataSource, account: AccountLine, password: string): Promise<void> {
  const { id, passwort_hash } = account;
  const isToChange =
    passwort_hash === null || (password !== PUBLISHED && (await checkPassword(passwort_hash, PUBLISHED)));
  if (!isToChange) return;
  await createAccountRepository(db).setPasswort(id, await hashPassword(password));
  if (passwort_hash !== null) await createAccountSessionRepository(db).endAll(id);
}

/**
 * Creates the demo accounts where allowed and unlocks them again; a changed password is kept. Elsewhere disables those
 * left from an earlier start.
 */
export async function prepareDemoAccounts(db: DataSource, config: Settings): Promise<void> {
  const password = config.DEMO_PASSWORD ?? (config.DEMO_ACCOUNTS ? PUBLISHED : null);
  const accounts = createAccountRepository(db);
  for (const details of DEMO_ACCOUNTS) {
    const account = await accounts.find(details.art, details.email);
    if (account) await (password === null ? closeAccount(db, account) : openAccount(db, account, password));
    else if (password !== null && config.DEMO && !config.CMS_URL) {
      await accounts.create({ ...details, passwort_hash: await hashPassword(password), pw_geaendert: true });
    }
  }
}
