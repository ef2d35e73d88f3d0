/** Words of passwords that are tried first. */
const WORTE = [
  ...['passwort', 'password', 'kennwort', 'willkommen', 'welcome', 'geheim', 'secret', 'hallo', 'hello', 'login'],
  ...['administrator', 'admin', 'benutzer', 'master', 'letmein', 'iloveyou', 'ichliebedich', 'schatz', 'sonnenschein'],
  ...['gemeinderat', 'buergermeister', 'bürgermeister', 'ratsinfo', 'rathaus', 'gemeinde', 'intranet', 'verwaltung'],
  ...['fussball', 'fußball', 'football', 'schalke', 'dragon', 'monkey', 'computer', 'internet', 'starwars', 'test'],
  ...['fruehling', 'frühling', 'sommer', 'herbst', 'winter', 'montag', 'januar', 'dezember'],
];
/** How letters are disguised. */
const LESARTEN: Readonly<Record<string, string>> = { a: '[a@4]', e: '[e3]', i: '[i1!]', o: '[o0]', s: '[s$5]' };
const JAHR = '(19|20)\\d\\d';
const BEKANNTES = new RegExp(
  [...WORTE.map((wort) => [...wort].map((zeichen) => LESARTEN[zeichen] ?? zeichen).join('')), JAHR].join('|'),
  'g',
);
/** Neighbours on keyboards and in the alphabet. */
const REIHEN = [
  '1234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertzuiopü',
  'qwertyuiop',
  'asdfghjklöä',
  'yxcvbnm',
  'zxcvbnm',
].flatMap((reihe) => [reihe, [...reihe].reverse().join('')]);
/** Different characters that somebody has to have thought of. */
const EIGENE_ZEICHEN = 5;

/**
 * Whether a password, however long, is made of what is tried first: common words, rows of the keyboard, years,
 * repetitions (OWASP ASVS 5.0, 6.2.4).
 */
export function isEasyToGuess(passwort: string): boolean {
  const text = passwort.toLowerCase();
  const bekannt = new Set<number>();
  const cover = (von: number, laenge: number) => {
    for (let stelle = von; stelle < von + laenge; stelle += 1) bekannt.add(stelle);
  };
  for (const treffer of text.matchAll(BEKANNTES)) cover(treffer.index, treffer[0].length);
  for (let stelle = 0; stelle + 3 <= text.length; stelle += 1) {
    const drei = text.slice(stelle, stelle + 3);
    if (REIHEN.some((reihe) => reihe.includes(drei))) cover(stelle, 3);
  }
  const eigene = text.split('').filter((zeichen, stelle) => !bekannt.has(stelle) && zeichen.trim() !== '');
  return new Set(eigene).size < EIGENE_ZEICHEN;
}
