/**
 * Limits of one Markdown text; that of markup also counts for all texts of an entry together. Parsers need quadratic time for lines
 * and for markup that is never closed (13 s for 80,000 characters of `_a`), and a stack frame per nested quote or list,
 * so all are counted before parsing.
 */
export const MAX_LENGTH = 100_000;
export const MAX_MARKUP = 2_000;
export const MAX_DEPTH = 20;

const say = (figure: number) => figure.toLocaleString('de-DE');
const TOO_LONG = `Der Text ist zu lang: höchstens ${say(MAX_LENGTH)} Zeichen. Bitte verteilen Sie ihn auf mehrere Seiten.`;
export const TOO_MUCH_MARKUP = `Der Text hat zu viele Zeilen und Formatierungen: höchstens ${say(MAX_MARKUP)} Zeilen, Links und Zeichen wie * _ ~ [ <. Bitte verteilen Sie ihn auf mehrere Seiten.`;
const TOO_DEEP = `Listen und Zitate sind zu tief verschachtelt: höchstens ${MAX_DEPTH} Ebenen.`;

/** What may begin markup: lines, runs of delimiters, single characters, and addresses that become links. */
const MARKUP = /([*_~`])\1*|[!\\[<&\n]|www\.|:\/\//gi;
/** Markers of quotes and list items at the start of a line; each nests the next. */
const NESTING = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)))+/gm;
const MARKER = /[>\-+*]|\d+/g;
/** A horizontal rule, which looks like nested lists. */
const RULE = /^[ \t]*([-*_])(?:[ \t]*\1){2,}[ \t]*$/gm;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

export const countMarkup = (text: string): number => count(text, MARKUP);

/** Why a Markdown text is not parsed; null if it may be. */
export function findMarkdownFault(text: string): string | null {
  if (text.length > MAX_LENGTH) return TOO_LONG;
  if (countMarkup(text) > MAX_MARKUP) return TOO_MUCH_MARKUP;
  const nestings = text.replaceAll(RULE, '').match(NESTING) ?? [];
  return nestings.some((nesting) => count(nesting, MARKER) > MAX_DEPTH) ? TOO_DEEP : null;
}
