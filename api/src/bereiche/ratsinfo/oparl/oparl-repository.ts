import { type Selectable, sql } from 'kysely';
import type { Datenquelle } from '../../../kern/daten/database.ts';
import type { RatsTabelle } from '../rats-ablage-repository.ts';
import type { RatsinfoTabellen } from '../tables.ts';

/** Columns that OParl shows; those of `Kopfzeile` come with every object. */
const SPALTEN = {
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
} as const satisfies { [Tabelle in RatsTabelle]: readonly (keyof RatsinfoTabellen[Tabelle])[] };

/** A row as OParl shows it. */
export type RatsObjekt<Tabelle extends RatsTabelle> = Kopfzeile &
  Pick<
    Selectable<RatsinfoTabellen[Tabelle]>,
    (typeof SPALTEN)[Tabelle][number] & keyof Selectable<RatsinfoTabellen[Tabelle]>
  >;

/** A row shown inside of another: a file without its text, which is long and stands in the file's own object. */
export type RatsTeil<Tabelle extends RatsTabelle> = Tabelle extends 'rats_dateien'
  ? Omit<RatsObjekt<'rats_dateien'>, 'text'>
  : RatsObjekt<Tabelle>;

/** What the rows of all kinds of objects have. */
export interface Kopfzeile {
  id: number;
  /** Times as OParl writes them: whole seconds with an offset. */
  erstellt: string;
  geaendert: string;
  geloescht: boolean;
  depubliziert?: boolean;
}

/** Which objects of a list are asked for. */
export interface OparlFilter {
  koerperschaft?: number | undefined;
  /** Only meetings or consultations of this body. */
  gremium?: number | undefined;
  created_since?: Date | undefined;
  created_until?: Date | undefined;
  /** Brings the objects that are gone, too. */
  modified_since?: Date | undefined;
  modified_until?: Date | undefined;
}

const GESCHUETZT: ReadonlySet<RatsTabelle> = new Set([
  'rats_tagesordnungspunkte',
  'rats_vorlagen',
  'rats_beratungen',
  'rats_dateien',
]);
const sichtbar = (tabelle: RatsTabelle) =>
  GESCHUETZT.has(tabelle) ? sql`(not geloescht and oeffentlich)` : sql`(not geloescht)`;
/** Whether something may be known to have been there: what never was public has not. */
const bekannt = (tabelle: RatsTabelle) => (GESCHUETZT.has(tabelle) ? sql`(oeffentlich or depubliziert)` : sql`true`);
/** A time as OParl writes it; by the database, since thousands of `Date`s a page cost more than all else. */
const zeit = (spalte: string) =>
  sql`to_char(${sql.ref(spalte)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"+00:00"') as ${sql.ref(spalte)}`;
function felder(tabelle: RatsTabelle, ohne?: string) {
  const spalten: readonly string[] = SPALTEN[tabelle];
  const kopf = ['id', 'geloescht', ...(GESCHUETZT.has(tabelle) ? ['depubliziert'] : [])];
  const namen = [...kopf, ...spalten.filter((spalte) => spalte !== ohne)];
  return sql.join([zeit('erstellt'), zeit('geaendert'), ...namen.map((name) => sql.ref(name))]);
}
const teilfelder = (tabelle: RatsTabelle) => felder(tabelle, 'text');

const isPart = (tabelle: RatsTabelle, spalte: string, ids: readonly number[]) =>
  sql`${sql.ref(spalte)} = any(${ids}::int[]) and ${sichtbar(tabelle)}`;

/** The end of the second that a time with whole seconds names: OParl's times have no fractions. */
const bySecond = (zeit: Date) => new Date(zeit.getTime() + 1_000);

/** Reads what OParl may show: what is public, and that something is gone. */
export function createOparlRepository(db: Datenquelle) {
  function choose(tabelle: RatsTabelle, filter: OparlFilter) {
    const { koerperschaft, gremium, created_since, created_until, modified_since, modified_until } = filter;
    return sql.join(
      [
        modified_since ? bekannt(tabelle) : sichtbar(tabelle),
        ...(koerperschaft === undefined ? [] : [sql`koerperschaft_id = ${koerperschaft}`]),
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
    async count(tabelle: RatsTabelle, filter: OparlFilter): Promise<number> {
      const { rows } = await sql<{ anzahl: number }>`
        select count(*)::int as anzahl from ${sql.table(tabelle)} where ${choose(tabelle, filter)}
      `.execute(db);
      return rows[0]?.anzahl ?? 0;
    },

    /** One page of a list, ordered by number: what is new comes last. */
    async list(
      tabelle: RatsTabelle,
      filter: OparlFilter,
      { seite, proSeite }: { seite: number; proSeite: number },
    ): Promise<Kopfzeile[]> {
      // The numbers alone come from an index; rows that are skipped are never read.
      const { rows } = await sql<Kopfzeile>`
        select ${felder(tabelle)} from ${sql.table(tabelle)} where id in (
          select id from ${sql.table(tabelle)} where ${choose(tabelle, filter)}
          order by id limit ${proSeite} offset ${(seite - 1) * proSeite}
        ) order by id
      `.execute(db);
      return rows;
    },

    /** An object that is public or was, or null. */
    async find(tabelle: RatsTabelle, id: number): Promise<Kopfzeile | null> {
      const { rows } = await sql<Kopfzeile>`
        select ${felder(tabelle)} from ${sql.table(tabelle)} where id = ${id} and ${bekannt(tabelle)}
      `.execute(db);
      return rows[0] ?? null;
    },

    /** What may be shown of objects whose `spalte` is one of `ids`, in order. */
    async listParts<Tabelle extends RatsTabelle>(
      tabelle: Tabelle,
      spalte: keyof RatsinfoTabellen[Tabelle] & string,
      ids: readonly number[],
    ): Promise<RatsTeil<Tabelle>[]> {
      if (ids.length === 0) return [];
      const order = tabelle === 'rats_tagesordnungspunkte' ? sql`position, id` : sql`id`;
      const { rows } = await sql<RatsTeil<Tabelle>>`
        select ${teilfelder(tabelle)} from ${sql.table(tabelle)} where ${isPart(tabelle, spalte, ids)} order by ${order}
      `.execute(db);
      return rows;
    },

    /** Numbers alone of the same objects, with what their `spalte` names. */
    async listNumbers<Tabelle extends RatsTabelle, Spalte extends keyof RatsinfoTabellen[Tabelle] & string>(
      tabelle: Tabelle,
      spalte: Spalte,
      ids: readonly number[],
    ): Promise<({ id: number } & { [name in Spalte]: number })[]> {
      if (ids.length === 0) return [];
      const { rows } = await sql<{ id: number } & { [name in Spalte]: number }>`
        select id, ${sql.ref(spalte)} from ${sql.table(tabelle)} where ${isPart(tabelle, spalte, ids)} order by id
      `.execute(db);
      return rows;
    },

    /** First and last change of anything, for the system itself; null while there is nothing. */
    async readZeitraum(): Promise<{ erstellt: Date; geaendert: Date } | null> {
      const { rows } = await sql<{ erstellt: Date; geaendert: Date }>`
        select min(erstellt) as erstellt, max(geaendert) as geaendert from rats_koerperschaften having count(*) > 0
      `.execute(db);
      return rows[0] ?? null;
    },
  };
}
export type OparlRepository = ReturnType<typeof createOparlRepository>;
