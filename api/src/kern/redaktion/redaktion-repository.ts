import type { Beitragsstatus, Beitragsvorgang } from '@gm/shared/regeln/redaktion';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Datenquelle } from '../daten/database.ts';
import { maskLike } from '../daten/mask-like.ts';
import type { Akteur } from '../freigaben/freigabe-repository.ts';
import type { Beitragsordnung } from './beitragsordnung.ts';
import type { BeitragTabelle } from './tables.ts';

/** Channel of `NOTIFY` for a changed schedule. */
export const REDAKTION_KANAL = 'redaktion';

/** Kinds of what editors write, and of the entries of the content among that. */
export interface Beitragsauswahl {
  arten: readonly string[];
  inhaltsarten: readonly string[];
}

export interface Beitragsfilter {
  status?: Beitragsstatus | undefined;
  /** Kinds, of which one has to fit. */
  auswahl: Beitragsauswahl;
  /** All of them have to occur. */
  woerter: readonly string[];
  /** Only what waits for its release. */
  vorgelegt?: boolean;
  /** What the account may write on; null: all of it. */
  recht: RawBuilder<boolean> | null;
}

/** As the index of 0150 has it; each with what tells equals apart. */
const SPALTEN: Record<string, RawBuilder<unknown>> = {
  titel: sql`translate(lower(b.titel), 'äöüß', 'aous')`,
  wer: sql`lower(b.wer)`,
  stand: sql`b.status`,
};

export type Beitragszeile = Omit<
  Selectable<BeitragTabelle>,
  'zuletzt' | 'wer' | 'titel' | 'suchtext' | 'inhalt_nummer'
>;

export interface Fassung {
  nummer: number;
  angaben: Record<string, unknown>;
}

