import { AppError } from '@gm/shared/errors/app-error';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { createContentRepository } from '../../../core/entries/content-repository.ts';
import type { Database } from '../../../core/platform/database/database.ts';
import { completeTexts } from './complete-texts.ts';
import { createCouncilImportRepository } from './council-import-repository.ts';
import { fetchPdfText } from './fetch-pdf-text.ts';
import { readKind } from './oparl-objects.ts';
import { ask, readFolder, requestPage, type Source, type SourcePage } from './oparl-source.ts';
import { splitObjects } from './split-objects.ts';
import { writeImported } from './write-imported.ts';

/** Clocks differ, and objects may appear with a delay. */
const OVERLAP_MS = 10 * 60_000;
/** Objects of a folder written per transaction. */
const PORTION = 500;

export interface Progress {
  /** Reports progress; the total as far as known. */
  report(parsed: number, altogether: number): void;
}
interface Ways {
  /** Delays before retries, in milliseconds. */
  pausen?: readonly number[];
  /** Text of a remote PDF file; throws if unavailable. */
  fetchText?: typeof fetchPdfText;
}
export interface ImportResult {
  objekte: number;
  /** URLs or files that could not be read. */
  unlesbar: string[];
}

const address = z.url({ protocol: /^https?$/ });
const bodySchema = z.looseObject({ id: address });
/** Lists of a Body in the order of their references. */
const LISTS = [
  ...['legislativeTermList', 'locationList', 'organization', 'person', 'membership'],
  ...['meeting', 'agendaItem', 'paper', 'consultation', 'file'],
];

const isThing = (thing: unknown): thing is Record<string, unknown> => typeof thing === 'object' && thing !== null;
const isSystem = (thing: unknown): thing is { body: string } =>
  isThing(thing) && /\/System$/.test(String(thing.type)) && address.safeParse(thing.body).success;

/** Objects per list; the council of a city of a million has some 500,000 files. */
const MAX_OBJECTS = 2_000_000;
/** Consecutive pages without new objects. Some systems filter after paging, so that pages may be empty. */
const MAX_STALE_PAGES = 100;

/** All pages of a list from a URL on. Stops at a cycle; throws if the list is endless. */
export async function* followPages(from: string, source: Source, most = MAX_OBJECTS): AsyncGenerator<SourcePage> {
  const visited = new Set<string>();
  const known = new Set<unknown>();
  let stale = 0;
  for (let next: string | null = from; next && !visited.has(next); ) {
    visited.add(next);
    const page = await requestPage(next, source);
    const before = known.size;
    for (const object of page.objekte) known.add(isThing(object) ? object.id : null);
    stale = known.size > before ? 0 : stale + 1;
    if (known.size > most || stale > MAX_STALE_PAGES)
      throw new AppError('inhalt_fehlerhaft', `The list ${from} does not end.`);
    yield page;
    ({ naechste: next } = page);
  }
}

async function findCorporations(source: string, system: Source): Promise<unknown[]> {
  const thing = await ask(source, system);
  if (readKind(thing) === 'body') return [thing];
  const list = isSystem(thing) ? thing.body : source;
  const corporations: unknown[] = [];
  for await (const { objekte: objects } of followPages(list, system)) corporations.push(...objects);
  return corporations.filter((one) => readKind(one) === 'body');
}

function buildListAddress(list: string, since: Date | null, isNew: boolean): string {
  const url = new URL(list);
  if (since) url.searchParams.set('modified_since', `${since.toISOString().slice(0, 19)}+00:00`);
  // Only systems with lists of all types provide the omitted objects elsewhere.
  if (isNew) url.searchParams.set('omit_internal', 'true');
  return url.href;
}

/**
 * Imports another system's council: everything the first time, later only changes. Each page is stored with the URL of
 * the next one, so that an interrupted run resumes there.
 */
export async function importOparl(
  db: Kysely<Database>,
  source: string,
  progress: Progress,
  { pausen: breaks, fetchText = fetchPdfText }: Ways = {},
): Promise<ImportResult> {
  const system: Source = { herkunft: new URL(source).origin, pausen: breaks };
  const fetchFileText = (file: string) => fetchText(file, system.herkunft);
  const corporations = await findCorporations(source, system);
  if (corporations.length === 0) throw new AppError('inhalt_fehlerhaft', `There is no OParl body at ${source}.`);
  const run = createCouncilImportRepository(db);
  const { stand: state, offen: open } = await run.begin(source);
  const since = state && new Date(state.getTime() - OVERLAP_MS);
  const result: ImportResult = { objekte: 0, unlesbar: [] };
  let altogether = 0;
  const write = async (
    objects: unknown[],
    corporation: string,
    afterwards?: (trx: Kysely<Database>) => Promise<void>,
  ) => {
    const split = splitObjects(objects);
    result.unlesbar.push(...split.unlesbar, ...(await completeTexts(db, split.objekte.file, fetchFileText)));
    await db.transaction().execute(async (trx) => {
      await writeImported(trx, split, corporation);
      await afterwards?.(trx);
    });
  };

  for (const thing of corporations) {
    const body = bodySchema.safeParse(thing);
    if (!body.success) continue;
    await write([thing], body.data.id);
    const isNew = address.safeParse(body.data.agendaItem).success;
    for (const name of LISTS) {
      const list = address.safeParse(body.data[name]);
      if (!list.success || open[list.data] === null) continue;
      const from = open[list.data] ?? buildListAddress(list.data, since, isNew);
      let isFirst = true;
      for await (const { objekte: objects, naechste: next, anzahl: count } of followPages(from, system)) {
        if (isFirst) altogether += count ?? objects.length;
        isFirst = false;
        await write(objects, body.data.id, (trx) =>
          createCouncilImportRepository(trx).rememberSeite(source, list.data, next),
        );
        result.objekte += objects.length;
        progress.report(result.objekte, Math.max(altogether, result.objekte));
      }
    }
  }
  await db.transaction().execute(async (trx) => {
    await createCouncilImportRepository(trx).close(source);
    await createContentRepository(trx).raiseStand();
  });
  return result;
}

/** Imports the objects of a folder; importing the same files again changes nothing. */
export async function importFolder(
  db: Kysely<Database>,
  folder: string,
  progress: Progress,
  { fetchText = fetchPdfText }: Pick<Ways, 'fetchText'> = {},
): Promise<ImportResult> {
  const { objekte: objects, unlesbar: unreadable } = await readFolder(folder);
  const body = objects.find((thing) => readKind(thing) === 'body');
  const corporation = bodySchema.safeParse(body);
  if (!corporation.success) throw new AppError('inhalt_fehlerhaft', `The folder ${folder} has no OParl body.`);
  const result: ImportResult = { objekte: 0, unlesbar: unreadable };
  const remaining = objects.filter((thing) => thing !== body);
  for (let from = 0; from === 0 || from < remaining.length; from += PORTION) {
    const split = splitObjects([body, ...remaining.slice(from, from + PORTION)]);
    result.unlesbar.push(...split.unlesbar, ...(await completeTexts(db, split.objekte.file, fetchText)));
    await db.transaction().execute((trx) => writeImported(trx, split, corporation.data.id));
    result.objekte = Math.min(from + PORTION, remaining.length) + 1;
    progress.report(result.objekte, objects.length);
  }
  await db.transaction().execute((trx) => createContentRepository(trx).raiseStand());
  return result;
}
