import { type RawBuilder, sql } from 'kysely';
import type { Datenquelle } from '../../daten/database.ts';
import type { Eintrag } from '../../inhalt/inhaltsart.ts';
import { foldWort, matchSuchtext } from '../../inhalt/match-suchtext.ts';
import type { Inhaltsordnung } from './inhaltsordnung.ts';

export interface Inhaltsfilter {
  /** Kinds, of which one has to fit. */
  arten: readonly string[];
  /** All of them have to occur, whatever their case. */
  woerter: readonly string[];
  /** Column that the list is sorted by; null: what is called so first, then as in the files. */
  ordnung: Inhaltsordnung | null;
}

/** As the indexes of 0137 have them. */
const SPALTEN: Record<string, RawBuilder<unknown>> = {
  titel: sql`translate(lower(e.name), 'äöüß', 'aous')`,
  datei: sql`e.datei collate "C"`,
  geaendert: sql`e.geaendert`,
};

/** Entries of the content as lists show and find them. */
export function createInhalteRepository(db: Datenquelle) {
  function passend({ arten, woerter }: Inhaltsfilter) {
    let query = db.selectFrom('inhalt_eintraege as e').where('e.art', 'in', [...arten]);
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
  return {
    /** One page of what fits, without what stands in it. */
    async list(filter: Inhaltsfilter, { seite, proSeite }: { seite: number; proSeite: number }) {
      return sorted(filter)
        .select(['e.art', 'e.schluessel', 'e.datei', 'e.name', 'e.geaendert'])
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
    listAlle: async (filter: Inhaltsfilter): Promise<(Eintrag & { name: string; geaendert: Date })[]> =>
      sorted(filter)
        .select(['e.art', 'e.schluessel', 'e.datei', 'e.platz', 'e.daten', 'e.text', 'e.name', 'e.geaendert'])
        .execute(),
  };
}
