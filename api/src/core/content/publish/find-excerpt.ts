import type { ContentKind, Entry } from '../../entries/content-kind.ts';
import type { ContentSource } from '../../entries/content-source.ts';
import {
  gemeindeKind,
  listContentKinds,
  listSettings,
  menuKind,
  pageKind,
  photoKind,
  redirectKind,
  synonymsKind,
} from '../../entries/core-kinds.ts';
import { createDocumentRepository } from '../../entries/document-repository.ts';
import { getPagePath, listPageKey } from '../../entries/entry-address.ts';
import { buildKey, compareEntries, createEntryRepository, type Inventory } from '../../entries/entry-repository.ts';
import type { DataSource } from '../../platform/database/database.ts';
import { normalizePath } from '../../platform/rules/normalize-path.ts';
import type { ContentArea } from '../context.ts';
import type { Difference } from '../folder/change-inventory.ts';
import { listCrossReferences } from './describe-fields.ts';
import { createProspect, listValues, type Prospect, readName } from './prospect.ts';

/** File names of photos. */
const PHOTO = /^[\w.-]+\.(?:jpe?g|png|webp)$/;

/** The part of an area to rebuild. */
interface AreaPart {
  bereich: ContentArea;
  quelle: ContentSource;
  /** Numbers of changed and deleted entries; null means all of them. */
  nummern: readonly number[] | null;
}

/** The part of the content that a change affects, and its sources. */
export interface Excerpt {
  bestand: Inventory;
  /** Areas to read; some of their parts are written. */
  gelesene: readonly Pick<ContentArea, 'inhalt' | 'stammdaten'>[];
  teile: readonly AreaPart[];
  /** Addresses of pages and redirects to rebuild or to delete. */
  pfade: ReadonlySet<string>;
  /** Photos whose pictures may have changed. */
  fotos: readonly string[];
  menus: boolean;
  synonyme: boolean;
  /** Changed settings: they are validated only, because they have no table. */
  einstellungen: readonly ContentKind[];
}

const readFrom = ({ daten: data }: Entry) => normalizePath(String((Object(data) as { von?: unknown }).von)) ?? '';
const readTitle = ({ daten: data }: Entry) => (Object(data) as { titel?: unknown }).titel;
const readNumber = ({ daten: data }: Entry) => {
  const { id } = Object(data) as { id?: unknown };
  return typeof id === 'number' ? [id] : [];
};

/** Paths of all ancestors. */
const listAbove = (path: string) => {
  const parts = path.split('/').filter(Boolean);
  return parts.slice(0, -1).map((_, index) => `/${parts.slice(0, index + 1).join('/')}/`);
};

/** Paths whose breadcrumbs change: pages below one that was added, deleted or retitled. */
function listRenamed({ neue: fresh, entfernte: removed, alte: old }: Difference): string[] {
  const titleOf = (entries: readonly Entry[]) =>
    new Map(
      entries
        .filter(({ art: kind }) => kind === pageKind.name)
        .map((page) => [getPagePath(page.datei), readTitle(page)]),
    );
  const before = titleOf([...old, ...removed]);
  const after = titleOf(fresh);
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => path !== '/' && before.get(path) !== after.get(path),
  );
}

const findArea = (areas: readonly ContentArea[], kind: ContentKind) =>
  areas.find(({ inhalt: content }) => content?.arten.includes(kind));

/** Entries of other areas that refer to a changed entry; they are validated again. */
async function listNaming(
  prospect: Prospect,
  areas: readonly ContentArea[],
  { neue: fresh, entfernte: removed, alte: old }: Difference,
): Promise<Entry[]> {
  const kinds = listContentKinds(areas);
  const found: Entry[] = [];
  for (const kind of kinds) {
    const changed = [...fresh, ...removed, ...old].filter((one) => one.art === kind.name);
    if (changed.length === 0) continue;
    const own = findArea(areas, kind);
    const names = (other: ContentKind) =>
      // Texts of every kind may show photos.
      kind === photoKind || (other !== pageKind && listCrossReferences(other.schema).includes(kind.name));
    const naming = kinds
      .filter((other) => (own === undefined || findArea(areas, other) !== own) && names(other))
      .map(({ name }) => name);
    for (const name of new Set(changed.map((entry) => readName(kind, entry)))) {
      found.push(...(await prospect.listNaming(naming, name)));
    }
  }
  return found;
}

/** Pages to rebuild because of `affected`, and the paths of all pages. */
async function findPages(prospect: Prospect, affected: readonly Entry[], difference: Difference) {
  const all = [...affected, ...difference.entfernte, ...difference.alte];
  const paths = new Set(
    all.flatMap((one) => {
      if (one.art === pageKind.name) return getPagePath(one.datei);
      return one.art === redirectKind.name ? readFrom(one) : [];
    }),
  );
  const pages: Entry[] = [];
  for (const path of listRenamed(difference)) {
    pages.push(...(await prospect.listPages(path, ({ datei: file }) => getPagePath(file).startsWith(path))));
  }
  for (const { datei: file } of pages) paths.add(getPagePath(file));
  if (paths.size === 0) return { eintraege: [], pfade: paths };
  const above = new Set([...paths].flatMap(listAbove));
  const there = await prospect.pick(pageKind.name, [...new Set([...paths, ...above])].flatMap(listPageKey));
  const redirects = (await prospect.listOf([redirectKind.name])).filter((one) => paths.has(readFrom(one)));
  return { eintraege: [...pages, ...there, ...redirects], pfade: paths };
}

