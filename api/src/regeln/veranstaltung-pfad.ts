import { bildeSlug } from '@gm/shared/regeln/bilde-slug';

export const VERANSTALTUNGEN_PFAD = '/veranstaltungen/';
const MUSTER = /^\/veranstaltungen\/(?:[^/]*-)?id_(\d{1,9})\/$/;

/** `/veranstaltungen/{slug}-id_{n}/`, the path of an event's page. */
export function bildeVeranstaltungPfad(id: number, titel: string): string {
  const slug = bildeSlug(titel);
  return `${VERANSTALTUNGEN_PFAD}${slug ? `${slug}-` : ''}id_${id}/`;
}

/** The event a path means, whatever its slug says; null for any other path. */
export function liesVeranstaltungId(pfad: string): number | null {
  const id = MUSTER.exec(pfad)?.[1];
  return id === undefined ? null : Number(id);
}

/** Calendar file of one event, or of a selection (`rubrik_id=3&ortsteil=Schwann`). */
export function bildeKalenderPfad(query: string): string {
  return `${VERANSTALTUNGEN_PFAD}kalender.ics${query ? `?${query}` : ''}`;
}
