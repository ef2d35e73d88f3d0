import type { Node } from 'prosemirror-model';
import { EditorState, TextSelection } from 'prosemirror-state';
import { readMarkdown } from './read-markdown.ts';

/** A private-use character, which does not occur in texts. */
const MARKER = '\uE000';

/** The document with a marker at `offset` of its Markdown, and the position of the marker. */
function placeMarker(markdown: string, offset: number): { doc: Node; position: number } | null {
  const doc = readMarkdown(markdown.slice(0, offset) + MARKER + markdown.slice(offset));
  let position = -1;
  doc.descendants((node, start) => {
    const index = node.text?.indexOf(MARKER) ?? -1;
    if (index !== -1) position = start + index;
  });
  if (position === -1) return null;
  return { doc: EditorState.create({ doc }).tr.delete(position, position + 1).doc, position };
}

const readLetters = ({ textContent }: Node) => textContent.replaceAll(/\s/g, '');

/**
 * Document and selection for the range `from` to `to` in the Markdown, with line endings `\n`. Keeps a space or empty
 * paragraph at the cursor, which parsing Markdown drops. Null within markup, which has no position in a document.
 */
export function findSelection(markdown: string, from: number, to: number): EditorState | null {
  const end = placeMarker(markdown, to);
  const start = from === to ? end : placeMarker(markdown, from);
  if (!end || !start || readLetters(end.doc) !== readLetters(readMarkdown(markdown))) return null;
  if (start !== end && !start.doc.eq(end.doc)) return null;
  return EditorState.create({ doc: end.doc, selection: TextSelection.create(end.doc, start.position, end.position) });
}
