/** Longer queries were pasted or aim to load the database. */
const MAX_CHARACTER = 200;
const MAX_WORDS = 8;

/** Diacritics to remove, except the dots of ä, ö and ü, which German needs. */
const AKZENTE = /(?<![aouAOU])\u0308|(?!\u0308)\p{Mark}/gu;

/**
 * Splits a query into words of letters and digits only, so that it cannot contain query operators. Empty if nothing
 * remains.
 */
export function parseQuery(q: string): string[] {
  const text = q
    .slice(0, MAX_CHARACTER)
    .replaceAll('\u00ad', '')
    .normalize('NFD')
    .replaceAll(AKZENTE, '')
    .normalize('NFC');
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MAX_WORDS);
}
