import { buildSlug } from '@gm/shared/regeln/build-slug';

/** A list of entries and the paths of their pages. */
export interface EintragPfad {
  /** Path of the page that lists them. */
  uebersicht: string;
  /** `/aktuelles/{slug}-id_{n}/`, the path of an entry's page. */
  build(id: number, titel: string): string;
  /** The entry a path means, whatever its slug says; null for any other path. */
  read(pfad: string): number | null;
  /** Path that keeps naming the entry when its title changes; it redirects to the page. */
  buildPermanent(id: number): string;
}

/**
 * Paths of entries below the page `uebersicht`, e.g. `/aktuelles/`.
 * @param vorNummer stands before the number, where one page lists several kinds
 */
export function createEintragPfad(uebersicht: string, vorNummer = 'id'): EintragPfad {
  const muster = new RegExp(`^${uebersicht}(?:[^/]*-)?${vorNummer}_(\\d{1,9})/$`);
  const buildPermanent = (id: number) => `${uebersicht}${vorNummer}_${id}/`;
  return {
    uebersicht,
    build(id, titel) {
      const slug = buildSlug(titel);
      return slug ? `${uebersicht}${slug}-${vorNummer}_${id}/` : buildPermanent(id);
    },
    read(pfad) {
      const id = muster.exec(pfad)?.[1];
      return id === undefined ? null : Number(id);
    },
    buildPermanent,
  };
}
