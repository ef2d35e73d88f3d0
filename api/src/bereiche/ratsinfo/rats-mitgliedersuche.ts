import type { RatsvorlageKurz } from '@gm/shared/bereiche/ratsinfo/ratsinfo';
import { sql } from 'kysely';
import type { Datenquelle } from '../../kern/daten/database.ts';
import { buildSuchworte } from '../../kern/suche/build-suchworte.ts';
import { AUSZUG, AUSZUG_AUS } from '../../kern/suche/suche-repository.ts';
import { isVisible, type Sicht } from './rats-sicht.ts';
import { toVorlageKurz, VORLAGE_KURZ } from './rats-zeilen.ts';
import { chooseVorlagen, type VorlagenFilter } from './ratsvorlage-repository.ts';

const MAX_TREFFER = 50;

/**
 * Papers that the words of a search (text of `buildTsquery`) are found in only because the reader belongs to their
 * bodies: closed ones, and closed files of public ones. The latest first, with marks for `splitAuszug`. The site's search
 * does not know them, so that it cannot tell of them.
 */
export async function findGuarded(
  db: Datenquelle,
  sicht: Sicht,
  abfrage: string,
  filter: VorlagenFilter,
): Promise<{ vorlage: RatsvorlageKurz; auszug: string }[]> {
  const frage = sql`to_tsquery('german', ${abfrage})`;
  const angaben = sql`case when vorlage.oeffentlich then '' else
    concat_ws(', ', vorlage.art, vorlage.aktenzeichen, nullif(array_to_string(vorlage.stichworte, ', '), '')) end`;
  const dateien = sql`(select string_agg(datei.text, ' ' order by datei.id) from rats_dateien datei
    where datei.vorlage_id = vorlage.id and not datei.oeffentlich and ${isVisible('datei', sicht)})`;
  const text = sql<string>`rats_text(concat_ws(' ', nullif(${angaben}, ''), ${dateien}))`;
  const titel = sql`case when vorlage.oeffentlich then '' else vorlage.name end`;
  const zeilen = await chooseVorlagen(db, sicht, filter)
    .select(VORLAGE_KURZ)
    .select(sql<string>`ts_headline('german', left(${text}, ${AUSZUG_AUS}::int), ${frage}, ${AUSZUG})`.as('auszug'))
    .where(
      sql<boolean>`(not vorlage.oeffentlich or exists (
        select 1 from rats_dateien d where d.vorlage_id = vorlage.id and not d.oeffentlich))`,
    )
    .where(sql<boolean>`${buildSuchworte(sql`${titel} || ' ' || ${text}`)} @@ ${frage}`)
    .where(
      sql<boolean>`not exists (select 1 from suche
        where suche.pfad = '/ratsinfo/vorlagen/' || vorlage.id || '/' and suche.worte @@ ${frage})`,
    )
    .orderBy(sql`vorlage.datum desc nulls last`)
    .orderBy('vorlage.id', 'desc')
    .limit(MAX_TREFFER)
    .execute();
  return zeilen.map(({ auszug, ...vorlage }) => ({ vorlage: toVorlageKurz(vorlage), auszug }));
}
