import { createEintragPfad } from '../../kern/regeln/eintrag-pfad.ts';

export const WEGWEISER_PFAD = '/wegweiser/';
export const VERWALTUNG_PFAD = '/verwaltung/';

/** Its names begin with the unit's code: `/wegweiser/fachbereiche/{code}-{name}-id_{n}/`. */
export const FACHBEREICHE = createEintragPfad(`${WEGWEISER_PFAD}fachbereiche/`);
export const MITARBEITER = createEintragPfad(`${WEGWEISER_PFAD}mitarbeiter/`);
/** Pages with the contact persons of a unit; its folder is the unit's tagging path, see `getAnsprechpartnerPfad`. */
export const ANSPRECHPARTNER = createEintragPfad(`${WEGWEISER_PFAD}ansprechpartner/`);

const LEISTUNGEN = `${WEGWEISER_PFAD}leistungen/`;

/** `/wegweiser/leistungen/{slug}/` */
export function buildLeistungPfad(slug: string): string {
  return `${LEISTUNGEN}${slug}/`;
}

/** The service a path means; null for any other path. */
export function readLeistungSlug(pfad: string): string | null {
  return pfad.startsWith(LEISTUNGEN)
    ? (/^([a-z0-9-]{1,100})\/$/.exec(pfad.slice(LEISTUNGEN.length))?.[1] ?? null)
    : null;
}
