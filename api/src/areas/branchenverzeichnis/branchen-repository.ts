import type {
  BrancheneintragPage,
  BrancheneintragShort,
  BrancheneintragType,
} from '@gm/shared/areas/branchenverzeichnis/branchenverzeichnis';
import { type Insertable, sql } from 'kysely';
import type { DataSource } from '../../core/platform/database/database.ts';
import { columnsOf, isChanged, splitRows, takeNew } from '../../core/platform/database/insert-many.ts';
import { htmlToText } from '../../core/platform/text/html-to-text.ts';
import { buildImageUpload } from '../../core/services/images/image-upload.ts';
import type { SearchRow } from '../../core/services/search/search-row.ts';
import { BRANCHENVERZEICHNIS } from './brancheneintrag-path.ts';
import type { BranchenCategory } from './branchenverzeichnis-files.ts';
import type { BranchenSelection, Group } from './count-selection.ts';
import type { BrancheneintraegeTable } from './tables.ts';

export interface BranchenFilter extends BranchenSelection {
  /** Words of `parseSearch`; all have to match. */
  woerter?: readonly string[] | undefined;
}

interface Excerpt {
  absteigend?: boolean;
  /** 1-based. */
  seite: number;
  proSeite: number;
}

/** A directory entry without the events it organises. */
export type DirectoryEntry = Omit<BrancheneintragPage, 'termine' | 'veranstaltungenURL'>;

const buildPath = ({ id, titel: title }: { id: number; titel: string }) => BRANCHENVERZEICHNIS.build(id, title);

