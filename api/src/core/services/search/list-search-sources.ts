import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import type { Directory } from '@gm/shared/schemas/directory';
import type { DataSource } from '../../platform/database/database.ts';
import type { SearchArea } from '../context.ts';
import type { SearchSource } from './search-source.ts';

type Areas = readonly Pick<SearchArea, 'suche' | 'weiterePfade'>[];

/** Public entries of all areas: for search, sitemap and detecting removed paths. */
export async function listSearchSources(
  db: DataSource,
  areas: Areas,
  now = new Date(),
): Promise<readonly SearchSource[]> {
  const { tag: today } = readBerlinTime(now);
  const sources: SearchSource[] = [];
  // Sequentially: a transaction has one connection.
  for (const area of areas) sources.push(...((await area.suche?.(db, today)) ?? []));
  return sources;
}

/** Pages of these entries, and additional paths of the areas. */
export async function listEntryPages(
  db: DataSource,
  areas: Areas,
  sources: readonly SearchSource[],
): Promise<Directory['data']> {
  const pages = sources.flatMap(({ zeilen: lines, istStand: isState }) =>
    lines.map(({ pfad: path, datum: date }) => (isState ? { pfad: path, geaendert: date } : { pfad: path })),
  );
  for (const area of areas) {
    for (const path of (await area.weiterePfade?.(db)) ?? []) pages.push({ pfad: path });
  }
  return pages;
}
