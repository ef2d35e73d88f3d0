import Squire from 'squire-rte';
import { sanitizeFragment } from './sanitize-fragment.ts';

const maskiere = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Starts the editor inside `root`; `text` is its own HTML, or what somebody typed before it was there. */
export function startEditor(root: HTMLElement, text: string, onInput: (html: string) => void): Squire {
  const editor = new Squire(root, { blockTag: 'P', sanitizeToDOMFragment: sanitizeFragment, addLinks: false });
  const istHtml = /^\s*<(p|div|ul|ol)\b/i.test(text);
  const absaetze = text.split(/\n{2,}/).map((absatz) => `<p>${maskiere(absatz).replaceAll('\n', '<br>')}</p>`);
  editor.setHTML(istHtml ? text : absaetze.join(''));
  editor.addEventListener('input', () => onInput(root.textContent?.trim() ? editor.getHTML() : ''));
  return editor;
}

export type Editor = Squire;
