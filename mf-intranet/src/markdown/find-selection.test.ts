import { expect, test } from 'vitest';
import { findSelection } from './find-selection.ts';

/** The text before, in and after the selection between two `|`, or around the cursor at one `|`. */
function split(marked: string): string[] | null {
  const [before = '', inside = '', behind] = marked.split('|');
  const to = before.length + (behind === undefined ? 0 : inside.length);
  const state = findSelection(marked.replaceAll('|', ''), before.length, to);
  if (!state) return null;
  const { from, to: end } = state.selection;
  const read = (start: number, stop: number) => state.doc.textBetween(start, stop, '¶');
  return [read(0, from), read(from, end), read(end, state.doc.content.size)];
}

test.each([
  ['Der Wei|', ['Der Wei', '', '']],
  ['Der | Weihnachtsmarkt', ['Der ', '', ' Weihnachtsmarkt']],
  ['Der Wei |', ['Der Wei ', '', '']],
  ['Am |Sonntag| ist Markt.\n\n- a', ['Am ', 'Sonntag', ' ist Markt.¶a']],
  ['## Markt\n\nUm **11 |Uhr** beginnt', ['Markt¶Um 11 ', '', 'Uhr beginnt']],
  ['a\n\n|', ['a¶', '', '']],
  ['|', ['', '', '']],
])('%j keeps its position', (marked, expected) => expect(split(marked)).toEqual(expected));

test('an empty paragraph at the cursor is kept', () => {
  expect(findSelection('a\n\n', 3, 3)?.doc.childCount).toBe(2);
});

test('a position within markup has no equivalent', () => {
  expect(split('Das ist *|*wichtig**')).toBeNull();
});
