import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import { readDate } from '@gm/shared/rules/read-date';
import { z } from 'zod';
import { getNow } from '../../platform/config/clock.ts';
import { searchWords } from '../search/query/search-words.ts';

const numbers = z
  .string()
  .transform((list) => list.split(',').flatMap((part) => (/^\d{1,9}$/.test(part.trim()) ? Number(part) : [])));

/**
 * Filters of the calendar. The values come from forms and edited addresses: an invalid one filters nothing, and the
 * form next to the list reports it.
 */
export const selectionQuery = {
  rubrik_id: numbers.optional().describe('Nummern von Rubriken, durch Komma getrennt'),
  rubriken: numbers.optional().describe('Wie rubrik_id; so reichen Seiten ihre Abfrage weiter'),
  ortsteil: z.string().max(100).optional().describe('Nur in diesem Ortsteil'),
  ort: z.string().max(200).optional().describe('Nur an diesem Veranstaltungsort'),
  q: searchWords,
};

export const monthQuery = z
  .string()
  .optional()
  .transform((month = '') => (/^20\d{2}-(0[1-9]|1[0-2])$/.test(month) ? month : undefined))
  .describe('Nur Termine dieses Monats, JJJJ-MM');

export const tagQuery = z
  .string()
  .max(40)
  .optional()
  .transform((tag = '') => (tag === 'heute' ? readBerlinTime(getNow()).tag : readDate(tag)) ?? undefined)
  .describe('Nur Termine dieses Tages, JJJJ-MM-TT, TT.MM.JJJJ oder „heute“');

/** The filter's fields shared by all lists. */
export function chooseFilter(query: {
  rubrik_id?: number[] | undefined;
  rubriken?: number[] | undefined;
  ortsteil?: string | undefined;
  ort?: string | undefined;
  q: string[];
}) {
  return {
    rubriken: query.rubrik_id ?? query.rubriken,
    ortsteil: query.ortsteil || undefined,
    ort: query.ort || undefined,
    woerter: query.q,
  };
}
