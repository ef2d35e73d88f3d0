import type { Leistung, Leistungen, LeistungShort } from '@gm/shared/areas/wegweiser/wegweiser';
import { sql } from 'kysely';
import type { DataSource } from '../../core/platform/database/database.ts';
import { htmlToText } from '../../core/platform/text/html-to-text.ts';
import type { SearchRow } from '../../core/services/search/search-row.ts';
import { buildLeistungPath } from './wegweiser-path.ts';

export interface LeistungFilter {
  /** All words have to match. */
  woerter: readonly string[];
  /** Id of a life situation; an unknown one is ignored. */
  lebenslage?: string | undefined;
  /** First letter, `A` to `Z`. */
  buchstabe?: string | undefined;
}

interface Excerpt {
  absteigend: boolean;
  /** 1-based. */
  seite: number;
  proSeite: number;
}

/** Trigram similarity above which two words count as spellings of the same. */
const SIMILAR = 0.5;

const heuhaufen = sql`lower(unaccent(concat_ws(' ', titel, einleitung, array_to_string(stichworte, ' '))))`;
const beginning = sql<string>`upper(left(unaccent(titel), 1))`;
/** Dictionary order, regardless of the database's collation. */
const alphabetical = sql`lower(unaccent(titel)) collate "C"`;

const describeShort = (line: { slug: string; titel: string; einleitung: string }): LeistungShort => ({
  titel: line.titel,
  einleitung: line.einleitung,
  detailURL: buildLeistungPath(line.slug),
});

/** Services of the municipality. */
export function createLeistungRepository(db: DataSource) {
  /** `isTolerant`: a single similar word is enough. */
  function matching({ woerter: words, lebenslage, buchstabe: letter }: LeistungFilter, isTolerant: boolean) {
    let query = db.selectFrom('leistungen');
    if (letter) query = query.where(beginning, '=', letter);
    if (lebenslage) {
      query = query.where(sql<boolean>`(${lebenslage} = any(lebenslagen)
        or not exists (select 1 from lebenslagen l where l.id = ${lebenslage}))`);
    }
    for (const word of words) {
      const wanted = sql`lower(unaccent(${word}))`;
      const similar = isTolerant ? sql`or strict_word_similarity(${wanted}, ${heuhaufen}) >= ${SIMILAR}` : sql``;
      query = query.where(sql<boolean>`(position(${wanted} in ${heuhaufen}) > 0 ${similar})`);
    }
    return query;
  }

  return {
    /**
     * One page of services from A to Z, and the total number. If none matches the words, similar ones match, such as
     * "Hundesteur".
     */
    async list(filter: LeistungFilter, { absteigend: descending, seite: page, proSeite: perPage }: Excerpt) {
      const count = async (isTolerant: boolean) => {
        const query = matching(filter, isTolerant).select((eb) => eb.fn.countAll<string>().as('anzahl'));
        return Number((await query.executeTakeFirstOrThrow()).anzahl);
      };
      const exact = await count(false);
      const isTolerant = exact === 0 && filter.woerter.length > 0;
      const amountOf = isTolerant ? await count(true) : exact;
      const lines = await matching(filter, isTolerant)
        .select(['slug', 'titel', 'einleitung'])
        .orderBy(alphabetical, descending ? 'desc' : 'asc')
        .limit(perPage)
        .offset((page - 1) * perPage)
        .execute();
      return { anzahl: amountOf, data: lines.map(describeShort) };
    },

    /** Letters and life situations that have services. */
    async findAuswahl(): Promise<Leistungen['auswahl']> {
      const letters = await db.selectFrom('leistungen').select(beginning.as('buchstabe')).distinct().execute();
      const lebenslagen = await db
        .selectFrom('lebenslagen as l')
        .innerJoin('leistungen as s', (join) => join.on(sql<boolean>`l.id = any(s.lebenslagen)`))
        .select(['l.id', 'l.titel', 'l.text', sql<number>`count(*)::int`.as('anzahl')])
        .groupBy(['l.id', 'l.titel', 'l.text', 'l.sortierung'])
        .orderBy('l.sortierung')
        .execute();
      return { buchstaben: letters.map(({ buchstabe: letter }) => letter).sort(), lebenslagen };
    },

    /** A service without its responsible unit. */
    async find(slug: string): Promise<(Omit<Leistung, 'zustaendig' | 'seo'> & { einheit_id: number }) | null> {
      const line = await db.selectFrom('leistungen').selectAll().where('slug', '=', slug).executeTakeFirst();
      if (!line) return null;
      const lebenslagen = await db
        .selectFrom('lebenslagen')
        .select(['id', 'titel'])
        .where('id', '=', sql<string>`any(${line.lebenslagen}::text[])`)
        .orderBy('sortierung')
        .execute();
      return { ...describeShort(line), ...line.angaben, lebenslagen, einheit_id: line.einheit_id };
    },

    async listVonEinheit(unit: number): Promise<LeistungShort[]> {
      const lines = await db
        .selectFrom('leistungen')
        .select(['slug', 'titel', 'einleitung'])
        .where('einheit_id', '=', unit)
        .orderBy(alphabetical)
        .execute();
      return lines.map(describeShort);
    },

    /** Search rows of services; their paths also feed the site map. */
    async listSearchRows(): Promise<SearchRow[]> {
      const lines = await db.selectFrom('leistungen').selectAll().orderBy('slug').execute();
      return lines.map(({ slug, titel: title, einleitung: intro, stichworte: keywords, angaben: details }) => ({
        pfad: buildLeistungPath(slug),
        titel: title,
        beschreibung: intro,
        text: [details.wer, details.ablauf, details.unterlagen, details.kosten, details.recht]
          .map((html) => htmlToText(html ?? ''))
          .concat(keywords.join(', '))
          .filter(Boolean)
          .join(' – '),
        datum: null,
      }));
    },
  };
}
