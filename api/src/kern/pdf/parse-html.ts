import { htmlToText } from '../suche/html-to-text.ts';

export interface Textblock {
  art: 'titel' | 'absatz' | 'punkt';
  text: string;
}

const BLOCK = /<(h[2-6]|p|li|tr)\b[^>]*>([\s\S]*?)<\/\1>/g;

/** Sanitised HTML → its headings, paragraphs and points as plain text, in order. A table becomes a point per row. */
export function parseHtml(html: string): Textblock[] {
  return [...html.matchAll(BLOCK)].flatMap(([, name = '', inner = '']) => {
    const text = inner
      .replaceAll(/<\/t[dh]>\s*<t[dh]\b[^>]*>/g, ' – ')
      .split(/<br\s*\/?>/)
      .map(htmlToText)
      .join('\n')
      .trim();
    if (!text) return [];
    const art = name.startsWith('h') ? 'titel' : name === 'p' ? 'absatz' : 'punkt';
    return [{ art, text }];
  });
}
