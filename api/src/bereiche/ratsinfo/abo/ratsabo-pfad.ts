import { RATSINFO_PFAD } from '../ratsinfo-pfad.ts';

const VERWALTEN = `${RATSINFO_PFAD}verfolgen/verwalten/`;

/** Where what somebody follows is confirmed and ended. */
export function buildVerwaltenLink(schluessel: string, siteUrl: string): string {
  return new URL(`${VERWALTEN}?token=${schluessel}`, siteUrl).href;
}

/** Call of the one-click end of everything an address follows. */
export const ABMELDUNG_PFAD = '/api/ratsinfo/abo/abmelden';

export function buildAbmeldung(schluessel: string, siteUrl: string): string {
  return new URL(`${ABMELDUNG_PFAD}?token=${schluessel}`, siteUrl).href;
}
