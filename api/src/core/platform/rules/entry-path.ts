import { buildSlug } from '@gm/shared/rules/build-slug';

/** A list of entries and the paths of their pages. */
export interface EntryPath {
  /** Path of the page that lists them. */
  uebersicht: string;
  /** `/aktuelles/{slug}-id_{n}/`, the path of an entry's page. */
  build(id: number, title: string): string;
  /** The number of the entry, whatever its slug says; null for other paths. */
  read(path: string): number | null;
  /** Permanent path, independent of the title; it redirects to the page. */
  buildPermanent(id: number): string;
}

/**
 * Paths of entries below the page `uebersicht`, e.g. `/aktuelles/`.
 * @param beforeNumber prefix of the number, to distinguish several kinds on one page
 */
export function createEntryPath(overview: string, beforeNumber = 'id'): EntryPath {
  const pattern = new RegExp(`^${overview}(?:[^/]*-)?${beforeNumber}_(\\d{1,9})/$`);
  const buildPermanent = (id: number) => `${overview}${beforeNumber}_${id}/`;
  return {
    uebersicht: overview,
    build(id, title) {
      const slug = buildSlug(title);
      return slug ? `${overview}${slug}-${beforeNumber}_${id}/` : buildPermanent(id);
    },
    read(path) {
      const id = pattern.exec(path)?.[1];
      return id === undefined ? null : Number(id);
    },
    buildPermanent,
  };
}
