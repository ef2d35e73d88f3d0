import { type ContentKind, type Entry, isList } from '../../entries/content-kind.ts';
import { readKey } from '../kinds/place-entry.ts';

/** `bildung/buecherei/index` → `/bildung/`, `/bildung/buecherei/` */
function listPaths(key: string): string[] {
  const parts = key.split('/').filter((part) => part !== '' && part !== 'index');
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}/`);
}

/** The branches of a content entry that a partial right may cover. */
export function listBranches(
  kind: ContentKind,
  { schluessel: key, daten: data }: Pick<Entry, 'schluessel' | 'daten'>,
): string[] {
  const { zweig: branch = 'eintrag' } = kind;
  if (branch === 'pfad') return listPaths(key);
  if (branch === 'eintrag') {
    const own = isList(kind) ? readKey(kind, data) : null;
    // Changing the number of an entry would edit another one.
    return key && (own === null || String(own) === key) ? [key] : [];
  }
  const value = (Object(data) as Record<string, unknown>)[branch.feld];
  return typeof value === 'number' || typeof value === 'string' ? [String(value)] : [];
}
