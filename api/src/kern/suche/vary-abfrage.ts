import { foldWort } from './fold-wort.ts';
import { joinWoerter, splitWort } from './split-wort.ts';

/** More ways to say the same than these make a query slow, not better. */
const MAX_ANDERE = 4;
const MAX_FOLGEN = 16;

export interface BekanntesWort {
  gefaltet: string;
  wort: string;
  anzahl: number;
}

export interface Wortschatz {
  /** Those of these folded words that stand in the content. */
  findWords(gefaltete: readonly string[]): Promise<BekanntesWort[]>;
  /** Known compounds that end with one of these folded words, the most frequent first. */
  findCompounds(enden: readonly string[], anzahl: number): Promise<string[]>;
}

export interface Zerlegt {
  /** As it was typed. */
  wort: string;
  teile: string[];
}

interface Teile {
  vorn: BekanntesWort;
  hinten: BekanntesWort;
  /** What the folded word ends with, in the form that was typed. */
  ende: string;
}

/** The two known words a compound is made of, by the words of the content alone; null where it is not. */
async function findTeile(wort: string, wortschatz: Wortschatz): Promise<Teile | null> {
  const zerlegungen = splitWort(foldWort(wort));
  const gesucht = [...new Set(zerlegungen.flatMap(({ vorn, hinten }) => [...vorn, ...hinten]))];
  const bekannte = new Map((await wortschatz.findWords(gesucht)).map((eines) => [eines.gefaltet, eines]));
  const pick = (formen: string[]) => formen.map((form) => bekannte.get(form)).find((eines) => eines !== undefined);
  let beste: Teile | null = null;
  const rate = (teile: Omit<Teile, 'ende'>) => Math.min(teile.vorn.anzahl, teile.hinten.anzahl);
  for (const zerlegung of zerlegungen) {
    const vorn = pick(zerlegung.vorn);
    const hinten = pick(zerlegung.hinten);
    // The one whose rarer part is the most frequent: „Hallen“ and „Gebühren“, not a rare word that happens to fit.
    if (vorn && hinten && (!beste || rate({ vorn, hinten }) > rate(beste))) {
      beste = { vorn, hinten, ende: zerlegung.hinten[0] ?? '' };
    }
  }
  return beste;
}

/**
 * Other word orders that say the same, beside what was typed: „Hallengebühren“ as „Hallen“ with „Gebühren“ or
 * „Benutzungsgebühren“. `zerlegt` says which words were taken apart.
 */
export async function splitAbfrage(
  woerter: readonly string[],
  wortschatz: Wortschatz,
  isZuTeilen: (wort: string) => boolean = () => true,
): Promise<{ zerlegt: Zerlegt[]; folgen: string[][] }> {
  const zerlegt: Zerlegt[] = [];
  let folgen: string[][] = [[]];
  for (const wort of woerter) {
    const teile = isZuTeilen(wort) ? await findTeile(wort, wortschatz) : null;
    let formen = [[wort]];
    if (teile) {
      const { vorn, hinten, ende } = teile;
      zerlegt.push({ wort, teile: [vorn.wort, hinten.wort] });
      const laengere = await wortschatz.findCompounds([hinten.gefaltet, ende], MAX_ANDERE);
      formen = [hinten.wort, ...laengere].map((eines) => [vorn.wort, eines]);
    }
    folgen = folgen.flatMap((folge) => formen.map((form) => [...folge, ...form]));
  }
  return { zerlegt, folgen: folgen.slice(0, MAX_FOLGEN) };
}

/** What was typed, and the same with neighbours joined where the content knows the compound: „Halle Gebühren“. */
export async function joinAbfrage(woerter: readonly string[], wortschatz: Wortschatz): Promise<string[][]> {
  const paare = woerter.slice(1).map((hinten, index) => ({
    index,
    formen: joinWoerter(foldWort(woerter[index] ?? ''), foldWort(hinten)),
  }));
  if (paare.length === 0) return [[...woerter]];
  const bekannte = new Map(
    (await wortschatz.findWords(paare.flatMap(({ formen }) => formen))).map(({ gefaltet, wort }) => [gefaltet, wort]),
  );
  const verbundene = paare.flatMap(({ index, formen }) => {
    const wort = formen.map((form) => bekannte.get(form)).find((eines) => eines !== undefined);
    return wort ? [[...woerter.slice(0, index), wort, ...woerter.slice(index + 2)]] : [];
  });
  return [[...woerter], ...verbundene.slice(0, MAX_ANDERE)];
}
