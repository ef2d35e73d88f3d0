import type { RatsvorlageShort } from '@gm/shared/areas/ratsinfo/ratsinfo';
import { sql } from 'kysely';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { buildSearchWords } from '../../../core/services/search/query/build-search-words.ts';
import { STATEMENT, STATEMENT_AUS } from '../../../core/services/search/search-repository.ts';
import { PAPER_SHORT, toPaperShort } from '../council-lines.ts';
import { isVisible, type View } from '../council-view.ts';
import { choosePapers, type PapersFilter } from '../ratsvorlage-repository.ts';

const MAX_HIT = 50;

/**
 * Papers that match a search (text of `buildTsquery`) only because the reader is a member of their bodies: non-public
 * papers, and non-public files of public ones. Latest first, with markers for `splitStatement`. They are not in the
 * site's search index and so cannot leak from it.
 */
export async function findGuarded(
  db: DataSource,
  view: View,
  query: string,
  filter: PapersFilter,
): Promise<{ vorlage: RatsvorlageShort; auszug: string }[]> {
  const question = sql`to_tsquery('german', ${query})`;
  const details = sql`case when vorlage.oeffentlich then '' else
    concat_ws(', ', vorlage.art, vorlage.aktenzeichen, nullif(array_to_string(vorlage.stichworte, ', '), '')) end`;
  const files = sql`(select string_agg(datei.text, ' ' order by datei.id) from rats_dateien datei
    where datei.vorlage_id = vorlage.id and not datei.oeffentlich and ${isVisible('datei', view)})`;
  const text = sql<string>`rats_text(concat_ws(' ', nullif(${details}, ''), ${files}))`;
  const title = sql`case when vorlage.oeffentlich then '' else vorlage.name end`;
  const lines = await choosePapers(db, view, filter)
    .select(PAPER_SHORT)
    .select(
      sql<string>`ts_headline('german', left(${text}, ${STATEMENT_AUS}::int), ${question}, ${STATEMENT})`.as('auszug'),
    )
    .where(
      sql<boolean>`(not vorlage.oeffentlich or exists (
        select 1 from rats_dateien d where d.vorlage_id = vorlage.id and not d.oeffentlich))`,
    )
    .where(sql<boolean>`${buildSearchWords(sql`${title} || ' ' || ${text}`)} @@ ${question}`)
    .where(
      sql<boolean>`not exists (select 1 from suche
        where suche.pfad = '/ratsinfo/vorlagen/' || vorlage.id || '/' and suche.worte @@ ${question})`,
    )
    .orderBy(sql`vorlage.datum desc nulls last`)
    .orderBy('vorlage.id', 'desc')
    .limit(MAX_HIT)
    .execute();
  return lines.map(({ auszug: statement, ...paper }) => ({ vorlage: toPaperShort(paper), auszug: statement }));
}
