import { ABFALL_SYMBOLE } from '@gm/shared/bereiche/abfall/abfall';
import { WOCHENTAGE } from '@gm/shared/regeln/berliner-zeit';
import { z } from 'zod';
import type { Terminregel } from '../../kern/kalender/compute-termine.ts';

const text = z.string().trim().min(1);
const id = z.string().regex(/^[a-z0-9-]+$/, 'Erwartet werden kleine Buchstaben, Ziffern und Bindestriche.');
/** Collections happen on working days; holidays move them (see `verschiebe-abfuhr.ts`). */
const wochentag = z.enum(WOCHENTAGE.slice(0, 5));

const abfuhrSchema = z
  .strictObject({
    art: id.meta({ title: 'Abfallart', verweis: '#arten' }),
    wochentag,
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
  .refine(({ alle, monat, woche }) => (alle === undefined ? monat && woche : !monat && !woche), {
    path: ['alle'],
    message: 'Nennen Sie entweder, alle wie viele Wochen abgeholt wird, oder Monat und Wochentag im Monat.',
  })
  .refine(({ alle = 8, versatz = 0 }) => versatz < alle, {
    path: ['versatz'],
    message: 'Der Versatz ist kleiner als der Abstand in Wochen.',
  });
type Abfuhr = z.output<typeof abfuhrSchema>;

/** The rule of a collection, as dates are made of it. */
const toRegel = ({ wochentag: tag, alle, versatz = 0, monat = 1, woche = 1 }: Abfuhr): Terminregel =>
  alle === undefined ? { monat, woche, wochentag: tag } : { jeden: tag, alle, versatz };

/**
 * `{ bio: { jeden: 'MONTAG', alle: 1 } }` → `[{ art: 'bio', wochentag: 'MONTAG', alle: 1 }]`, of several rules several entries; what is a
 * list already comes back as it is.
 */
export function listAbfuhren(abfuhren: unknown): unknown {
  if (typeof abfuhren !== 'object' || abfuhren === null || Array.isArray(abfuhren)) return abfuhren;
  return Object.entries(abfuhren).flatMap(([art, regeln]: [string, unknown]) =>
    [regeln].flat().map((regel) => {
      const { jeden, ...rest } = Object(regel) as Record<string, unknown>;
      return { art, ...(jeden === undefined ? {} : { wochentag: jeden }), ...rest };
    }),
  );
}

const kurzname = id.meta({
  title: 'Kurzname',
  description: 'Kleine Buchstaben, zum Beispiel „restmuell“; er bleibt, wie er ist.',
});

/** `abfall.yaml`: kinds of waste, and the collection areas with their rules and streets. */
export const abfallDateiSchema = z
  .strictObject({
    arten: z.array(
      z.strictObject({ id: kurzname, name: text, symbol: z.enum(ABFALL_SYMBOLE), hinweis: z.string().default('') }),
    ),
    /** The first area of a district is the usual one there. */
    bezirke: z.array(
      z.strictObject({
        name: text,
        ortsteil: text,
        abfuhren: z
          .preprocess(listAbfuhren, z.array(abfuhrSchema))
          .transform((abfuhren) => abfuhren.map((abfuhr) => ({ art: abfuhr.art, regel: toRegel(abfuhr) }))),
        strassen: z.array(text).min(1),
      }),
    ),
  })
  .check(({ value: { arten, bezirke }, issues }) => {
    const bekannte = new Set(arten.map(({ id: eine }) => eine));
    for (const [bezirk, { abfuhren }] of bezirke.entries()) {
      for (const [index, { art }] of abfuhren.entries()) {
        if (bekannte.has(art)) continue;
        const message = `Die Abfallart „${art}“ gibt es nicht.`;
        issues.push({ code: 'custom', input: art, path: ['bezirke', bezirk, 'abfuhren', index, 'art'], message });
      }
    }
  });
export type AbfallDatei = z.output<typeof abfallDateiSchema>;
