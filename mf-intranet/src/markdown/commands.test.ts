import { deleteSelection } from 'prosemirror-commands';
import { type Command, EditorState, TextSelection } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { COMMANDS, goOnInTable, insertPicture, movePicture } from './commands.ts';
import { readMarkdown } from './read-markdown.ts';
import { writeBlock } from './write-markdown.ts';

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

const write = (state: EditorState | null) => state?.doc.children.map((block) => writeBlock(block)).filter(Boolean);

test('a picture is inserted as a block of its own, moved and deleted', () => {
  const inserted = apply(open('A\n\nB'), insertPicture('reh.jpg', 'Ein [Reh]'));
  const picture = '![Ein \\[Reh\\]](foto:reh.jpg)';
  expect(write(inserted)).toEqual([picture, 'A', 'B']);
  const moved = apply(inserted as EditorState, movePicture(1));
  expect(write(moved)).toEqual(['A', picture, 'B']);
  expect(write(apply(moved as EditorState, movePicture(-1)))).toEqual([picture, 'A', 'B']);
  expect(write(apply(moved as EditorState, deleteSelection))).toEqual(['A', 'B']);
  expect(readMarkdown(picture).firstChild?.attrs).toEqual({ file: 'reh.jpg', alt: 'Ein [Reh]' });
});

test('a picture is inserted behind the table that has the cursor', () => {
  const state = apply(open('| a |\n| --- |\n| b |\n\nC'), insertPicture('reh.jpg', 'Reh'));
  expect(write(state)?.slice(1)).toEqual(['![Reh](foto:reh.jpg)', 'C']);
});

test.each([
  '- ![Reh](foto:reh.jpg)',
  'mit ![Reh](foto:reh.jpg) Text',
  '- a\n\n  ![Reh](foto:reh.jpg)',
  '> ![Reh](foto:reh.jpg)',
  '![Reh](foto:reh.jpg "Titel")',
])('keeps a picture in other places: %s', (source) => {
  expect(
    readMarkdown(source)
      .children.map((block) => writeBlock(block))
      .join('\n\n'),
  ).toBe(source);
});
