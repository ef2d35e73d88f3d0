/**
 * Lets at most `anzahl` works run at a time; the others wait in order of arrival. Encoding pictures fills a core, and
 * pages have to be answered meanwhile.
 */
export function begrenzeGleichzeitige(anzahl: number): <T>(arbeit: () => Promise<T>) => Promise<T> {
  let laufend = 0;
  const wartende: (() => void)[] = [];

  return async (arbeit) => {
    // A finishing work hands its place over instead of freeing it, so that nobody slips in between.
    if (laufend >= anzahl) await new Promise<void>((starte) => wartende.push(starte));
    else laufend += 1;
    try {
      return await arbeit();
    } finally {
      const naechster = wartende.shift();
      if (naechster) naechster();
      else laufend -= 1;
    }
  };
}
