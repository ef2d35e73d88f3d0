/** Linking elements in compounds: Ratssitzung, Hallengebühr, Kinderfest. */
const LINKING_ELEMENTS = ['s', 'es', 'n', 'en', 'er', 'e'];
/** Inflectional endings. */
const EXTENSIONS = ['e', 'n', 'en', 'er', 's'];
/** The index has no shorter words. */
const MIN_PART = 4;

/** Two parts of a folded word, each in the forms that the index may have, most likely first. */
interface Decomposition {
  vorn: string[];
  hinten: string[];
}

const strip = (word: string, extensions: readonly string[]) =>
  extensions
    .filter((extension) => word.endsWith(extension) && word.length - extension.length >= MIN_PART)
    .map((extension) => word.slice(0, -extension.length));

/** All possible splits of a folded word. */
export function splitWord(folded: string): Decomposition[] {
  const decompositions: Decomposition[] = [];
  for (let stelle = MIN_PART; stelle <= folded.length - MIN_PART; stelle++) {
    const front = folded.slice(0, stelle);
    const behind = folded.slice(stelle);
    decompositions.push({
      // „Schul“ + „ordnung“ are found as „Schule“ and „Ordnung“.
      vorn: [front, ...strip(front, LINKING_ELEMENTS), `${front}e`, `${front}en`],
      // Don't strip a final s: a superfluous one is a typo.
      hinten: [behind, ...EXTENSIONS.map((extension) => behind + extension), ...strip(behind, ['n', 'en', 'e', 'er'])],
    });
  }
  return decompositions;
}

/** Possible compounds of two folded words; the last one may be incomplete. */
export const joinWords = (front: string, behind: string): string[] => [
  ...new Set(
    [front, ...LINKING_ELEMENTS.map((linking) => front + linking), ...strip(front, ['e', 'n', 'en'])].map(
      (part) => part + behind,
    ),
  ),
];
