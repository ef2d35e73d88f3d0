import { z } from 'zod';
import { readSorting } from './read-sorting.ts';

/** The query parameter `order` of a list that can be sorted by `fields`. */
export const sortingQuery = <Field extends string>(fields: readonly Field[], preset: string) =>
  z
    .string()
    .max(100)
    .default(preset)
    .transform((order, context) => {
      const sorting = readSorting(order, fields);
      if (!sorting) context.addIssue({ code: 'custom', message: `Sortiert wird nach: ${fields.join(', ')}.` });
      return sorting ?? [];
    })
    .describe(`Felder durch Komma getrennt, absteigend mit „-“ davor oder „ desc“ dahinter: ${fields.join(', ')}`);
