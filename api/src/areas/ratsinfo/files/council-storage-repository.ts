import { type Insertable, sql } from 'kysely';
import type { DataSource } from '../../../core/platform/database/database.ts';
import type { RatsinfoTables } from '../tables.ts';

export type CouncilTable = keyof RatsinfoTables;
/** A row without the columns maintained by the store. */
export type CouncilLine<DataTable extends CouncilTable> = Omit<
  Insertable<RatsinfoTables[DataTable]>,
  'erstellt' | 'geaendert' | 'geloescht' | 'depubliziert'
>;

/** Objects of all kinds, in the order of their references. */
export type RatsinfoLines = { [DataTable in CouncilTable]: CouncilLine<DataTable>[] };

/** Ids below belong to the content folder. */
const FIRST_FREE_NUMBER = 1_000_000;

/**
 * Objects embedded in others in OParl: a change of the part changes the whole. Ordered so that changes propagate
 * upwards.
 */
const PARTS: readonly [teil: CouncilTable, spalte: string, ganzes: CouncilTable][] = [
  ['rats_dateien', 'punkt_id', 'rats_tagesordnungspunkte'],
  ['rats_tagesordnungspunkte', 'sitzung_id', 'rats_sitzungen'],
  ['rats_dateien', 'sitzung_id', 'rats_sitzungen'],
  ['rats_dateien', 'vorlage_id', 'rats_vorlagen'],
  ['rats_beratungen', 'vorlage_id', 'rats_vorlagen'],
  ['rats_mitgliedschaften', 'person_id', 'rats_personen'],
  ['rats_wahlperioden', 'koerperschaft_id', 'rats_koerperschaften'],
];

/** Writes objects of the council. Use it inside one transaction that ends with `finish`. */
export function createCouncilStorage(trx: DataSource) {
  const storage = {
    /**
     * Upserts objects without touching unchanged ones. `key` is the conflict key. The database assigns missing
     * ids.
     */
    async write<DataTable extends CouncilTable>(
      table: DataTable,
      lines: readonly CouncilLine<DataTable>[],
      key: 'id' | 'herkunft' = 'id',
    ): Promise<void> {
      const [first] = lines;
      if (!first) return;
      const names = Object.keys(first);
      const values = names.filter((name) => name !== key);
      const list = (columns: readonly string[], from = '') =>
        sql.join(columns.map((name) => sql.ref(`${from}${name}`)));
      const fresh = sql.join([
        ...values.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`),
        sql`geloescht = false`,
        sql`geaendert = now()`,
        ...(names.includes('oeffentlich')
          ? [sql`depubliziert = (alt.depubliziert or alt.oeffentlich) and not excluded.oeffentlich`]
          : []),
      ]);
      await sql`
        insert into ${sql.table(table)} as alt (${list(names)})
        select ${list(names)} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(lines)}::jsonb)
        on conflict (${sql.ref(key)}) do update set ${fresh}
        where (${list(values, 'alt.')}, alt.geloescht) is distinct from (${list(values, 'excluded.')}, false)
      `.execute(trx);
    },

    /** Marks objects of the content folder that are not in `remaining` as deleted. */
    async removeOthers(table: CouncilTable, remaining: readonly number[]): Promise<void> {
      await sql`
        update ${sql.table(table)} set geloescht = true, geaendert = now()
        where id < ${FIRST_FREE_NUMBER} and not geloescht and id <> all(${remaining}::int[])
      `.execute(trx);
    },

    /** Propagates changes of this transaction to parents, search index and subscribers. */
    async finish(): Promise<void> {
      for (const [part, column, whole] of PARTS) {
        await sql`
          update ${sql.table(whole)} set geaendert = now()
          where geaendert < now()
            and id in (select ${sql.ref(column)} from ${sql.table(part)} where geaendert = now())
        `.execute(trx);
      }
      await sql`select aktualisiere_rats_suche(now())`.execute(trx);
      await sql`select merke_rats_ereignisse(now())`.execute(trx);
    },

    /** Replaces the objects of the content folder. */
    async replace(lines: RatsinfoLines): Promise<void> {
      for (const [name, entries] of Object.entries(lines)) {
        const table = name as CouncilTable;
        await storage.write(table, entries);
        await storage.removeOthers(
          table,
          entries.map(({ id }) => id ?? 0),
        );
      }
      await storage.finish();
    },
  };
  return storage;
}
