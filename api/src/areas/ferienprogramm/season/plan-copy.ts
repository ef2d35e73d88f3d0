import { addDays } from '@gm/shared/rules/berlin-time';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { findMondayIn } from '../program/find-summer-holiday.ts';
import { createSeasonRepository } from './season-repository.ts';

type Copyable = Awaited<ReturnType<ReturnType<typeof createSeasonRepository>['listCopyable']>>[number];

export interface CopyPlan {
  /** Year of the season that is copied. */
  jahr: number;
  /** Days between both summer holidays, whole weeks: every event keeps its week of the holidays and its weekday. */
  tage: number;
  /** Not copied yet. */
  offen: Copyable[];
  uebernommen: number;
}

const getYear = ({ datum_von }: Pick<Copyable, 'datum_von'>) => Number(datum_von.slice(0, 4));
const shift = (moment: string, days: number) => addDays(moment.slice(0, 10), days) + moment.slice(10);
const nameOf = ({ titel: title, datum_von }: Pick<Copyable, 'titel' | 'datum_von'>) => `${datum_von} ${title}`;

/** An event's days in the next season. */
export const shiftTermin = <Event extends Pick<Copyable, 'datum_von' | 'datum_bis'>>(event: Event, days: number) => ({
  ...event,
  datum_von: shift(event.datum_von, days),
  datum_bis: shift(event.datum_bis, days),
});

/**
 * What copying the last season would do: the last one that has begun or, before the first, the one ahead. Null if there
 * is none.
 */
export async function planCopy(db: DataSource, today: string): Promise<CopyPlan | null> {
  const season = createSeasonRepository(db);
  const events = await season.listCopyable();
  const years = [...new Set(events.map(getYear))];
  const year = years.findLast((one) => events.some((event) => getYear(event) === one && event.datum_von <= today));
  const from = year ?? years[0];
  if (from === undefined) return null;
  const days = (Date.parse(findMondayIn(from + 1)) - Date.parse(findMondayIn(from))) / 86_400_000;
  const taken = new Set((await season.listTaken()).map(nameOf));
  const all = events.filter((event) => getYear(event) === from);
  const open = all.filter((event) => !taken.has(nameOf(shiftTermin(event, days))));
  return { jahr: from, tage: days, offen: open, uebernommen: all.length - open.length };
}
