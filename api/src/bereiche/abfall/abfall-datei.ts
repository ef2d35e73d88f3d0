import { ABFALL_SYMBOLE } from '@gm/shared/bereiche/abfall/abfall';
import { WOCHENTAGE } from '@gm/shared/regeln/berliner-zeit';
import { z } from 'zod';

const text = z.string().trim().min(1);
const id = z.string().regex(/^[a-z0-9-]+$/, 'Erwartet werden kleine Buchstaben, Ziffern und Bindestriche.');
/** Collections happen on working days; holidays move them (see `verschiebe-abfuhr.ts`). */
const wochentag = z.enum(WOCHENTAGE.slice(0, 5));

const regel = z.union(
  [
    z
      .strictObject({
        jeden: wochentag,
        /** Weeks from one collection to the next. */
        alle: z.number().int().min(1).max(8),
        /** Weeks after the other areas with the same rhythm. */
        versatz: z.number().int().min(0).max(7).default(0),
      })
      .refine(({ alle, versatz }) => versatz < alle, { path: ['versatz'], message: 'Kleiner als „alle“.' }),
    z.strictObject({
      monat: z.number().int().min(1).max(12),
      woche: z.union([z.number().int().min(1).max(4), z.literal(-1)]),
      wochentag,
    }),
  ],
  { error: 'Erwartet wird { jeden, alle, versatz } oder { monat, woche, wochentag }.' },
);

/** `abfall.yaml`: kinds of waste, and the collection areas with their rules and streets. */
export const abfallDateiSchema = z.strictObject({
  arten: z.array(z.strictObject({ id, name: text, symbol: z.enum(ABFALL_SYMBOLE), hinweis: z.string().default('') })),
  /** The first area of a district is the usual one there. */
  bezirke: z.array(
    z.strictObject({
      name: text,
      ortsteil: text,
      /** By kind of waste: one rule or several. */
      abfuhren: z.record(id, z.union([regel.transform((eine) => [eine]), z.array(regel)])),
      strassen: z.array(text).min(1),
    }),
  ),
});
export type AbfallDatei = z.output<typeof abfallDateiSchema>;
