// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { type Editor, startEditor } from './editor.ts';

let editor: Editor | undefined;
afterEach(() => editor?.destroy());

function start(text: string, selected: readonly [number, number] | null = null): Editor {
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  editor = startEditor(root, text, selected, () => {});
  return editor;
}

test('lines typed before the editor loads become paragraphs, like lines typed in it', () => {
  expect(start('Brot\nMilch\n\nKäse & mehr\n').getHTML()).toBe('<p>Brot</p><p>Milch</p><p>Käse &amp; mehr</p>');
});

test('a list made of selected lines has an item for each', () => {
  const lines = start('Brot\nMilch', [0, 10]);
  lines.makeUnorderedList();
  expect(lines.getHTML()).toMatch(/^<ul><li>Brot<\/li><li>Milch<\/li><\/ul>/);
});

test('an empty line keeps the caret', () => {
  const lines = start('Brot\n', [5, 5]);
  lines.makeUnorderedList();
  expect(lines.getHTML()).toMatch(/^<p>Brot<\/p><ul><li><br><\/li><\/ul>$/);
});
