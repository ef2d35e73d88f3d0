import { formatDate } from '@gm/shared/format/date';
import { WEEKDAYS } from '@gm/shared/rules/berlin-time';
import { z } from 'zod';
import { findMonday } from '../../core/platform/rules/find-monday.ts';
import { findLastDay, findMeetingDay, getDay } from './meetings/build-termine.ts';

// Converts relative weeks of the example to calendar days, entry by entry; edited entries stay as they are.

type Data = Record<string, unknown>;

const exampleDaySchema = z.object({ woche: z.number().int(), tag: z.enum(WEEKDAYS) });

/** The Monday of a week; other values are unchanged. */
const dateWeek = (value: unknown, today: string) =>
  typeof value === 'number' ? getDay(findMonday(today), value) : value;

/** Converts these fields if present. */
const dateFields = (data: Data, fields: readonly string[], today: string): Data =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, fields.includes(name) ? dateWeek(value, today) : value]),
  );

/** Converts each entry of a list; other values are unchanged. */
const dateList = (list: unknown, date: (entry: Data) => Data): unknown =>
  Array.isArray(list) ? list.map((entry: unknown) => date(Object(entry) as Data)) : list;

export const dateCorporation = ({ wahlperioden, ...data }: Data, today: string): Data => ({
  ...data,
  wahlperioden: dateList(wahlperioden, ({ ende: end, ...period }) => ({
    ...dateFields(period, ['beginn'], today),
    ende: typeof end === 'number' ? findLastDay(end, findMonday(today)) : end,
  })),
});

export const datePerson = ({ mitglied: member, ...data }: Data, today: string): Data => ({
  ...data,
  mitglied: dateList(member, (one) => dateFields(one, ['von', 'bis'], today)),
});

export function dateMeeting({ woche: week, tag: day, ...payload }: Data, today: string): Data {
  const { data } = exampleDaySchema.safeParse({ woche: week, tag: day });
  return data ? { ...payload, datum: findMeetingDay(data, today) } : payload;
}

/** The name of a meeting is its date. */
export const nameMeeting = ({ datum: date }: Data): string | null =>
  typeof date === 'string' ? `Sitzung vom ${formatDate(date)}` : null;

export const datePaper = (data: Data, today: string): Data => dateFields(data, ['woche'], today);
