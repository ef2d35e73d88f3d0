import { ABFALL_SYMBOLS } from '@gm/shared/areas/abfall/abfall';
import { WEEKDAYS } from '@gm/shared/rules/berlin-time';
import { z } from 'zod';
import type { TerminRule } from '../../core/services/calendar/compute-termine.ts';

const text = z.string().trim().min(1);
const id = z.string().regex(/^[a-z0-9-]+$/, 'Erwartet werden Kleinbuchstaben, Ziffern und Bindestriche.');
/** Collections take place on working days; public holidays shift them (see `shift-abfuhr.ts`). */
const weekday = z.enum(WEEKDAYS.slice(0, 5));

const abfuhrSchema = z
  .strictObject({
    art: id.meta({ title: 'Abfallart', verweis: '#arten' }),
    wochentag: weekday,
    alle: z
      .number()
      .int()
      .min(1)
      .max(8)
      .optional()
      .meta({ title: 'Alle … Wochen', description: '1 für jede Woche. Leer, wenn nur einmal im Jahr abgeholt wird.' }),
    versatz: z.number().int().min(0).max(7).optional().meta({
      title: 'Versatz in Wochen',
      description: 'So viele Wochen nach den anderen Bezirken mit diesem Abstand.',
    }),
    monat: z
      .number()
      .int()
      .min(1)
      .max(12)
      .optional()
      .meta({ title: 'Einmal im Jahr: Monat', description: '1 für Januar bis 12 für Dezember.' }),
    woche: z
      .union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(-1)])
      .optional()
      .meta({
        title: 'Einmal im Jahr: der wievielte Wochentag im Monat',
        worte: { 1: 'der erste', 2: 'der zweite', 3: 'der dritte', 4: 'der vierte', '-1': 'der letzte' },
      }),
  })
  .refine(({ alle: all, monat: month, woche: week }) => (all === undefined ? month && week : !month && !week), {
    path: ['alle'],
    message: 'Nennen Sie entweder, alle wie viele Wochen abgeholt wird, oder Monat und Wochentag im Monat.',
  })
  .refine(({ alle: all = 8, versatz: offset = 0 }) => offset < all, {
    path: ['versatz'],
    message: 'Der Versatz muss kleiner als der Abstand in Wochen sein.',
  });
type Abfuhr = z.output<typeof abfuhrSchema>;

/** Collection rule in the form from which dates are computed. */
const toRule = ({
  wochentag: day,
  alle: all,
  versatz: offset = 0,
  monat: month = 1,
  woche: week = 1,
}: Abfuhr): TerminRule =>
  all === undefined ? { monat: month, woche: week, wochentag: day } : { jeden: day, alle: all, versatz: offset };

/**
 * `{ bio: { jeden: 'MONTAG', alle: 1 } }` → `[{ art: 'bio', wochentag: 'MONTAG', alle: 1 }]`; several rules become
 * several entries. Arrays are returned unchanged.
 */
export function listAbfuhren(abfuhren: unknown): unknown {
  if (typeof abfuhren !== 'object' || abfuhren === null || Array.isArray(abfuhren)) return abfuhren;
  return Object.entries(abfuhren).flatMap(([kind, rules]: [string, unknown]) =>
    [rules].flat().map((rule) => {
      const { jeden: each, ...rest } = Object(rule) as Record<string, unknown>;
      return { art: kind, ...(each === undefined ? {} : { wochentag: each }), ...rest };
    }),
  );
}

const shortName = id.meta({
  title: 'Kurzname',
  description: 'Kleinbuchstaben, zum Beispiel „restmuell“. Später lässt er sich nicht ändern.',
});

/** Schema of `abfall.yaml`: waste types, and collection areas with their rules and streets. */
export const abfallFileSchema = z
  .strictObject({
    arten: z.array(
      z.strictObject({ id: shortName, name: text, symbol: z.enum(ABFALL_SYMBOLS), hinweis: z.string().default('') }),
    ),
    /** The first area of a district is its default. */
    bezirke: z.array(
      z.strictObject({
        name: text,
        ortsteil: text,
        abfuhren: z
          .preprocess(listAbfuhren, z.array(abfuhrSchema))
          .transform((abfuhren) => abfuhren.map((abfuhr) => ({ art: abfuhr.art, regel: toRule(abfuhr) }))),
        strassen: z.array(text).min(1),
      }),
    ),
  })
  .check(({ value: { arten: kinds, bezirke: districts }, issues }) => {
    const known = new Set(kinds.map(({ id: one }) => one));
    for (const [district, { abfuhren }] of districts.entries()) {
      for (const [index, { art: kind }] of abfuhren.entries()) {
        if (known.has(kind)) continue;
        const message = `Die Abfallart „${kind}“ gibt es nicht.`;
        issues.push({ code: 'custom', input: kind, path: ['bezirke', district, 'abfuhren', index, 'art'], message });
      }
    }
  });
export type AbfallFile = z.output<typeof abfallFileSchema>;
