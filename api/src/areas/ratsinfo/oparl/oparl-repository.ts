import { type Selectable, sql } from 'kysely';
import type { DataSource } from '../../../core/platform/database/database.ts';
import type { CouncilTable } from '../files/council-storage-repository.ts';
import type { RatsinfoTables } from '../tables.ts';

/** Columns shown by OParl, besides those of `HeadLine`. */
const COLUMNS = {
  rats_koerperschaften: ['kurzname', 'name', 'webseite', 'ags', 'kontakt_email', 'kontakt_name'],
  rats_wahlperioden: ['koerperschaft_id', 'name', 'beginn', 'ende'],
  rats_gremien: ['koerperschaft_id', 'name', 'kurzname', 'art', 'beginn', 'ende', 'ueber_id', 'ort_id'],
  rats_personen: [
    ...(['koerperschaft_id', 'name', 'nachname', 'vorname', 'anrede', 'titel', 'geschlecht'] as const),
    ...(['email', 'telefon', 'status'] as const),
  ],
  rats_mitgliedschaften: ['person_id', 'gremium_id', 'funktion', 'stimmrecht', 'beginn', 'ende'],
  rats_sitzungen: ['name', 'status', 'abgesagt', 'beginn', 'ende', 'gremien', 'teilnehmer', 'ort_id'],
  rats_tagesordnungspunkte: ['sitzung_id', 'nummer', 'position', 'name', 'ergebnis', 'beschluss', 'abstimmung'],
  rats_vorlagen: [
    ...(['koerperschaft_id', 'name', 'aktenzeichen', 'datum', 'art', 'urheber_personen'] as const),
    ...(['urheber_gremien', 'federfuehrende', 'stichworte', 'verwandte', 'orte'] as const),
  ],
  rats_beratungen: ['vorlage_id', 'punkt_id', 'sitzung_id', 'gremien', 'federfuehrend', 'rolle'],
  rats_dateien: [
    ...(['name', 'dateiname', 'mime', 'datum', 'text', 'adresse'] as const),
    ...(['sitzung_id', 'punkt_id', 'vorlage_id', 'rolle'] as const),
  ],
  rats_orte: ['beschreibung', 'raum', 'strasse', 'plz', 'ort', 'ortsteil', 'geojson'],
} as const satisfies { [DataTable in CouncilTable]: readonly (keyof RatsinfoTables[DataTable])[] };

/** A row with the columns shown by OParl. */
export type CouncilObject<DataTable extends CouncilTable> = HeadLine &
  Pick<
    Selectable<RatsinfoTables[DataTable]>,
    (typeof COLUMNS)[DataTable][number] & keyof Selectable<RatsinfoTables[DataTable]>
  >;

/** An embedded row: a file without its text, which is long and part of the file's own object. */
export type CouncilPart<DataTable extends CouncilTable> = DataTable extends 'rats_dateien'
  ? Omit<CouncilObject<'rats_dateien'>, 'text'>
  : CouncilObject<DataTable>;

/** Columns common to all kinds of objects. */
export interface HeadLine {
  id: number;
  /** OParl format: whole seconds with an offset. */
  erstellt: string;
  geaendert: string;
  geloescht: boolean;
  depubliziert?: boolean;
}

/** Filter of a list. */
export interface OparlFilter {
  koerperschaft?: number | undefined;
  /** Only meetings or consultations of this body. */
  gremium?: number | undefined;
  created_since?: Date | undefined;
  created_until?: Date | undefined;
  /** Includes removed objects. */
  modified_since?: Date | undefined;
  modified_until?: Date | undefined;
}

const PROTECTED: ReadonlySet<CouncilTable> = new Set([
  'rats_tagesordnungspunkte',
  'rats_vorlagen',
  'rats_beratungen',
  'rats_dateien',
]);
const visible = (table: CouncilTable) =>
  PROTECTED.has(table) ? sql`(not geloescht and oeffentlich)` : sql`(not geloescht)`;
/** Whether the existence of a row may be disclosed: not if it was never public. */
const known = (table: CouncilTable) => (PROTECTED.has(table) ? sql`(oeffentlich or depubliziert)` : sql`true`);
/**
 * Formats a time for OParl in the database: creating thousands of `Date`s per page would dominate the response time.
 */
const time = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"+00:00"') as ${sql.ref(column)}`;
function fields(table: CouncilTable, without?: string) {
  const columns: readonly string[] = COLUMNS[table];
  const head = ['id', 'geloescht', ...(PROTECTED.has(table) ? ['depubliziert'] : [])];
  const names = [...head, ...columns.filter((column) => column !== without)];
  return sql.join([time('erstellt'), time('geaendert'), ...names.map((name) => sql.ref(name))]);
}
const partFields = (table: CouncilTable) => fields(table, 'text');

