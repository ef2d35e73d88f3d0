import { createEntryPath } from '../../core/platform/rules/entry-path.ts';

export const VERANSTALTUNGEN = createEntryPath('/veranstaltungen/');

/** Calendar file of one event, or of a filter (`rubrik_id=3&ortsteil=Schwann`). */
export function buildCalendarPath(query: string): string {
  return `${VERANSTALTUNGEN.uebersicht}kalender.ics${query ? `?${query}` : ''}`;
}
