import { type RawBuilder, sql } from 'kysely';
import type { DataSource } from '../../platform/database/database.ts';
import { pickSentences } from './pick-sentences.ts';
import type { KnownWord } from './query/vary-query.ts';
import type { SearchRow } from './search-row.ts';
import { MARK_BEGINNING, MARK_END } from './split-statement.ts';
import { changeWords, listTexts, replaceWords, writeSearchRows } from './write-search-rows.ts';

/** Filters for hits. */
export interface SearchSelection {
  /** Kinds of content; all by default. */
  typen?: readonly string[] | undefined;
  /** Council content: kind of paper, body and year. */
  art?: string | undefined;
  gremium?: number | undefined;
  jahr?: number | undefined;
}

/** Index entries of disabled areas, which are not shown. */
export interface Hidden {
  /** Folders of their pages. */
  verborgen: readonly string[];
  /** Types of their entries. */
  verborgeneTypen: readonly string[];
}

interface Excerpt {
  /** Starts at 1. */
  seite: number;
  proSeite: number;
  /** Hits that also match this query are ranked first. */
  genau?: string | null;
  /** Hits whose title resembles it are ranked higher; short, because it is compared with every one. */
  phrase?: string;
}

interface HitLine {
  typ: string;
  titel: string;
  pfad: string;
  datum: string | null;
  /** With the marks of `splitStatement` around matches. */
  auszug: string;
}

/** Name of the synonyms in the stored configuration. */
export const SYNONYMS = 'synonyme';

/** Maximum number of ranked hits, for titles and texts each; users do not page further. */
export const MAX_HIT = 300;

/** Minimum share of equal trigrams: less similar words are other words, not typos. */
const MIN_SIMILARITY = 0.35;
/** Minimum share of equal trigrams of title and query to count; less is chance. */
const MIN_RESEMBLANCE = 0.3;
/** Weight of what exceeds it, beside `ts_rank`, which is at most 1. */
const RESEMBLANCE = 0.7;
/** Weights of text, unused, description and title for `ts_rank`. */
const WEIGHTS = '{0.1, 0.2, 0.4, 1}';
/** Options of `ts_headline`. */
export const STATEMENT = `StartSel=${MARK_BEGINNING}, StopSel=${MARK_END}, MaxWords=34, MinWords=20, ShortWord=2`;
/** For a longer excerpt, from which `pickSentences` takes a sentence. */
const ENVIRONMENT = `StartSel=${MARK_BEGINNING}, StopSel=${MARK_END}, MaxWords=80, MinWords=60, ShortWord=2`;
/** For short texts, which are kept whole. */
const WHOLE = `StartSel=${MARK_BEGINNING}, StopSel=${MARK_END}, HighlightAll=true`;
/** Characters of text used for the excerpt, to limit the cost of long pages. */
export const STATEMENT_AUS = 20_000;

const tsquery = (text: string) => sql`to_tsquery('german', ${text})`;

/** Slightly prefers recent articles; pages count as recent. */
const RANK = sql`(1 + 0.25 * coalesce(exp(-greatest(current_date - datum, 0) / 365.0), 1))`;

/**
 * Prefers titles that are the query, or little more: „Grundsteuer“ to „Grundsteuer: öffentliche Festsetzung“, and
 * „Kinderferienprogramm“ to titles that only mention the programme.
 */
const resemble = (phrase: string) => sql`${RESEMBLANCE}::float4
  * greatest(similarity(replace(titel, U&'\\00AD', ''), ${phrase}) - ${MIN_RESEMBLANCE}::float4, 0)`;

