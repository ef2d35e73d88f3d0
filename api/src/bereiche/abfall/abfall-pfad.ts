export const ABFALL_PFAD = '/abfalltermine/';
/** Page behind the private link of a reminder. */
const ERINNERUNG_PFAD = `${ABFALL_PFAD}erinnerung/verwalten/`;

/** Where a reminder is confirmed, changed and ended. */
export function buildErinnerungLink(schluessel: string, siteUrl: string): string {
  return new URL(`${ERINNERUNG_PFAD}?token=${schluessel}`, siteUrl).href;
}

/** Call of its one-click end. */
export const ABMELDUNG_PFAD = '/api/abfall/erinnerung/abmelden';

export function buildAbmeldung(schluessel: string, siteUrl: string): string {
  return new URL(`${ABMELDUNG_PFAD}?token=${schluessel}`, siteUrl).href;
}
