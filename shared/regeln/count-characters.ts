/**
 * Characters of a text as its reader sees them: markup of an editor and the spaces around and between words beyond one
 * do not count. Entities count as one character.
 */
export function countCharacters(text: string): number {
  return text
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&[a-z0-9#]{1,10};/gi, 'x')
    .replace(/\s+/g, ' ')
    .trim().length;
}
