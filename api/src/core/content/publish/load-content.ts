import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import { type Kysely, sql } from 'kysely';
import { createContentRepository } from '../../entries/content-repository.ts';
import { createEntryRepository } from '../../entries/entry-repository.ts';
import type { Database, DataSource } from '../../platform/database/database.ts';
import { buildSearchRows } from '../../services/search/build-search-rows.ts';
import { listEntryPages, listSearchSources } from '../../services/search/list-search-sources.ts';
import { createSearchRepository, SYNONYMS } from '../../services/search/search-repository.ts';
import type { SearchSource } from '../../services/search/search-source.ts';
import type { ContentArea } from '../context.ts';
import { completeContent, type FinishedContent } from './complete-content.ts';

/** Increment it when the loader's output for the same entries changes; running sites then load again. */
const LOADER_VERSION = 19;

export interface LoadOrder {
  /** Areas whose content is loaded, in the order of writing. */
  bereiche: readonly ContentArea[];
  /** Relative dates count from its day in Europe/Berlin. */
  jetzt?: Date;
}

export interface LoadResult {
  /** False if the public tables were already up to date for this content and day. */
  geladen: boolean;
  version: number;
}

async function writeFinished(trx: DataSource, done: FinishedContent, areas: readonly ContentArea[], now: Date) {
  const {
    umfeld: surroundings,
    konfiguration: configuration,
    menus,
    synonyme: synonyms,
    seiten: pages,
    teile: parts,
  } = done;
  const repository = createContentRepository(trx);
  const images = [...surroundings.fotos.values()];
  const readPaths = async (sources: readonly SearchSource[]) => [
    ...(await repository.readPaths()),
    ...(await listEntryPages(trx, areas, sources)).map(({ pfad: path }) => path),
  ];
  const before = await readPaths(await listSearchSources(trx, areas, now));
  for (const [key, value] of Object.entries(configuration)) await repository.setKonfiguration(key, value);
  await repository.setKonfiguration(SYNONYMS, synonyms);
  await repository.replaceMenus(menus);
  await repository.writeBilder(images);
  await repository.replacePages(pages, surroundings.tag);
  for (const { quelle: source, zeilen: lines } of parts) await source.write(trx, lines, surroundings);
  const index = createSearchRepository(trx);
  await index.replace('seite', buildSearchRows(pages));
  const sources = await listSearchSources(trx, areas, now);
  for (const { typ: type, zeilen: lines } of sources) await index.replace(type, lines);
  await repository.removeBilder(images.map(({ id }) => id));
  await repository.rememberRemoved(before, await readPaths(sources));
}

/** Identifies the source of the public tables; changes with every change of the entries. */
export async function readChecksum(trx: DataSource, areas: readonly ContentArea[]): Promise<string> {
  const state = await createEntryRepository(trx).readStand();
  return [LOADER_VERSION, ...areas.map(({ name }) => name), state].join('-');
}

/**
 * Builds the public tables from the entries, in the transaction that holds the content lock. Does nothing if they are
 * current for the same areas, entries and day. `done` is an already completed result.
 */
export async function publishContent(
  trx: DataSource,
  { bereiche: areas, jetzt: now = new Date() }: LoadOrder,
  done?: FinishedContent,
): Promise<LoadResult> {
  const { tag } = readBerlinTime(now);
  const repository = createContentRepository(trx);
  const entries = createEntryRepository(trx);
  const checksum = await readChecksum(trx, areas);
  const state = await repository.readStand();
  if (state?.pruefsumme === checksum && state.tag === tag) return { geladen: false, version: state.version };
  // Parsing the texts of a whole municipality takes longer than the timeout for visitor queries.
  await sql`set local statement_timeout = 0`.execute(trx);
  await writeFinished(trx, done ?? completeContent(await entries.read(), areas, tag), areas, now);
  return { geladen: true, version: await repository.setStand(checksum, tag) };
}

/**
 * Updates the public pages from the entries, with dates relative to the day of `jetzt` in Europe/Berlin, in one
 * transaction. Throws `inhalt_fehlerhaft` for invalid entries; the earlier content then stays.
 */
export async function loadContent(db: Kysely<Database>, order: LoadOrder): Promise<LoadResult> {
  return db.transaction().execute(async (trx) => {
    await createContentRepository(trx).lock();
    return publishContent(trx, order);
  });
}