/** The directory. Call `replace` inside the transaction that loads the content. */
export function createBranchenRepository(db: DataSource) {
  const withCategory = () =>
    db.selectFrom('brancheneintraege as b').leftJoin('branchen_rubriken as r', 'r.id', 'b.rubrik_id');

  function matching({ typen: types, rubriken: categories, buchstabe: letter, woerter: words }: BranchenFilter) {
    let query = withCategory();
    if (types) query = query.where('b.typ', '=', sql<BrancheneintragType>`any(${[...types]}::text[])`);
    if (categories) query = query.where('b.rubrik_id', '=', sql<number>`any(${[...categories]}::int[])`);
    if (letter) query = query.where('b.buchstabe', '=', letter);
    for (const word of words ?? []) query = query.where('b.suchtext', 'like', `%${word}%`);
    return query;
  }

  return {
    /** One page of entries by title. */
    async list(filter: BranchenFilter, { absteigend: descending = false, seite: page, proSeite: perPage }: Excerpt) {
      const direction = descending ? 'desc' : 'asc';
      const lines = await matching(filter)
        .select(['b.id', 'b.titel', 'b.typ', 'r.rubrik', 'b.einleitung', 'b.adresse', 'b.kontakt'])
        .orderBy('b.sortiertitel', direction)
        .orderBy('b.id', direction)
        .limit(perPage)
        .offset((page - 1) * perPage)
        .execute();
      return lines.map(
        ({ kontakt: contact, einleitung: intro, ...line }): BrancheneintragShort => ({
          ...line,
          einleitung: intro || null,
          telefon: contact.telefon || null,
          detailURL: buildPath(line),
        }),
      );
    },

    /** Number of entries that match the words, by kind, category and first letter. */
    async count(words: readonly string[]): Promise<Group[]> {
      let query = db
        .selectFrom('brancheneintraege')
        .select(['typ', 'rubrik_id', 'buchstabe', sql<number>`count(*)::int`.as('anzahl')]);
      for (const word of words) query = query.where('suchtext', 'like', `%${word}%`);
      return query.groupBy(['typ', 'rubrik_id', 'buchstabe']).execute();
    },

    /** Names of the categories by id, in alphabetical order. */
    async readRubriken(): Promise<Map<number, string>> {
      const categories = await db
        .selectFrom('branchen_rubriken')
        .selectAll()
        .orderBy(sql`lower(unaccent(rubrik))`)
        .execute();
      return new Map(categories.map(({ id, rubrik: category }) => [id, category]));
    },

    /** Path and title of an entry, or null. */
    async findSeite(id: number): Promise<{ pfad: string; titel: string; einleitung: string } | null> {
      const entry = await db
        .selectFrom('brancheneintraege')
        .select(['id', 'titel', 'einleitung'])
        .where('id', '=', id)
        .executeTakeFirst();
      return entry ? { ...entry, pfad: buildPath(entry) } : null;
    },

    /** An entry for its page, or null. */
    async find(id: number): Promise<DirectoryEntry | null> {
      const line = await withCategory()
        .leftJoin('bilder', 'bilder.id', 'b.bild_id')
        .select(['b.id', 'b.typ', 'b.titel', 'r.rubrik', 'b.einleitung', 'b.text', 'b.kontakt', 'b.adresse'])
        .select(['b.ansprechpartner', 'b.oeffnungszeiten', 'b.bildtext'])
        .select(['bilder.id as bild_id', 'breite', 'hoehe', 'farbe', 'alt', 'copyright'])
        .where('b.id', '=', id)
        .executeTakeFirst();
      if (!line) return null;
      const {
        typ: type,
        titel: title,
        rubrik: category,
        einleitung: intro,
        text,
        kontakt: contact,
        adresse: address,
        ansprechpartner,
        oeffnungszeiten: openingHours,
      } = line;
      const image = buildImageUpload(line, line.bildtext || null);
      return {
        id,
        typ: type,
        titel: title,
        rubrik: category,
        einleitung: intro || null,
        text,
        kontakt: contact,
        adresse: address,
        ansprechpartner,
        oeffnungszeiten: openingHours,
        ...image,
        seo: {
          title,
          description: intro || null,
          type: 'organization',
          section: category,
          image: image.bild ?? null,
          organization: {
            istFirma: type === 'firmen',
            adresse: address,
            ...contact,
            oeffnungszeiten: openingHours,
          },
        },
      };
    },

    /** Search rows of all entries, or of those with these numbers; their paths also feed the site map. */
    async listSearchRows(numbers?: readonly number[]): Promise<SearchRow[]> {
      const lines = await withCategory()
        .select(['b.id', 'b.titel', 'r.rubrik', 'b.einleitung', 'b.text', 'b.adresse', 'b.ansprechpartner'])
        .$if(numbers !== undefined, (query) =>
          query.where('b.id', '=', sql<number>`any(${[...(numbers ?? [])]}::int[])`),
        )
        .orderBy('b.sortiertitel')
        .orderBy('b.id')
        .execute();
      return lines.map(
        ({ id, titel: title, rubrik: category, einleitung: intro, text, adresse: address, ansprechpartner }) => ({
          pfad: buildPath({ id, titel: title }),
          titel: title,
          beschreibung: intro,
          text: [category, htmlToText(text), ansprechpartner, address.strasse, address.ort].filter(Boolean).join(' – '),
          datum: null,
        }),
      );
    },

    /** Replaces all entries, or those of these numbers, and all categories. */
    async replace(
      entries: readonly Insertable<BrancheneintraegeTable>[],
      categories: readonly BranchenCategory[],
      numbers?: readonly number[],
    ): Promise<void> {
      const ids = entries.map(({ id }) => id);
      await db
        .deleteFrom('brancheneintraege')
        .where('id', '<>', sql<number>`all(${ids}::int[])`)
        .$if(numbers !== undefined, (query) => query.where('id', '=', sql<number>`any(${[...(numbers ?? [])]}::int[])`))
        .execute();
      if (categories.length > 0) {
        await db
          .insertInto('branchen_rubriken')
          .values([...categories])
          .onConflict((conflict) => conflict.column('id').doUpdateSet({ rubrik: sql.ref('excluded.rubrik') }))
          .execute();
      }
      const columns = columnsOf(entries, 'id');
      for (const part of splitRows(entries)) {
        await db
          .insertInto('brancheneintraege')
          .values(part)
          .onConflict((conflict) =>
            conflict.column('id').doUpdateSet(takeNew(columns)).where(isChanged('brancheneintraege', columns)),
          )
          .execute();
      }
      const remaining = categories.map(({ id }) => id);
      await db.deleteFrom('branchen_rubriken').where('id', '<>', sql<number>`all(${remaining}::int[])`).execute();
    },
  };
}
