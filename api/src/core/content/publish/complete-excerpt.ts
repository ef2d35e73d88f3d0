import { createErrorList } from '../../entries/content-error.ts';
import { createContentReader } from '../../entries/content-reader.ts';
import { createDocumentRepository } from '../../entries/document-repository.ts';
import { createEntryRepository } from '../../entries/entry-repository.ts';
import type { DataSource } from '../../platform/database/database.ts';
import { describePhotos } from '../../services/images/photos.ts';
import type { ContentArea } from '../context.ts';
import type { Difference } from '../folder/change-inventory.ts';
import { buildConfiguration } from './build-configuration.ts';
import { buildPages } from './build-pages.ts';
import { completeContent, type FinishedContent } from './complete-content.ts';
import { type Excerpt, findExcerpt } from './find-excerpt.ts';
import { createProspect } from './prospect.ts';
import { readContent } from './read-content.ts';

/** A change, completed before it is stored. */
export interface Lookahead {
  /** The affected part of the content; null means all of it. */
  ausschnitt: Excerpt | null;
  fertig: FinishedContent;
}

/** Reads, checks and completes a part of the content. Throws `inhalt_fehlerhaft` naming the wrong files and fields. */
function completeExcerpt(
  { bestand: inventory, gelesene: parsed, teile: parts, pfade: paths, einstellungen: settings }: Excerpt,
  tag: string,
): FinishedContent {
  const files = new Set(inventory.fotos.map(({ datei: file }) => file));
  const error = createErrorList();
  const reader = createContentReader(inventory.eintraege, error);
  for (const kind of settings) reader.list(kind);
  const content = readContent(inventory.eintraege, files, parsed, error);
  const { gemeinde, menus, synonyme: synonyms, of } = content;
  const photos = describePhotos(content.fotos, inventory.fotos);
  const surroundings = {
    gemeinde,
    fotos: photos,
    dokumente: new Set(inventory.dokumente.map(({ datei: file }) => file)),
    tag,
    of,
  };
  const { gemeinde: _, ...configuration } = buildConfiguration(content, tag);
  return {
    umfeld: surroundings,
    konfiguration: configuration,
    menus,
    synonyme: synonyms,
    seiten: buildPages(content, photos, (path) => paths.has(path)),
    teile: content.teile
      .filter(({ quelle: source }) => parts.some((part) => part.quelle === source))
      .map(({ quelle: source, gelesen: parsed }) => ({ quelle: source, zeilen: source.build(parsed, surroundings) })),
  };
}

/** Validates and completes everything a change affects, without storing it. Throws `inhalt_fehlerhaft`. */
export async function lookAhead(
  db: DataSource,
  areas: readonly ContentArea[],
  difference: Difference,
  tag: string,
): Promise<Lookahead> {
  const excerpt = await findExcerpt(db, areas, difference);
  if (excerpt) return { ausschnitt: excerpt, fertig: completeExcerpt(excerpt, tag) };
  const inventory = {
    eintraege: await createProspect(db, difference).listAll(),
    fotos: await createEntryRepository(db).listFotos(),
    dokumente: await createDocumentRepository(db).list(),
  };
  return { ausschnitt: null, fertig: completeContent(inventory, areas, tag) };
}