export const KOPF = [
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
/** Who has asked for the release. */
const VORGELEGT = sql<string | null>`(select vorname || ' ' || nachname from konten where id = b.vorgelegt_von)`.as(
  'vorlegende',
);
/** Whether a row of `redaktion_beitraege as b` is of one of these kinds. */
export const isEineVon = ({ arten, inhaltsarten }: Beitragsauswahl) =>
  sql<boolean>`(b.art = any(${arten}::text[]) and (b.inhalt_art is null or b.inhalt_art = any(${inhaltsarten}::text[])))`;

/** Entries of the editors with their versions and their trail. */
export function createRedaktionRepository(db: Datenquelle) {
  const beitraege = () => db.selectFrom('redaktion_beitraege as b');

  /** With the newest version, and who wrote it. */
  const withFassung = () =>
    beitraege()
      .innerJoin('redaktion_fassungen as f', (join) =>
        join.onRef('f.beitrag_id', '=', 'b.id').onRef('f.nummer', '=', 'b.version'),
      )
      .innerJoin('redaktion_protokoll as p', 'p.id', 'b.zuletzt');

  const choose = ({ status, auswahl, woerter, vorgelegt, recht }: Beitragsfilter): RawBuilder<boolean> =>
    sql<boolean>`(${sql.join(
      [
        isEineVon(auswahl),
        ...(recht ? [recht] : []),
        ...(vorgelegt ? [sql`b.vorgelegt_am is not null`] : []),
        ...(status ? [sql`b.status = ${status}`] : []),
        ...woerter.map((wort) => sql`b.suchtext like ${`%${maskLike(wort)}%`}`),
      ],
      sql` and `,
    )})`;

  /** Only rights look into versions. */
  const chosen = (filter: Beitragsfilter) =>
    (filter.recht ? withFassung() : beitraege().where('b.zuletzt', 'is not', null)).where(choose(filter));

  return {
    /** One page, what was written last first unless a column says otherwise. */
    async list(
      filter: Beitragsfilter,
      { seite, proSeite, ordnung = null }: { seite: number; proSeite: number; ordnung?: Beitragsordnung | null },
    ) {
      const spalte = SPALTEN[ordnung?.replace('-', '') ?? ''];
      const richtung = ordnung?.startsWith('-') || !ordnung ? 'desc' : 'asc';
      // Where they stand is looked up before what they say is read.
      const orte = chosen(filter)
        .select('b.id')
        .$if(spalte !== undefined, (query) => query.orderBy(spalte ?? sql`b.id`, richtung))
        .orderBy('b.zuletzt', richtung)
        .limit(proSeite)
        .offset((seite - 1) * proSeite);
      return withFassung()
        .where('b.id', 'in', orte)
        .select([...KOPF, VORGELEGT])
        .select(['f.angaben', 'p.am', 'p.wer'])
        .$if(spalte !== undefined, (query) => query.orderBy(spalte ?? sql`b.id`, richtung))
        .orderBy('b.zuletzt', richtung)
        .execute();
    },

    /** How many of each status fit, whatever state the filter names, and how many of them wait for their release. */
    async count({ status: _, vorgelegt: __, ...filter }: Beitragsfilter) {
      return chosen(filter)
        .select([
          'b.status',
          sql<number>`count(*)::int`.as('anzahl'),
          sql<number>`count(b.vorgelegt_am)::int`.as('vorgelegte'),
        ])
        .groupBy('b.status')
        .execute();
    },

    async find(referenz: string) {
      const zeile = await withFassung()
        .select([...KOPF, VORGELEGT])
        .select(['f.nummer', 'f.angaben', 'p.am', 'p.wer'])
        .where('b.referenz', '=', referenz)
        .executeTakeFirst();
      return zeile ?? null;
    },

    /** Locked until the transaction ends. */
    async lock(referenz: string): Promise<Beitragszeile | null> {
      const zeile = await beitraege().select(KOPF).where('b.referenz', '=', referenz).forUpdate().executeTakeFirst();
      return zeile ?? null;
    },

    /** @param inhalt_art kind of the entry of the content it will be about; null: of none */
    async create(referenz: string, art: string, inhalt_art: string | null): Promise<Beitragszeile> {
      return db
        .insertInto('redaktion_beitraege')
        .values({ referenz, art, inhalt_art, status: 'Entwurf', version: 0, freigegeben: null, ab: null, bis: null })
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

    async storeFassung(beitrag_id: number, { nummer, angaben }: Fassung): Promise<void> {
      await db
        .insertInto('redaktion_fassungen')
        .values({ beitrag_id, nummer, angaben: JSON.stringify(angaben) })
        .execute();
    },

    async findFassung(beitrag_id: number, nummer: number): Promise<Fassung | null> {
      const zeile = await db
        .selectFrom('redaktion_fassungen')
        .select(['nummer', 'angaben'])
        .where('beitrag_id', '=', beitrag_id)
        .where('nummer', '=', nummer)
        .executeTakeFirst();
      return zeile ?? null;
    },

    /** Stores what became of an entry, and tells whoever keeps its schedule. */
    async change({
      id,
      status,
      version,
      freigegeben,
      ab,
      bis,
      vorgelegt_von,
      vorgelegt_am,
    }: Beitragszeile): Promise<void> {
      await db
        .updateTable('redaktion_beitraege')
        .set({ status, version, freigegeben, ab, bis, vorgelegt_von, vorgelegt_am })
        .where('id', '=', id)
        .execute();
      await sql`select pg_notify(${REDAKTION_KANAL}, '')`.execute(db);
    },

    async log(
      { id, status }: Pick<Beitragszeile, 'id' | 'status'>,
      { konto, name }: Akteur,
      eintrag: { fassung: number; vorgang: Beitragsvorgang; aus: number | null; hinweis?: string | null },
    ): Promise<void> {
      await db
        .insertInto('redaktion_protokoll')
        .values({ ...eintrag, beitrag_id: id, status, konto_id: konto, wer: name })
        .execute();
    },

    /** Account that made a version; null where nobody did by hand. */
    async findVerfasser(beitrag_id: number, nummer: number): Promise<number | null> {
      const zeile = await db
        .selectFrom('redaktion_protokoll')
        .select('konto_id')
        .where('beitrag_id', '=', beitrag_id)
        .where('fassung', '=', nummer)
        .orderBy('id')
        .executeTakeFirst();
      return zeile?.konto_id ?? null;
    },

    /** What happened to it, the last first. */
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
