import '../program/draw-tables.ts';
import type { Child, Contact } from '@gm/shared/areas/ferienprogramm/registration/ferienprogramm-registration';
import type { Consent } from '@gm/shared/schemas/consents';
import { sql } from 'kysely';
import type { DataSource } from '../../../core/platform/database/database.ts';

export interface WishChildLine {
  kind: Child;
  schluessel: string;
  losnummer: string;
  gruppe: string | null;
  hoechstens: number;
  wuensche: number[];
}

export interface WishSheetLine {
  id: number;
  code: string;
  kontakt: Contact;
  bestaetigt: Date | null;
  zustimmungen: Consent[] | null;
  kinder: WishChildLine[];
}

interface NewSheet extends Pick<WishSheetLine, 'code' | 'kontakt'> {
  token_hash: string;
  zustimmungen: readonly Consent[];
  kinder: readonly WishChildLine[];
}

/** Advisory lock for the wishes: shared for writing a sheet, exclusive for committing the list. */
const LOCK = sql`hashtextextended('ferien_verlosung', 24)`;

/** Wish sheets. */
export function createWishSheetRepository(db: DataSource) {
  const sheet = () =>
    db
      .selectFrom('ferien_wunschzettel as z')
      .innerJoin('ferien_wunschkinder as k', 'k.zettel_id', 'z.id')
      .select(['z.id', 'z.code', 'z.kontakt', 'z.bestaetigt', 'z.zustimmungen'])
      .select(['k.kind', 'k.schluessel', 'k.losnummer', 'k.gruppe', 'k.hoechstens', 'k.wuensche'])
      .orderBy('z.id')
      .orderBy('k.id');

  return {
    /** Locks until the transaction ends; committing waits for writers and blocks new ones. */
    async lock(how: 'schreibend' | 'festlegend'): Promise<void> {
      if (how === 'schreibend') await sql`select pg_advisory_xact_lock_shared(${LOCK})`.execute(db);
      else await sql`select pg_advisory_xact_lock(${LOCK})`.execute(db);
    },

    /** Serialises counting of these groups. */
    async lockGruppen(codes: readonly string[]): Promise<void> {
      await sql`select pg_advisory_xact_lock(k) from (
        select distinct hashtextextended('gruppe ' || name, 24) as k from unnest(${codes}::text[]) as name order by 1
      ) as sortiert`.execute(db);
    },

    async store({
      token_hash,
      code,
      kontakt: contact,
      zustimmungen: consents,
      kinder: children,
    }: NewSheet): Promise<number> {
      const { id } = await db
        .insertInto('ferien_wunschzettel')
        .values({ token_hash, code, kontakt: JSON.stringify(contact), zustimmungen: JSON.stringify(consents) })
        .returning('id')
        .executeTakeFirstOrThrow();
      const lines = children.map(({ kind: child, ...line }) => ({
        ...line,
        kind: JSON.stringify(child),
        zettel_id: id,
      }));
      await db.insertInto('ferien_wunschkinder').values(lines).execute();
      return id;
    },

    async find(token_hash: string): Promise<WishSheetLine | null> {
      const lines = await sheet().where('z.token_hash', '=', token_hash).execute();
      return groupSheet(lines)[0] ?? null;
    },

    /** All confirmed sheets. */
    async listConfirmed(): Promise<WishSheetLine[]> {
      return groupSheet(await sheet().where('z.bestaetigt', 'is not', null).execute());
    },

    async countUnconfirmed(): Promise<number> {
      const { anzahl: count } = await db
        .selectFrom('ferien_wunschzettel')
        .select(({ fn }) => fn.countAll<number>().as('anzahl'))
        .where('bestaetigt', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** Confirms a sheet; deletes earlier wishes of the same address for the same children. */
    async confirm({ id, kontakt: contact, kinder: children }: WishSheetLine): Promise<void> {
      await db.updateTable('ferien_wunschzettel').set({ bestaetigt: sql<Date>`now()` }).where('id', '=', id).execute();
      await sql`delete from ferien_wunschkinder k using ferien_wunschzettel z
        where z.id = k.zettel_id and z.id <> ${id} and z.bestaetigt is not null
          and lower(z.kontakt->>'email') = lower(${contact.email})
          and k.schluessel = any(${children.map(({ schluessel: key }) => key)}::text[])`.execute(db);
      await sql`delete from ferien_wunschzettel z
        where not exists (select from ferien_wunschkinder k where k.zettel_id = z.id)`.execute(db);
    },

    async changeKind(
      zettel_id: number,
      lotNumber: string,
      {
        gruppe: group,
        hoechstens: atMost,
        wuensche: wishes,
      }: Pick<WishChildLine, 'gruppe' | 'hoechstens' | 'wuensche'>,
    ): Promise<void> {
      await db
        .updateTable('ferien_wunschkinder')
        .set({ gruppe: group, hoechstens: atMost, wuensche: wishes })
        .where('zettel_id', '=', zettel_id)
        .where('losnummer', '=', lotNumber)
        .execute();
    },

    /** Number of children in confirmed sheets per existing code. */
    async countGruppen(codes: readonly string[]): Promise<Map<string, number>> {
      const { rows } = await sql<{ code: string; anzahl: number }>`
        select z.code, (
          select count(*)::int from ferien_wunschkinder k join ferien_wunschzettel y on y.id = k.zettel_id
          where k.gruppe = z.code and y.bestaetigt is not null
        ) as anzahl
        from ferien_wunschzettel z where z.code = any(${codes}::text[])`.execute(db);
      return new Map(rows.map(({ code, anzahl: count }) => [code, count]));
    },

    /** Deletes sheets not confirmed within `days` days. */
    async deleteUnconfirmed(days: number): Promise<void> {
      await sql`delete from ferien_wunschzettel
        where bestaetigt is null and erstellt < now() - make_interval(days => ${days}::int)`.execute(db);
    },

    /** Deletes sheets older than `days` days whose events all ended more than `days` days ago. */
    async deleteUndrawn(days: number): Promise<number> {
      const { rows } = await sql`
        delete from ferien_wunschzettel z
        where z.erstellt < now() - make_interval(days => ${days}::int) and not exists (
          select from ferien_wunschkinder k join ferien_veranstaltungen v on v.id = any(k.wuensche)
          where k.zettel_id = z.id
            and left(v.datum_bis, 10)::date >= (now() at time zone 'Europe/Berlin')::date - ${days}::int
        )
        returning z.id`.execute(db);
      return rows.length;
    },

    /** Deletes all sheets of a finished draw. */
    async deleteAll(): Promise<number> {
      const { numDeletedRows } = await db.deleteFrom('ferien_wunschzettel').executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}

type Line = Omit<WishSheetLine, 'kinder'> & WishChildLine;

function groupSheet(lines: readonly Line[]): WishSheetLine[] {
  const all = new Map<number, WishSheetLine>();
  for (const { id, code, kontakt: contact, bestaetigt: confirmed, zustimmungen: consents, ...child } of lines) {
    const sheet = all.get(id) ?? {
      id,
      code,
      kontakt: contact,
      bestaetigt: confirmed,
      zustimmungen: consents,
      kinder: [],
    };
    sheet.kinder.push(child);
    all.set(id, sheet);
  }
  return [...all.values()];
}
