import TurndownService from 'turndown';
import { renderMarkdown, sanitizeEditorHtml } from './markdown.ts';
import { dropPictures } from './text-pictures.ts';

/** Characters with a meaning in Markdown or HTML; escaped when in doubt, like the editor's own serialiser does. */
const escapeText = (text: string) =>
  text
    // Inside a word these characters have no meaning; escaping would break bare addresses.
    .replaceAll(/[\\`*[\]~<|]|(?<![\p{L}\d])_|_(?![\p{L}\d])|&(?=[#a-z])/giu, '\\$&')
    .replace(/^(#{1,6}(?=\s|$)|[-+](?=\s|$)|>|[-=]{2,}\s*$)/, '\\$1')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2');

/** @param isSecond follows another list of the same type; a different marker keeps the two apart */
function createService(isSecond: boolean): TurndownService {
  const service = new TurndownService({ headingStyle: 'atx', emDelimiter: '*', hr: '---', br: '\\' });
  service.escape = escapeText;
  // Markdown has no tables without header rows and no column spans.
  service.keep(['table', 'dl', 'sup', 'sub', 'abbr']);
  service.addRule('punkt', {
    filter: 'li',
    replacement(content, node) {
      const { parentNode: list, nextSibling } = node;
      const parents = list as HTMLElement | null;
      const num =
        Number(parents?.getAttribute('start') ?? 1) + Array.from(parents?.children ?? []).indexOf(node as Element);
      const character = parents?.nodeName === 'OL' ? `${num}${isSecond ? ')' : '.'}` : isSecond ? '*' : '-';
      const um = ' '.repeat(character.length + 1);
      const lines = content.trim().replaceAll(/\n(?=[^\n])/g, `\n${um}`);
      return `${character} ${lines}${nextSibling ? '\n' : ''}`;
    },
  });
  return service;
}

const SERVICES = { erste: createService(false), zweite: createService(true) };

const BLOCK = /<(\/?)(p|ul|ol|h[1-6]|table|blockquote|dl)\b[^>]*>|<hr\b[^>]*>/gi;

/** Top-level elements of sanitised HTML, and the text between them. */
function splitBlocks(html: string): string[] {
  const limits = [0];
  let depth = 0;
  for (const { 0: tag, 1: end, 2: name, index } of html.matchAll(BLOCK)) {
    if (name === undefined) {
      if (depth === 0) limits.push(index, index + tag.length);
    } else if (end) {
      depth -= 1;
      if (depth === 0) limits.push(index + tag.length);
    } else {
      if (depth === 0) limits.push(index);
      depth += 1;
    }
  }
  return limits.map((from, index) => html.slice(from, limits[index + 1]).trim()).filter(Boolean);
}

/** Normalises to what a reader sees: bare addresses become links, tight and loose list items are equal. */
const readVisible = (html: string) =>
  html
    .replaceAll(/\u00a0/g, ' ')
    .replaceAll('<wbr />', '')
    .replaceAll(/<a href="(?:https?:\/\/|mailto:)?([^"]*)"[^>]*>\1<\/a>/g, '$1')
    .replaceAll(/(<li>)\s*<p>|<\/p>(?=\s*(?:<\/li>|<[uo]l))/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s*(<\/?(?:p|ul|ol|li|h[2-4]|br|hr|blockquote)\b[^>]*>)\s*/g, '$1')
    .replace(/^<p>(.*)<\/p>$/, '$1')
    .trim();

const getList = (block: string) => /^<([uo]l)\b/i.exec(block)?.[1]?.toLowerCase();

/**
 * Converts sanitised HTML to Markdown that `renderMarkdown` renders identically. A block that Markdown cannot express,
 * e.g. bold text that ends with punctuation inside a word, stays HTML.
 */
export function htmlToMarkdown(html: string): string {
  const clean = dropPictures(sanitizeEditorHtml(html));
  let isSecond = false;
  let previous: string | undefined;
  return splitBlocks(clean)
    .map((block) => {
      const list = getList(block);
      isSecond = list !== undefined && list === previous && !isSecond;
      previous = list;
      const markdown = (isSecond ? SERVICES.zweite : SERVICES.erste).turndown(block);
      return readVisible(renderMarkdown(markdown)) === readVisible(block)
        ? markdown
        : block.replaceAll(/\n\s*\n/g, '\n');
    })
    .filter(Boolean)
    .join('\n\n');
}
