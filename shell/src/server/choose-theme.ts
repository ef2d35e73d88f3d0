import { THEMES } from '@gm/shared/schemas/seite';

/** Requirement S-3: path-based themes; a theme named by the content wins. */
const THEME_BY_PATH: [RegExp, string][] = [
  [/^\/schule\//, 'schule'],
  [/^\/feuerwehr\//, 'feuerwehr'],
  [/^\/barfusspark\//, 'barfusspark'],
  [/^\/klima-umwelt\//, 'natur'],
];

/** Theme of a page; `pageTheme` is the content's wish, anything unknown in it is none. */
export function chooseTheme(pfad: string, pageTheme: string): string {
  const named = THEMES.find((theme) => theme === pageTheme && theme !== 'default');
  return named ?? THEME_BY_PATH.find(([pattern]) => pattern.test(pfad))?.[1] ?? 'default';
}
