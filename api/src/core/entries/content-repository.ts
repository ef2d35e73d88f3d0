import type { MenuItem } from '@gm/shared/schemas/menu';
import type { Route } from '@gm/shared/schemas/page';
import { type Insertable, sql } from 'kysely';
import type { DataSource } from '../platform/database/database.ts';
import { columnsOf, isChanged, splitRows, takeNew } from '../platform/database/insert-many.ts';
import { CONTENT_CHANNEL } from '../platform/version/content-state.ts';
import type { ImagesTable } from './tables.ts';

/** Key of the advisory lock that prevents two loaders from writing at once; the number is arbitrary. */
const LOADER_LOCK = 7_533_401;

/**
 * Replaces the content, completely or in part. Call it inside one transaction, so that visitors see either the old or
 * the new content.
 */
export function createContentRepository(trx: DataSource) {
  async function writePages(pages: ReadonlyMap<string, Route>, changed: string): Promise<void> {
    const rows = [...pages].map(([path, route]) => ({
      pfad: path,
      antwort: JSON.stringify(route),
      geaendert: changed,
    }));
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
    /** Waits for another loader; the lock ends with the transaction. */
    async lock(): Promise<void> {
      await sql`select pg_advisory_xact_lock(${LOADER_LOCK})`.execute(trx);
    },

    async readStand(): Promise<{ version: number; pruefsumme: string; tag: string } | null> {
      const state = await trx.selectFrom('inhalt_stand').select(['version', 'pruefsumme', 'tag']).executeTakeFirst();
      return state ?? null;
    },

    /** Increments the version and notifies all listeners, both on commit. */
    async setStand(checksum: string, tag: string): Promise<number> {
      const { version } = await trx
        .insertInto('inhalt_stand')
        .values({ id: 1, version: 1, pruefsumme: checksum, tag })
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet({ version: sql`inhalt_stand.version + 1`, pruefsumme: checksum, tag }),
        )
        .returning('version')
        .executeTakeFirstOrThrow();
      await sql`select pg_notify(${CONTENT_CHANNEL}, ${String(version)})`.execute(trx);
      return version;
    },

    /**
     * Marks the public tables as current for these entries without a new version, because nothing public has changed.
     */
    async setPruefsumme(checksum: string): Promise<void> {
      await trx.updateTable('inhalt_stand').set({ pruefsumme: checksum }).execute();
    },

    /** For changes outside the content folder: increments the version and notifies all listeners. */
    async raiseStand(): Promise<void> {
      const state = await trx
        .updateTable('inhalt_stand')
        .set({ version: sql`version + 1` })
        .returning('version')
        .executeTakeFirst();
      if (state) await sql`select pg_notify(${CONTENT_CHANNEL}, ${String(state.version)})`.execute(trx);
    },

    async readConfiguration(key: string): Promise<unknown> {
      const row = await trx.selectFrom('konfiguration').select('wert').where('schluessel', '=', key).executeTakeFirst();
      return row?.wert ?? null;
    },

    async setKonfiguration(key: string, value: unknown): Promise<void> {
      await trx
        .insertInto('konfiguration')
        .values({ schluessel: key, wert: JSON.stringify(value) })
        .onConflict((conflict) => conflict.column('schluessel').doUpdateSet({ wert: sql.ref('excluded.wert') }))
        .execute();
    },

    async replaceMenus(menus: { name: string; menuItems: MenuItem[] }[]): Promise<void> {
      await trx.deleteFrom('menus').execute();
      const rows = menus.map(({ name, menuItems }) => ({ name, eintraege: JSON.stringify(menuItems) }));
      if (rows.length > 0) await trx.insertInto('menus').values(rows).execute();
    },

    /** Adds pictures and updates their texts; `removeBilder` deletes pictures once they are unreferenced. */
    async writeBilder(images: Insertable<ImagesTable>[]): Promise<void> {
      const columns = columnsOf(images, 'id');
      for (const part of splitRows(images)) {
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
     * Deletes pictures of deleted files; `only` limits it to some. Pictures referenced by any row stay. The foreign keys
     * come from the database catalogue, which includes tables of switched-off areas.
     */
    async removeBilder(remaining: readonly string[], only?: readonly string[]): Promise<void> {
      const { rows } = await sql<{ tabelle: string; spalte: string }>`
        select t.relname as tabelle, s.attname as spalte
        from pg_constraint c
          join pg_class t on t.oid = c.conrelid
          join pg_attribute s on s.attrelid = c.conrelid and s.attnum = any(c.conkey)
        where c.contype = 'f' and c.confrelid = 'bilder'::regclass
      `.execute(trx);
      const unused = rows.map(
        ({ tabelle: table, spalte: column }) =>
          sql`not exists (select from ${sql.table(table)} as t where ${sql.ref(`t.${column}`)} = bilder.id)`,
      );
      const requirements = [
        sql`id <> all(${[...remaining]}::text[])`,
        ...(only ? [sql`id = any(${[...only]}::text[])`] : []),
        ...unused,
      ];
      await sql`delete from bilder where ${sql.join(requirements, sql` and `)}`.execute(trx);
    },

    /** Updates `geaendert` only for pages whose reply differs from the stored one. */
    async replacePages(pages: ReadonlyMap<string, Route>, changed: string): Promise<void> {
      await trx
        .deleteFrom('seiten')
        .where('pfad', '<>', sql<string>`all(${[...pages.keys()]}::text[])`)
        .execute();
      await writePages(pages, changed);
    },

    /** Replaces the pages at these paths and deletes those that no longer exist. */
    async changePages(pages: ReadonlyMap<string, Route>, paths: readonly string[], changed: string): Promise<void> {
      const way = paths.filter((path) => !pages.has(path));
      await trx.deleteFrom('seiten').where('pfad', '=', sql<string>`any(${way}::text[])`).execute();
      await writePages(pages, changed);
    },

    /** Those of these paths that exist. */
    async pickPaths(paths: readonly string[]): Promise<string[]> {
      const rows = await trx
        .selectFrom('seiten')
        .select('pfad')
        .where('pfad', '=', sql<string>`any(${[...paths]}::text[])`)
        .execute();
      return rows.map(({ pfad: path }) => path);
    },

    /** Those of these paths without a page or entry. */
    async listUnknownPaths(paths: readonly string[]): Promise<string[]> {
      const { rows } = await sql<{ pfad: string }>`
        select pfad from unnest(${[...paths]}::text[]) as p(pfad)
        where not exists (select from seiten where seiten.pfad = p.pfad)
          and not exists (select from suche where suche.pfad = p.pfad)`.execute(trx);
      return rows.map(({ pfad: path }) => path);
    },

    async readPaths(): Promise<string[]> {
      const rows = await trx.selectFrom('seiten').select('pfad').execute();
      return rows.map(({ pfad: path }) => path);
    },

    /** Remembers removed paths and forgets restored ones. */
    async rememberRemoved(before: string[], now: string[]): Promise<void> {
      const stays = new Set(now);
      const removed = before.filter((path) => !stays.has(path)).map((path) => ({ pfad: path }));
      for (const part of splitRows(removed)) {
        await trx
          .insertInto('entfernte_pfade')
          .values(part)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
      await trx.deleteFrom('entfernte_pfade').where('pfad', '=', sql<string>`any(${now}::text[])`).execute();
    },
  };
}
