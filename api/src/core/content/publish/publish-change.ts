import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import { createErrorList } from '../../entries/content-error.ts';
import { createContentReader } from '../../entries/content-reader.ts';
import { createContentRepository } from '../../entries/content-repository.ts';
import { photoKind } from '../../entries/core-kinds.ts';
import { createEntryRepository } from '../../entries/entry-repository.ts';
import type { DataSource } from '../../platform/database/database.ts';
import { describePhotos } from '../../services/images/photos.ts';
import { buildSearchRows } from '../../services/search/build-search-rows.ts';
import { createSearchRepository, SYNONYMS } from '../../services/search/search-repository.ts';
import type { SearchSource } from '../../services/search/search-source.ts';
import type { Difference } from '../folder/change-inventory.ts';
import type { FinishedContent } from './complete-content.ts';
import { type Lookahead, lookAhead } from './complete-excerpt.ts';
import type { Excerpt } from './find-excerpt.ts';
import { type LoadOrder, type LoadResult, publishContent, readChecksum } from './load-content.ts';

/** Ids of the pictures that these photos have at present. */
async function listImageNumbers(trx: DataSource, files: readonly string[]): Promise<string[]> {
  const repository = createEntryRepository(trx);
  const entries = await repository.pick(photoKind.name, files);
  const photos = await repository.pickFotos(files);
  const known = new Set(photos.map(({ datei: file }) => file));
  const described = createContentReader(entries, createErrorList())
    .list(photoKind)
    .filter(({ datei: file }) => known.has(file));
  return [...describePhotos(described, photos).values()].map(({ id }) => id);
}

/** Search entries and public addresses of the parts to rebuild. */
async function readPublic(trx: DataSource, { teile: parts, pfade: paths }: Excerpt, now: Date) {
  const { tag } = readBerlinTime(now);
  const addresses = new Set(await createContentRepository(trx).pickPaths([...paths]));
  const sources: { isGanz: boolean; quelle: SearchSource }[] = [];
  for (const { bereich: area, nummern: numbers } of parts) {
    for (const source of (await area.suche?.(trx, tag, numbers ?? undefined)) ?? []) {
      sources.push({ isGanz: numbers === null, quelle: source });
      for (const { pfad: path } of source.zeilen) addresses.add(path);
    }
    for (const path of (await area.weiterePfade?.(trx)) ?? []) addresses.add(path);
  }
  return { quellen: sources, adressen: [...addresses] };
}

/** Stores the change and updates the affected public tables. */
async function writeExcerpt(
  trx: DataSource,
  excerpt: Excerpt,
  {
    umfeld: surroundings,
    konfiguration: configuration,
    menus,
    synonyme: synonyms,
    seiten: pages,
    teile: parts,
  }: FinishedContent,
  { store, jetzt: now, bilder: further }: { store: () => Promise<void>; jetzt: Date; bilder: readonly string[] },
): Promise<void> {
  const repository = createContentRepository(trx);
  const index = createSearchRepository(trx);
  const before = await readPublic(trx, excerpt, now);
  const images = [...further, ...(await listImageNumbers(trx, excerpt.fotos))];
  await store();
  for (const [key, value] of Object.entries(configuration)) await repository.setKonfiguration(key, value);
  if (excerpt.synonyme) await repository.setKonfiguration(SYNONYMS, synonyms);
  if (excerpt.menus) await repository.replaceMenus(menus);
  await repository.writeBilder([...surroundings.fotos.values()]);
  await repository.changePages(pages, [...excerpt.pfade], surroundings.tag);
  for (const { quelle: source, zeilen: lines } of parts) {
    const numbers = excerpt.teile.find((part) => part.quelle === source)?.nummern ?? undefined;
    await source.write(trx, lines, surroundings, numbers);
  }
  await index.change('seite', buildSearchRows(pages), [...excerpt.pfade]);
  const after = await readPublic(trx, excerpt, now);
  for (const { isGanz: isWhole, quelle: source } of after.quellen) {
    const { typ: type, zeilen: lines } = source;
    const old = before.quellen.find((one) => one.quelle.typ === type)?.quelle.zeilen ?? [];
    if (isWhole) await index.replace(type, lines);
    else
      await index.change(
        type,
        lines,
        [...old, ...lines].map(({ pfad: path }) => path),
      );
  }
  await repository.removeBilder(
    [...surroundings.fotos.values()].map(({ id }) => id),
    images,
  );
  const way = await repository.listUnknownPaths(before.adressen);
  await repository.rememberRemoved(
    way.filter((path) => !after.adressen.includes(path)),
    after.adressen,
  );
}

interface ChangeOrder extends LoadOrder {
  /** Writes the entries. */
  store: () => Promise<void>;
  /** The completed change from the earlier validation. */
  vorausschau?: Lookahead | undefined;
  /** Earlier pictures of photos whose files were replaced. */
  bilder?: readonly string[];
  /** No public page shows it yet, so cached pages stay valid. */
  isUnseen?: true;
}

/**
 * Stores a change and rebuilds what it affects, in the transaction that holds the content lock. The result equals a
 * complete rebuild. If the public tables are out of date, it rebuilds all of them.
 */
export async function publishChange(
  trx: DataSource,
  difference: Difference,
  {
    bereiche: areas,
    jetzt: now = new Date(),
    store,
    vorausschau: lookahead,
    bilder: images = [],
    isUnseen,
  }: ChangeOrder,
): Promise<LoadResult> {
  const { tag } = readBerlinTime(now);
  const repository = createContentRepository(trx);
  const state = await repository.readStand();
  const isCurrent = state?.tag === tag && state.pruefsumme === (await readChecksum(trx, areas));
  const { ausschnitt: excerpt, fertig: done } = lookahead ?? (await lookAhead(trx, areas, difference, tag));
  if (!excerpt || !isCurrent) {
    await store();
    return publishContent(trx, { bereiche: areas, jetzt: now }, excerpt ? undefined : done);
  }
  await writeExcerpt(trx, excerpt, done, { store, jetzt: now, bilder: images });
  const checksum = await readChecksum(trx, areas);
  if (!isUnseen) return { geladen: true, version: await repository.setStand(checksum, tag) };
  await repository.setPruefsumme(checksum);
  return { geladen: true, version: state.version };
}
