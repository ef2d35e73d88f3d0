import { addDays } from '@gm/shared/rules/berlin-time';
import { z } from 'zod';

/**
 * A calendar day. In sample data that must stay current: an offset in days from the day of reading, negative for the
 * past. Editors see the calendar day, and saving stores that.
 */
export const tagSchema = z
  .union([z.iso.date(), z.number().int()], { error: 'Bitte geben Sie ein Datum an.' })
  .meta({ tag: true });

type Tag = z.output<typeof tagSchema>;

/** Converts to `YYYY-MM-DD`. @param today the day from which offsets count */
export const readTag = (tag: Tag, today: string): string => (typeof tag === 'number' ? addDays(today, tag) : tag);

/** Whether a period begins before it ends; relative days cannot be compared with calendar days. */
export const isSpan = (from: Tag, until: Tag): boolean => typeof from !== typeof until || from <= until;
