import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import type { Objects } from '@gm/shared/store/objects';
import type { Kysely } from 'kysely';
import type { ContentArea } from '../../content/context.ts';
import { readInventory } from '../../content/folder/read-inventory.ts';
import { completeContent, countContent, type FinishedContent } from '../../content/publish/complete-content.ts';
import { type LoadOrder, type LoadResult, publishContent } from '../../content/publish/load-content.ts';
import { createErrorList } from '../../entries/content-error.ts';
import type { ContentKind } from '../../entries/content-kind.ts';
import { createContentReader } from '../../entries/content-reader.ts';
import { createContentRepository } from '../../entries/content-repository.ts';
import { listContentKinds, listMasterDataKinds, pageKind, photoKind } from '../../entries/core-kinds.ts';
import { createDocumentRepository } from '../../entries/document-repository.ts';
import { bringDocuments } from '../../entries/documents.ts';
import { createEntryRepository } from '../../entries/entry-repository.ts';
import type { Database } from '../../platform/database/database.ts';
import { bringPhotos } from '../../services/images/photos.ts';
import { findFehlplaetze } from '../templates/check-pieces.ts';
import { noteImport } from './note-import.ts';

export interface ImportOrder extends LoadOrder {
  /** The folder in the exchange format. */
  ordner: string;
  /** All areas: content of switched-off areas is stored for later use. */
  alle: readonly ContentArea[];
}

/** Kinds that are not settings. */
const listContents = (all: readonly ContentArea[]) => {
  const settings = listMasterDataKinds(all).map(({ name }) => name);
  return listContentKinds(all).filter(({ name }) => !settings.includes(name));
};

/** Throws `inhalt_fehlerhaft` with all faults in the files of these kinds. */
async function readFolder(
  { ordner: folder, alle: all, bereiche: areas, jetzt: now }: ImportOrder,
  kinds: readonly ContentKind[],
) {
  const error = createErrorList();
  const inventory = await readInventory(folder, kinds, error);
  // Entries of switched-off areas are not published, but must still be valid.
  const reader = createContentReader(inventory.eintraege, error);
  for (const area of all.filter((one) => !areas.includes(one))) {
    area.inhalt?.read(reader);
    area.stammdaten?.read(reader);
  }
  const { tag } = readBerlinTime(now ?? new Date());
  return { bestand: inventory, fertig: completeContent(inventory, areas, tag, error) };
}

/** Validates a folder without a database and counts its entries by German plural. Throws `inhalt_fehlerhaft`. */
export async function checkContent(order: ImportOrder): Promise<Record<string, number>> {
  return countContent((await readFolder(order, listContentKinds(order.alle))).fertig);
}

interface StoragePlace {
  /** The store of photos. */
  uploads: Objects;
}

/** Null without any change if it is not wanted. */
async function store<Result>(
  db: Kysely<Database>,
  order: ImportOrder & StoragePlace,
  kinds: readonly ContentKind[],
  isWanted: (existing: string[]) => boolean,
  finish: (trx: Kysely<Database>, done: FinishedContent) => Promise<Result>,
): Promise<Result | null> {
  const listKinds = (source: Kysely<Database>) => createEntryRepository(source).listArten();
  if (!isWanted(await listKinds(db))) return null;
  const { bestand: inventory, fertig: done } = await readFolder(order, kinds);
  await bringPhotos(order.ordner, inventory.fotos, order.uploads);
  await bringDocuments(order.ordner, inventory.dokumente, order.uploads);
  return db.transaction().execute(async (trx) => {
    await createContentRepository(trx).lock();
    if (!isWanted(await listKinds(trx))) return null;
    const repository = createEntryRepository(trx);
    await repository.replace(
      kinds.map(({ name }) => name),
      inventory.eintraege,
    );
    await createDocumentRepository(trx).put(inventory.dokumente);
    if (kinds.includes(photoKind)) await repository.replaceFotos(inventory.fotos);
    return finish(trx, done);
  });
}

/**
 * Replaces the content by a folder in one transaction. Null if existing content must not be replaced. Throws
 * `inhalt_fehlerhaft` for invalid files.
 */
export async function importContent(
  db: Kysely<Database>,
  order: ImportOrder & StoragePlace & { ersetzen: boolean },
): Promise<LoadResult | null> {
  const contents = listContents(order.alle).map(({ name }) => name);
  const isWanted = (existing: string[]) => order.ersetzen || !existing.some((kind) => contents.includes(kind));
  return store(db, order, listContentKinds(order.alle), isWanted, async (trx, done) => {
    const error = createErrorList();
    const pages = await createEntryRepository(trx).listArt(pageKind.name);
    for (const { datei: file, feld: field, meldung: message } of await findFehlplaetze(trx, pages))
      error.add(file, field, message);
    error.throwIfAny();
    const result = await publishContent(trx, order, done);
    await noteImport(trx);
    return result;
  });
}

/**
 * Stores a folder if the database has no content; `loadContent` then builds the pages. False: there was content.
 * @param nurStammdaten stores settings only
 */
export async function seedContent(
  db: Kysely<Database>,
  order: ImportOrder & StoragePlace & { nurStammdaten: boolean },
): Promise<boolean> {
  const kinds = (order.nurStammdaten ? listMasterDataKinds : listContentKinds)(order.alle);
  const isEmpty = (existing: string[]) => existing.length === 0;
  return (await store(db, order, kinds, isEmpty, async () => true)) ?? false;
}
