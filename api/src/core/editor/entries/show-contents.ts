import { AppError } from '@gm/shared/errors/app-error';
import type { Contents, Contribution } from '@gm/shared/schemas/editor/editorial';
import type { CountedKind } from '@gm/shared/schemas/editor/editorial-entry';
import type { ContentArea } from '../../content/context.ts';
import { countKinds } from '../../content/serve/count-kinds.ts';
import { type ContentKind, type Entry, getGroup, KIND_GROUPS } from '../../entries/content-kind.ts';
import { findPublic } from '../../entries/entry-address.ts';
import { buildKey, createEntryRepository } from '../../entries/entry-repository.ts';
import type { DataSource } from '../../platform/database/database.ts';
import { countPages } from '../../platform/rules/count-pages.ts';
import { formatMoment } from '../../platform/rules/format-moment.ts';
import { buildDetails } from '../kinds/content-details.ts';
import type { ContentOrdering } from '../kinds/content-ordering.ts';
import { findContentKind, hasSeveral, listEditable } from '../kinds/list-editable.ts';
import { findMatter, requireRight } from '../rights/check-right.ts';
import { listBranches } from '../rights/list-branches.ts';
import { buildContentHref } from '../store/build-editorial-route.ts';
import { createContentRelationRepository } from '../store/content-relation-repository.ts';
import type { Publications } from '../store/publication.ts';
import type { Rights } from '../store/rights.ts';
import { refreshMismatched } from '../templates/keep-mismatched.ts';
import { beginNew } from './begin-new.ts';
import { CONTENT } from './content-publication.ts';
import { type ContentFilter, createContentRepository } from './content-repository.ts';
import { type Columns, showColumns } from './show-columns.ts';
import { buildNew, type Reader, showContribution } from './show-contribution.ts';

const PER_PAGE = 50;

/** Kinds with entries that the account may edit, in the order of their headings. */
const mapAllowed = (areas: readonly ContentArea[], rights: Rights): ReadonlyMap<string, ContentKind> =>
  new Map(
    listEditable(areas)
      .filter((kind) => rights.allowsSome(kind.name))
      .toSorted((a, b) => KIND_GROUPS.indexOf(getGroup(a)) - KIND_GROUPS.indexOf(getGroup(b)))
      .map((kind) => [kind.name, kind]),
  );

/** One page of the hits that the account may edit, and their number. */
async function searchAllowed(
  db: DataSource,
  editable: ReadonlyMap<string, ContentKind>,
  rights: Rights,
  filter: ContentFilter,
  page: number,
) {
  const contents = createContentRepository(db);
  if (rights.hatAlles) {
    return contents.list(filter, { seite: page, proSeite: PER_PAGE });
  }
  const allowed = (await contents.listAlle(filter)).filter((entry) => {
    const kind = editable.get(entry.art);
    return kind && rights.allows('schreiben', { art: kind.name, zweige: listBranches(kind, entry) });
  });
  return { data: allowed.slice((page - 1) * PER_PAGE, page * PER_PAGE), anzahl: allowed.length, istMehr: false };
}

/** Number of editable entries that do not match the running templates. */
export async function countMismatched(db: DataSource, areas: readonly ContentArea[], rights: Rights): Promise<number> {
  await refreshMismatched(db);
  const editable = mapAllowed(areas, rights);
  const filter = { arten: [...editable.keys()], woerter: [], ordnung: null, nurUnpassende: true };
  if (filter.arten.length === 0) return 0;
  return rights.hatAlles
    ? createContentRepository(db).count(filter)
    : (await searchAllowed(db, editable, rights, filter, 1)).anzahl;
}

/** List columns of these entries, by kind. */
async function showKinds(
  db: DataSource,
  editable: ReadonlyMap<string, ContentKind>,
  lines: readonly Pick<Entry, 'art' | 'schluessel' | 'datei'>[],
): Promise<ReadonlyMap<string, Columns>> {
  const shown = new Map<string, Columns>();
  for (const name of new Set(lines.map((line) => line.art))) {
    const kind = editable.get(name);
    const locations = lines.filter((line) => line.art === name);
    if (kind) shown.set(name, await showColumns(db, kind, locations));
  }
  return shown;
}

