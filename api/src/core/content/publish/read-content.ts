import type { Gemeinde } from '@gm/shared/schemas/gemeinde';
import type { MenuItem } from '@gm/shared/schemas/menu';
import { createErrorList, type ErrorList } from '../../entries/content-error.ts';
import type { Entry } from '../../entries/content-kind.ts';
import { type ContentReader, createContentReader, type TextFile } from '../../entries/content-reader.ts';
import type { PageFile, PhotoContent, RedirectFile } from '../../entries/content-schemas.ts';
import type { ContentSource, MasterDataSource, Surroundings } from '../../entries/content-source.ts';
import { gemeindeKind, menuKind, pageKind, photoKind, redirectKind, synonymsKind } from '../../entries/core-kinds.ts';
import { getPagePath } from '../../entries/entry-address.ts';
import type { SynonymsFile } from '../../entries/synonyms.ts';
import type { ContentArea } from '../context.ts';

type Areas = readonly Pick<ContentArea, 'inhalt' | 'stammdaten'>[];

export interface MasterData {
  gemeinde: Gemeinde;
  /** Settings that the areas have read. */
  einstellungen: { quelle: MasterDataSource; gelesen: unknown }[];
}

/** Pages, shared data, and what the areas have read. */
export interface Content extends MasterData {
  menus: { name: string; menuItems: MenuItem[] }[];
  fotos: PhotoContent[];
  umleitungen: RedirectFile[];
  synonyme: SynonymsFile;
  /** Pages by path. */
  seiten: Map<string, TextFile<PageFile>>;
  /** Parts of the areas, in the order of the areas. */
  teile: { quelle: ContentSource; gelesen: unknown }[];
  /** What one source has read; null if it is not included. */
  of: Surroundings['of'];
}

function readPages({ listTexts }: ContentReader, error: ErrorList): Content['seiten'] {
  const pages: Content['seiten'] = new Map();
  for (const page of listTexts(pageKind)) {
    const path = getPagePath(page.datei);
    const other = pages.get(path);
    if (other) error.add(page.datei, '', `Die Seite ${path} steht schon in ${other.datei}.`);
    pages.set(path, page);
  }
  return pages;
}

function readPhotos({ list }: ContentReader, existing: ReadonlySet<string>, error: ErrorList): PhotoContent[] {
  const photos = list(photoKind);
  for (const { datei: file } of photos) {
    if (!existing.has(file)) error.add(photoKind.ablage.datei, '', `Das Foto „${file}“ liegt nicht im Ordner.`);
  }
  return photos;
}

/** Both are validated together with everything else; call `finish` afterwards. */
function readBasis(reader: ContentReader, areas: Areas) {
  reader.demand(gemeindeKind);
  return {
    gemeinde: reader.find(gemeindeKind),
    einstellungen: areas.flatMap(({ stammdaten: masterData }) =>
      masterData ? [{ quelle: masterData, gelesen: masterData.read(reader) }] : [],
    ),
  };
}

function finish({ gemeinde, einstellungen: settings }: ReturnType<typeof readBasis>, error: ErrorList): MasterData {
  error.throwIfAny();
  if (!gemeinde) throw new Error('A gap in the content was not reported');
  return { gemeinde, einstellungen: settings };
}

/**
 * Parses entries into typed content. Throws `inhalt_fehlerhaft` naming every wrong file and field, including faults
 * already in `error`. Photos of pages are checked when the page is built. `existing`: photos whose file exists.
 */
export function readContent(
  entries: readonly Entry[],
  existing: ReadonlySet<string>,
  areas: Areas,
  error: ErrorList = createErrorList(),
): Content {
  const reader = createContentReader(entries, error);
  const basis = readBasis(reader, areas);
  const menus = reader.list(menuKind);
  const photos = readPhotos(reader, existing, error);
  const redirects = reader.list(redirectKind);
  const synonyms = reader.find(synonymsKind) ?? {};
  const pages = readPages(reader, error);
  const parts = areas.flatMap(({ inhalt: content }) =>
    content ? [{ quelle: content, gelesen: content.read(reader) }] : [],
  );
  return {
    ...finish(basis, error),
    menus,
    fotos: photos,
    umleitungen: redirects,
    synonyme: synonyms,
    seiten: pages,
    teile: parts,
    of<Parsed, Lines>(source: ContentSource<Parsed, Lines>) {
      const part = parts.find((one) => one.quelle === source);
      // `gelesen` of a part has the type that its source's `read` returned.
      return (part?.gelesen as Parsed | undefined) ?? null;
    },
  };
}

/** Parses configuration only, for sites whose content comes from an external system. Throws `inhalt_fehlerhaft`. */
export function readMasterData(entries: readonly Entry[], areas: Areas): MasterData {
  const error = createErrorList();
  return finish(readBasis(createContentReader(entries, error), areas), error);
}
