import { sql } from 'kysely';
import type { Datenquelle } from '../../daten/database.ts';
import type { Eintrag } from '../../inhalt/inhaltsart.ts';
import { foldWort, matchSuchtext } from '../../inhalt/match-suchtext.ts';

export interface Inhaltsfilter {
  /** Kinds, of which one has to fit. */
  arten: readonly string[];
  /** All of them have to occur, whatever their case. */
  woerter: readonly string[];
}

/** Entries of the content as lists show and find them. */
export function createInhalteRepository(db: Datenquelle) {
  function passend({ arten, woerter }: Inhaltsfilter) {
    let query = db.selectFrom('inhalt_eintraege as e').where('e.art', 'in', [...arten]);
    for (const wort of woerter) query = query.where('e.suchtext', 'like', matchSuchtext(wort));
    return query;
  }
  /** What is called so is meant sooner than what mentions it; the rest in the order of the files. */
  const sorted = (filter: Inhaltsfilter) => {
    const heisst = filter.woerter.map((wort) => sql<boolean>`strpos(lower(e.name), ${foldWort(wort)}) > 0`);
    return passend(filter)
      .$if(heisst.length > 0, (query) => query.orderBy(sql`(${sql.join(heisst, sql` and `)})`, 'desc'))
      .orderBy(sql`e.datei collate "C"`)
      .orderBy('e.platz');
  };
  return {
    /** One page of what fits, without what stands in it. */
    async list(filter: Inhaltsfilter, { seite, proSeite }: { seite: number; proSeite: number }) {
      return sorted(filter)
        .select(['e.art', 'e.schluessel', 'e.datei', 'e.name'])
        .limit(proSeite)
        .offset((seite - 1) * proSeite)
        .execute();
    },

    async count(filter: Inhaltsfilter): Promise<number> {
      const { anzahl } = await passend(filter)
        .select(sql<number>`count(*)::int`.as('anzahl'))
        .executeTakeFirstOrThrow();
      return anzahl;
    },

    /** All that fits, for who may see but some of it. */
    listAlle: async (filter: Inhaltsfilter): Promise<(Eintrag & { name: string })[]> =>
      sorted(filter).select(['e.art', 'e.schluessel', 'e.datei', 'e.platz', 'e.daten', 'e.text', 'e.name']).execute(),
  };
}
