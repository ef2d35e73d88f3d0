import { sql } from 'kysely';
import type { Datenquelle } from '../../kern/daten/database.ts';

export interface KalenderFilter {
  /** First and last calendar day of what is asked for; what touches them counts. */
  ab: string;
  bis?: string | undefined;
  rubriken?: readonly number[] | undefined;
  ortsteil?: string | undefined;
  ort?: string | undefined;
  /** Every word has to occur. */
  woerter?: readonly string[] | undefined;
  /** Only what this entry of the directory organises. */
  eintrag?: number | undefined;
  /** Of a series only the next date. */
  nurNaechster?: boolean | undefined;
}

/** First and last day of a date: of the series, or of the event itself. */
export const von = sql<string>`coalesce(t.von, v.datum_von)`;
export const bis = sql<string>`coalesce(t.bis, v.datum_bis)`;
const heuhaufen = sql`lower(unaccent(concat_ws(' ', v.titel, v.einleitung, regexp_replace(v.text, '<[^>]+>', ' ', 'g'),
  v.veranstaltungsort, v.ortsteil, v.veranstalter, b.titel)))`;
const withZeit = (tag: string, zeit: string) => (zeit ? `${tag}T${zeit}` : tag);

interface Zeiten {
  von: string;
  bis: string;
  zeit_von: string;
  zeit_bis: string;
}

/** Beginning and end as ISO 8601 without a zone; without a time of day where none is given. */
export function getZeiten(zeile: Zeiten) {
  // Who gives no end is there until nobody knows when: then the beginning is all there is.
  const ende = zeile.zeit_bis || (zeile.von === zeile.bis ? zeile.zeit_von : '');
  return { datum_von: withZeit(zeile.von, zeile.zeit_von), datum_bis: withZeit(zeile.bis, ende) };
}

/** The dates of the calendar as queries. */
export function createKalenderAbfrage(db: Datenquelle) {
  const termine = () =>
    db
      .selectFrom('kalender as v')
      .leftJoin('kalender_termine as t', 't.veranstaltung_id', 'v.id')
      .leftJoin('brancheneintraege as b', 'b.id', 'v.brancheneintrag_id')
      .leftJoin('bilder', 'bilder.id', 'v.bild_id');

  function passende({ ab, bis: ende, rubriken, ortsteil, ort, woerter, eintrag, nurNaechster }: KalenderFilter) {
    let query = termine().where(bis, '>=', ab);
    if (ende) query = query.where(von, '<=', ende);
    if (rubriken?.length) query = query.where(sql<boolean>`v.rubriken && ${[...rubriken]}::int[]`);
    if (ort) query = query.where('v.veranstaltungsort', '=', ort);
    if (eintrag !== undefined) query = query.where('v.brancheneintrag_id', '=', eintrag);
    // A place that is no venue of the list names its district with it, if at all.
    if (ortsteil) {
      query = query.where(sql<boolean>`(v.ortsteil = ${ortsteil} or position(${ortsteil} in v.veranstaltungsort) > 0)`);
    }
    for (const wort of woerter ?? []) {
      query = query.where(sql<boolean>`position(lower(unaccent(${wort})) in ${heuhaufen}) > 0`);
    }
    if (nurNaechster) {
      query = query.where(sql<boolean>`(t.von is null or t.von = (select min(n.von) from kalender_termine n
        where n.veranstaltung_id = v.id and n.bis >= ${ab}))`);
    }
    return query;
  }

  /** Names of the sections by number. */
  async function readRubriken(): Promise<Map<number, string>> {
    const rubriken = await db.selectFrom('veranstaltungen_rubriken').select(['id', 'rubrik']).execute();
    return new Map(rubriken.map(({ id, rubrik }) => [id, rubrik]));
  }

  return { termine, passende, readRubriken };
}

export const getRubriken = (ids: readonly number[], namen: ReadonlyMap<number, string>) =>
  ids.flatMap((id) => namen.get(id) ?? []);
