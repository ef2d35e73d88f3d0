import { sql } from 'kysely';
import { type PhotoContent, photoFileSchema } from '../../entries/content-schemas.ts';
import type { PhotoFile } from '../../entries/photo-types.ts';
import { matchSearchText } from '../../entries/text/match-search-text.ts';
import type { DataSource } from '../../platform/database/database.ts';

/** A photo with its description and file data. */
export interface MediaLine {
  foto: PhotoContent;
  datei: PhotoFile;
}

export interface MediaFilter {
  /** Words that must all occur. */
  woerter: readonly string[];
  /** With both description and credit, or lacking one; undefined: all. */
  istFertig?: boolean | undefined;
  /** Sort column; by default the last changed first. */
  ordnung?: MediaOrdering | null;
}

/** Columns; `-` reverses the order. */
export const MEDIA_ORDERINGS = ['datei', '-datei', 'geaendert', '-geaendert'] as const;
export type MediaOrdering = (typeof MEDIA_ORDERINGS)[number];

const done = sql<boolean>`(coalesce(trim(e.daten->>'alt'), '') <> '' and coalesce(trim(e.daten->>'bildcopyright'), '') <> '')`;

/** Maximum number of counted hits. */
const MAX_HIT = 1_000;

/** The picture library. */
export function createMediaRepository(db: DataSource) {
  const withFile = () =>
    db
      .selectFrom('inhalt_eintraege as e')
      .innerJoin('inhalt_fotos as f', 'f.datei', 'e.schluessel')
      .where('e.art', '=', sql.lit('foto'));

  function choose({ woerter: words, istFertig: isDone }: MediaFilter) {
    // Must match the expressions of the indexes.
    let query = db.selectFrom('inhalt_eintraege as e').where('e.art', '=', sql.lit('foto'));
    if (isDone !== undefined) query = query.where(isDone ? done : sql<boolean>`not ${done}`);
    for (const word of words) query = query.where('e.suchtext', 'like', matchSearchText(word));
    return query;
  }

  // Limited, because finding the newest of all hits for a common word takes too long.
  const listHits = (filter: MediaFilter, column: 'schluessel' | 'aenderung') =>
    choose(filter)
      // Selecting both columns would make PostgreSQL choose an index that has both but is not sorted by name.
      .select(
        column === 'schluessel' ? ['e.schluessel', 'e.schluessel as ort'] : ['e.schluessel', 'e.aenderung as ort'],
      )
      .$if(filter.woerter.length > 0, (query) => query.limit(MAX_HIT + 1))
      .as('t');

  const read = ({ daten: data, ...file }: PhotoFile & { daten: unknown }): MediaLine => ({
    foto: photoFileSchema.parse(data),
    datei: file,
  });
  const COLUMNS = ['e.daten', 'f.datei', 'f.id', 'f.breite', 'f.hoehe', 'f.farbe', 'f.ablage'] as const;

  return {
    async list(
      filter: MediaFilter,
      { seite: page, proSeite: perPage }: { seite: number; proSeite: number },
    ): Promise<MediaLine[]> {
      const { ordnung: ordering } = filter;
      const direction = ordering && !ordering.startsWith('-') ? 'asc' : 'desc';
      const excerpt = db
        .selectFrom(listHits(filter, ordering?.endsWith('datei') ? 'schluessel' : 'aenderung'))
        .select(['t.schluessel', 't.ort'])
        .orderBy('t.ort', direction)
        .limit(perPage)
        .offset((page - 1) * perPage)
        .as('s');
      const rows = await withFile()
        .innerJoin(excerpt, 's.schluessel', 'e.schluessel')
        .select(COLUMNS)
        .orderBy('s.ort', direction)
        .execute();
      return rows.map(read);
    },

    /** Number of hits, with search words at most `MAX_HIT`, and whether there are more. */
    async count(filter: MediaFilter): Promise<{ anzahl: number; istMehr: boolean }> {
      const { anzahl: count } = await db
        .selectFrom(listHits(filter, 'schluessel'))
        .select(sql<number>`count(*)::int`.as('anzahl'))
        .executeTakeFirstOrThrow();
      const isMore = filter.woerter.length > 0 && count > MAX_HIT;
      return { anzahl: isMore ? MAX_HIT : count, istMehr: isMore };
    },

    async pick(files: readonly string[]): Promise<MediaLine[]> {
      if (files.length === 0) return [];
      const rows = await withFile()
        .select(COLUMNS)
        .where('f.datei', 'in', [...files])
        .execute();
      return rows.map(read);
    },

    /** Replaces the file data of a name. */
    async putFile(file: PhotoFile): Promise<void> {
      const { datei: _, ...fresh } = file;
      const details = { ablage: null, ...fresh };
      await db
        .insertInto('inhalt_fotos')
        .values(file)
        .onConflict((conflict) => conflict.column('datei').doUpdateSet(details))
        .execute();
    },

    async removeFile(file: string): Promise<void> {
      await db.deleteFrom('inhalt_fotos').where('datei', '=', file).execute();
    },
  };
}
