import { bildeSlug } from '@gm/shared/regeln/bilde-slug';

export const ARTIKEL_PFAD = '/aktuelles/';
const FEED_PFAD = `${ARTIKEL_PFAD}feed.xml`;
const MUSTER = /^\/aktuelles\/(?:[^/]*-)?id_(\d{1,9})\/$/;

/** `/aktuelles/{slug}-id_{n}/`, the path of an article's page. */
export function bildeArtikelPfad(id: number, titel: string): string {
  const slug = bildeSlug(titel);
  return `${ARTIKEL_PFAD}${slug ? `${slug}-` : ''}id_${id}/`;
}

/** The article a path means, whatever its slug says; null for any other path. */
export function liesArtikelId(pfad: string): number | null {
  const id = MUSTER.exec(pfad)?.[1];
  return id === undefined ? null : Number(id);
}

/** Path that keeps naming the article when its title changes; it redirects to the page. */
export function bildeDauerhaftenPfad(id: number): string {
  return `${ARTIKEL_PFAD}id_${id}/`;
}

/** The Atom feed of all articles. `uebersicht` is the title of the page that lists them. */
export function bildeArtikelFeed(uebersicht: string): { title: string; href: string } {
  return { title: uebersicht, href: FEED_PFAD };
}
