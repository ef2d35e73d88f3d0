import { createErrorList, type ErrorList } from '../../entries/content-error.ts';
import type { ContentKind } from '../../entries/content-kind.ts';
import { createContentReader } from '../../entries/content-reader.ts';
import { photoKind } from '../../entries/core-kinds.ts';
import { type DocumentFile, measureDocuments } from '../../entries/documents.ts';
import type { Inventory } from '../../entries/entry-repository.ts';
import { measurePhotos } from '../../services/images/photos.ts';
import { readFiles } from './read-files.ts';
import { splitFiles } from './split-files.ts';

/** Splits a folder of the exchange format into entries of the given kinds. Reports what it cannot parse. */
export async function readInventory(
  folder: string,
  kinds: readonly ContentKind[],
  error: ErrorList = createErrorList(),
): Promise<Inventory & { dokumente: DocumentFile[] }> {
  const { texte: texts, fotos: existing, dokumente: documents } = await readFiles(folder);
  const entries = splitFiles(texts, kinds, error);
  // Their faults are reported when all entries are read.
  const named = createContentReader(entries, createErrorList()).list(photoKind);
  const names = named.map(({ datei: file }) => file).filter((file) => existing.has(file));
  return {
    eintraege: entries,
    fotos: await measurePhotos(folder, [...new Set(names)], error),
    dokumente: await measureDocuments(folder, documents, error),
  };
}
