import { addTage } from '@gm/shared/regeln/berliner-zeit';
import { z } from 'zod';

/**
 * A day of the calendar. Of an example that must not grow old: days after the day it is read on, negative for the past. Whoever opens
 * such an entry sees the day that is, and stores it.
 */
export const tagSchema = z
  .union([z.iso.date(), z.number().int()], { error: 'Bitte geben Sie ein Datum an.' })
  .meta({ tag: true });

type Tag = z.output<typeof tagSchema>;

/** `YYYY-MM-DD` @param heute the day that others are counted from */
export const readTag = (tag: Tag, heute: string): string => (typeof tag === 'number' ? addTage(heute, tag) : tag);

/** Whether a span begins before it ends; days that are counted from another day cannot be compared with one of the calendar. */
export const isSpanne = (von: Tag, bis: Tag): boolean => typeof von !== typeof bis || von <= bis;
