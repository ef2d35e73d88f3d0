import * as z from 'zod/mini';
import { drawPlaetze, type Losergebnis } from './draw-plaetze.ts';
import { deriveSaat, hashWunschliste } from './saat.ts';
import { loszuteilungSchema, writeWunschliste, wunschlisteSchema } from './wunschliste.ts';

/** Everything the town hall publishes of a draw. Hash and name of the public number were there before it. */
export const verlosungSchema = z.object({
  pruefsumme: z.string(),
  zahl: z.string(),
  saat: z.string(),
  liste: wunschlisteSchema,
  zuteilung: loszuteilungSchema,
});
export type Verlosung = z.output<typeof verlosungSchema>;

export interface Pruefbericht {
  /** The list is the one whose hash was published. */
  liste_stimmt: boolean;
  /** The seed follows from hash and public number. */
  saat_stimmt: boolean;
  /** Children whose places differ from what the draw gives, or who are missing or too many. */
  abweichungen: string[];
  ergebnis: Losergebnis;
}

/** Draws again, and compares everything. What it was told is not believed: the seed is derived, the list hashed anew. */
export async function checkVerlosung(verlosung: Verlosung): Promise<Pruefbericht> {
  const pruefsumme = await hashWunschliste(writeWunschliste(verlosung.liste));
  const saat = await deriveSaat(verlosung.pruefsumme, verlosung.zahl);
  const ergebnis = drawPlaetze(verlosung.liste, saat);
  const write = ({ plaetze }: { plaetze: number[] }) => plaetze.join(',');
  const gezogen = new Map(ergebnis.zuteilung.map((eines) => [eines.losnummer, write(eines)]));
  const abweichungen = new Set(
    verlosung.zuteilung.flatMap((eines) => (gezogen.get(eines.losnummer) === write(eines) ? [] : [eines.losnummer])),
  );
  const genannt = new Set(verlosung.zuteilung.map(({ losnummer }) => losnummer));
  for (const losnummer of gezogen.keys()) if (!genannt.has(losnummer)) abweichungen.add(losnummer);
  return {
    liste_stimmt: pruefsumme === verlosung.pruefsumme,
    saat_stimmt: saat === verlosung.saat,
    abweichungen: [...abweichungen].sort(),
    ergebnis,
  };
}
