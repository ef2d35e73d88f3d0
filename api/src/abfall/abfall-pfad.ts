export const ABFALL_PFAD = '/abfalltermine/';
/** Page behind the private link of a reminder. */
const ERINNERUNG_PFAD = `${ABFALL_PFAD}erinnerung/verwalten/`;

/** Where a reminder is confirmed, changed and ended. */
export function bildeErinnerungLink(schluessel: string, siteUrl: string): string {
  return new URL(`${ERINNERUNG_PFAD}?token=${schluessel}`, siteUrl).href;
}
