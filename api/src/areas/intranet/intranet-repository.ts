import type { ArchiveDocument, archiveTopicSchema, IntranetTextShort } from '@gm/shared/areas/intranet/intranet';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { DataSource } from '../../core/platform/database/database.ts';
import { splitRows } from '../../core/platform/database/insert-many.ts';
import { parseQuery } from '../../core/platform/text/parse-query.ts';
import { buildTsquery } from '../../core/services/search/query/build-tsquery.ts';
import { STATEMENT } from '../../core/services/search/search-repository.ts';
import { splitStatement } from '../../core/services/search/split-statement.ts';
import type { IntranetLines } from './build-intranet.ts';

export interface DocumentFilter {
  themen_id?: number | undefined;
  archiv_id?: number | undefined;
  /** Period of days that overlaps the validity of documents. */
  gueltig_von?: string | undefined;
  gueltig_bis?: string | undefined;
}

const HIT = 20;

type Topic = z.output<typeof archiveTopicSchema>;

/** Returns the last entry if it has this id, otherwise appends a new one; requires sorted rows. */
function takeLast<Entry extends { id: number }>(list: Entry[], id: number, create: () => Entry): Entry {
  const last = list.at(-1);
  if (last?.id === id) return last;
  const fresh = create();
  list.push(fresh);
  return fresh;
}

type TextLine = Omit<IntranetTextShort, 'rubrik' | 'detailURL'> & { url: string; rubrik_titel: string };

const toShort = ({ url, rubrik_titel, ...text }: TextLine): IntranetTextShort => ({
  ...text,
  rubrik: { url, titel: rubrik_titel },
  detailURL: `/intranet/${url}/${text.id}/`,
});

type DocumentLine = Omit<ArchiveDocument, 'downloadURL'> & { datei: string | null };

const toDocument = ({ datei: file, ...documentFile }: DocumentLine): ArchiveDocument => ({
  ...documentFile,
  downloadURL: file ? `/api/cms/intranet/dateien/${file}` : `/api/cms/intranet/dokumente/${documentFile.id}`,
});

/** Characters searched at a time for an excerpt. */
const PIECE = 20_000;

/** The first excerpt around a match in a document; long texts are searched in pieces. */
const findStatement = (wanted: RawBuilder<unknown>) => sql<string>`coalesce(
  (select ts_headline('german', stueck, ${wanted}, ${STATEMENT})
    from generate_series(1, length(d.suchtext), ${PIECE}::int) as ab
    cross join lateral (select substring(d.suchtext from ab for ${PIECE}::int)) as teil(stueck)
    where to_tsvector('german', stueck) @@ ${wanted} order by ab limit 1),
  left(d.suchtext, 200))`;

/** `q` as a condition on `worte`, or null for an empty search. */
function ask(q: string) {
  const tsquery = buildTsquery(parseQuery(q), { synonyme: new Map() });
  return tsquery ? sql`to_tsquery('german', ${tsquery})` : null;
}

/**
 * Staff news and archive.
 * @param newSince texts of this day or later are new to the reader
 */
