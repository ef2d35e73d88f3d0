import { escapeHtml } from '../../platform/text/escape-html.ts';

/** Splits text at any kind of line ending. */
export function splitIntoLines(text: string): string[] {
  return text.split(/\r\n|[\n\r\u2028\u2029]/).map(removeControlCharacters);
}

export function removeControlCharacters(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ');
}

export const escapeLines = (text: string): string => splitIntoLines(text).map(escapeHtml).join('<br>');
