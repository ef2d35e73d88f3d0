import type { Page, TemplateProps } from '@gm/shared/contract';
import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import { isHall } from '../../hallen/is-hall.ts';
import type { veranstaltung } from './veranstaltung.context.ts';

type Entry = TemplateProps<typeof veranstaltung>['context']['veranstaltung'];

/**
 * Address for requesting a hall for this event, or null. The event must not be over, and either take place in a
 * municipal hall or be a directory entry's event without a location. The event's number is not confidential.
 */
export function buildHallInquiry(entry: Entry, hallsLink: string, gemeinde: Page['gemeinde']): string | null {
  const { id, datum_von, datum_bis, jetzt: now, veranstaltungsort: venue, brancheneintrag_veranstaltungsort } = entry;
  const today = readBerlinTime(new Date(now)).tag;
  if (!hallsLink || id === null || (datum_bis ?? datum_von).slice(0, 10) < today) return null;
  const location = brancheneintrag_veranstaltungsort?.titel ?? venue;
  const wantsHall = location ? isHall(location, gemeinde) : entry.brancheneintrag_veranstalter !== null;
  return wantsHall ? `${hallsLink}?id=${id}` : null;
}
