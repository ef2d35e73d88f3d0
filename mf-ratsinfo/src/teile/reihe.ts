/** Words in a row; a new line never begins with the dot. */
export const reihe = (teile: readonly (string | null | undefined | false)[]): string =>
  teile.filter(Boolean).join('\u00a0· ');
