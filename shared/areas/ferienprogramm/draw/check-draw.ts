import * as z from 'zod/mini';
import { drawPlaces, type LotResult } from './draw-places.ts';
import { deriveSeed, hashWishList } from './seed.ts';
import { lotAllocationSchema, wishListSchema, writeWishList } from './wish-list.ts';

/**
 * Everything the town hall publishes about a draw. The hash and the name of the public number were published before it.
 */
export const drawSchema = z.object({
  pruefsumme: z.string(),
  zahl: z.string(),
  saat: z.string(),
  liste: wishListSchema,
  zuteilung: lotAllocationSchema,
});
export type Draw = z.output<typeof drawSchema>;

export interface CheckReport {
  /** The list has the published hash. */
  liste_stimmt: boolean;
  /** The seed matches the hash and the public number. */
  saat_stimmt: boolean;
  /** Children whose places differ from the computed ones, or who are missing or additional. */
  abweichungen: string[];
  ergebnis: LotResult;
}

/**
 * Repeats the draw and compares everything. Published values are not trusted: the seed is derived and the list hashed
 * again.
 */
export async function checkDraw(draw: Draw): Promise<CheckReport> {
  const checksum = await hashWishList(writeWishList(draw.liste));
  const seed = await deriveSeed(draw.pruefsumme, draw.zahl);
  const result = drawPlaces(draw.liste, seed);
  const write = ({ plaetze: places }: { plaetze: number[] }) => places.join(',');
  const drawn = new Map(result.zuteilung.map((one) => [one.losnummer, write(one)]));
  const deviations = new Set(
    draw.zuteilung.flatMap((one) => (drawn.get(one.losnummer) === write(one) ? [] : [one.losnummer])),
  );
  const named = new Set(draw.zuteilung.map(({ losnummer: lotNumber }) => lotNumber));
  for (const lotNumber of drawn.keys()) if (!named.has(lotNumber)) deviations.add(lotNumber);
  return {
    liste_stimmt: checksum === draw.pruefsumme,
    saat_stimmt: seed === draw.saat,
    abweichungen: [...deviations].sort(),
    ergebnis: result,
  };
}
