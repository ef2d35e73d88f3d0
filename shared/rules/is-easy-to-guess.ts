/** Common words in guessed passwords. */
const WORDS = [
  ...['passwort', 'password', 'kennwort', 'willkommen', 'welcome', 'geheim', 'secret', 'hallo', 'hello', 'login'],
  ...['administrator', 'admin', 'benutzer', 'master', 'letmein', 'iloveyou', 'ichliebedich', 'schatz', 'sonnenschein'],
  ...['gemeinderat', 'buergermeister', 'bürgermeister', 'ratsinfo', 'rathaus', 'gemeinde', 'intranet', 'verwaltung'],
  ...['fussball', 'fußball', 'football', 'schalke', 'dragon', 'monkey', 'computer', 'internet', 'starwars', 'test'],
  ...['fruehling', 'frühling', 'sommer', 'herbst', 'winter', 'montag', 'januar', 'dezember'],
];
/** Common substitutions of letters. */
const VARIANTS: Readonly<Record<string, string>> = { a: '[a@4]', e: '[e3]', i: '[i1!]', o: '[o0]', s: '[s$5]' };
const YEAR = '(19|20)\\d\\d';
const KNOWN = new RegExp(
  [...WORDS.map((word) => [...word].map((character) => VARIANTS[character] ?? character).join('')), YEAR].join('|'),
  'g',
);
/** Sequences on keyboards and in the alphabet. */
const ROWS = [
  '1234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertzuiopü',
  'qwertyuiop',
  'asdfghjklöä',
  'yxcvbnm',
  'zxcvbnm',
].flatMap((row) => [row, [...row].reverse().join('')]);
/** Minimum number of distinct characters outside of common parts. */
const OWN_CHARACTER = 5;

/**
 * Whether a password, however long, consists of commonly guessed parts: words, keyboard sequences, years, repetitions
 * (OWASP ASVS 5.0, 6.2.4).
 */
export function isEasyToGuess(password: string): boolean {
  const text = password.toLowerCase();
  const known = new Set<number>();
  const cover = (from: number, length: number) => {
    for (let stelle = from; stelle < from + length; stelle += 1) known.add(stelle);
  };
  for (const hit of text.matchAll(KNOWN)) cover(hit.index, hit[0].length);
  for (let stelle = 0; stelle + 3 <= text.length; stelle += 1) {
    const three = text.slice(stelle, stelle + 3);
    if (ROWS.some((row) => row.includes(three))) cover(stelle, 3);
  }
  const own = text.split('').filter((character, stelle) => !known.has(stelle) && character.trim() !== '');
  return new Set(own).size < OWN_CHARACTER;
}
