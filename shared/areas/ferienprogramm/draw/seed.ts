/** Hash of the draw, by Web Crypto, which exists in Node and browsers. */
async function hash(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Published before the draw, as a commitment to the list. */
export const hashWishList = (text: string): Promise<string> => hash(text);

/** Spaces and punctuation in a public number are ignored, because newspapers print it differently. */
export const readDigits = (figure: string): string => figure.match(/\d+/g)?.join('-') ?? '';

/**
 * The seed. The public number was unknown when the list became final, so the list cannot have been chosen to suit it.
 */
export const deriveSeed = (checksum: string, figure: string): Promise<string> =>
  hash(`${checksum}\n${readDigits(figure)}`);

/**
 * A stream of 32-bit numbers from a seed of 64 hexadecimal digits: sfc32 (Chris Doty-Humphrey, PractRand) with the
 * first four words as its state. The same integers on every machine.
 */
export function createLotPot(seed: string): (limit: number) => number {
  const readWord = (stelle: number) => Number.parseInt(seed.slice(stelle * 8, stelle * 8 + 8), 16) | 0;
  let [a, b, c, d] = [readWord(0), readWord(1), readWord(2), readWord(3)];
  const next = () => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return t >>> 0;
  };
  for (let round = 0; round < 15; round += 1) next();
  return (limit) => {
    // Rejection sampling: the incomplete range at the top would favour small numbers.
    const rest = 2 ** 32 - (2 ** 32 % limit);
    for (;;) {
      const figure = next();
      if (figure < rest) return figure % limit;
    }
  };
}
