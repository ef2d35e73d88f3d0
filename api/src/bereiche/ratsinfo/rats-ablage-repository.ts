import { type Insertable, sql } from 'kysely';
import type { Datenquelle } from '../../kern/daten/database.ts';
import type { RatsinfoTabellen } from './tables.ts';

export type RatsTabelle = keyof RatsinfoTabellen;
/** A row without what the store keeps itself. */
export type RatsZeile<Tabelle extends RatsTabelle> = Omit<
  Insertable<RatsinfoTabellen[Tabelle]>,
  'erstellt' | 'geaendert' | 'geloescht' | 'depubliziert'
>;

/** Objects of every kind, in the order in which they refer to each other. */
export type RatsinfoZeilen = { [Tabelle in RatsTabelle]: RatsZeile<Tabelle>[] };

/** Below it are the numbers of the content folder (migration 0016). */
const ERSTE_FREIE_NUMMER = 1_000_000;

/** What OParl shows inside of what: a change of the part is one of the whole. The order lets changes pass upwards. */
const TEILE: readonly [teil: RatsTabelle, spalte: string, ganzes: RatsTabelle][] = [
  ['rats_dateien', 'punkt_id', 'rats_tagesordnungspunkte'],
  ['rats_tagesordnungspunkte', 'sitzung_id', 'rats_sitzungen'],
  ['rats_dateien', 'sitzung_id', 'rats_sitzungen'],
  ['rats_dateien', 'vorlage_id', 'rats_vorlagen'],
  ['rats_beratungen', 'vorlage_id', 'rats_vorlagen'],
  ['rats_mitgliedschaften', 'person_id', 'rats_personen'],
  ['rats_wahlperioden', 'koerperschaft_id', 'rats_koerperschaften'],
];

/** Writes objects of the council. Use it inside one transaction, and end it with `finish`. */
export function createRatsAblage(trx: Datenquelle) {
  const ablage = {
    /**
     * Adds and changes objects; those that are the same already are not touched. `schluessel` says how they are known.
     * Of an object whose number is not given yet the database makes one up.
     */
    async write<Tabelle extends RatsTabelle>(
      tabelle: Tabelle,
      zeilen: readonly RatsZeile<Tabelle>[],
      schluessel: 'id' | 'herkunft' = 'id',
    ): Promise<void> {
      const [erste] = zeilen;
      if (!erste) return;
      const namen = Object.keys(erste);
      const werte = namen.filter((name) => name !== schluessel);
      const list = (spalten: readonly string[], von = '') => sql.join(spalten.map((name) => sql.ref(`${von}${name}`)));
      const neu = sql.join([
        ...werte.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`),
        sql`geloescht = false`,
        sql`geaendert = now()`,
        ...(namen.includes('oeffentlich')
          ? [sql`depubliziert = (alt.depubliziert or alt.oeffentlich) and not excluded.oeffentlich`]
          : []),
      ]);
      await sql`
        insert into ${sql.table(tabelle)} as alt (${list(namen)})
        select ${list(namen)} from jsonb_populate_recordset(null::${sql.table(tabelle)}, ${JSON.stringify(zeilen)}::jsonb)
        on conflict (${sql.ref(schluessel)}) do update set ${neu}
        where (${list(werte, 'alt.')}, alt.geloescht) is distinct from (${list(werte, 'excluded.')}, false)
      `.execute(trx);
    },

    /** Marks objects of the content folder as deleted that are not among `bleibende`. */
    async removeOthers(tabelle: RatsTabelle, bleibende: readonly number[]): Promise<void> {
      await sql`
        update ${sql.table(tabelle)} set geloescht = true, geaendert = now()
        where id < ${ERSTE_FREIE_NUMMER} and not geloescht and id <> all(${bleibende}::int[])
      `.execute(trx);
    },

    /** Passes changes of this transaction on to what shows them, to the search, and to those who follow the council. */
    async finish(): Promise<void> {
      for (const [teil, spalte, ganzes] of TEILE) {
        await sql`
          update ${sql.table(ganzes)} set geaendert = now()
          where geaendert < now()
            and id in (select ${sql.ref(spalte)} from ${sql.table(teil)} where geaendert = now())
        `.execute(trx);
      }
      await sql`select aktualisiere_rats_suche(now())`.execute(trx);
      await sql`select merke_rats_ereignisse(now())`.execute(trx);
    },

    /** Makes these the objects of the content folder. */
    async replace(zeilen: RatsinfoZeilen): Promise<void> {
      for (const [name, eintraege] of Object.entries(zeilen)) {
        const tabelle = name as RatsTabelle;
        await ablage.write(tabelle, eintraege);
        await ablage.removeOthers(
          tabelle,
          eintraege.map(({ id }) => id ?? 0),
        );
      }
      await ablage.finish();
    },
  };
  return ablage;
}
