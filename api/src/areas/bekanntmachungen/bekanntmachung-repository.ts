import type {
  Bekanntmachungen,
  BekanntmachungPage,
  BekanntmachungShort,
} from '@gm/shared/areas/bekanntmachungen/bekanntmachungen';
import { buildSlug } from '@gm/shared/rules/build-slug';
import { type Selectable, sql } from 'kysely';
import { createDocumentRepository } from '../../core/entries/document-repository.ts';
import type { DataSource } from '../../core/platform/database/database.ts';
import { splitRows } from '../../core/platform/database/insert-many.ts';
import { htmlToText } from '../../core/platform/text/html-to-text.ts';
import type { SearchRow } from '../../core/services/search/search-row.ts';
import { BEKANNTMACHUNGEN } from './bekanntmachung-path.ts';
import type { BekanntmachungenTable, BekanntmachungsLine } from './tables.ts';

export interface BekanntmachungFilter {
  /** Today; nothing is public before its first day. */
  heute: string;
  /** Returns expired notices instead of current ones. */
  archiv: boolean;
  /** Year of the first day. */
  jahr?: string | undefined;
  /** Category as used in URLs. */
  typ?: string | undefined;
  /** Words of `parseSearch`; all have to match. */
  woerter?: readonly string[] | undefined;
  /** Slugs, of which at least one has to occur. */
  eines?: readonly string[];
}

type Line = Selectable<BekanntmachungenTable>;
type ShortLine = Pick<Line, 'id' | 'titel' | 'rubrik' | 'einleitung' | 'datum_von' | 'datum_bis'>;

const buildPath = ({ id, titel: title }: Pick<Line, 'id' | 'titel'>) => BEKANNTMACHUNGEN.build(id, title);
const getCategory = (category: string) => ({ typ: buildSlug(category), titel: category });

function toShort(line: ShortLine): BekanntmachungShort {
  const { id, titel: title, rubrik: category, einleitung: intro, datum_von, datum_bis } = line;
  return {
    id,
    titel: title,
    rubrik: getCategory(category),
    einleitung: intro,
    datum_von,
    datum_bis,
    detailURL: buildPath(line),
  };
}

/** Characters of the PDF texts of a notice that are indexed; limited by the size of a search row. */
const FILE_TEXT = 400_000;

const listFiles = (lines: readonly Pick<Line, 'dokumente'>[]) =>
  lines.flatMap(({ dokumente: documents }) => documents.map(({ datei: file }) => file));

