import { THEMES } from '@gm/shared/schemas/page';

/** Requirement S-3: path-based themes; a theme named by the content wins. */
const THEME_BY_PATH: [RegExp, string][] = [
  [/^\/schule\//, 'schule'],
  [/^\/feuerwehr\//, 'feuerwehr'],
  [/^\/barfusspark\//, 'barfusspark'],
  [/^\/klima-umwelt\//, 'natur'],
];

/** Theme of a page; an unknown `pageTheme` of the content is ignored. */
export function chooseTheme(path: string, pageTheme: string): string {
  const named = THEMES.find((theme) => theme === pageTheme && theme !== 'default');
  return named ?? THEME_BY_PATH.find(([pattern]) => pattern.test(path))?.[1] ?? 'default';
}