export function createIntranetRepository(db: DataSource, newSince = '9999-12-31') {
  const texts = () => db.selectFrom('intranet_texte as t').innerJoin('intranet_rubriken as r', 'r.id', 't.rubrik_id');
  const short = () =>
    texts().select([
      't.id',
      't.titel',
      't.einleitung',
      't.datum_von',
      sql<boolean>`t.datum_von >= ${newSince}::date`.as('neu'),
      'r.url',
      'r.titel as rubrik_titel',
    ]);
  const documents = () =>
    db
      .selectFrom('archivdokumente as d')
      .innerJoin('archive as a', 'a.id', 'd.archiv_id')
      .innerJoin('archivthemen as m', 'm.id', 'a.themen_id');
  const documentFields = () =>
    documents().select([
      'd.id',
      'd.titel',
      'm.thema',
      'a.titel as archiv',
      'd.downloadtext',
      'd.stand',
      'd.gueltig_von',
      'd.gueltig_bis',
      'd.datei',
    ]);
  function filtered({ themen_id, archiv_id, gueltig_von, gueltig_bis }: DocumentFilter) {
    let selection = documentFields();
    if (themen_id !== undefined) selection = selection.where('m.id', '=', themen_id);
    if (archiv_id !== undefined) selection = selection.where('a.id', '=', archiv_id);
    if (gueltig_von)
      selection = selection.where(sql<boolean>`coalesce(d.gueltig_bis, 'infinity') >= ${gueltig_von}::date`);
    if (gueltig_bis) selection = selection.where('d.gueltig_von', '<=', gueltig_bis);
    return selection;
  }

  return {
    async listRubriken() {
      return db
        .selectFrom('intranet_rubriken as r')
        .leftJoin('intranet_texte as t', 't.rubrik_id', 'r.id')
        .select([
          'r.url',
          'r.titel',
          'r.beschreibung',
          sql<number>`count(t.id)::int`.as('anzahl'),
          sql<number>`(count(*) filter (where t.datum_von >= ${newSince}::date))::int`.as('neue'),
        ])
        .groupBy('r.id')
        .orderBy('r.id')
        .execute();
    },

    async findRubrik(url: string) {
      const category = await db
        .selectFrom('intranet_rubriken')
        .select(['id', 'titel', 'beschreibung'])
        .where('url', '=', url)
        .executeTakeFirst();
      return category ?? null;
    },

    /** Texts of one category or all, newest first unless `aufsteigend`, with the total. */
    async listTexts(
      rubrik_id: number | null,
      {
        seite: page,
        proSeite: perPage,
        aufsteigend: ascending = false,
      }: { seite: number; proSeite: number; aufsteigend?: boolean },
    ) {
      const direction = ascending ? 'asc' : 'desc';
      let selection = short();
      let counting = db.selectFrom('intranet_texte').select(sql<number>`count(*)::int`.as('anzahl'));
      if (rubrik_id !== null) {
        selection = selection.where('r.id', '=', rubrik_id);
        counting = counting.where('rubrik_id', '=', rubrik_id);
      }
      const lines = await selection
        .orderBy('t.datum_von', direction)
        .orderBy('t.id', direction)
        .limit(perPage)
        .offset((page - 1) * perPage)
        .execute();
      const { anzahl: count } = await counting.executeTakeFirstOrThrow();
      return { data: lines.map(toShort), anzahl: count };
    },

    async findText(id: number) {
      const line = await short().select(['t.text', 't.autor']).where('t.id', '=', id).executeTakeFirst();
      if (!line) return null;
      const { text, autor: author, ...rest } = line;
      return { ...toShort(rest), text, autor: author };
    },

    listThemen: () => db.selectFrom('archivthemen').select(['id', 'thema']).orderBy('thema').execute(),

    /** Documents by topic and archive, ascending; topics without documents are omitted. */
    async listThemenMitDokumenten(filter: DocumentFilter) {
      const lines = await filtered(filter)
        .select(['m.id as themen_id', 'a.id as archiv_id'])
        .orderBy('m.thema')
        .orderBy('a.titel')
        .orderBy('d.downloadtext')
        .orderBy('d.id')
        .execute();
      const topics: Topic[] = [];
      for (const { themen_id, archiv_id, ...documentFile } of lines) {
        const topic = takeLast(topics, themen_id, () => ({ id: themen_id, thema: documentFile.thema, archive: [] }));
        const archive = takeLast(topic.archive, archiv_id, () => ({
          id: archiv_id,
          titel: documentFile.archiv,
          dokumente: [],
        }));
        archive.dokumente.push(toDocument(documentFile));
      }
      return topics;
    },

    /** Documents, latest first. */
    async listDokumente(filter: DocumentFilter): Promise<ArchiveDocument[]> {
      const lines = await filtered(filter).orderBy('d.stand', 'desc').orderBy('d.id').execute();
      return lines.map(toDocument);
    },

    /** A document with its text, or null. */
    async findDokument(id: number) {
      const line = await documentFields().select('d.text').where('d.id', '=', id).executeTakeFirst();
      return line ?? null;
    },

    /** Stored file of a document with its title, or null. */
    async findFile(file: string) {
      const line = await db
        .selectFrom('archivdokumente as d')
        .innerJoin('inhalt_dokumente as i', 'i.datei', 'd.datei')
        .select(['d.titel', 'i.hash'])
        .where('d.datei', '=', file)
        .executeTakeFirst();
      return line ?? null;
    },

    /** Best matches among news and documents. */
    async search(q: string) {
      const wanted = ask(q);
      if (!wanted) return { texte: [], dokumente: [] };
      const found = await short()
        .where(sql<boolean>`t.worte @@ ${wanted}`)
        .orderBy(sql`ts_rank(t.worte, ${wanted})`, 'desc')
        .orderBy('t.datum_von', 'desc')
        .limit(HIT)
        .execute();
      const filed = await documentFields()
        .select(findStatement(wanted).as('auszug'))
        .where(sql<boolean>`d.worte @@ ${wanted}`)
        .orderBy(sql`ts_rank(d.worte, ${wanted})`, 'desc')
        .orderBy('d.stand', 'desc')
        .limit(HIT)
        .execute();
      return {
        texte: found.map(toShort),
        dokumente: filed.map(({ auszug: statement, ...documentFile }) => ({
          ...toDocument(documentFile),
          auszug: splitStatement(statement),
        })),
      };
    },

    /** Call it inside the transaction that loads the content. */
    async replace(lines: IntranetLines): Promise<void> {
      await db.deleteFrom('intranet_rubriken').execute();
      await db.deleteFrom('archivthemen').execute();
      for (const table of [
        'intranet_rubriken',
        'intranet_texte',
        'archivthemen',
        'archive',
        'archivdokumente',
      ] as const) {
        for (const part of splitRows<(typeof lines)[typeof table][number]>(lines[table]))
          await db.insertInto(table).values(part).execute();
      }
      await sql`update archivdokumente as d set suchtext = concat_ws(' ', i.text, d.suchtext)
        from inhalt_dokumente as i where i.datei = d.datei`.execute(db);
    },
  };
}
