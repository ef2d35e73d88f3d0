import { addDays, WEEKDAYS, type Weekday } from '@gm/shared/rules/berlin-time';
import { getHoliday } from '@gm/shared/rules/holidays';
import { findMonday } from '../../../core/platform/rules/find-monday.ts';
import type { MeetingFile, PaperFile, PointFile, WeekStart } from '../ratsinfo-files.ts';

/** An agenda item with its position and ids. */
export interface Point extends PointFile {
  id: number;
  position: number;
  nummer: string;
  oeffentlich: boolean;
  titel: string;
}

/** A meeting with its date. */
export interface Termin extends MeetingFile {
  datum: string;
  istVorbei: boolean;
  punktliste: Point[];
}

type Papers = ReadonlyMap<number, PaperFile>;

/** Stable as long as the order in the files is. */
const numberPoint = (meeting: number, index: number, isPublic: boolean) => meeting * 100 + (isPublic ? 1 : 51) + index;

/** A weekday the given number of weeks after `monday`; calendar days are unchanged. */
export const getDay = (monday: string, week: WeekStart, day: Weekday = 'MONTAG') =>
  typeof week === 'string' ? week : addDays(monday, week * 7 + WEEKDAYS.indexOf(day));

/** Last day of a period. In the example: the day before a week starts. */
export const findLastDay = (end: WeekStart, monday: string) =>
  typeof end === 'string' ? end : addDays(getDay(monday, end), -1);

/**
 * Date of a meeting. In the example: moved before public holidays, which may be two in a row at Easter and Christmas.
 */
export function findMeetingDay(
  { datum: date, woche: week = 0, tag: day }: Pick<MeetingFile, 'datum' | 'woche' | 'tag'>,
  today: string,
): string {
  if (date) return date;
  const beforeSeen = getDay(findMonday(today), week, day);
  return [0, -1, -2, -3].map((days) => addDays(beforeSeen, days)).find((one) => !getHoliday(one)) ?? beforeSeen;
}

function buildTermin(meeting: MeetingFile, papers: Papers, today: string): Termin {
  const date = findMeetingDay(meeting, today);
  const isPast = date < today;
  const number = (points: PointFile[], isPublic: boolean, beforehand: number): Point[] =>
    points.map((point, index) => {
      const paper = point.vorlage === undefined ? undefined : papers.get(point.vorlage);
      return {
        ...point,
        id: numberPoint(meeting.id, index, isPublic),
        position: beforehand + index + 1,
        nummer: `${isPublic ? 'Ö' : 'N'} ${index + 1}`,
        oeffentlich: isPublic,
        titel: point.name ?? paper?.name ?? '',
      };
    });
  return {
    ...meeting,
    datum: date,
    istVorbei: isPast && !meeting.abgesagt,
    punktliste: [...number(meeting.punkte, true, 0), ...number(meeting.nichtoeffentlich, false, meeting.punkte.length)],
  };
}

/** Meetings with dates relative to `today`, in chronological order; items without a title use that of their paper. */
export const buildTermine = (meetings: readonly MeetingFile[], papers: Papers, today: string): Termin[] =>
  meetings
    .map((meeting) => buildTermin(meeting, papers, today))
    .sort((a, b) => a.datum.localeCompare(b.datum) || a.id - b.id);

export function getStatus({ abgesagt: calledOff, istVorbei: isPast, punktliste: pointList }: Termin): string {
  if (calledOff) return 'abgesagt';
  if (isPast) return 'durchgeführt';
  return pointList.length > 0 ? 'eingeladen' : 'terminiert';
}
