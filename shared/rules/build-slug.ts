const TRANSLITERATION: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
const MAX_LENGTH = 80;

/**
 * `Neue Brücke über die Alb` → `neue-bruecke-ueber-die-alb`; cut at a word boundary. Empty if no usable characters
 * remain.
 */
export function buildSlug(text: string, maxLength = MAX_LENGTH): string {
  const slug = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('\u00ad', '')
    .replaceAll(/[äöüß]/g, (character) => TRANSLITERATION[character] ?? '')
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  if (slug.length <= maxLength) return slug;
  const cut = slug.slice(0, maxLength + 1);
  return cut.slice(0, Math.max(cut.lastIndexOf('-'), 0)) || slug.slice(0, maxLength);
}
