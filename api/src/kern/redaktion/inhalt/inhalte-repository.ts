import { type RawBuilder, sql } from 'kysely';
import type { Datenquelle } from '../../daten/database.ts';
import { maskLike } from '../../daten/mask-like.ts';
import { buildKey } from '../../inhalt/eintrag-repository.ts';
import type { Eintrag } from '../../inhalt/inhaltsart.ts';
import { foldWort, matchSuchtext } from '../../inhalt/match-suchtext.ts';
import type { Inhaltsordnung } from './inhaltsordnung.ts';

export interface Inhaltsfilter {
  /** Kinds, of which one has to fit. */
  arten: readonly string[];
  /** All of them have to occur, whatever their case; of up to two letters alone, as the beginnings of words of the name. */
  woerter: readonly string[];
  /** Column that the list is sorted by; null: what is called so first, then as in the files. */
  ordnung: Inhaltsordnung | null;
  /** Only what does not fit the templates that are running (`vorlagen/keep-unpassende.ts`). */
  nurUnpassende: boolean;
}

/** As the indexes of 0132, 0137 and 0153 have them. */
const SPALTEN: Record<string, RawBuilder<unknown>> = {
  titel: sql`translate(lower(e.name), 'äöüß', 'aous')`,
  datei: sql`e.datei collate "C"`,
  geaendert: sql`e.geaendert`,
};

