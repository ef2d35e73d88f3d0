/**
 * Age in whole years on a day, both `YYYY-MM-DD…`; negative before the birth. Whoever was born on 29 February is a year
 * older from 1 March of a common year (§ 188 BGB).
 */
export function computeAlter(geburtstag: string, tag: string): number {
  const jahre = Number(tag.slice(0, 4)) - Number(geburtstag.slice(0, 4));
  return tag.slice(5, 10) < geburtstag.slice(5, 10) ? jahre - 1 : jahre;
}