/** These kinds with the number of their entries. */
async function countEditable(db: DataSource, editable: ReadonlyMap<string, ContentKind>): Promise<CountedKind[]> {
  const figures = await countKinds(db);
  return [...editable.values()].map((kind) => ({
    art: kind.name,
    titel: kind.titel,
    gruppe: getGroup(kind),
    anzahl: figures.get(kind.name) ?? 0,
    neu: hasSeveral(kind) || !figures.has(kind.name) ? buildContentHref(kind.name) : null,
  }));
}

export const listKinds = (db: DataSource, areas: readonly ContentArea[], rights: Rights): Promise<CountedKind[]> =>
  countEditable(db, mapAllowed(areas, rights));

interface Query {
  typ: string;
  q: string;
  seite: number;
  sort: ContentOrdering | '';
  ansicht: 'unpassend' | '';
}

/** All content kinds, and the entries of one kind that contain all words. */
export async function showContents(
  db: DataSource,
  areas: readonly ContentArea[],
  rights: Rights,
  { typ: type, q, seite: page, sort, ansicht: view }: Query,
): Promise<Contents> {
  const editable = mapAllowed(areas, rights);
  const kinds = await countEditable(db, editable);
  const mismatched = await countMismatched(db, areas, rights);
  const onlyMismatched = view === 'unpassend';
  const kind = editable.get(type);
  const words = q.split(/\s+/).filter(Boolean);
  const title = new Map(kinds.map((one) => [one.art, one.titel]));
  const wanted = kind ? [kind.name] : words.length > 0 || onlyMismatched ? [...editable.keys()] : [];
  const {
    data,
    anzahl: count,
    istMehr: isMore,
  } = wanted.length === 0
    ? { data: [], anzahl: 0, istMehr: false }
    : await searchAllowed(
        db,
        editable,
        rights,
        { arten: wanted, woerter: words, ordnung: sort || null, nurUnpassende: onlyMismatched },
        page,
      );
  const contributions = await createContentRelationRepository(db).pickZuInhalt(data);
  const shown = await showKinds(db, editable, data);
  return {
    arten: kinds,
    art: kind ? (kinds.find((one) => one.art === kind.name) ?? null) : null,
    spalten: kind ? (shown.get(kind.name)?.spalten ?? []) : [],
    data: data.map((entry) => {
      const contribution = contributions.get(buildKey(entry));
      const line = shown.get(entry.art)?.zeilen.get(entry.schluessel);
      return {
        titel: line?.titel ?? entry.name,
        art: title.get(entry.art) ?? entry.art,
        angaben: line?.angaben ?? [],
        geaendert: formatMoment(entry.geaendert),
        wer: contribution?.wer ?? '',
        detailURL: buildContentHref(entry.art, entry.schluessel),
        wahl: contribution ? `${contribution.referenz}:${contribution.version}` : `${entry.art}/${entry.schluessel}:0`,
        ungeprueft: contribution !== undefined && contribution.version !== contribution.freigegeben,
      };
    }),
    anzahl: count,
    istMehr: isMore,
    unpassende: mismatched,
    pagination: countPages(count, page, PER_PAGE),
  };
}

/** The form of an existing or new content entry; null if it does not exist. */
export async function showContent(
  db: DataSource,
  areas: readonly ContentArea[],
  publications: Publications,
  reader: Reader,
  { art: name, schluessel: key, wie: how }: { art: string; schluessel: string; wie: string },
): Promise<Contribution | null> {
  const kind = findContentKind(areas, name);
  const publication = publications.find(CONTENT);
  if (!kind || !publication) return null;
  if (!reader.rechte.allowsSome(name)) throw new AppError('nicht_erlaubt', 'Das darf Ihr Konto nicht.');
  if (!key) {
    const [only] = hasSeveral(kind) ? [] : await createEntryRepository(db).listArt(name);
    if (only) return showContent(db, areas, publications, reader, { art: name, schluessel: only.schluessel, wie: '' });
    const start = await beginNew(db, reader, kind, how);
    return start && buildNew(db, publication, reader, { titel: '', art: name, schluessel: '', ...start });
  }
  const reference = await createContentRelationRepository(db).findReferenz(name, key);
  if (reference) return showContribution(db, publications, reader, reference);
  const entry = await createEntryRepository(db).find(name, key);
  if (!entry) return null;
  const details = buildDetails(entry, kind);
  requireRight(reader.rechte, findMatter(publication, details));
  const inventory = await buildNew(db, publication, reader, details, 'veröffentlicht');
  return { ...inventory, oeffentlich: await findPublic(db, kind, entry) };
}
