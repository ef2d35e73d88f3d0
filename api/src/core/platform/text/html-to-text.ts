const CHARACTER: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&', nbsp: ' ', '#39': "'" };

/** Private-use characters that mark hits inside the database (`split-statement.ts`), removed from content. */
const MARKS = /[\uE000\uE001]/g;

/** Normalises text for the search index: one line, no soft hyphens. */
export function smoothText(text: string): string {
  return text
    .replaceAll(MARKS, '')
    .replaceAll('\u00ad', '')
    .replaceAll(/[\s\0]+/g, ' ')
    .trim();
}

/** Sanitised HTML → plain text. */
export function htmlToText(html: string): string {
  const text = html
    // Pictures within texts.
    .replaceAll(/<span data-gm-bild="">.*?<\/span>/gs, ' ')
    .replaceAll(/<\/h\d>/g, ' – ')
    .replaceAll(/<[a-z/][^<>]*>/gi, ' ')
    .replaceAll(/&(lt|gt|quot|amp|nbsp|#39);/g, (raw, name: string) => CHARACTER[name] ?? raw);
  return smoothText(text).replaceAll(/ (?=[.,;:!?](\s|$))/g, '');
}
