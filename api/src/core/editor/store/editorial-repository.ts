import type { ContributionOperation, ContributionStatus } from '@gm/shared/rules/editorial';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { DataSource } from '../../platform/database/database.ts';
import { maskLike } from '../../platform/database/mask-like.ts';
import type { Actor } from '../../services/accounts/sessions/actor.ts';
import type { ContributionOrdering } from './contribution-ordering.ts';
import type { ContributionTable } from './tables.ts';

/** Channel of `NOTIFY` for schedule changes. */
export const EDITORIAL_CHANNEL = 'redaktion';

/** Publication kinds, and content kinds among them. */
export interface ContributionSelection {
  arten: readonly string[];
  inhaltsarten: readonly string[];
}

export interface ContributionFilter {
  status?: ContributionStatus | undefined;
  /** Kinds, one of which must match. */
  auswahl: ContributionSelection;
  /** Words that must all occur. */
  woerter: readonly string[];
  /** Only entries that wait for their release. */
  vorgelegt?: boolean;
  /** Visibility condition of the account; null: all entries. */
  recht: RawBuilder<boolean> | null;
}

/** Must match the index `redaktion_beitraege_titel`; the last column breaks ties. */
const COLUMNS: Record<string, RawBuilder<unknown>> = {
  titel: sql`translate(lower(b.titel), 'äöüß', 'aous')`,
  wer: sql`lower(b.wer)`,
  stand: sql`b.status`,
};

export type ContributionLine = Omit<
  Selectable<ContributionTable>,
  'zuletzt' | 'wer' | 'titel' | 'suchtext' | 'inhalt_nummer'
>;

export interface Version {
  nummer: number;
  angaben: Record<string, unknown>;
}

export const HEAD = [
  'b.id',
  'b.referenz',
  'b.art',
  'b.status',
  'b.version',
  'b.freigegeben',
  'b.ab',
  'b.bis',
  'b.inhalt_art',
  'b.inhalt_schluessel',
  'b.vorgelegt_von',
  'b.vorgelegt_am',
] as const;
/** Name of the account that asked for the release. */
export const SUBMITTED = sql<
  string | null
>`(select vorname || ' ' || nachname from konten where id = b.vorgelegt_von)`.as('vorlegende');
/** Whether a row of `redaktion_beitraege as b` has one of these kinds. */
export const isOneFrom = ({ arten: kinds, inhaltsarten: contentKinds }: ContributionSelection) =>
  sql<boolean>`(b.art = any(${kinds}::text[]) and (b.inhalt_art is null or b.inhalt_art = any(${contentKinds}::text[])))`;

/** Entries with their newest version and its author. */
export const joinVersion = (db: DataSource) =>
  db
    .selectFrom('redaktion_beitraege as b')
    .innerJoin('redaktion_fassungen as f', (join) =>
      join.onRef('f.beitrag_id', '=', 'b.id').onRef('f.nummer', '=', 'b.version'),
    )
    .innerJoin('redaktion_protokoll as p', 'p.id', 'b.zuletzt');

