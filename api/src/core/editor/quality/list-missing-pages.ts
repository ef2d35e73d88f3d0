import type { ContentArea } from '../../content/context.ts';
import type { Prospect } from '../../content/publish/prospect.ts';
import { pageKind, redirectKind } from '../../entries/core-kinds.ts';
import { getPagePath, listPageKey } from '../../entries/entry-address.ts';
import type { DataSource } from '../../platform/database/database.ts';
import { normalizePath } from '../../platform/rules/normalize-path.ts';
import { createTargetRepository } from '../../services/search/target-repository.ts';

/** Paths outside the content, or whose pages cannot be enumerated. */
const OTHER = /^\/(?:api|_shell|intranet|ratsinfo|oparl|assets|vorschau|suche|feeds?)\b|\.[a-z0-9]{2,5}$/;

/** Whether a link leads to a page that must exist in the content. */
export const isOwnPage = (target: string): boolean =>
  target.startsWith('/') && !OTHER.test(target.split(/[?#]/)[0] ?? '');

/** Whether an area generates a page at this path. */
async function isEntryPage(db: DataSource, areas: readonly ContentArea[], path: string): Promise<boolean> {
  for (const kind of areas.flatMap(({ eintragsarten: entryKinds }) => entryKinds?.(db) ?? [])) {
    const id = kind.pfad.read(path);
    if (id !== null && (await kind.find(id)) !== null) return true;
  }
  return false;
}

/** Links to own pages that do not exist. */
export async function listMissingPages(
  db: DataSource,
  areas: readonly ContentArea[],
  targets: readonly string[],
  prospect: Pick<Prospect, 'pick' | 'listOf'>,
): Promise<string[]> {
  if (targets.length === 0) return [];
  const paths = targets.flatMap((target) => normalizePath(target) ?? []);
  const pages = new Set([
    ...(await prospect.pick(pageKind.name, paths.flatMap(listPageKey))).map(({ datei: file }) => getPagePath(file)),
    ...(await prospect.listOf([redirectKind.name])).map(({ daten: data }) =>
      String((Object(data) as { von?: unknown }).von),
    ),
  ]);
  const open = targets.filter((target) => !pages.has(normalizePath(target) ?? ''));
  if (open.length === 0) return [];
  const wanted = await createTargetRepository(db, { verborgen: [], verborgeneTypen: [] }).pick(
    open.map((target) => normalizePath(target) ?? ''),
  );
  const further = new Set((await Promise.all(areas.map((area) => area.weiterePfade?.(db) ?? []))).flat());
  const missing: string[] = [];
  for (const target of open) {
    const path = normalizePath(target);
    const isDa = path !== null && (wanted.has(path) || further.has(path) || (await isEntryPage(db, areas, path)));
    if (!isDa) missing.push(target);
  }
  return missing;
}
