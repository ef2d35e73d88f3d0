import { sql } from 'kysely';
import type { Datenquelle } from '../../../kern/daten/database.ts';
import type { RatsTabelle } from '../rats-ablage-repository.ts';

/** What another system's addresses are called here, and how far its import has come. */
export function createRatsImportRepository(db: Datenquelle) {
  async function findNummern(tabelle: RatsTabelle, adressen: readonly string[]): Promise<Map<string, number>> {
    if (adressen.length === 0) return new Map();
    const { rows } = await sql<{ id: number; herkunft: string }>`
      select id, herkunft from ${sql.table(tabelle)} where herkunft = any(${[...adressen]}::text[])
    `.execute(db);
    return new Map(rows.map(({ id, herkunft }) => [herkunft, id]));
  }

  return {
    /** Numbers of objects by their address; of those that are not here it says nothing. */
    findNummern: findNummern,

    /**
     * Numbers of objects by their address. For those that are not here yet there is a place from now on, marked as deleted
     * until they come: objects may refer to each other in a circle.
     */
    async reserve(
      tabelle: 'rats_orte' | 'rats_gremien' | 'rats_personen' | 'rats_sitzungen' | 'rats_vorlagen',
      adressen: readonly string[],
      koerperschaft: number,
    ): Promise<Map<string, number>> {
      const gesucht = [...new Set(adressen)];
      const bekannte = await findNummern(tabelle, gesucht);
      const fehlende = gesucht.filter((adresse) => !bekannte.has(adresse));
      if (fehlende.length === 0) return bekannte;
      const pflicht = {
        rats_orte: '{}',
        rats_gremien: '{"name":"","art":"Gremium"}',
        rats_personen: '{"name":""}',
        rats_sitzungen: '{"name":""}',
        rats_vorlagen: '{"name":"","oeffentlich":true}',
      }[tabelle];
      const spalten = sql.join(
        Object.keys(JSON.parse(pflicht)).map((name) => sql`, ${sql.ref(name)}`),
        sql``,
      );
      await sql`
        insert into ${sql.table(tabelle)} (herkunft, koerperschaft_id, geloescht ${spalten})
        select adresse, ${koerperschaft}::int, true ${spalten}
        from unnest(${fehlende}::text[]) as adresse, jsonb_populate_record(null::${sql.table(tabelle)}, ${pflicht}::jsonb)
        on conflict (herkunft) do nothing
      `.execute(db);
      return new Map([...bekannte, ...(await findNummern(tabelle, fehlende))]);
    },

    /** What is known of files already: their objects do not always say it. */
    async readFiles(adressen: readonly string[]) {
      const zeilen = await db
        .selectFrom('rats_dateien')
        .select(['herkunft', 'rolle', 'text', 'adresse', 'fassung', 'sitzung_id', 'punkt_id', 'vorlage_id'])
        .where('herkunft', '=', sql<string>`any(${[...adressen]}::text[])`)
        .execute();
      return new Map(zeilen.map((zeile) => [zeile.herkunft ?? '', zeile]));
    },

    async remove(tabelle: RatsTabelle, adressen: readonly string[]): Promise<void> {
      if (adressen.length === 0) return;
      await sql`
        update ${sql.table(tabelle)} set geloescht = true, geaendert = now()
        where herkunft = any(${[...adressen]}::text[]) and not geloescht
      `.execute(db);
    },

    /** What stands on an agenda that is not public is not public either, whatever its own object says. */
    async protect(): Promise<void> {
      for (const tabelle of ['rats_beratungen', 'rats_dateien'] as const) {
        await sql`
          update ${sql.table(tabelle)} t set oeffentlich = false, geaendert = now()
          from rats_tagesordnungspunkte p
          where p.id = t.punkt_id and not p.oeffentlich and p.herkunft is not null and t.oeffentlich
        `.execute(db);
      }
    },

    /** The run that was interrupted, or a new one; `stand` is the begin of the last complete one. */
    async begin(quelle: string): Promise<{ stand: Date | null; offen: Record<string, string | null> }> {
      const { rows } = await sql<{ stand: Date | null; offen: Record<string, string | null> }>`
        insert into rats_importe (quelle, begonnen) values (${quelle}, now())
        on conflict (quelle) do update
          set begonnen = case when rats_importe.offen = '{}' then now() else rats_importe.begonnen end
        returning stand, offen
      `.execute(db);
      return rows[0] ?? { stand: null, offen: {} };
    },

    /** Address of the next page of a list; null at its end. */
    async rememberSeite(quelle: string, liste: string, naechste: string | null): Promise<void> {
      await sql`
        update rats_importe set offen = offen || jsonb_build_object(${liste}::text, ${naechste}::text)
        where quelle = ${quelle}
      `.execute(db);
    },

    async close(quelle: string): Promise<void> {
      await sql`update rats_importe set stand = begonnen, offen = '{}' where quelle = ${quelle}`.execute(db);
    },
  };
}
