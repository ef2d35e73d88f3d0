import { createEintragPfad } from '../../kern/regeln/eintrag-pfad.ts';

export const VERANSTALTUNGEN = createEintragPfad('/veranstaltungen/');

/** Calendar file of one event, or of a selection (`rubrik_id=3&ortsteil=Schwann`). */
export function buildKalenderPfad(query: string): string {
  return `${VERANSTALTUNGEN.uebersicht}kalender.ics${query ? `?${query}` : ''}`;
}
