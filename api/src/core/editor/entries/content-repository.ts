import { type RawBuilder, sql } from 'kysely';
import type { Entry } from '../../entries/content-kind.ts';
import { buildKey } from '../../entries/entry-repository.ts';
import { foldWord, matchSearchText } from '../../entries/text/match-search-text.ts';
import type { DataSource } from '../../platform/database/database.ts';
import { maskLike } from '../../platform/database/mask-like.ts';
import type { ContentOrdering } from '../kinds/content-ordering.ts';

export interface ContentFilter {
  /** Kinds, one of which must match. */
  arten: readonly string[];
  /** Words that must all occur, ignoring case; words of up to two letters match beginnings of words in the name. */
  woerter: readonly string[];
  /** Sort column; null: the last changed first, with words by match in the name and then in file order. */
  ordnung: ContentOrdering | null;
  /** Only entries that do not match the running templates (`templates/keep-mismatched.ts`). */
  nurUnpassende: boolean;
}

/** Must match the indexes of `inhalt_eintraege`. */
const COLUMNS: Record<string, RawBuilder<unknown>> = {
  titel: sql`translate(lower(e.name), 'äöüß', 'aous')`,
  datei: sql`e.datei collate "C"`,
  geaendert: sql`e.geaendert`,
};

const isMismatched = (e: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from redaktion_unpassende as u where u.art = ${e}.art and u.schluessel = ${e}.schluessel)`;

/** One condition per word, so that each can use the index. */
const hasAll = (text: RawBuilder<unknown>, words: readonly string[]) =>
  sql<boolean>`${sql.join(
    words.map((word) => sql`${text} like ${matchSearchText(word)}`),
    sql` and `,
  )}`;

/** The trigram index cannot find one or two letters, only words that begin with them. */
const isShort = (words: readonly string[]) => words.length > 0 && words.every((word) => word.length < 3);
const beginsAll = (name: RawBuilder<unknown>, words: readonly string[]) =>
  sql<boolean>`${sql.join(
    words.map((word) => {
      const start = `${maskLike(word)}%`;
      return sql`(${sql.join(
        ['', '% ', '%-'].map((beforehand) => sql`${name} like ${foldWord(beforehand + start)}`),
        sql` or `,
      )})`;
    }),
    sql` and `,
  )}`;

/** Maximum number of counted hits. */
const MAX_HIT = 1_000;

type Line = Pick<Entry, 'art' | 'schluessel' | 'datei'> & { name: string; geaendert: Date };

interface Excerpt {
  data: Line[];
  anzahl: number;
  /** There are more than `anzahl`. */
  istMehr: boolean;
}

/** Queries for lists and search of content entries. */
export function createContentRepository(db: DataSource) {
  function matching({ arten: kinds, woerter: words, nurUnpassende: onlyMismatched }: ContentFilter) {
    let query = db.selectFrom('inhalt_eintraege as e').where('e.art', 'in', [...kinds]);
    if (onlyMismatched) query = query.where(isMismatched(sql`e`));
    if (isShort(words)) return query.where(beginsAll(sql`lower(e.name)`, words));
    for (const word of words) query = query.where('e.suchtext', 'like', matchSearchText(word));
    return query;
  }
  /** Matches in the name come before mentions; the rest follows in file order. */
  const sorted = (filter: ContentFilter) => {
    const ordering = filter.ordnung ?? (filter.woerter.length === 0 ? '-geaendert' : null);
    const column = COLUMNS[ordering?.replace('-', '') ?? ''];
    if (column) {
      const direction = ordering?.startsWith('-') ? 'desc' : 'asc';
      if (column === COLUMNS.geaendert) {
        // What changed at once is in file order; forwards or backwards, the index has it.
        const within = direction === 'desc' ? 'asc' : 'desc';
        return matching(filter)
          .orderBy(column, direction)
          .orderBy(sql`e.datei collate "C"`, within)
          .orderBy('e.platz', within)
          .orderBy('e.schluessel', within);
      }
      // Within a file by position; the key breaks ties, so that pages do not repeat entries.
      return matching(filter)
        .orderBy(column, direction)
        .$if(column === COLUMNS.datei, (query) => query.orderBy('e.platz', direction))
        .orderBy('e.schluessel', direction);
    }
    const isNamed = filter.woerter.map((word) => sql<boolean>`strpos(lower(e.name), ${foldWord(word)}) > 0`);
    return matching(filter)
      .$if(isNamed.length > 0, (query) => query.orderBy(sql`(${sql.join(isNamed, sql` and `)})`, 'desc'))
      .orderBy(sql`e.datei collate "C"`)
      .orderBy('e.platz');
  };
  async function count(filter: ContentFilter): Promise<number> {
    const { anzahl: count } = await matching(filter)
      .select(sql<number>`count(*)::int`.as('anzahl'))
      .executeTakeFirstOrThrow();
    return count;
  }

  /** Finds a page of a list by an index-only scan. */
  async function listAt(filter: ContentFilter, limit: number, offset: number): Promise<Line[]> {
    const locations = await sorted(filter).select(['e.art', 'e.schluessel']).limit(limit).offset(offset).execute();
    const lines = await db
      .selectFrom('inhalt_eintraege as e')
      .select(['e.art', 'e.schluessel', 'e.datei', 'e.name', 'e.geaendert'])
      .where('e.art', 'in', [...filter.arten])
      .where('e.schluessel', '=', sql<string>`any(${locations.map(({ schluessel: key }) => key)}::text[])`)
      .execute();
    const found = new Map(lines.map((line) => [buildKey(line), line]));
    return locations.flatMap((location) => found.get(buildKey(location)) ?? []);
  }

  /**
   * For more than `MAX_HIT` hits: matches in the name and some others, because sorting all hits of a common word
   * takes too long.
   */
  async function search(
    { arten: kinds, woerter: words, ordnung: ordering, nurUnpassende: onlyMismatched }: ContentFilter,
    limit: number,
    offset: number,
  ) {
    const isKind = sql`art = any(${[...kinds]}::text[]) and ${onlyMismatched ? isMismatched(sql`inhalt_eintraege`) : sql`true`}`;
    const column = COLUMNS[ordering?.replace('-', '') ?? ''];
    const firstly = column
      ? sql`${column} ${sql.raw(ordering?.startsWith('-') ? 'desc' : 'asc')}`
      : sql`(${hasAll(sql`lower(e.name)`, words)}) desc`;
    const name = sql`lower(name)`;
    const locations = isShort(words) ? [beginsAll(name, words)] : [hasAll(name, words), hasAll(sql`suchtext`, words)];
    const { rows } = await sql<Line & { anzahl: number }>`
      with treffer as materialized (${sql.join(
        locations.map(
          (location) =>
            sql`(select ctid as stelle from inhalt_eintraege where ${isKind} and ${location} limit ${MAX_HIT + 1})`,
        ),
        sql` union `,
      )})
      select e.art, e.schluessel, e.datei, e.name, e.geaendert, g.anzahl
      from (select count(*)::int as anzahl from treffer) as g
      left join (treffer join inhalt_eintraege as e on e.ctid = stelle) on true
      order by ${firstly}, e.datei collate "C", e.platz, e.schluessel
      limit ${limit} offset ${offset}`.execute(db);
    return rows;
  }

  return {
    count,

    /** One page of hits without their data, and the number of hits: with search words `MAX_HIT` at most. */
    async list(
      filter: ContentFilter,
      { seite: page, proSeite: perPage }: { seite: number; proSeite: number },
    ): Promise<Excerpt> {
      const offset = (page - 1) * perPage;
      if (filter.woerter.length === 0) {
        return { data: await listAt(filter, perPage, offset), anzahl: await count(filter), istMehr: false };
      }
      const rows = await search(filter, perPage, offset);
      // Beyond the last page no row carries the total; the first row does.
      const amountOf = (rows[0] ?? (await search(filter, 1, 0))[0])?.anzahl ?? 0;
      const isMore = amountOf > MAX_HIT;
      const data = rows.filter(({ art: kind }) => kind !== null).map(({ anzahl: _, ...line }) => line);
      return { data, anzahl: isMore ? MAX_HIT : amountOf, istMehr: isMore };
    },

    /** All hits, for accounts that may see only some. */
    listAlle: async (filter: ContentFilter): Promise<(Entry & { name: string; geaendert: Date })[]> =>
      sorted(filter)
        .select(['e.art', 'e.schluessel', 'e.datei', 'e.platz', 'e.daten', 'e.text', 'e.name', 'e.geaendert'])
        .execute(),
  };
}
