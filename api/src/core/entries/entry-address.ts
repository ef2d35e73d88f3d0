import type { DataSource } from '../platform/database/database.ts';
import { normalizePath } from '../platform/rules/normalize-path.ts';
import type { ContentKind, Entry } from './content-kind.ts';

/** `seiten/klima-umwelt/index.md` → `/klima-umwelt/` */
export function getPagePath(file: string): string {
  const name = file.replace(/^seiten\//, '').replace(/(^|\/)index\.md$|\.md$/, '');
  return name === '' ? '/' : `/${name}/`;
}

/** Possible keys of the page at a path. */
export function listPageKey(path: string): string[] {
  const location = path.slice(1, -1);
  return location === '' ? ['index'] : [location, `${location}/index`];
}

/** Public address of an entry, and how to recognise links to it. */
export interface Address {
  pfad: string;
  /** Substring of every link to the entry. */
  merkmal: string;
  isZiel(target: string): boolean;
}

/** The address of an entry; null if its kind has none. */
export function findAddress(
  kind: ContentKind,
  { datei: file, daten: data }: Pick<Entry, 'datei' | 'daten'>,
): Address | null {
  const isLocal = (target: string) => target.startsWith('/');
  if (kind.name === 'seite') {
    const path = getPagePath(file);
    return {
      pfad: path,
      merkmal: path.replace(/\/$/, ''),
      isZiel: (target) => isLocal(target) && normalizePath(target) === path,
    };
  }
  const { id } = Object(data) as { id?: unknown };
  if (!kind.pfad || typeof id !== 'number') return null;
  const { buildPermanent, read } = kind.pfad;
  return {
    // Permanent address; redirects to the current one.
    pfad: buildPermanent(id),
    merkmal: `id_${id}`,
    isZiel: (target) => isLocal(target) && read(normalizePath(target) ?? '') === id,
  };
}

/** The public page of a content entry; null if its kind has none. */
export async function findPublic(db: DataSource, kind: ContentKind, entry: Entry): Promise<string | null> {
  return kind.findSeite ? kind.findSeite(db, entry.schluessel) : (findAddress(kind, entry)?.pfad ?? null);
}
