import { readMotifPicture } from '@gm/shared/rules/motif-picture';
import type { Route } from '@gm/shared/schemas/page';
import { createErrorList, type ErrorList } from '../../entries/content-error.ts';
import { createContentReader } from '../../entries/content-reader.ts';
import type { ContentSource, Surroundings } from '../../entries/content-source.ts';
import { listSettings } from '../../entries/core-kinds.ts';
import type { Inventory } from '../../entries/entry-repository.ts';
import { describePhotos } from '../../services/images/photos.ts';
import type { ContentArea } from '../context.ts';
import { buildConfiguration } from './build-configuration.ts';
import { buildPages } from './build-pages.ts';
import { type Content, readContent } from './read-content.ts';

/** The content in the form of the public tables. */
export interface FinishedContent extends Pick<Content, 'menus' | 'synonyme'> {
  umfeld: Surroundings;
  konfiguration: Record<string, unknown>;
  seiten: Map<string, Route>;
  teile: { quelle: ContentSource; zeilen: unknown }[];
}

/** Validates and completes entries without a database. Throws `inhalt_fehlerhaft` naming the wrong files and fields. */
export function completeContent(
  { eintraege: entries, fotos: files, dokumente: documents }: Inventory,
  areas: readonly ContentArea[],
  tag: string,
  error: ErrorList = createErrorList(),
): FinishedContent {
  const reader = createContentReader(entries, error);
  for (const kind of listSettings(areas)) reader.list(kind);
  const content = readContent(entries, new Set(files.map(({ datei: file }) => file)), areas, error);
  const { gemeinde, menus, synonyme: synonyms, of } = content;
  const photos = describePhotos(content.fotos, files);
  const surroundings = {
    gemeinde,
    fotos: photos,
    dokumente: new Set(documents.map(({ datei: file }) => file)),
    tag,
    of,
  };
  return {
    umfeld: surroundings,
    konfiguration: buildConfiguration(content, tag),
    menus,
    synonyme: synonyms,
    seiten: buildPages(content, photos),
    teile: content.teile.map(({ quelle: source, gelesen: parsed }) => ({
      quelle: source,
      zeilen: source.build(parsed, surroundings),
    })),
  };
}

/** Counts its entries by German plural. */
export function countContent({
  seiten: pages,
  umfeld: surroundings,
  teile: parts,
}: FinishedContent): Record<string, number> {
  const figures = parts.map(({ quelle: source, zeilen: lines }) => source.count?.(lines) ?? {});
  const photos = [...surroundings.fotos.keys()].filter((name) => readMotifPicture(name) === null);
  return Object.assign({ Seiten: pages.size, Fotos: photos.length }, ...figures);
}
