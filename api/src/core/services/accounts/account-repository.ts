import type { AccountKind } from '@gm/shared/rules/accesses';
import { unifyMailAddress } from '@gm/shared/rules/mail-address';
import type { Right } from '@gm/shared/schemas/accounts';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { DataSource } from '../../platform/database/database.ts';
import { createThrottleRepository } from '../../platform/http/throttle-repository.ts';
import type { AccountTable } from './tables.ts';

/** Account with the council member's fields of activity and the account's current writing permissions. */
export type AccountLine = Selectable<AccountTable> & { taetigkeitsbereiche: string[]; rechte: Right[] };

/** For queries that alias the accounts as `k`. */
const TAETIGKEITSBEREICHE = sql<string[]>`coalesce(
  (select p.taetigkeitsbereiche from rats_personen as p where p.id = k.person_id), '{}'::text[])`.as(
  'taetigkeitsbereiche',
);

/** Names of the accounts this account currently substitutes for. */
const REPRESENTED = sql`(select w.id from vertretungen as v join konten as w on w.id = v.konto_id
  where v.vertreter_id = k.id and not w.gesperrt and (now() at time zone 'Europe/Berlin')::date between v.von and v.bis)`;

/** The account's own permissions and those of the accounts it substitutes for; `*` means every kind. */
const RIGHTS = sql<
  Right[]
>`coalesce((select jsonb_agg(jsonb_build_object('art', r.art, 'zweig', r.zweig, 'darf', r.darf)) from (
  select art, zweig, darf from kontorechte where konto_id = k.id or konto_id in ${REPRESENTED}
  union select '*', '', 'freigeben' from konten as w where w.id in ${REPRESENTED} and w.rollen && '{redaktion}'::text[]
) as r), '[]'::jsonb)`.as('rechte');

/** Selected with every account. */
export const KONTOZUSAETZE = [TAETIGKEITSBEREICHE, RIGHTS] as const;

export type NewAccount = Insertable<AccountTable>;

const PASSWORD_MAIL = 'passwortmail';

/** Accounts of staff and council. */
export function createAccountRepository(db: DataSource) {
  return {
    async find(kind: AccountKind, email: string): Promise<AccountLine | null> {
      const account = await db
        .selectFrom('konten as k')
        .selectAll('k')
        .select(KONTOZUSAETZE)
        .where('art', '=', kind)
        .where(sql<boolean>`lower(email) = lower(${unifyMailAddress(email)})`)
        .executeTakeFirst();
      return account ?? null;
    },

    async findById(id: number): Promise<AccountLine | null> {
      const account = await db
        .selectFrom('konten as k')
        .selectAll('k')
        .select(KONTOZUSAETZE)
        .where('k.id', '=', id)
        .executeTakeFirst();
      return account ?? null;
    },

    /** Returns the id, or null if an account with this address exists. */
    async create(account: NewAccount): Promise<number | null> {
      const line = await db
        .insertInto('konten')
        .values({ ...account, email: unifyMailAddress(account.email) })
        .onConflict((existing) => existing.doNothing())
        .returning('id')
        .executeTakeFirst();
      return line?.id ?? null;
    },

    list: (): Promise<AccountLine[]> =>
      db
        .selectFrom('konten as k')
        .selectAll('k')
        .select(KONTOZUSAETZE)
        .orderBy('art')
        .orderBy('nachname')
        .orderBy('vorname')
        .execute(),

    async change(id: number, values: Pick<Updateable<AccountTable>, 'gesperrt' | 'rollen'>): Promise<void> {
      await db.updateTable('konten').set(values).where('id', '=', id).execute();
    },

    /** Staff with the desk role who can log in, ordered by name. */
    async listTable(): Promise<{ id: number; name: string; email: string }[]> {
      return db
        .selectFrom('konten')
        .select(['id', 'email', sql<string>`vorname || ' ' || nachname`.as('name')])
        .where('art', '=', 'intern')
        .where('gesperrt', '=', false)
        .where(sql<boolean>`'redaktion' = any(rollen)`)
        .orderBy('nachname')
        .orderBy('vorname')
        .execute();
    },

    async rememberAnmeldung(id: number): Promise<void> {
      await db.updateTable('konten').set({ letzte_anmeldung: sql<Date>`now()` }).where('id', '=', id).execute();
    },

    /**
     * Invalidates all password links.
     * @param passwort_hash from `hashPassword`; null disables the login
     */
    async setPasswort(id: number, passwort_hash: string | null): Promise<void> {
      await db.updateTable('konten').set({ passwort_hash, pw_geaendert: true }).where('id', '=', id).execute();
      await this.forgetPasswortlinks(id);
    },

    /** Invalidates all links of the account, so that the next request is answered. */
    async forgetPasswortlinks(konto_id: number): Promise<void> {
      await db.deleteFrom('passwortlinks').where('konto_id', '=', konto_id).execute();
      await createThrottleRepository(db).forget(PASSWORD_MAIL, String(konto_id));
    },

    /**
     * Counts one more password mail and returns the number of mails since the oldest link still valid for `minutes`.
     */
    countPasswortmail: (konto_id: number, minutes: number): Promise<number> =>
      createThrottleRepository(db).count(PASSWORD_MAIL, String(konto_id), minutes),

    /** Stores the hash of a password link. Earlier links stay valid; otherwise strangers could invalidate them. */
    async rememberPasswortlink(konto_id: number, token_hash: string, minutes: number): Promise<void> {
      const gueltig_bis = sql<Date>`now() + make_interval(mins => ${minutes}::int)`;
      await db.insertInto('passwortlinks').values({ token_hash, konto_id, gueltig_bis }).execute();
    },

    /** Account of a valid link, or null; the link stays locked until the transaction ends. */
    async findPasswortlink(kind: AccountKind, token_hash: string): Promise<AccountLine | null> {
      const account = await db
        .selectFrom('passwortlinks as l')
        .innerJoin('konten as k', 'k.id', 'l.konto_id')
        .selectAll('k')
        .select(KONTOZUSAETZE)
        .where('k.art', '=', kind)
        .where('l.token_hash', '=', token_hash)
        .where('l.gueltig_bis', '>', sql<Date>`now()`)
        .forUpdate('l')
        .executeTakeFirst();
      return account ?? null;
    },
  };
}
