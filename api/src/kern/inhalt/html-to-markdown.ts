import TurndownService from 'turndown';
import { renderMarkdown, sanitizeEditorHtml } from './markdown.ts';

/** What means something to Markdown or could begin HTML; as the editor's own writer escapes it when in doubt. */
const escapeText = (text: string) =>
  text
    // Within a word it means nothing, and would be part of a bare address.
    .replaceAll(/[\\`*[\]~<|]|(?<![\p{L}\d])_|_(?![\p{L}\d])|&(?=[#a-z])/giu, '\\$&')
    .replace(/^(#{1,6}(?=\s|$)|[-+](?=\s|$)|>|[-=]{2,}\s*$)/, '\\$1')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2');

/** @param istZweite a list that follows one of its kind: it is another one only if it is written with other signs */
function createDienst(istZweite: boolean): TurndownService {
  const dienst = new TurndownService({ headingStyle: 'atx', emDelimiter: '*', hr: '---', br: '\\' });
  dienst.escape = escapeText;
  // Markdown has no tables without heads and no cells over several columns.
  dienst.keep(['table', 'dl', 'sup', 'sub', 'abbr']);
  dienst.addRule('punkt', {
    filter: 'li',
    replacement(inhalt, node) {
      const { parentNode: liste, nextSibling } = node;
      const eltern = liste as HTMLElement | null;
      const nummer =
        Number(eltern?.getAttribute('start') ?? 1) + Array.from(eltern?.children ?? []).indexOf(node as Element);
      const zeichen = eltern?.nodeName === 'OL' ? `${nummer}${istZweite ? ')' : '.'}` : istZweite ? '*' : '-';
      const um = ' '.repeat(zeichen.length + 1);
      const zeilen = inhalt.trim().replaceAll(/\n(?=[^\n])/g, `\n${um}`);
      return `${zeichen} ${zeilen}${nextSibling ? '\n' : ''}`;
    },
  });
  return dienst;
}

const DIENSTE = { erste: createDienst(false), zweite: createDienst(true) };

const BLOCK = /<(\/?)(p|ul|ol|h[1-6]|table|blockquote|dl)\b[^>]*>|<hr\b[^>]*>/gi;

/** The outermost elements of HTML that was sanitised, and what stands between them. */
function splitBloecke(html: string): string[] {
  const grenzen = [0];
  let tiefe = 0;
  for (const { 0: tag, 1: ende, 2: name, index } of html.matchAll(BLOCK)) {
    if (name === undefined) {
      if (tiefe === 0) grenzen.push(index, index + tag.length);
    } else if (ende) {
      tiefe -= 1;
      if (tiefe === 0) grenzen.push(index + tag.length);
    } else {
      if (tiefe === 0) grenzen.push(index);
      tiefe += 1;
    }
  }
  return grenzen.map((von, index) => html.slice(von, grenzen[index + 1]).trim()).filter(Boolean);
}

/** What a reader sees of it: bare addresses become links, and points of lists are paragraphs or not. */
const readSichtbares = (html: string) =>
  html
    .replaceAll(/\u00a0/g, ' ')
    .replaceAll('<wbr />', '')
    .replaceAll(/<a href="(?:https?:\/\/|mailto:)?([^"]*)"[^>]*>\1<\/a>/g, '$1')
    .replaceAll(/(<li>)\s*<p>|<\/p>(?=\s*(?:<\/li>|<[uo]l))/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s*(<\/?(?:p|ul|ol|li|h[2-4]|br|hr|blockquote)\b[^>]*>)\s*/g, '$1')
    .replace(/^<p>(.*)<\/p>$/, '$1')
    .trim();

const getListe = (block: string) => /^<([uo]l)\b/i.exec(block)?.[1]?.toLowerCase();

/**
 * Sanitised HTML as Markdown that `renderMarkdown` shows the same. A block that Markdown cannot say, like a bold word that ends
 * with a sign in the middle of another, stays the HTML it is.
 */
export function htmlToMarkdown(html: string): string {
  const sauber = sanitizeEditorHtml(html);
  let istZweite = false;
  let vorige: string | undefined;
  return splitBloecke(sauber)
    .map((block) => {
      const liste = getListe(block);
      istZweite = liste !== undefined && liste === vorige && !istZweite;
      vorige = liste;
      const markdown = (istZweite ? DIENSTE.zweite : DIENSTE.erste).turndown(block);
      return readSichtbares(renderMarkdown(markdown)) === readSichtbares(block)
        ? markdown
        : block.replaceAll(/\n\s*\n/g, '\n');
    })
    .filter(Boolean)
    .join('\n\n');
}