const isPart = (table: CouncilTable, column: string, ids: readonly number[]) =>
  sql`${sql.ref(column)} = any(${ids}::int[]) and ${visible(table)}`;

/** End of the given second, because OParl times have no fractions. */
const bySecond = (time: Date) => new Date(time.getTime() + 1_000);

/** Reads public objects, and which ones were removed. */
export function createOparlRepository(db: DataSource) {
  function choose(table: CouncilTable, filter: OparlFilter) {
    const {
      koerperschaft: corporation,
      gremium,
      created_since,
      created_until,
      modified_since,
      modified_until,
    } = filter;
    return sql.join(
      [
        modified_since ? known(table) : visible(table),
        ...(corporation === undefined ? [] : [sql`koerperschaft_id = ${corporation}`]),
        ...(gremium === undefined ? [] : [sql`gremien @> array[${gremium}::int]`]),
        ...(created_since ? [sql`erstellt >= ${created_since}`] : []),
        ...(created_until ? [sql`erstellt < ${bySecond(created_until)}`] : []),
        ...(modified_since ? [sql`geaendert >= ${modified_since}`] : []),
        ...(modified_until ? [sql`geaendert < ${bySecond(modified_until)}`] : []),
      ],
      sql` and `,
    );
  }

  return {
    async count(table: CouncilTable, filter: OparlFilter): Promise<number> {
      const { rows } = await sql<{ anzahl: number }>`
        select count(*)::int as anzahl from ${sql.table(table)} where ${choose(table, filter)}
      `.execute(db);
      return rows[0]?.anzahl ?? 0;
    },

    /** One page of a list, ordered by id: new objects come last. */
    async list(
      table: CouncilTable,
      filter: OparlFilter,
      { seite: page, proSeite: perPage }: { seite: number; proSeite: number },
    ): Promise<HeadLine[]> {
      // Selects ids by an index-only scan, so that skipped rows are not read.
      const { rows } = await sql<HeadLine>`
        select ${fields(table)} from ${sql.table(table)} where id in (
          select id from ${sql.table(table)} where ${choose(table, filter)}
          order by id limit ${perPage} offset ${(page - 1) * perPage}
        ) order by id
      `.execute(db);
      return rows;
    },

    /** An object that is or was public, or null. */
    async find(table: CouncilTable, id: number): Promise<HeadLine | null> {
      const { rows } = await sql<HeadLine>`
        select ${fields(table)} from ${sql.table(table)} where id = ${id} and ${known(table)}
      `.execute(db);
      return rows[0] ?? null;
    },

    /** Visible objects whose `column` is in `ids`, in order. */
    async listParts<DataTable extends CouncilTable>(
      table: DataTable,
      column: keyof RatsinfoTables[DataTable] & string,
      ids: readonly number[],
    ): Promise<CouncilPart<DataTable>[]> {
      if (ids.length === 0) return [];
      const order = table === 'rats_tagesordnungspunkte' ? sql`position, id` : sql`id`;
      const { rows } = await sql<CouncilPart<DataTable>>`
        select ${partFields(table)} from ${sql.table(table)} where ${isPart(table, column, ids)} order by ${order}
      `.execute(db);
      return rows;
    },

    /** Ids of the same objects, with the value of `column`. */
    async listNumbers<DataTable extends CouncilTable, Column extends keyof RatsinfoTables[DataTable] & string>(
      table: DataTable,
      column: Column,
      ids: readonly number[],
    ): Promise<({ id: number } & { [name in Column]: number })[]> {
      if (ids.length === 0) return [];
      const { rows } = await sql<{ id: number } & { [name in Column]: number }>`
        select id, ${sql.ref(column)} from ${sql.table(table)} where ${isPart(table, column, ids)} order by id
      `.execute(db);
      return rows;
    },

    /** First and last change of all objects, for the system object; null if there are none. */
    async readZeitraum(): Promise<{ erstellt: Date; geaendert: Date } | null> {
      const { rows } = await sql<{ erstellt: Date; geaendert: Date }>`
        select min(erstellt) as erstellt, max(geaendert) as geaendert from rats_koerperschaften having count(*) > 0
      `.execute(db);
      return rows[0] ?? null;
    },
  };
}
export type OparlRepository = ReturnType<typeof createOparlRepository>;