/** SQL condition for the filters and visibility, to be appended to others. */
function chooseShown(
  { typen: types, art: kind, gremium, jahr: year }: SearchSelection,
  { verborgen: hidden, verborgeneTypen: hiddenTypes }: Hidden,
) {
  const requirements = [
    ...hidden.map((folder) => sql`not starts_with(pfad, ${folder})`),
    ...(hiddenTypes.length > 0 ? [sql`typ <> all(${[...hiddenTypes]}::text[])`] : []),
    ...(types ? [sql`typ = any(${[...types]}::text[])`] : []),
    ...(kind ? [sql`art = ${kind}`] : []),
    ...(gremium === undefined ? [] : [sql`gremien @> array[${gremium}::int]`]),
    ...(year === undefined ? [] : [sql`datum >= make_date(${year}, 1, 1) and datum < make_date(${year} + 1, 1, 1)`]),
  ];
  return sql.join(
    requirements.map((requirement) => sql`and ${requirement}`),
    sql` `,
  );
}

const NOTHING: Hidden = { verborgen: [], verborgeneTypen: [] };

/** Reads and writes the search index. `query` is always the output of `buildTsquery`. */
export function createSearchRepository(db: DataSource, hidden: Hidden = NOTHING) {
  const choose = (selection: SearchSelection) => chooseShown(selection, hidden);

  /**
   * The planner ignores the cost of reading out-of-line tsvectors (TOAST): for common words it would scan all rows
   * rather than use the full-text index.
   */
  const readWithIndex = <Line>(question: RawBuilder<Line>): Promise<Line[]> =>
    db.transaction().execute(async (trx) => {
      await sql`select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true)`.execute(
        trx,
      );
      return (await question.execute(trx)).rows;
    });

  const repository = {
    /** Replaces all entries of a kind of content; unchanged entries are not written. */
    async replace(type: string, lines: readonly SearchRow[]): Promise<void> {
      const paths = lines.map(({ pfad: path }) => path);
      await sql`delete from suche where typ = ${type} and pfad <> all(${paths}::text[])`.execute(db);
      await writeSearchRows(db, type, lines);
      await replaceWords(db, type, lines.flatMap(listTexts));
    },

    /** Replaces the entries at these paths; other entries of the kind stay. */
    async change(type: string, lines: readonly SearchRow[], paths: readonly string[]): Promise<void> {
      const { rows: old } = await sql<SearchRow>`select pfad, titel, beschreibung, text from suche
        where typ = ${type} and pfad = any(${[...paths]}::text[])`.execute(db);
      const fresh = new Set(lines.map(({ pfad: path }) => path));
      const way = paths.filter((path) => !fresh.has(path));
      await sql`delete from suche where typ = ${type} and pfad = any(${way}::text[])`.execute(db);
      await writeSearchRows(db, type, lines);
      await changeWords(db, type, old.flatMap(listTexts), lines.flatMap(listTexts));
    },

    /** Replaces the vocabulary of a kind of content, for spelling correction. */
    replaceWords: (type: string, texts: readonly string[]) => replaceWords(db, type, texts),

    /** Titles and descriptions of the entries of a kind. */
    async listTitel(type: string): Promise<string[]> {
      const rows = await db.selectFrom('suche').select(['titel', 'beschreibung']).where('typ', '=', type).execute();
      return rows.flatMap(({ titel: title, beschreibung: description }) => [title, description]);
    },

    /** Number of hits by kind of content. */
    async count(query: string, selection: SearchSelection = {}): Promise<{ typ: string; anzahl: number }[]> {
      return readWithIndex(sql<{ typ: string; anzahl: number }>`
        select typ, count(*)::int as anzahl from suche where worte @@ ${tsquery(query)} ${choose(selection)} group by typ
      `);
    },

    /** One page of hits, best first; above `MAX_HIT` hits, those matching in the title and some others. */
    async find(
      query: string,
      selection: SearchSelection,
      { seite: page, proSeite: perPage, genau: exactly = null, phrase = '' }: Excerpt,
    ): Promise<HitLine[]> {
      const chosen = choose(selection);
      const precedence = exactly ? sql`+ (worte @@ ${tsquery(exactly)})::int` : sql``;
      // Ranking reads the tsvector of every entry, which is too slow for all hits of a common word. The texts are
      // joined after paging, so that the sort does not carry them.
      const lines = await readWithIndex(sql<HitLine & { kurz: string }>`
        with kandidaten as materialized (
          (select ctid as stelle from suche where titelworte @@ ${tsquery(query)} ${chosen} limit ${MAX_HIT})
          union
          (select ctid from suche where worte @@ ${tsquery(query)} ${chosen} limit ${MAX_HIT})
        ), beste as (
          select pfad, ts_rank(${WEIGHTS}::float4[], worte, ${tsquery(query)}) * ${RANK} + ${resemble(phrase)}
            ${precedence} as rang
          from kandidaten join suche on suche.ctid = stelle
          order by rang desc, datum desc nulls last, pfad
          limit ${perPage} offset ${(page - 1) * perPage}
        )
        select typ, titel, pfad, datum,
          ts_headline('german', left(concat_ws(' – ', nullif(beschreibung, ''), text), ${STATEMENT_AUS}::int),
            ${tsquery(query)}, ${ENVIRONMENT}) as auszug,
          case when beschreibung = '' then '' else
            ts_headline('german', beschreibung, ${tsquery(query)}, ${WHOLE}) end as kurz
        from beste join suche using (pfad)
        order by rang desc, datum desc nulls last, pfad
      `);
      return lines.map(({ kurz: short, ...line }) => ({ ...line, auszug: pickSentences(line.auszug, short) }));
    },

    /** Best matching titles for suggestions while typing. */
    async findTitel(query: string, count: number): Promise<Pick<HitLine, 'typ' | 'titel' | 'pfad'>[]> {
      return readWithIndex(sql<Pick<HitLine, 'typ' | 'titel' | 'pfad'>>`
        select typ, titel, pfad
        from (select * from suche where titelworte @@ ${tsquery(query)} ${choose({})} limit ${MAX_HIT}) as kandidaten
        order by ts_rank(${WEIGHTS}::float4[], titelworte, ${tsquery(query)}) * ${RANK} desc, length(titel), pfad
        limit ${count}
      `);
    },

    /** Synonyms from `synonyme.yaml` as stored by the loader, or null. */
    async readSynonyme(): Promise<unknown> {
      const row = await db
        .selectFrom('konfiguration')
        .select('wert')
        .where('schluessel', '=', SYNONYMS)
        .executeTakeFirst();
      return row?.wert ?? null;
    },

    async hasHits(query: string): Promise<boolean> {
      const rows = await readWithIndex(sql`select 1 from suche where worte @@ ${tsquery(query)} ${choose({})} limit 1`);
      return rows.length > 0;
    },

    /** Those of these folded words that occur in the content. */
    async findWords(folded: readonly string[]): Promise<KnownWord[]> {
      const { rows } = await sql<KnownWord>`
        select gefaltet, min(wort) as wort, sum(anzahl)::int as anzahl from suche_woerter
        where gefaltet = any(${[...folded]}::text[]) and typ <> all(${[...hidden.verborgeneTypen]}::text[])
        group by gefaltet
      `.execute(db);
      return rows;
    },

    /** Known compounds that end with one of these folded words, most frequent first. */
    async findCompounds(ends: readonly string[], count: number): Promise<string[]> {
      const { rows } = await sql<{ wort: string }>`
        select min(wort) as wort from suche_woerter
        where gefaltet like any(${ends.map((end) => `_%${end}`)}::text[])
          and typ <> all(${[...hidden.verborgeneTypen]}::text[])
        group by gefaltet order by sum(suche_woerter.anzahl) desc, gefaltet limit ${count}
      `.execute(db);
      return rows.map(({ wort: word }) => word);
    },

    /** The most similar word in the content, or null. */
    async findSimilar(folded: string): Promise<string | null> {
      const { rows } = await sql<{ wort: string }>`
        select wort from suche_woerter
        where gefaltet % ${folded} and similarity(gefaltet, ${folded}) >= ${MIN_SIMILARITY}
          and typ <> all(${[...hidden.verborgeneTypen]}::text[])
        order by similarity(gefaltet, ${folded}) desc, anzahl desc, gefaltet, typ
        limit 1
      `.execute(db);
      return rows[0]?.wort ?? null;
    },
  };
  return repository;
}
