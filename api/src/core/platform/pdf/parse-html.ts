import { htmlToText } from '../text/html-to-text.ts';

export interface TextBlock {
  art: 'titel' | 'absatz' | 'punkt';
  text: string;
}

const BLOCK = /<(h[2-6]|p|li|tr)\b[^>]*>([\s\S]*?)<\/\1>/g;

/** Sanitised HTML → headings, paragraphs and list items as plain text, in order. Each table row becomes an item. */
export function parseHtml(html: string): TextBlock[] {
  return [...html.matchAll(BLOCK)].flatMap(([, name = '', inner = '']) => {
    const text = inner
      .replaceAll(/<\/t[dh]>\s*<t[dh]\b[^>]*>/g, ' – ')
      .split(/<br\s*\/?>/)
      .map(htmlToText)
      .join('\n')
      .trim();
    if (!text) return [];
    const kind = name.startsWith('h') ? 'titel' : name === 'p' ? 'absatz' : 'punkt';
    return [{ art: kind, text }];
  });
}
