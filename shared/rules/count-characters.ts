/** Visible characters of a text: markup and redundant spaces do not count. Entities count as one character. */
export function countCharacters(text: string): number {
  return text
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&[a-z0-9#]{1,10};/gi, 'x')
    .replace(/\s+/g, ' ')
    .trim().length;
}
