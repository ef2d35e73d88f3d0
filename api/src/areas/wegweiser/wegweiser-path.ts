import { createEntryPath } from '../../core/platform/rules/entry-path.ts';

export const WEGWEISER_PATH = '/wegweiser/';
export const ADMINISTRATION_PATH = '/verwaltung/';

/** Unit names include the code: `/wegweiser/fachbereiche/{code}-{name}-id_{n}/`. */
export const FACHBEREICHE = createEntryPath(`${WEGWEISER_PATH}fachbereiche/`);
export const STAFF = createEntryPath(`${WEGWEISER_PATH}mitarbeiter/`);
/**
 * Pages with the contact persons of a unit; the parent path is the unit's tagging path, see `getAnsprechpartnerPath`.
 */
export const ANSPRECHPARTNER = createEntryPath(`${WEGWEISER_PATH}ansprechpartner/`);

const LEISTUNGEN = `${WEGWEISER_PATH}leistungen/`;

/** `/wegweiser/leistungen/{slug}/`. */
export function buildLeistungPath(slug: string): string {
  return `${LEISTUNGEN}${slug}/`;
}

/** Slug of a service page; null for any other path. */
export function readLeistungSlug(path: string): string | null {
  return path.startsWith(LEISTUNGEN)
    ? (/^([a-z0-9-]{1,100})\/$/.exec(path.slice(LEISTUNGEN.length))?.[1] ?? null)
    : null;
}
