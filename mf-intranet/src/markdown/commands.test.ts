import { type Command, EditorState, TextSelection } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { COMMANDS, goOnInTable } from './commands.ts';
import { readMarkdown } from './read-markdown.ts';

/** Applies a command to the state; null if it does not handle the key. */
function apply(state: EditorState, command: Command): EditorState | null {
  let next: EditorState | null = null;
  command(state, (transaction) => {
    next = state.apply(transaction);
  });
  return next;
}

const open = (markdown: string) => {
  const doc = readMarkdown(markdown);
  return EditorState.create({ doc, selection: TextSelection.atStart(doc) });
};

/** Types into every cell reached with Tab; returns the resulting document. */
function fillByTab(start: EditorState | null): string {
  let state = start;
  for (let place = 1; state; place += 1) {
    state = state.apply(state.tr.insertText(String(place)));
    const next = apply(state, goOnInTable);
    if (!next) return state.doc.textBetween(0, state.doc.content.size, '|');
    state = next;
  }
  return '';
}

test('a new table has the cursor in its first cell; Tab moves through it, then after it, then out of the editor', () => {
  expect(fillByTab(apply(open(''), COMMANDS.tabelle.run))).toBe('1|2|3|4|5|6|7');
});

test('Tab after the last cell moves to the content after the table, inserting nothing', () => {
  expect(fillByTab(open('| a |\n| --- |\n| b |\n\nDanach'))).toBe('1a|2|3Danach');
});
