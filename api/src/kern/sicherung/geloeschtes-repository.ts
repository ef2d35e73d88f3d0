import { sql } from 'kysely';
import type { Datenquelle } from '../daten/database.ts';

/** A row that is gone for good. */
export interface Geloeschtes {
  tabelle: string;
  spalte: string;
  schluessel: string;
  wann: Date;
}

/** Rows of one note. */
const MAX = 500;
/** Days; no backup is kept as long. */
const AUFBEWAHRT = 400;

export function createGeloeschtesRepository(db: Datenquelle) {
  return {
    /** The next rows that are noted nowhere else, locked until the transaction ends; others take others. */
    async takeOpen(): Promise<(Geloeschtes & { id: number })[]> {
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

    /** Erases the rows that are there again; tells how many were. */
    async eraseAgain(liste: readonly Geloeschtes[]): Promise<number> {
      const { rows: bekannte } = await sql<{ ort: string }>`
        select table_name || '.' || column_name as ort from information_schema.columns
        where table_schema = current_schema()`.execute(db);
      const orte = new Set(bekannte.map(({ ort }) => ort));
      const gruppen = new Map<string, string[]>();
      for (const { tabelle, spalte, schluessel } of liste) {
        const ort = `${tabelle}.${spalte}`;
        if (orte.has(ort)) gruppen.set(ort, [...(gruppen.get(ort) ?? []), schluessel]);
      }
      let anzahl = 0;
      for (const [ort, schluessel] of gruppen) {
        const [tabelle = '', spalte = ''] = ort.split('.');
        const { numAffectedRows = 0n } = await sql`delete from ${sql.table(tabelle)}
          where ${sql.ref(spalte)}::text = any(${schluessel}::text[])`.execute(db);
        anzahl += Number(numAffectedRows);
      }
      return anzahl;
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
