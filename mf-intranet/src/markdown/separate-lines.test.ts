import { expect, test } from 'vitest';
import { separateLines } from './separate-lines.ts';

const separate = (markdown: string, before = '') => separateLines({ before, markdown, selection: null }).markdown;

test.each([
  ['lines of a paragraph', 'eins\nzwei\n\ndrei\nvier', 'eins\n\nzwei\n\ndrei\n\nvier'],
  ['an empty last line, where the caret may stand', 'eins\n', 'eins\n\n'],
  ['a hard break', 'eins  \nzwei\\\ndrei', 'eins  \nzwei\\\ndrei'],
  ['a list', '- eins\n- zwei', '- eins\n- zwei'],
  ['a paragraph before a list', 'Bitte:\n- eins', 'Bitte:\n- eins'],
  ['a table', '| a |\n| - |\n| b |', '| a |\n| - |\n| b |'],
  ['a heading', '## Markt\neins\nzwei', '## Markt\neins\n\nzwei'],
])('%s', (_, typed, separated) => expect(separate(typed)).toBe(separated));

test('existing lines stay unchanged', () => {
  expect(separate('alt\nalt\n\nneu\nneu', 'alt\nalt')).toBe('alt\nalt\n\nneu\n\nneu');
  expect(separate('alt\nx alt', 'alt\nalt'), 'no line was typed').toBe('alt\nx alt');
  expect(separate('a\nneu\nb', 'a\nb')).toBe('a\n\nneu\n\nb');
});

test('the selection moves accordingly', () => {
  expect(separateLines({ before: '', markdown: 'a\nb\nc', selection: [0, 5] }).selection).toEqual([0, 7]);
  expect(separateLines({ before: '', markdown: 'a\nb\nc', selection: [1, 2] }).selection).toEqual([1, 3]);
});
