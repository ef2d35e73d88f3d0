import { sql } from 'kysely';
import type { DataSource } from '../../../core/platform/database/database.ts';
import type { CouncilTable } from '../files/council-storage-repository.ts';

/** Local ids for URLs of another system, and the progress of its import. */
export function createCouncilImportRepository(db: DataSource) {
  async function findNumbers(table: CouncilTable, addresses: readonly string[]): Promise<Map<string, number>> {
    if (addresses.length === 0) return new Map();
    const { rows } = await sql<{ id: number; herkunft: string }>`
      select id, herkunft from ${sql.table(table)} where herkunft = any(${[...addresses]}::text[])
    `.execute(db);
    return new Map(rows.map(({ id, herkunft: origin }) => [origin, id]));
  }

  return {
    /** Ids of objects by URL; unknown ones are omitted. */
    findNummern: findNumbers,

    /**
     * Ids of objects by URL. Unknown ones get a row marked as deleted until they are imported, because objects may
     * refer to each other in cycles.
     */
    async reserve(
      table: 'rats_orte' | 'rats_gremien' | 'rats_personen' | 'rats_sitzungen' | 'rats_vorlagen',
      addresses: readonly string[],
      corporation: number,
    ): Promise<Map<string, number>> {
      const wanted = [...new Set(addresses)];
      const known = await findNumbers(table, wanted);
      const missing = wanted.filter((address) => !known.has(address));
      if (missing.length === 0) return known;
      const required = {
        rats_orte: '{}',
        rats_gremien: '{"name":"","art":"Gremium"}',
        rats_personen: '{"name":""}',
        rats_sitzungen: '{"name":""}',
        rats_vorlagen: '{"name":"","oeffentlich":true}',
      }[table];
      const columns = sql.join(
        Object.keys(JSON.parse(required)).map((name) => sql`, ${sql.ref(name)}`),
        sql``,
      );
      await sql`
        insert into ${sql.table(table)} (herkunft, koerperschaft_id, geloescht ${columns})
        select adresse, ${corporation}::int, true ${columns}
        from unnest(${missing}::text[]) as adresse, jsonb_populate_record(null::${sql.table(table)}, ${required}::jsonb)
        on conflict (herkunft) do nothing
      `.execute(db);
      return new Map([...known, ...(await findNumbers(table, missing))]);
    },

    /** Stored data of files, which their objects do not always contain. */
    async readFiles(addresses: readonly string[]) {
      const lines = await db
        .selectFrom('rats_dateien')
        .select(['herkunft', 'rolle', 'text', 'adresse', 'fassung', 'sitzung_id', 'punkt_id', 'vorlage_id'])
        .where('herkunft', '=', sql<string>`any(${[...addresses]}::text[])`)
        .execute();
      return new Map(lines.map((line) => [line.herkunft ?? '', line]));
    },

    async remove(table: CouncilTable, addresses: readonly string[]): Promise<void> {
      if (addresses.length === 0) return;
      await sql`
        update ${sql.table(table)} set geloescht = true, geaendert = now()
        where herkunft = any(${[...addresses]}::text[]) and not geloescht
      `.execute(db);
    },

    /** Hides everything on a non-public agenda, regardless of its own object. */
    async protect(): Promise<void> {
      for (const table of ['rats_beratungen', 'rats_dateien'] as const) {
        await sql`
          update ${sql.table(table)} t set oeffentlich = false, geaendert = now()
          from rats_tagesordnungspunkte p
          where p.id = t.punkt_id and not p.oeffentlich and p.herkunft is not null and t.oeffentlich
        `.execute(db);
      }
    },

    /** The interrupted run, or a new one; `stand` is the start of the last complete one. */
    async begin(source: string): Promise<{ stand: Date | null; offen: Record<string, string | null> }> {
      const { rows } = await sql<{ stand: Date | null; offen: Record<string, string | null> }>`
        insert into rats_importe (quelle, begonnen) values (${source}, now())
        on conflict (quelle) do update
          set begonnen = case when rats_importe.offen = '{}' then now() else rats_importe.begonnen end
        returning stand, offen
      `.execute(db);
      return rows[0] ?? { stand: null, offen: {} };
    },

    /** URL of the next page of a list; null at its end. */
    async rememberSeite(source: string, list: string, next: string | null): Promise<void> {
      await sql`
        update rats_importe set offen = offen || jsonb_build_object(${list}::text, ${next}::text)
        where quelle = ${source}
      `.execute(db);
    },

    async close(source: string): Promise<void> {
      await sql`update rats_importe set stand = begonnen, offen = '{}' where quelle = ${source}`.execute(db);
    },
  };
}
