import { foldWort } from './fold-wort.ts';

/** Shorter words have too few trigrams to be told apart. */
const MIN_BUCHSTABEN = 4;
const WORT = new RegExp(`\\p{L}{${MIN_BUCHSTABEN},40}`, 'gu');

interface GezaehltesWort {
  gefaltet: string;
  /** As it is written first. */
  wort: string;
  anzahl: number;
}

/** The words of texts, for spelling mistakes. */
export function countWords(texte: Iterable<string>): GezaehltesWort[] {
  const gezaehlt = new Map<string, GezaehltesWort>();
  for (const text of texte) {
    for (const wort of text.normalize('NFC').match(WORT) ?? []) {
      const gefaltet = foldWort(wort);
      const bekannt = gezaehlt.get(gefaltet);
      if (bekannt) bekannt.anzahl += 1;
      else if (gefaltet.length >= MIN_BUCHSTABEN) gezaehlt.set(gefaltet, { gefaltet, wort, anzahl: 1 });
    }
  }
  return [...gezaehlt.values()];
}
