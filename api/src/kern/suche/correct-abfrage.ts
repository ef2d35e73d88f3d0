import { buildTsquery } from './build-tsquery.ts';
import { foldWort } from './fold-wort.ts';
import type { Synonyme } from './synonyme.ts';

interface Woerterbuch {
  /** Whether an argument of `to_tsquery` finds anything. */
  hasHits(abfrage: string): Promise<boolean>;
  /** The known word that looks most like a folded one. */
  findSimilar(gefaltet: string): Promise<string | null>;
}

/**
 * The words with those replaced that find nothing by themselves, each by a known word that looks like it. Null when
 * none was replaced or one is like no other.
 */
export async function correctAbfrage(
  woerter: readonly string[],
  synonyme: Synonyme,
  { hasHits, findSimilar }: Woerterbuch,
): Promise<string[] | null> {
  const richtige: string[] = [];
  for (const wort of woerter) {
    const findet = await hasHits(buildTsquery([wort], { synonyme }));
    const aehnliches = findet ? wort : await findSimilar(foldWort(wort));
    if (aehnliches === null) return null;
    richtige.push(aehnliches);
  }
  return richtige.some((wort, index) => wort !== woerter[index]) ? richtige : null;
}