/** Removes duplicates and sorts in file order. */
const sortUnique = (entries: readonly Entry[]) =>
  [...new Map(entries.map((entry) => [buildKey(entry), entry])).values()].sort(compareEntries);

/**
 * Finds what a change affects. Null means everything: the municipality's data appears on every page. The change may
 * already be stored.
 */
export async function findExcerpt(
  db: DataSource,
  areas: readonly ContentArea[],
  difference: Difference,
): Promise<Excerpt | null> {
  const { neue: fresh, entfernte: removed, alte: old } = difference;
  const changed = [...fresh, ...removed, ...old];
  const hasChanged = (kind: ContentKind) => changed.some((one) => one.art === kind.name);
  if (hasChanged(gemeindeKind)) return null;
  const prospect = createProspect(db, difference);
  const kinds = listContentKinds(areas);
  const affected = sortUnique([...fresh, ...(await listNaming(prospect, areas, difference))]);
  const touched = new Set([...changed, ...affected].map(({ art: kind }) => kind));
  const isTouched = ({ name }: ContentKind) => touched.has(name);

  const { eintraege: pages, pfade: paths } = await findPages(prospect, affected, difference);
  const entries = [...affected, ...pages, ...(await prospect.listOf([gemeindeKind.name]))];
  const parts: AreaPart[] = [];
  for (const area of areas) {
    const { inhalt: source, stammdaten: settings } = area;
    const ownKinds = [...(source?.arten ?? []), ...(settings?.arten ?? [])];
    if (!source || !ownKinds.some(isTouched)) continue;
    const { einzeln: single = [] } = source;
    const isSingle = ownKinds.filter(isTouched).every((kind) => single.includes(kind));
    const own = [...changed, ...affected].filter(({ art: kind }) => single.some(({ name }) => name === kind));
    const numbers = isSingle ? [...new Set(own.flatMap(readNumber))] : null;
    const whole = source.arten.filter((kind) => !isSingle || !single.includes(kind));
    entries.push(...(await prospect.listOf(whole.map(({ name }) => name))));
    // Also finds other entries with these numbers, because numbers must be unique.
    for (const kind of numbers ? single : [])
      entries.push(...(await prospect.pickNamed(kind, (numbers ?? []).map(String))));
    parts.push({ bereich: area, quelle: source, nummern: numbers });
  }
  const masterData = areas.filter((area) => area.stammdaten?.arten.some(isTouched));
  for (const area of masterData) {
    entries.push(...(await prospect.listOf((area.stammdaten?.arten ?? []).map(({ name }) => name))));
  }
  for (const kind of [menuKind, synonymsKind]) {
    if (hasChanged(kind)) entries.push(...(await prospect.listOf([kind.name])));
  }

  // Entries in other areas that these refer to; building those areas needs their photos, too.
  const parsed = new Set<ContentArea>(parts.map(({ bereich: area }) => area));
  const whole = new Set(parts.flatMap(({ bereich: area, nummern: numbers }) => (numbers === null ? area : [])));
  const named = new Set(
    kinds
      .filter(({ name }) => entries.some((one) => one.art === name))
      .flatMap(({ schema }) => listCrossReferences(schema)),
  );
  const names = [...listValues(entries.map(({ daten: data }) => data))];
  for (const kind of kinds) {
    const other = findArea(areas, kind);
    if (!other || !named.has(kind.name)) continue;
    parsed.add(other);
    if (!whole.has(other)) entries.push(...(await prospect.pickNamed(kind, names)));
  }
  const photoNames = [...listValues(entries.map(({ daten: data, text }) => [data, text]))].filter((name) =>
    PHOTO.test(name),
  );
  entries.push(...(await prospect.pick(photoKind.name, photoNames)));
  const allEntries = sortUnique(entries);
  const photos = allEntries.filter(({ art: kind }) => kind === photoKind.name).map(({ schluessel: key }) => key);
  return {
    bestand: {
      eintraege: allEntries,
      fotos: await createEntryRepository(db).pickFotos(photos),
      dokumente: parts.length > 0 ? await createDocumentRepository(db).list() : [],
    },
    gelesene: areas
      .filter((area) => parsed.has(area) || masterData.includes(area))
      .map((area) => ({
        ...(parsed.has(area) ? { inhalt: area.inhalt } : {}),
        ...(masterData.includes(area) ? { stammdaten: area.stammdaten } : {}),
      })),
    teile: parts,
    pfade: paths,
    fotos: changed.filter(({ art: kind }) => kind === photoKind.name).map(({ schluessel: key }) => key),
    menus: hasChanged(menuKind),
    synonyme: hasChanged(synonymsKind),
    einstellungen: listSettings(areas).filter(isTouched),
  };
}