/** Editors' entries with their versions and audit log. */
export function createEditorialRepository(db: DataSource) {
  const contributions = () => db.selectFrom('redaktion_beitraege as b');

  const withVersion = () => joinVersion(db);

  const choose = ({
    status,
    auswahl: selection,
    woerter: words,
    vorgelegt: submitted,
    recht: right,
  }: ContributionFilter): RawBuilder<boolean> =>
    sql<boolean>`(${sql.join(
      [
        isOneFrom(selection),
        ...(right ? [right] : []),
        ...(submitted ? [sql`b.vorgelegt_am is not null`] : []),
        ...(status ? [sql`b.status = ${status}`] : []),
        ...words.map((word) => sql`b.suchtext like ${`%${maskLike(word)}%`}`),
      ],
      sql` and `,
    )})`;

  /** Only the visibility condition needs the versions. */
  const chosen = (filter: ContributionFilter) =>
    (filter.recht ? withVersion() : contributions().where('b.zuletzt', 'is not', null)).where(choose(filter));

  return {
    /** One page; by default the last edited first. */
    async list(
      filter: ContributionFilter,
      {
        seite: page,
        proSeite: perPage,
        ordnung: ordering = null,
      }: { seite: number; proSeite: number; ordnung?: ContributionOrdering | null },
    ) {
      const column = COLUMNS[ordering?.replace('-', '') ?? ''];
      const direction = ordering?.startsWith('-') || !ordering ? 'desc' : 'asc';
      // Ids first, so that texts are read for one page only.
      const locations = chosen(filter)
        .select('b.id')
        .$if(column !== undefined, (query) => query.orderBy(column ?? sql`b.id`, direction))
        .orderBy('b.zuletzt', direction)
        .limit(perPage)
        .offset((page - 1) * perPage);
      return withVersion()
        .where('b.id', 'in', locations)
        .select([...HEAD, SUBMITTED])
        .select(['f.angaben', 'p.am', 'p.wer'])
        .$if(column !== undefined, (query) => query.orderBy(column ?? sql`b.id`, direction))
        .orderBy('b.zuletzt', direction)
        .execute();
    },

    /** Number of entries by status, ignoring the status filter, and of those waiting for release. */
    async count({ status: _, vorgelegt: __, ...filter }: ContributionFilter) {
      return chosen(filter)
        .select([
          'b.status',
          sql<number>`count(*)::int`.as('anzahl'),
          sql<number>`count(b.vorgelegt_am)::int`.as('vorgelegte'),
        ])
        .groupBy('b.status')
        .execute();
    },

    async find(reference: string) {
      const line = await withVersion()
        .select([...HEAD, SUBMITTED])
        .select(['f.nummer', 'f.angaben', 'p.am', 'p.wer'])
        .where('b.referenz', '=', reference)
        .executeTakeFirst();
      return line ?? null;
    },

    /** Locked until the transaction ends. */
    async lock(reference: string): Promise<ContributionLine | null> {
      const line = await contributions()
        .select(HEAD)
        .where('b.referenz', '=', reference)
        .forUpdate()
        .executeTakeFirst();
      return line ?? null;
    },

    /** @param inhalt_art content kind of the entry; null: none */
    async create(reference: string, kind: string, inhalt_art: string | null): Promise<ContributionLine> {
      return db
        .insertInto('redaktion_beitraege')
        .values({
          referenz: reference,
          art: kind,
          inhalt_art,
          status: 'Entwurf',
          version: 0,
          freigegeben: null,
          ab: null,
          bis: null,
        })
        .returning([
          'id',
          'referenz',
          'art',
          'status',
          'version',
          'freigegeben',
          'ab',
          'bis',
          'inhalt_art',
          'inhalt_schluessel',
          'vorgelegt_von',
          'vorgelegt_am',
        ])
        .executeTakeFirstOrThrow();
    },

    async storeFassung(beitrag_id: number, { nummer: num, angaben: details }: Version): Promise<void> {
      await db
        .insertInto('redaktion_fassungen')
        .values({ beitrag_id, nummer: num, angaben: JSON.stringify(details) })
        .execute();
    },

    async findFassung(beitrag_id: number, num: number): Promise<Version | null> {
      const line = await db
        .selectFrom('redaktion_fassungen')
        .select(['nummer', 'angaben'])
        .where('beitrag_id', '=', beitrag_id)
        .where('nummer', '=', num)
        .executeTakeFirst();
      return line ?? null;
    },

    /** Stores the result of a step and notifies schedule followers. */
    async change({
      id,
      status,
      version,
      freigegeben: released,
      ab: from,
      bis: until,
      vorgelegt_von,
      vorgelegt_am,
    }: ContributionLine): Promise<void> {
      await db
        .updateTable('redaktion_beitraege')
        .set({ status, version, freigegeben: released, ab: from, bis: until, vorgelegt_von, vorgelegt_am })
        .where('id', '=', id)
        .execute();
      await sql`select pg_notify(${EDITORIAL_CHANNEL}, '')`.execute(db);
    },

    async log(
      { id, status }: Pick<ContributionLine, 'id' | 'status'>,
      { konto: account, name }: Actor,
      entry: { fassung: number; vorgang: ContributionOperation; aus: number | null; hinweis?: string | null },
    ): Promise<void> {
      await db
        .insertInto('redaktion_protokoll')
        .values({ ...entry, beitrag_id: id, status, konto_id: account, wer: name })
        .execute();
    },

    /** Author of a version; null if it was created automatically. */
    async findVerfasser(beitrag_id: number, num: number): Promise<number | null> {
      const line = await db
        .selectFrom('redaktion_protokoll')
        .select('konto_id')
        .where('beitrag_id', '=', beitrag_id)
        .where('fassung', '=', num)
        .orderBy('id')
        .executeTakeFirst();
      return line?.konto_id ?? null;
    },

    /** Its audit log, newest first. */
    async readHistory(beitrag_id: number) {
      return db
        .selectFrom('redaktion_protokoll')
        .select(['fassung', 'aus', 'am', 'wer', 'vorgang', 'status', 'hinweis'])
        .where('beitrag_id', '=', beitrag_id)
        .orderBy('id', 'desc')
        .execute();
    },
  };
}
