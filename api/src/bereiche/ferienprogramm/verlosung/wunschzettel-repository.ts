import './tables.ts';
import type { Kind, Kontakt } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-anmeldung';
import type { Zustimmung } from '@gm/shared/schemas/zustimmungen';
import { sql } from 'kysely';
import type { Datenquelle } from '../../../kern/daten/database.ts';

export interface Wunschkindzeile {
  kind: Kind;
  schluessel: string;
  losnummer: string;
  gruppe: string | null;
  hoechstens: number;
  wuensche: number[];
}

export interface Wunschzettelzeile {
  id: number;
  code: string;
  kontakt: Kontakt;
  bestaetigt: Date | null;
  zustimmungen: Zustimmung[] | null;
  kinder: Wunschkindzeile[];
}

interface NeuerZettel extends Pick<Wunschzettelzeile, 'code' | 'kontakt'> {
  token_hash: string;
  zustimmungen: readonly Zustimmung[];
  kinder: readonly Wunschkindzeile[];
}

/** What holds for the wishes: shared by those who write some, alone for whoever fixes the list. */
const SPERRE = sql`hashtextextended('ferien_verlosung', 24)`;

/** Sheets with wishes. */
export function createWunschzettelRepository(db: Datenquelle) {
  const zettel = () =>
    db
      .selectFrom('ferien_wunschzettel as z')
      .innerJoin('ferien_wunschkinder as k', 'k.zettel_id', 'z.id')
      .select(['z.id', 'z.code', 'z.kontakt', 'z.bestaetigt', 'z.zustimmungen'])
      .select(['k.kind', 'k.schluessel', 'k.losnummer', 'k.gruppe', 'k.hoechstens', 'k.wuensche'])
      .orderBy('z.id')
      .orderBy('k.id');

  return {
    /** Until the transaction ends, nobody fixes the list; whoever fixes it waits for those who write. */
    async lock(wie: 'schreibend' | 'festlegend'): Promise<void> {
      if (wie === 'schreibend') await sql`select pg_advisory_xact_lock_shared(${SPERRE})`.execute(db);
      else await sql`select pg_advisory_xact_lock(${SPERRE})`.execute(db);
    },

    /** Groups are counted by one at a time. */
    async lockGruppen(codes: readonly string[]): Promise<void> {
      await sql`select pg_advisory_xact_lock(k) from (
        select distinct hashtextextended('gruppe ' || name, 24) as k from unnest(${codes}::text[]) as name order by 1
      ) as sortiert`.execute(db);
    },

    async store({ token_hash, code, kontakt, zustimmungen, kinder }: NeuerZettel): Promise<number> {
      const { id } = await db
        .insertInto('ferien_wunschzettel')
        .values({ token_hash, code, kontakt: JSON.stringify(kontakt), zustimmungen: JSON.stringify(zustimmungen) })
        .returning('id')
        .executeTakeFirstOrThrow();
      const zeilen = kinder.map(({ kind, ...zeile }) => ({ ...zeile, kind: JSON.stringify(kind), zettel_id: id }));
      await db.insertInto('ferien_wunschkinder').values(zeilen).execute();
      return id;
    },

    async find(token_hash: string): Promise<Wunschzettelzeile | null> {
      const zeilen = await zettel().where('z.token_hash', '=', token_hash).execute();
      return groupZettel(zeilen)[0] ?? null;
    },

    /** All that take part. */
    async listBestaetigte(): Promise<Wunschzettelzeile[]> {
      return groupZettel(await zettel().where('z.bestaetigt', 'is not', null).execute());
    },

    async countUnbestaetigte(): Promise<number> {
      const { anzahl } = await db
        .selectFrom('ferien_wunschzettel')
        .select(({ fn }) => fn.countAll<number>().as('anzahl'))
        .where('bestaetigt', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(anzahl);
    },

    /** Confirms a sheet; what the same address has wished for the same children before goes. */
    async confirm({ id, kontakt, kinder }: Wunschzettelzeile): Promise<void> {
      await db.updateTable('ferien_wunschzettel').set({ bestaetigt: sql<Date>`now()` }).where('id', '=', id).execute();
      await sql`delete from ferien_wunschkinder k using ferien_wunschzettel z
        where z.id = k.zettel_id and z.id <> ${id} and z.bestaetigt is not null
          and lower(z.kontakt->>'email') = lower(${kontakt.email})
          and k.schluessel = any(${kinder.map(({ schluessel }) => schluessel)}::text[])`.execute(db);
      await sql`delete from ferien_wunschzettel z
        where not exists (select from ferien_wunschkinder k where k.zettel_id = z.id)`.execute(db);
    },

    async changeKind(
      zettel_id: number,
      losnummer: string,
      { gruppe, hoechstens, wuensche }: Pick<Wunschkindzeile, 'gruppe' | 'hoechstens' | 'wuensche'>,
    ): Promise<void> {
      await db
        .updateTable('ferien_wunschkinder')
        .set({ gruppe, hoechstens, wuensche })
        .where('zettel_id', '=', zettel_id)
        .where('losnummer', '=', losnummer)
        .execute();
    },

    /** Which of these codes there are, with how many children of confirmed sheets have each. */
    async countGruppen(codes: readonly string[]): Promise<Map<string, number>> {
      const { rows } = await sql<{ code: string; anzahl: number }>`
        select z.code, (
          select count(*)::int from ferien_wunschkinder k join ferien_wunschzettel y on y.id = k.zettel_id
          where k.gruppe = z.code and y.bestaetigt is not null
        ) as anzahl
        from ferien_wunschzettel z where z.code = any(${codes}::text[])`.execute(db);
      return new Map(rows.map(({ code, anzahl }) => [code, anzahl]));
    },

    /** Erases sheets nobody confirmed within days. */
    async deleteUnbestaetigte(tage: number): Promise<void> {
      await sql`delete from ferien_wunschzettel
        where bestaetigt is null and erstellt < now() - make_interval(days => ${tage}::int)`.execute(db);
    },

    /** Erases sheets of so many days ago with no wish for an event that ended later than so many days ago. */
    async deleteUngeloste(tage: number): Promise<number> {
      const { rows } = await sql`
        delete from ferien_wunschzettel z
        where z.erstellt < now() - make_interval(days => ${tage}::int) and not exists (
          select from ferien_wunschkinder k join ferien_veranstaltungen v on v.id = any(k.wuensche)
          where k.zettel_id = z.id
            and left(v.datum_bis, 10)::date >= (now() at time zone 'Europe/Berlin')::date - ${tage}::int
        )
        returning z.id`.execute(db);
      return rows.length;
    },

    /** Erases all of a draw that is over. */
    async deleteAll(): Promise<number> {
      const { numDeletedRows } = await db.deleteFrom('ferien_wunschzettel').executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}

type Zeile = Omit<Wunschzettelzeile, 'kinder'> & Wunschkindzeile;

function groupZettel(zeilen: readonly Zeile[]): Wunschzettelzeile[] {
  const alle = new Map<number, Wunschzettelzeile>();
  for (const { id, code, kontakt, bestaetigt, zustimmungen, ...kind } of zeilen) {
    const zettel = alle.get(id) ?? { id, code, kontakt, bestaetigt, zustimmungen, kinder: [] };
    zettel.kinder.push(kind);
    alle.set(id, zettel);
  }
  return [...alle.values()];
}
