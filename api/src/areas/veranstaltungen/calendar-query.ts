import { sql } from 'kysely';
import type { DataSource } from '../../core/platform/database/database.ts';

export interface CalendarFilter {
  /** First and last calendar day; overlapping dates match. */
  ab: string;
  bis?: string | undefined;
  rubriken?: readonly number[] | undefined;
  ortsteil?: string | undefined;
  ort?: string | undefined;
  /** All words have to match. */
  woerter?: readonly string[] | undefined;
  /** Only events organised by this directory entry. */
  eintrag?: number | undefined;
  /** Only the next date of each series. */
  nurNaechster?: boolean | undefined;
  /** No dates of series: what happens once. */
  ohneSerien?: boolean | undefined;
}

/** First and last day of a date: from the series, or from the event itself. */
export const from = sql<string>`coalesce(t.von, v.datum_von)`;
export const until = sql<string>`coalesce(t.bis, v.datum_bis)`;
/** Without pictures within the text and their credits, like `htmlToText`. */
const text = sql`regexp_replace(v.text, '<span data-gm-bild="">((?!</span>).)*</span>|<[^>]+>', ' ', 'g')`;
const heuhaufen = sql`lower(unaccent(concat_ws(' ', v.titel, v.einleitung, ${text},
  v.veranstaltungsort, v.ortsteil, v.veranstalter, b.titel)))`;
const withTime = (day: string, time: string) => (time ? `${day}T${time}` : day);

interface Times {
  von: string;
  bis: string;
  zeit_von: string;
  zeit_bis: string;
}

/** Start and end as ISO 8601 without time zone; without a time if none is given. */
export function getTimes(line: Times) {
  // Without an end time the end is unknown, so only the start is shown.
  const end = line.zeit_bis || (line.von === line.bis ? line.zeit_von : '');
  return { datum_von: withTime(line.von, line.zeit_von), datum_bis: withTime(line.bis, end) };
}

/** Queries on the dates of the calendar. */
export function createCalendarQuery(db: DataSource) {
  const termine = () =>
    db
      .selectFrom('kalender as v')
      .leftJoin('kalender_termine as t', 't.veranstaltung_id', 'v.id')
      .leftJoin('brancheneintraege as b', 'b.id', 'v.brancheneintrag_id')
      .leftJoin('bilder', 'bilder.id', 'v.bild_id');

  function matching({
    ab: startingAt,
    bis: end,
    rubriken: categories,
    ortsteil,
    ort: location,
    woerter: words,
    eintrag: entry,
    nurNaechster: onlyNext,
    ohneSerien: withoutSeries,
  }: CalendarFilter) {
    let query = termine().where(until, '>=', startingAt);
    if (end) query = query.where(from, '<=', end);
    if (categories?.length) query = query.where(sql<boolean>`v.rubriken && ${[...categories]}::int[]`);
    if (location) query = query.where('v.veranstaltungsort', '=', location);
    if (entry !== undefined) query = query.where('v.brancheneintrag_id', '=', entry);
    // A place that is not a listed venue may contain the district in its name.
    if (ortsteil) {
      query = query.where(sql<boolean>`(v.ortsteil = ${ortsteil} or position(${ortsteil} in v.veranstaltungsort) > 0)`);
    }
    for (const word of words ?? []) {
      query = query.where(sql<boolean>`position(lower(unaccent(${word})) in ${heuhaufen}) > 0`);
    }
    if (withoutSeries) query = query.where('t.von', 'is', null);
    if (onlyNext) {
      query = query.where(sql<boolean>`(t.von is null or t.von = (select min(n.von) from kalender_termine n
        where n.veranstaltung_id = v.id and n.bis >= ${startingAt}))`);
    }
    return query;
  }

  /** Names of the categories by id. */
  async function readCategories(): Promise<Map<number, string>> {
    const categories = await db.selectFrom('veranstaltungen_rubriken').select(['id', 'rubrik']).execute();
    return new Map(categories.map(({ id, rubrik: category }) => [id, category]));
  }

  return { termine, passende: matching, readRubriken: readCategories };
}

export const getCategories = (ids: readonly number[], names: ReadonlyMap<number, string>) =>
  ids.flatMap((id) => names.get(id) ?? []);
