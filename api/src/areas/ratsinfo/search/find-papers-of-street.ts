import { sql } from 'kysely';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { readCouncilPath } from '../ratsinfo-path.ts';

const quote = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&');

/**
 * Public papers about a street, the latest first, those that name the street before those whose title or keywords name
 * its village. A street name that other villages have, too, counts only together with the village.
 */
export async function findPapersOfStreet(
  db: DataSource,
  { name, ortsteil }: { name: string; ortsteil: string },
  isUnique: boolean,
  count: number,
): Promise<{ id: number; hier: boolean }[]> {
  const street = `%${quote(name)}%`;
  const village = `%${quote(ortsteil)}%`;
  const head = sql`concat_ws(' ', suche.titel, suche.beschreibung)`;
  const all = sql`concat_ws(' ', ${head}, suche.text)`;
  const here = sql<boolean>`(${all} like ${street} and (${isUnique}::boolean or ${all} like ${village}))`;
  const rows = await db
    .selectFrom('suche')
    .select(['pfad', here.as('hier')])
    .where('typ', '=', 'vorlage')
    .where(sql<boolean>`(${here} or ${head} like ${village})`)
    .orderBy(here, 'desc')
    .orderBy(sql`datum desc nulls last`)
    .orderBy('pfad')
    .limit(count)
    .execute();
  return rows.flatMap(({ pfad: path, hier: isHere }) => {
    const id = readCouncilPath(path)?.id;
    return id === undefined ? [] : [{ id, hier: isHere }];
  });
}
