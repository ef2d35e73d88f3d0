/** Inline parts with separators; a line never starts with the dot. */
export const row = (parts: readonly (string | null | undefined | false)[]): string =>
  parts.filter(Boolean).join('\u00a0· ');
