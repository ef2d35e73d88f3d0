import type { MenuItem } from '@gm/shared/schemas/menu';
import type { Route } from '@gm/shared/schemas/seite';
import { type Insertable, sql } from 'kysely';
import type { Datenquelle } from '../daten/database.ts';
import { columnsOf, isChanged, splitRows, takeNew } from '../daten/insert-many.ts';
import type { BilderTabelle } from './tables.ts';

/** Channel of `NOTIFY` for changed content. */
export const INHALT_KANAL = 'inhalt';

/** Any number; two loaders must not write at once. */
const LADER_SPERRE = 7_533_401;

/** Replaces the content, as a whole or in part. Use it inside one transaction: visitors see the old content or the new one. */
export function createInhaltRepository(trx: Datenquelle) {
  async function writeSeiten(seiten: ReadonlyMap<string, Route>, geaendert: string): Promise<void> {
    const rows = [...seiten].map(([pfad, route]) => ({ pfad, antwort: JSON.stringify(route), geaendert }));
    for (const part of splitRows(rows)) {
      await trx
        .insertInto('seiten')
        .values(part)
        .onConflict((conflict) =>
          conflict
            .column('pfad')
            .doUpdateSet(takeNew(['antwort', 'geaendert']))
            .whereRef('seiten.antwort', 'is distinct from', sql.ref('excluded.antwort')),
        )
        .execute();
    }
  }

  return {
    /** Waits for another loader; the transaction's end lets the next one in. */
    async lock(): Promise<void> {
      await sql`select pg_advisory_xact_lock(${LADER_SPERRE})`.execute(trx);
    },

    async readStand(): Promise<{ version: number; pruefsumme: string; tag: string } | null> {
      const stand = await trx.selectFrom('inhalt_stand').select(['version', 'pruefsumme', 'tag']).executeTakeFirst();
      return stand ?? null;
    },

    /** Raises the version and tells everyone who listens, both with the commit. */
    async setStand(pruefsumme: string, tag: string): Promise<number> {
      const { version } = await trx
        .insertInto('inhalt_stand')
        .values({ id: 1, version: 1, pruefsumme, tag })
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet({ version: sql`inhalt_stand.version + 1`, pruefsumme, tag }),
        )
        .returning('version')
        .executeTakeFirstOrThrow();
      await sql`select pg_notify(${INHALT_KANAL}, ${String(version)})`.execute(trx);
      return version;
    },

    /** The public tables are those of these entries; what anybody sees is what it was. */
    async setPruefsumme(pruefsumme: string): Promise<void> {
      await trx.updateTable('inhalt_stand').set({ pruefsumme }).execute();
    },

    /** Something else than the content folder changed: raises the version and tells everyone who listens. */
    async raiseStand(): Promise<void> {
      const stand = await trx
        .updateTable('inhalt_stand')
        .set({ version: sql`version + 1` })
        .returning('version')
        .executeTakeFirst();
      if (stand) await sql`select pg_notify(${INHALT_KANAL}, ${String(stand.version)})`.execute(trx);
    },

    async readConfiguration(schluessel: string): Promise<unknown> {
      const row = await trx
        .selectFrom('konfiguration')
        .select('wert')
        .where('schluessel', '=', schluessel)
        .executeTakeFirst();
      return row?.wert ?? null;
    },

    async setKonfiguration(schluessel: string, wert: unknown): Promise<void> {
      await trx
        .insertInto('konfiguration')
        .values({ schluessel, wert: JSON.stringify(wert) })
        .onConflict((conflict) => conflict.column('schluessel').doUpdateSet({ wert: sql.ref('excluded.wert') }))
        .execute();
    },

    async replaceMenus(menus: { name: string; menuItems: MenuItem[] }[]): Promise<void> {
      await trx.deleteFrom('menus').execute();
      const rows = menus.map(({ name, menuItems }) => ({ name, eintraege: JSON.stringify(menuItems) }));
      if (rows.length > 0) await trx.insertInto('menus').values(rows).execute();
    },

    /** Adds new pictures and takes over changed texts; `removeBilder` deletes once nothing points to a picture. */
    async writeBilder(bilder: Insertable<BilderTabelle>[]): Promise<void> {
      const columns = columnsOf(bilder, 'id');
      for (const part of splitRows(bilder)) {
        await trx
          .insertInto('bilder')
          .values(part)
          .onConflict((conflict) =>
            conflict.column('id').doUpdateSet(takeNew(columns)).where(isChanged('bilder', columns)),
          )
          .execute();
      }
    },

    /**
     * Deletes pictures of files that are gone; with `nur` some of these alone. What a row of any table points to stays: the catalogue
     * knows the columns, also those of areas that are switched off.
     */
    async removeBilder(bleibende: readonly string[], nur?: readonly string[]): Promise<void> {
      const { rows } = await sql<{ tabelle: string; spalte: string }>`
        select t.relname as tabelle, s.attname as spalte
        from pg_constraint c
          join pg_class t on t.oid = c.conrelid
          join pg_attribute s on s.attrelid = c.conrelid and s.attnum = any(c.conkey)
        where c.contype = 'f' and c.confrelid = 'bilder'::regclass
      `.execute(trx);
      const unbenutzt = rows.map(
        ({ tabelle, spalte }) =>
          sql`not exists (select from ${sql.table(tabelle)} as t where ${sql.ref(`t.${spalte}`)} = bilder.id)`,
      );
      const bedingungen = [
        sql`id <> all(${[...bleibende]}::text[])`,
        ...(nur ? [sql`id = any(${[...nur]}::text[])`] : []),
        ...unbenutzt,
      ];
      await sql`delete from bilder where ${sql.join(bedingungen, sql` and `)}`.execute(trx);
    },

    /** `geaendert` moves only for pages whose reply differs from the stored one. */
    async replaceSeiten(seiten: ReadonlyMap<string, Route>, geaendert: string): Promise<void> {
      await trx
        .deleteFrom('seiten')
        .where('pfad', '<>', sql<string>`all(${[...seiten.keys()]}::text[])`)
        .execute();
      await writeSeiten(seiten, geaendert);
    },

    /** Those of these paths; what there is at them no more goes. */
    async changeSeiten(seiten: ReadonlyMap<string, Route>, pfade: readonly string[], geaendert: string): Promise<void> {
      const weg = pfade.filter((pfad) => !seiten.has(pfad));
      await trx.deleteFrom('seiten').where('pfad', '=', sql<string>`any(${weg}::text[])`).execute();
      await writeSeiten(seiten, geaendert);
    },

    /** Those of these paths that there are. */
    async pickPaths(pfade: readonly string[]): Promise<string[]> {
      const rows = await trx
        .selectFrom('seiten')
        .select('pfad')
        .where('pfad', '=', sql<string>`any(${[...pfade]}::text[])`)
        .execute();
      return rows.map(({ pfad }) => pfad);
    },

    /** Those of these paths at which neither a page nor an entry stands. */
    async listUnknownPaths(pfade: readonly string[]): Promise<string[]> {
      const { rows } = await sql<{ pfad: string }>`
        select pfad from unnest(${[...pfade]}::text[]) as p(pfad)
        where not exists (select from seiten where seiten.pfad = p.pfad)
          and not exists (select from suche where suche.pfad = p.pfad)`.execute(trx);
      return rows.map(({ pfad }) => pfad);
    },

    /** Paths of pages. */
    async readPaths(): Promise<string[]> {
      const rows = await trx.selectFrom('seiten').select('pfad').execute();
      return rows.map(({ pfad }) => pfad);
    },

    /** Remembers paths that are gone and forgets those that came back. */
    async rememberRemoved(vorher: string[], jetzt: string[]): Promise<void> {
      const bleibt = new Set(jetzt);
      const entfernt = vorher.filter((pfad) => !bleibt.has(pfad)).map((pfad) => ({ pfad }));
      for (const part of splitRows(entfernt)) {
        await trx
          .insertInto('entfernte_pfade')
          .values(part)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
      await trx.deleteFrom('entfernte_pfade').where('pfad', '=', sql<string>`any(${jetzt}::text[])`).execute();
    },
  };
}
