import { unifyMailAddress } from '@gm/shared/regeln/mail-address';
import type { Kontoart } from '@gm/shared/regeln/zugaenge';
import type { Recht } from '@gm/shared/schemas/konten';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Datenquelle } from '../daten/database.ts';
import { createDrosselRepository } from '../server/drossel-repository.ts';
import type { KontenTabelle } from './tables.ts';

/** With what the person of the council works on, and what the account may write on today. */
export type KontoZeile = Selectable<KontenTabelle> & { taetigkeitsbereiche: string[]; rechte: Recht[] };

/** For queries that call the accounts `k`. */
const TAETIGKEITSBEREICHE = sql<string[]>`coalesce(
  (select p.taetigkeitsbereiche from rats_personen as p where p.id = k.person_id), '{}'::text[])`.as(
  'taetigkeitsbereiche',
);

/** Whom the account stands in for today. */
const VERTRETENE = sql`(select w.id from vertretungen as v join konten as w on w.id = v.konto_id
  where v.vertreter_id = k.id and not w.gesperrt and (now() at time zone 'Europe/Berlin')::date between v.von and v.bis)`;

/** Rights of its own, and of those it stands in for; `*` is every kind. */
const RECHTE = sql<
  Recht[]
>`coalesce((select jsonb_agg(jsonb_build_object('art', r.art, 'zweig', r.zweig, 'darf', r.darf)) from (
  select art, zweig, darf from kontorechte where konto_id = k.id or konto_id in ${VERTRETENE}
  union select '*', '', 'freigeben' from konten as w where w.id in ${VERTRETENE} and w.rollen && '{redaktion}'::text[]
) as r), '[]'::jsonb)`.as('rechte');

/** What is read with every account. */
export const KONTOZUSAETZE = [TAETIGKEITSBEREICHE, RECHTE] as const;

export type NeuesKonto = Insertable<KontenTabelle>;

const PASSWORTMAIL = 'passwortmail';

/** Accounts of staff and council. */
export function createKontenRepository(db: Datenquelle) {
  return {
    async find(art: Kontoart, email: string): Promise<KontoZeile | null> {
      const konto = await db
        .selectFrom('konten as k')
        .selectAll('k')
        .select(KONTOZUSAETZE)
        .where('art', '=', art)
        .where(sql<boolean>`lower(email) = lower(${unifyMailAddress(email)})`)
        .executeTakeFirst();
      return konto ?? null;
    },

    async findNummer(id: number): Promise<Pick<KontoZeile, 'art' | 'email'> | null> {
      const konto = await db.selectFrom('konten').select(['art', 'email']).where('id', '=', id).executeTakeFirst();
      return konto ?? null;
    },

    /** Gives the id, or null when there is an account with this address already. */
    async create(konto: NeuesKonto): Promise<number | null> {
      const zeile = await db
        .insertInto('konten')
        .values({ ...konto, email: unifyMailAddress(konto.email) })
        .onConflict((bestehende) => bestehende.doNothing())
        .returning('id')
        .executeTakeFirst();
      return zeile?.id ?? null;
    },

    list: (): Promise<KontoZeile[]> =>
      db
        .selectFrom('konten as k')
        .selectAll('k')
        .select(KONTOZUSAETZE)
        .orderBy('art')
        .orderBy('nachname')
        .orderBy('vorname')
        .execute(),

    async change(id: number, werte: Pick<Updateable<KontenTabelle>, 'gesperrt' | 'rollen'>): Promise<void> {
      await db.updateTable('konten').set(werte).where('id', '=', id).execute();
    },

    /** Staff of the desk that can log in, by name. */
    async listTisch(): Promise<{ id: number; name: string; email: string }[]> {
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

    /** All links to set one end. @param passwort_hash what `hashPasswort` gives; null for nobody */
    async setPasswort(id: number, passwort_hash: string | null): Promise<void> {
      await db.updateTable('konten').set({ passwort_hash, pw_geaendert: true }).where('id', '=', id).execute();
      await this.forgetPasswortlinks(id);
    },

    /** No link of the account holds any more, so that the next wish for one is answered. */
    async forgetPasswortlinks(konto_id: number): Promise<void> {
      await db.deleteFrom('passwortlinks').where('konto_id', '=', konto_id).execute();
      await createDrosselRepository(db).forget(PASSWORTMAIL, String(konto_id));
    },

    /** Counts one more mail with a link and gives their number since the first of those that hold for `minuten`. */
    countPasswortmail: (konto_id: number, minuten: number): Promise<number> =>
      createDrosselRepository(db).count(PASSWORTMAIL, String(konto_id), minuten),

    /** Keeps the hash of a link to set a password; earlier ones hold as well, or strangers could end them. */
    async rememberPasswortlink(konto_id: number, token_hash: string, minuten: number): Promise<void> {
      const gueltig_bis = sql<Date>`now() + make_interval(mins => ${minuten}::int)`;
      await db.insertInto('passwortlinks').values({ token_hash, konto_id, gueltig_bis }).execute();
    },

    /** The account a link still belongs to, or null; the link stays locked until the transaction ends. */
    async findPasswortlink(art: Kontoart, token_hash: string): Promise<KontoZeile | null> {
      const konto = await db
        .selectFrom('passwortlinks as l')
        .innerJoin('konten as k', 'k.id', 'l.konto_id')
        .selectAll('k')
        .select(KONTOZUSAETZE)
        .where('k.art', '=', art)
        .where('l.token_hash', '=', token_hash)
        .where('l.gueltig_bis', '>', sql<Date>`now()`)
        .forUpdate('l')
        .executeTakeFirst();
      return konto ?? null;
    },
  };
}