const isUnpassend = (e: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from redaktion_unpassende as u where u.art = ${e}.art and u.schluessel = ${e}.schluessel)`;

/** Each word by itself: the index is asked for them one by one. */
const hasAll = (worin: RawBuilder<unknown>, woerter: readonly string[]) =>
  sql<boolean>`${sql.join(
    woerter.map((wort) => sql`${worin} like ${matchSuchtext(wort)}`),
    sql` and `,
  )}`;

/** Of one or two letters no index knows where they stand in a text, but which words they begin: whoever types on finds the rest. */
const isKurz = (woerter: readonly string[]) => woerter.length > 0 && woerter.every((wort) => wort.length < 3);
const beginsAll = (name: RawBuilder<unknown>, woerter: readonly string[]) =>
  sql<boolean>`${sql.join(
    woerter.map((wort) => {
      const beginn = `${maskLike(wort)}%`;
      return sql`(${sql.join(
        ['', '% ', '%-'].map((davor) => sql`${name} like ${foldWort(davor + beginn)}`),
        sql` or `,
      )})`;
    }),
    sql` and `,
  )}`;

/** Entries of a search that are told at most. */
const MAX_TREFFER = 1_000;

type Zeile = Pick<Eintrag, 'art' | 'schluessel' | 'datei'> & { name: string; geaendert: Date };

interface Ausschnitt {
  data: Zeile[];
  anzahl: number;
  /** There are more than `anzahl`. */
  istMehr: boolean;
}

/** Entries of the content as lists show and find them. */
export function createInhalteRepository(db: Datenquelle) {
  function passend({ arten, woerter, nurUnpassende }: Inhaltsfilter) {
    let query = db.selectFrom('inhalt_eintraege as e').where('e.art', 'in', [...arten]);
    if (nurUnpassende) query = query.where(isUnpassend(sql`e`));
    if (isKurz(woerter)) return query.where(beginsAll(sql`lower(e.name)`, woerter));
    for (const wort of woerter) query = query.where('e.suchtext', 'like', matchSuchtext(wort));
    return query;
  }
  /** What is called so is meant sooner than what mentions it; the rest in the order of the files. */
  const sorted = (filter: Inhaltsfilter) => {
    const { ordnung } = filter;
    const spalte = SPALTEN[ordnung?.replace('-', '') ?? ''];
    if (spalte) {
      const richtung = ordnung?.startsWith('-') ? 'desc' : 'asc';
      // Of a file's own list its places; of equals always the same one first, or pages would show some twice.
      return passend(filter)
        .orderBy(spalte, richtung)
        .$if(spalte === SPALTEN.datei, (query) => query.orderBy('e.platz', richtung))
        .orderBy('e.schluessel', richtung);
    }
    const heisst = filter.woerter.map((wort) => sql<boolean>`strpos(lower(e.name), ${foldWort(wort)}) > 0`);
    return passend(filter)
      .$if(heisst.length > 0, (query) => query.orderBy(sql`(${sql.join(heisst, sql` and `)})`, 'desc'))
      .orderBy(sql`e.datei collate "C"`)
      .orderBy('e.platz');
  };
  async function count(filter: Inhaltsfilter): Promise<number> {
    const { anzahl } = await passend(filter).select(sql<number>`count(*)::int`.as('anzahl')).executeTakeFirstOrThrow();
    return anzahl;
  }

  /** What stands in one place of the list after the other: the index knows that without looking into the rows. */
  async function listAt(filter: Inhaltsfilter, limit: number, offset: number): Promise<Zeile[]> {
    const orte = await sorted(filter).select(['e.art', 'e.schluessel']).limit(limit).offset(offset).execute();
    const zeilen = await db
      .selectFrom('inhalt_eintraege as e')
      .select(['e.art', 'e.schluessel', 'e.datei', 'e.name', 'e.geaendert'])
      .where('e.art', 'in', [...filter.arten])
      .where('e.schluessel', '=', sql<string>`any(${orte.map(({ schluessel }) => schluessel)}::text[])`)
      .execute();
    const gefunden = new Map(zeilen.map((zeile) => [buildKey(zeile), zeile]));
    return orte.flatMap((ort) => gefunden.get(buildKey(ort)) ?? []);
  }

  /**
   * Of more than `MAX_TREFFER` those that are called so, and some others: nobody turns more pages, and to sort all that have a common
   * word takes too long.
   */
  async function search({ arten, woerter, ordnung, nurUnpassende }: Inhaltsfilter, limit: number, offset: number) {
    const isArt = sql`art = any(${[...arten]}::text[]) and ${nurUnpassende ? isUnpassend(sql`inhalt_eintraege`) : sql`true`}`;
    const spalte = SPALTEN[ordnung?.replace('-', '') ?? ''];
    const zuerst = spalte
      ? sql`${spalte} ${sql.raw(ordnung?.startsWith('-') ? 'desc' : 'asc')}`
      : sql`(${hasAll(sql`lower(e.name)`, woerter)}) desc`;
    const name = sql`lower(name)`;
    const orte = isKurz(woerter) ? [beginsAll(name, woerter)] : [hasAll(name, woerter), hasAll(sql`suchtext`, woerter)];
    const { rows } = await sql<Zeile & { anzahl: number }>`
      with treffer as materialized (${sql.join(
        orte.map(
          (ort) =>
            sql`(select ctid as stelle from inhalt_eintraege where ${isArt} and ${ort} limit ${MAX_TREFFER + 1})`,
        ),
        sql` union `,
      )})
      select e.art, e.schluessel, e.datei, e.name, e.geaendert, g.anzahl
      from (select count(*)::int as anzahl from treffer) as g
      left join (treffer join inhalt_eintraege as e on e.ctid = stelle) on true
      order by ${zuerst}, e.datei collate "C", e.platz, e.schluessel
      limit ${limit} offset ${offset}`.execute(db);
    return rows;
  }

  return {
    count,

    /** One page of what fits, without what stands in it, and how many fit: of those that have some words `MAX_TREFFER` at most. */
    async list(filter: Inhaltsfilter, { seite, proSeite }: { seite: number; proSeite: number }): Promise<Ausschnitt> {
      const offset = (seite - 1) * proSeite;
      if (filter.woerter.length === 0) {
        return { data: await listAt(filter, proSeite, offset), anzahl: await count(filter), istMehr: false };
      }
      const rows = await search(filter, proSeite, offset);
      // Behind the last page nothing tells how many there are; the first line does.
      const anzahl = (rows[0] ?? (await search(filter, 1, 0))[0])?.anzahl ?? 0;
      const istMehr = anzahl > MAX_TREFFER;
      const data = rows.filter(({ art }) => art !== null).map(({ anzahl: _, ...zeile }) => zeile);
      return { data, anzahl: istMehr ? MAX_TREFFER : anzahl, istMehr };
    },

    /** All that fits, for who may see but some of it. */
    listAlle: async (filter: Inhaltsfilter): Promise<(Eintrag & { name: string; geaendert: Date })[]> =>
      sorted(filter)
        .select(['e.art', 'e.schluessel', 'e.datei', 'e.platz', 'e.daten', 'e.text', 'e.name', 'e.geaendert'])
        .execute(),
  };
}
