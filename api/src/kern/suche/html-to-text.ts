const ZEICHEN: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&', nbsp: ' ', '#39': "'" };

/** Characters that mark hits inside the database (`teile-auszug.ts`); content must not bring its own. */
const MARKEN = /[\uE000\uE001]/g;

/** Plain text as the search keeps it: on one line, without soft hyphens. */
export function smoothText(text: string): string {
  return text
    .replaceAll(MARKEN, '')
    .replaceAll('\u00ad', '')
    .replaceAll(/[\s\0]+/g, ' ')
    .trim();
}

/** Sanitised HTML → plain text. */
export function htmlToText(html: string): string {
  const text = html
    .replaceAll(/<\/h\d>/g, ' – ')
    .replaceAll(/<[a-z/][^>]*>/gi, ' ')
    .replaceAll(/&(lt|gt|quot|amp|nbsp|#39);/g, (roh, name: string) => ZEICHEN[name] ?? roh);
  return smoothText(text).replaceAll(/ (?=[.,;:!?](\s|$))/g, '');
}
