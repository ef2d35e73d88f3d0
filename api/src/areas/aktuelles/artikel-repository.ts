import type { Artikel, ArtikelShort } from '@gm/shared/areas/aktuelles/artikel';
import { type ReferenceExpression, sql } from 'kysely';
import type { Database, DataSource } from '../../core/platform/database/database.ts';
import type { Sorting } from '../../core/platform/rules/read-sorting.ts';
import { htmlToText, smoothText } from '../../core/platform/text/html-to-text.ts';
import { buildImageUpload, type ImageLine } from '../../core/services/images/image-upload.ts';
import { loadGallery } from '../../core/services/images/load-gallery.ts';
import type { SearchRow } from '../../core/services/search/search-row.ts';
import './tables.ts';

type DataTable = 'artikel' | 'rubriken' | 'bilder';

/** Sortable columns. Titles and categories ignore accents, like German dictionaries. */
const COLUMNS = {
  datum_von: 'datum_von',
  sortierung: 'sortierung',
  highlight: 'highlight',
  id: 'artikel.id',
  titel: sql`lower(unaccent(titel))`,
  rubrik_name: sql`lower(unaccent(rubriken.name))`,
} satisfies Record<string, ReferenceExpression<Database, DataTable>>;
export type ArtikelField = keyof typeof COLUMNS;
export const ARTIKEL_FIELDS = Object.keys(COLUMNS) as ArtikelField[];

/** Shown below an article. */
const MAX_RELATED = 3;

export interface ArtikelFilter {
  rubriken?: number[] | undefined;
  interessengruppe?: number | undefined;
  highlight?: boolean | undefined;
}

interface Excerpt {
  sortierung: Sorting<ArtikelField>[];
  /** 1-based. */
  seite: number;
  proSeite: number;
}

interface ShortLine extends ImageLine {
  id: number;
  titel: string;
  einleitung: string | null;
  datum_von: string;
  highlight: boolean;
  pfad: string;
  rubrik_name: string;
  bildtext: string | null;
}

function toShort({
  id,
  titel: title,
  einleitung: intro,
  datum_von,
  highlight,
  pfad: path,
  rubrik_name,
  ...image
}: ShortLine): ArtikelShort {
  const short = { id, titel: title, einleitung: intro, datum_von, highlight, rubrik_name, detailURL: path, news: true };
  return { ...short, ...buildImageUpload(image, image.bildtext) };
}

/** Everything shown on the page of an article. */
export const completeArtikel = (
  short: ArtikelShort,
  rest: Pick<Artikel, 'text' | 'bildergalerie' | 'verwandte'>,
): Artikel => ({
  ...short,
  ...rest,
  seo: {
    title: short.titel,
    description: short.einleitung,
    type: 'article',
    published: short.datum_von,
    section: short.rubrik_name,
    image: short.bild ?? null,
  },
});

export function createArtikelRepository(db: DataSource) {
  const artikelWithCategory = () =>
    db
      .selectFrom('artikel')
      .innerJoin('rubriken', 'rubriken.id', 'artikel.rubrik_id')
      .leftJoin('bilder', 'bilder.id', 'artikel.bild_id');

  const matching = ({ rubriken: categories, interessengruppe, highlight }: ArtikelFilter) =>
    artikelWithCategory()
      .$if(categories !== undefined, (query) => query.where('rubrik_id', 'in', categories ?? []))
      .$if(interessengruppe !== undefined, (query) =>
        query.where(sql<boolean>`${interessengruppe} = any(interessengruppen)`),
      )
      .$if(highlight !== undefined, (query) => query.where('highlight', '=', highlight ?? false));

  const short = (query: ReturnType<typeof artikelWithCategory>) =>
    query
      .select(['artikel.id', 'titel', 'einleitung', 'datum_von', 'highlight', 'pfad', 'rubriken.name as rubrik_name'])
      .select(['bilder.id as bild_id', 'bildtext', 'breite', 'hoehe', 'farbe', 'alt', 'copyright']);

  /** The newest articles of a category, except the given one. */
  async function listRelated(category: string, without: number): Promise<ArtikelShort[]> {
    const rows = await short(artikelWithCategory())
      .where('rubriken.name', '=', category)
      .where('artikel.id', '<>', without)
      .orderBy('datum_von', 'desc')
      .orderBy('artikel.id', 'desc')
      .limit(MAX_RELATED)
      .execute();
    return rows.map(toShort);
  }

  return {
    /** One page of the list, and the total number of articles. */
    async list(filter: ArtikelFilter, { sortierung: sorting, seite: page, proSeite: perPage }: Excerpt) {
      const { anzahl: count } = await matching(filter)
        .select((eb) => eb.fn.countAll<number>().as('anzahl'))
        .executeTakeFirstOrThrow();
      let query = short(matching(filter));
      for (const { feld: field, richtung: direction } of sorting) query = query.orderBy(COLUMNS[field], direction);
      const rows = await query
        .orderBy('artikel.id', 'desc')
        .limit(perPage)
        .offset((page - 1) * perPage)
        .execute();
      return { anzahl: count, data: rows.map(toShort) };
    },

    /** Path and title of an article, or null. */
    async findSeite(id: number) {
      const row = await db
        .selectFrom('artikel')
        .select(['pfad', 'titel', 'einleitung'])
        .where('id', '=', id)
        .executeTakeFirst();
      return row ?? null;
    },

    /** Search rows of all articles, or of those with these numbers; their paths also feed the site map. */
    async listSearchRows(numbers?: readonly number[]): Promise<SearchRow[]> {
      const lines = await db
        .selectFrom('artikel')
        .select(['pfad', 'titel', 'einleitung', 'text', 'datum_von'])
        .$if(numbers !== undefined, (query) => query.where('id', '=', sql<number>`any(${[...(numbers ?? [])]}::int[])`))
        .orderBy('id')
        .execute();
      return lines.map(({ pfad: path, titel: title, einleitung: intro, text, datum_von }) => ({
        pfad: path,
        titel: smoothText(title),
        beschreibung: smoothText(intro ?? ''),
        text: htmlToText(text),
        datum: datum_von,
      }));
    },

    /** Names of the categories in alphabetical order. */
    async listRubriken(): Promise<string[]> {
      const lines = await db.selectFrom('rubriken').select('name').orderBy(sql`lower(unaccent(name))`).execute();
      return lines.map(({ name }) => name);
    },

    listVerwandte: listRelated,

    /** An article with its pictures and the newest others of its category, or null. */
    async find(id: number): Promise<Artikel | null> {
      const row = await short(artikelWithCategory())
        .select(['text', 'galerie'])
        .where('artikel.id', '=', id)
        .executeTakeFirst();
      if (!row) return null;
      const { text, galerie: gallery, rubrik_name } = row;
      const imageGallery = await loadGallery(db, gallery);
      return completeArtikel(toShort(row), {
        text,
        bildergalerie: imageGallery,
        verwandte: await listRelated(rubrik_name, id),
      });
    },
  };
}
