import { addDays, readWeekday, WEEKDAYS } from '@gm/shared/rules/berlin-time';

interface Week<Entry> {
  /** Its Monday, `YYYY-MM-DD`. */
  montag: string;
  eintraege: Entry[];
}

/** Groups by the week of the beginning; keeps the order of the list. */
export function groupByWeek<Entry extends { datum_von: string }>(entries: readonly Entry[]): Week<Entry>[] {
  const weeks: Week<Entry>[] = [];
  for (const entry of entries) {
    const day = entry.datum_von.slice(0, 10);
    const weekday = readWeekday(day);
    const monday = weekday ? addDays(day, -WEEKDAYS.indexOf(weekday)) : day;
    const last = weeks.at(-1);
    if (last?.montag === monday) last.eintraege.push(entry);
    else weeks.push({ montag: monday, eintraege: [entry] });
  }
  return weeks;
}
