import type { PageEntry } from '@gm/shared/schemas/editor/editorial';
import type { ContentArea } from '../../content/context.ts';
import type { ContentKind, Entry } from '../../entries/content-kind.ts';
import { pageKind } from '../../entries/core-kinds.ts';
import { listPageKey } from '../../entries/entry-address.ts';
import { createEntryRepository } from '../../entries/entry-repository.ts';
import type { DataSource } from '../../platform/database/database.ts';
import { normalizePath } from '../../platform/rules/normalize-path.ts';
import { listEditable } from '../kinds/list-editable.ts';
import { listBranches } from '../rights/list-branches.ts';
import { buildContentHref } from '../store/build-editorial-route.ts';
import { createContentRelationRepository } from '../store/content-relation-repository.ts';
import { createEditorialRepository } from '../store/editorial-repository.ts';
import { formatState } from '../store/format-state.ts';
import type { Rights } from '../store/rights.ts';

/** The content entry that a public page shows: the page itself, or the entry of a kind with pages of its own. */
async function findEntry(
  db: DataSource,
  areas: readonly ContentArea[],
  path: string,
): Promise<{ kind: ContentKind; entry: Entry } | null> {
  const entries = createEntryRepository(db);
  for (const kind of listEditable(areas)) {
    const id = kind.pfad?.read(path) ?? null;
    const [entry] =
      kind.name === pageKind.name
        ? await entries.pick(kind.name, listPageKey(path))
        : id === null
          ? []
          : await entries.pickNumbered(kind.name, [id]);
    if (entry) return { kind, entry };
  }
  return null;
}

/** The form of the entry behind a public page. */
export async function showPageEntry(
  db: DataSource,
  areas: readonly ContentArea[],
  rights: Rights,
  path: string,
): Promise<PageEntry> {
  const normal = normalizePath(path);
  const found = normal === null ? null : await findEntry(db, areas, normal);
  if (!found) return { eintrag: null };
  const { kind, entry } = found;
  const isAllowed = rights.allows('schreiben', { art: kind.name, zweige: listBranches(kind, entry) });
  if (!isAllowed) return { eintrag: null };
  const reference = await createContentRelationRepository(db).findReferenz(kind.name, entry.schluessel);
  const line = reference && (await createEditorialRepository(db).find(reference));
  return {
    eintrag: {
      href: buildContentHref(kind.name, entry.schluessel),
      stand: line ? formatState(line) : 'Veröffentlicht',
    },
  };
}
