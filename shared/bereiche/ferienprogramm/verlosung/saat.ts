/** Hashes of the draw: Web Crypto, which Node and browsers have alike. */
async function hash(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What is published before the draw: whoever has the list later can see that it is the same. */
export const hashWunschliste = (text: string): Promise<string> => hash(text);

/** Blanks and signs between the figures of a public number count nothing: newspapers print them in many ways. */
export const readZiffern = (zahl: string): string => zahl.match(/\d+/g)?.join('-') ?? '';

/** The seed: nobody knew the public number when the list was fixed, and nobody could choose the list to suit it. */
export const deriveSaat = (pruefsumme: string, zahl: string): Promise<string> =>
  hash(`${pruefsumme}\n${readZiffern(zahl)}`);

/**
 * A stream of 32 bit numbers from a seed of 64 hexadecimal figures: sfc32 (Chris Doty-Humphrey, PractRand) with the first four
 * words as its state. The same integers on every machine.
 */
export function createLostopf(saat: string): (grenze: number) => number {
  const readWort = (stelle: number) => Number.parseInt(saat.slice(stelle * 8, stelle * 8 + 8), 16) | 0;
  let [a, b, c, d] = [readWort(0), readWort(1), readWort(2), readWort(3)];
  const next = () => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return t >>> 0;
  };
  for (let runde = 0; runde < 15; runde += 1) next();
  return (grenze) => {
    // What is left over at the top would make small numbers likelier.
    const rest = 2 ** 32 - (2 ** 32 % grenze);
    for (;;) {
      const zahl = next();
      if (zahl < rest) return zahl % grenze;
    }
  };
}
