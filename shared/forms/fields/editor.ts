import Squire from 'squire-rte';
import { sanitizeFragment } from './sanitize-fragment.ts';

const escapeMarkup = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const isHtml = (text: string) => /^\s*<(p|div|ul|ol)\b/i.test(text);

/** Converts each typed line to a paragraph, as Enter does in the editor; HTML from the editor is unchanged. */
function toHtml(text: string): string {
  if (isHtml(text)) return text;
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => `<p>${escapeMarkup(line)}</p>`).join('');
}

/** Private-use character, which does not occur in texts. */
const MARKER = '\uE000';

/** Removes the first marker and sets one end of the range to its position. */
function takeMarker(root: HTMLElement, range: Range, end: 'setStart' | 'setEnd'): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const index = text.data.indexOf(MARKER);
    if (index === -1) continue;
    text.deleteData(index, 1);
    // An empty paragraph without a line break cannot hold a caret.
    if (text.parentElement?.textContent === '') text.parentElement.append(document.createElement('br'));
    range[end](text, index);
    return;
  }
}

/** A trailing space would collapse at the end of the paragraph, and the next word would stick to the last one. */
const keepSpace = (text: string) => text.replace(/ $/, '\u00A0');

function openSelected(editor: Squire, text: string, [from, to]: Selected): void {
  const parts = [keepSpace(text.slice(0, from)), keepSpace(text.slice(from, to)), text.slice(to)];
  editor.setHTML(toHtml(parts.join(MARKER)));
  const range = document.createRange();
  takeMarker(editor.getRoot(), range, 'setStart');
  takeMarker(editor.getRoot(), range, 'setEnd');
  editor.setSelection(range);
}

type Selected = readonly [from: number, to: number];

/**
 * Starts the editor inside `root`; `text` is its own HTML, or the text typed before it loaded. `selected` restores the
 * caret; null if the field had no focus.
 */
export function startEditor(
  root: HTMLElement,
  text: string,
  selected: Selected | null,
  onInput: (html: string) => void,
): Squire {
  const editor = new Squire(root, { blockTag: 'P', sanitizeToDOMFragment: sanitizeFragment, addLinks: false });
  if (selected && !isHtml(text)) openSelected(editor, text, selected);
  else editor.setHTML(toHtml(text));
  editor.addEventListener('input', () => onInput(root.textContent?.trim() ? editor.getHTML() : ''));
  return editor;
}

/** Copies text that was set in the text field behind the editor, by a script or by autofill. */
export function replaceText(editor: Squire, text: string): void {
  editor.setHTML(toHtml(text));
}

export type Editor = Squire;
