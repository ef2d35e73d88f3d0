import { sql } from 'kysely';
import type { DataSource } from '../../platform/database/database.ts';

/** A permanently deleted row. */
export interface Deleted {
  tabelle: string;
  spalte: string;
  schluessel: string;
  wann: Date;
}

/** Rows per note. */
const MAX = 500;
/** Days; no backup is kept as long. */
const AUFBEWAHRT = 400;

export function createDeletedRepository(db: DataSource) {
  return {
    /**
     * The next rows not yet noted outside the database, locked until the transaction ends; concurrent calls skip them.
     */
    async takeOpen(): Promise<(Deleted & { id: number })[]> {
      return db
        .selectFrom('geloeschtes')
        .select(['id', 'tabelle', 'spalte', 'schluessel', 'wann'])
        .where('vermerkt', '=', false)
        .orderBy('id')
        .limit(MAX)
        .forUpdate()
        .skipLocked()
        .execute();
    },

    async markNoted(ids: readonly number[]): Promise<void> {
      await db.updateTable('geloeschtes').set({ vermerkt: true }).where('id', 'in', ids).execute();
    },

    /** Deletes restored rows again; returns their number. */
    async eraseAgain(list: readonly Deleted[]): Promise<number> {
      const { rows: known } = await sql<{ ort: string }>`
        select table_name || '.' || column_name as ort from information_schema.columns
        where table_schema = current_schema()`.execute(db);
      const locations = new Set(known.map(({ ort: location }) => location));
      const groups = new Map<string, string[]>();
      for (const { tabelle: table, spalte: column, schluessel: key } of list) {
        const location = `${table}.${column}`;
        if (locations.has(location)) groups.set(location, [...(groups.get(location) ?? []), key]);
      }
      let count = 0;
      for (const [location, key] of groups) {
        const [table = '', column = ''] = location.split('.');
        const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)}
          where ${sql.ref(column)}::text = any(${key}::text[])`.execute(db);
        count += Number(numAffectedRows);
      }
      return count;
    },

    async cleanUp(): Promise<void> {
      await db
        .deleteFrom('geloeschtes')
        .where('vermerkt', '=', true)
        .where('wann', '<', sql<Date>`now() - make_interval(days => ${AUFBEWAHRT})`)
        .execute();
    },
  };
}
