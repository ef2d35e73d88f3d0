import Squire from 'squire-rte';
import { sanitizeFragment } from './sanitize-fragment.ts';

const escapeMarkup = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Paragraphs of what was typed as plain text; HTML the editor wrote stays what it is. */
function toHtml(text: string): string {
  if (/^\s*<(p|div|ul|ol)\b/i.test(text)) return text;
  const absaetze = text.split(/\n{2,}/).map((absatz) => `<p>${escapeMarkup(absatz).replaceAll('\n', '<br>')}</p>`);
  return absaetze.join('');
}

/** Starts the editor inside `root`; `text` is its own HTML, or what somebody typed before it was there. */
export function startEditor(root: HTMLElement, text: string, onInput: (html: string) => void): Squire {
  const editor = new Squire(root, { blockTag: 'P', sanitizeToDOMFragment: sanitizeFragment, addLinks: false });
  editor.setHTML(toHtml(text));
  editor.addEventListener('input', () => onInput(root.textContent?.trim() ? editor.getHTML() : ''));
  return editor;
}

/** Takes over what came into the text field behind the editor, by a program or the browser's own filling in. */
export function replaceText(editor: Squire, text: string): void {
  editor.setHTML(toHtml(text));
}

export type Editor = Squire;
