/** Nobody types more; what is longer was pasted or is an attempt to keep the database busy. */
const MAX_ZEICHEN = 200;
const MAX_WOERTER = 8;

/** Marks that letters lose, except for the dots of ä, ö and ü, which German needs. */
const AKZENTE = /(?<![aouAOU])\u0308|(?!\u0308)\p{Mark}/gu;

/**
 * What somebody searches for as words of letters and digits alone: nothing of it can be an operator of a query.
 * Empty when there is nothing to search for.
 */
export function parseAbfrage(q: string): string[] {
  const text = q
    .slice(0, MAX_ZEICHEN)
    .replaceAll('\u00ad', '')
    .normalize('NFD')
    .replaceAll(AKZENTE, '')
    .normalize('NFC');
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MAX_WOERTER);
}
