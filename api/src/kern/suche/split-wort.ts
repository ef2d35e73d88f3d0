/** Letters that join the parts of a compound: Ratssitzung, Hallengebühr, Kinderfest. */
const FUGEN = ['s', 'es', 'n', 'en', 'er', 'e'];
/** What a word ends with in other forms of it. */
const ENDUNGEN = ['e', 'n', 'en', 'er', 's'];
/** The index knows no shorter words. */
const MIN_TEIL = 4;

/** Two parts of a folded word, each in the forms the index may know it by, the most likely first. */
interface Zerlegung {
  vorn: string[];
  hinten: string[];
}

const strip = (wort: string, endungen: readonly string[]) =>
  endungen
    .filter((endung) => wort.endsWith(endung) && wort.length - endung.length >= MIN_TEIL)
    .map((endung) => wort.slice(0, -endung.length));

/** Every place where a folded word may be taken apart. */
export function splitWort(gefaltet: string): Zerlegung[] {
  const zerlegungen: Zerlegung[] = [];
  for (let stelle = MIN_TEIL; stelle <= gefaltet.length - MIN_TEIL; stelle++) {
    const vorn = gefaltet.slice(0, stelle);
    const hinten = gefaltet.slice(stelle);
    zerlegungen.push({
      // „Schul“ + „ordnung“ is what „Schule“ and „Ordnung“ become.
      vorn: [vorn, ...strip(vorn, FUGEN), `${vorn}e`, `${vorn}en`],
      // Not without its s: what ends with one too many is a slip of the finger.
      hinten: [hinten, ...ENDUNGEN.map((endung) => hinten + endung), ...strip(hinten, ['n', 'en', 'e', 'er'])],
    });
  }
  return zerlegungen;
}

/** What two folded words may become together; the last one perhaps not typed to its end. */
export const joinWoerter = (vorn: string, hinten: string): string[] => [
  ...new Set(
    [vorn, ...FUGEN.map((fuge) => vorn + fuge), ...strip(vorn, ['e', 'n', 'en'])].map((teil) => teil + hinten),
  ),
];
