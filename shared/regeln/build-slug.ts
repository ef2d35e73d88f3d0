const UMSCHRIFT: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
const MAX_LAENGE = 80;

/** `Neue Brücke über die Alb` → `neue-bruecke-ueber-die-alb`; cut at a word. Empty when nothing is left of the text. */
export function buildSlug(text: string, maxLaenge = MAX_LAENGE): string {
  const slug = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('\u00ad', '')
    .replaceAll(/[äöüß]/g, (zeichen) => UMSCHRIFT[zeichen] ?? '')
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  if (slug.length <= maxLaenge) return slug;
  const cut = slug.slice(0, maxLaenge + 1);
  return cut.slice(0, Math.max(cut.lastIndexOf('-'), 0)) || slug.slice(0, maxLaenge);
}