/** Public access to the notice board. */
export function createBekanntmachungRepository(db: DataSource) {
  const publicOnes = (today: string) => db.selectFrom('bekanntmachungen').where('datum_von', '<=', today);
  const derKind = ({ heute: today, archiv: archive }: BekanntmachungFilter) =>
    publicOnes(today).where('datum_bis', archive ? '<' : '>=', today);

  /** The texts of the PDF files of these notices, by file name. */
  async function readTexts(lines: readonly Pick<Line, 'dokumente'>[]) {
    const files = await createDocumentRepository(db).pick(listFiles(lines));
    const texts = new Map(files.map(({ datei: file, text }) => [file, text]));
    return ({ dokumente: documents }: Pick<Line, 'dokumente'>) =>
      documents
        .map(({ titel: title, datei: file }) => `${title} ${texts.get(file) ?? ''}`)
        .join(' ')
        .slice(0, FILE_TEXT);
  }

  return {
    /** One page of notices, newest first, with the total and the available filters. */
    async list(filter: BekanntmachungFilter, { seite: page, proSeite: perPage }: { seite: number; proSeite: number }) {
      const all = await derKind(filter)
        .select(['rubrik', sql<string>`to_char(datum_von, 'YYYY')`.as('jahr')])
        .distinct()
        .execute();
      const categories = [...new Set(all.map(({ rubrik: category }) => category))].sort((a, b) =>
        a.localeCompare(b, 'de'),
      );
      const selection: Bekanntmachungen['auswahl'] = {
        jahre: [...new Set(all.map(({ jahr: year }) => year))].sort().reverse(),
        rubriken: categories.map(getCategory),
      };
      let matching = derKind(filter);
      if (filter.jahr) matching = matching.where(sql<boolean>`to_char(datum_von, 'YYYY') = ${filter.jahr}`);
      if (filter.typ) {
        const names = categories.filter((category) => buildSlug(category) === filter.typ);
        matching = matching.where('rubrik', '=', sql<string>`any(${names}::text[])`);
      }
      for (const word of filter.woerter ?? []) matching = matching.where('suchtext', 'like', `%${word}%`);
      if (filter.eines) {
        const patterns = filter.eines.map((slug) => `%${slug}%`);
        matching = matching.where('suchtext', 'like', sql<string>`any(${patterns}::text[])`);
      }
      const { anzahl: count } = await matching
        .select(sql<number>`count(*)::int`.as('anzahl'))
        .executeTakeFirstOrThrow();
      const lines = await matching
        .select(['id', 'titel', 'rubrik', 'einleitung', 'datum_von', 'datum_bis'])
        .orderBy('datum_von', 'desc')
        .orderBy('id', 'desc')
        .limit(perPage)
        .offset((page - 1) * perPage)
        .execute();
      return { data: lines.map(toShort), anzahl: count, auswahl: selection };
    },

    /** Path and title of a public notice, or null. */
    async findSeite(id: number, today: string) {
      const line = await publicOnes(today)
        .select(['id', 'titel', 'einleitung'])
        .where('id', '=', id)
        .executeTakeFirst();
      return line ? { ...line, pfad: buildPath(line) } : null;
    },

    /** A public notice for its page, or null. */
    async find(id: number, today: string): Promise<Omit<BekanntmachungPage, 'pdfURL'> | null> {
      const line = await publicOnes(today).selectAll().where('id', '=', id).executeTakeFirst();
      if (!line) return null;
      const files = await createDocumentRepository(db).pick(listFiles([line]));
      return {
        ...toShort(line),
        text: line.text,
        abgelaufen: line.datum_bis < today,
        dokumente: line.dokumente.flatMap(({ titel: title, datei: file }) => {
          const parsed = files.find((one) => one.datei === file);
          if (!parsed) return [];
          const { seiten: pages, groesse: size } = parsed;
          return {
            titel: title,
            href: `/api/cms/bekanntmachungen/${id}/dateien/${file}`,
            seiten: pages,
            groesse: size,
          };
        }),
        seo: {
          title: line.titel,
          description: line.einleitung,
          type: 'article',
          published: line.datum_von,
          section: line.rubrik,
        },
      };
    },

    /** Title and content hash of a PDF file of a public notice. */
    async findFile(id: number, file: string, today: string): Promise<{ titel: string; hash: string } | null> {
      const line = await publicOnes(today).select('dokumente').where('id', '=', id).executeTakeFirst();
      const documentFile = line?.dokumente.find((one) => one.datei === file);
      const parsed = documentFile && (await createDocumentRepository(db).find(file));
      return parsed ? { titel: documentFile.titel, hash: parsed.hash } : null;
    },

    /** Search rows of all public notices; their paths also feed the site map. */
    async listSearchRows(today: string): Promise<SearchRow[]> {
      const lines = await publicOnes(today).selectAll().orderBy('datum_von', 'desc').orderBy('id').execute();
      const readFileText = await readTexts(lines);
      return lines.map((line) => ({
        pfad: buildPath(line),
        titel: line.titel,
        beschreibung: line.einleitung,
        text: [line.rubrik, htmlToText(line.text), readFileText(line)].filter(Boolean).join(' – '),
        datum: line.datum_von,
      }));
    },

    /** Call it inside the transaction that loads the content. */
    async replace(lines: readonly BekanntmachungsLine[]): Promise<void> {
      await db.deleteFrom('bekanntmachungen').execute();
      for (const part of splitRows(lines)) await db.insertInto('bekanntmachungen').values(part).execute();
    },
  };
}
