import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { marked } from 'marked';
import type { Node } from 'prosemirror-model';
import { describe, expect, test, vi } from 'vitest';
import { dialect } from './dialect.ts';
import { openMarkdown } from './markdown-text.ts';
import { createDocument, readMarkdown, readPieces } from './read-markdown.ts';
import { writeBlock } from './write-markdown.ts';

vi.setConfig({ testTimeout: 30_000 });
const CONTENT = join(import.meta.dirname, '../../../api/content');

/** All texts of the example content: below front matter, and in `md: |`. */
const texts = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(md|yaml)$/.test(file))
  .flatMap((file) => {
    const raw = readFileSync(join(CONTENT, file), 'utf8');
    const under = /^---\n[\s\S]*?\n---\n([\s\S]*)$/.exec(raw)?.[1] ?? '';
    const fields = [...raw.matchAll(/^( *)(?:- )?md: [|>]-?\n((?:\1 +.*\n|\n)+)/gm)].map(([, , block = '']) => {
      const width = /^ */.exec(block)?.[0].length ?? 0;
      return block.replaceAll(new RegExp(`^ {${width}}`, 'gm'), '');
    });
    return [under, ...fields].filter((text) => text.trim() !== '').map((text) => ({ datei: file, text }));
  });

/** HTML without insignificant line breaks. */
const show = (markdown: string) =>
  marked
    .parse(markdown, { async: false })
    .replaceAll(/<pre>[\s\S]*?<\/pre>|\s+/g, (piece) => (piece.startsWith('<') ? piece : ' '))
    .replaceAll(/ (?=<\/?(?:p|ul|ol|li|h\d|table|thead|tbody|tr|t[hd]|blockquote|hr))|(?<=>) (?=<)/g, '')
    .trim();

const readLines = (text: string) => text.split('\r\n').filter((line) => line !== '');
const addParagraph = (documentFile: Node, stelle: number): Node => {
  const blocks = [...documentFile.children];
  blocks.splice(stelle, 0, dialect.node('paragraph', null, dialect.text('Neu.')));
  return createDocument(blocks);
};

describe('all texts of the example content', () => {
  test('are found', () => expect(texts.length).toBeGreaterThan(150));

  test('stay byte-identical, also with Windows line endings', () => {
    for (const { text } of texts) {
      for (const one of [text, text.replaceAll('\n', '\r\n')]) {
        const { dokument: documentFile, write } = openMarkdown(one);
        expect(write(documentFile)).toBe(one);
        expect(write(createDocument(documentFile.children.map((block) => block.copy(block.content))))).toBe(one);
      }
    }
  });

  test('keep everything else when a paragraph is added at the start, middle or end and removed again', () => {
    for (const { datei: file, text } of texts) {
      const one = text.replaceAll('\n', '\r\n');
      const { dokument: documentFile, write } = openMarkdown(one);
      for (const stelle of [0, Math.floor(documentFile.childCount / 2), documentFile.childCount]) {
        const fresh = write(addParagraph(documentFile, stelle));
        expect(
          readLines(fresh).filter((line) => line !== 'Neu.'),
          file,
        ).toEqual(readLines(one));
        expect(fresh.replaceAll('\r\n', ''), file).not.toContain('\n');
      }
    }
  });

  test('are equivalent after rewriting all blocks', () => {
    const sources = new Set(texts.flatMap(({ text }) => readPieces(text).stuecke.map(({ quelle: source }) => source)));
    for (const source of sources) {
      const parsed = readMarkdown(source);
      const fresh = parsed.children.map((block) => writeBlock(block)).join('\n\n');
      expect(readMarkdown(fresh).eq(parsed), source).toBe(true);
      expect(show(fresh)).toBe(show(source));
    }
  });
});

/** Markdown of a text with a single paragraph. */
const writeParagraph = (...content: Node[]) => writeBlock(dialect.node('paragraph', null, content));
const createWord = (text: string, ...marks: string[]) =>
  dialect.text(
    text,
    marks.map((name) => dialect.mark(name)),
  );

describe('typed text', () => {
  test.each([
    '5 * 3 = 15, Bürger*innen, snake_case, 20~30',
    '*nicht kursiv* und **nicht fett** und `kein Code`',
    '[kein Link](/x/) und <b>keine Auszeichnung</b> & <script>alert(1)</script>',
    '# keine Überschrift',
    '- keine Liste',
    '1. kein Punkt',
    '3.) auch keiner',
    '> kein Zitat',
    '---',
    '| keine | Tabelle |',
    '\\* Rückstrich',
    'am Ende \\',
  ])('stays text: %s', (text) => {
    expect(readMarkdown(writeParagraph(createWord(text))).toJSON()).toEqual(
      createDocument([dialect.node('paragraph', null, createWord(text))]).toJSON(),
    );
  });

  test('is escaped only where necessary', () => {
    expect(writeParagraph(createWord('Bürger*innen, 3 [drei], a_b & c'))).toBe('Bürger*innen, 3 [drei], a_b & c');
  });

  test('has spaces outside of bold text', () => {
    expect(writeParagraph(createWord('so '), createWord(' sehr ', 'strong'), createWord('fett'))).toBe(
      'so  **sehr** fett',
    );
    expect(writeParagraph(createWord('a ', 'strong'), createWord('b', 'strong', 'em'))).toBe('**a *b***');
  });

  test('uses <br> for line breaks in a cell and escapes column separators', () => {
    const cell = (kind: string, ...content: Node[]) =>
      dialect.node(kind, null, dialect.node('paragraph', null, content));
    const table = dialect.node('table', null, [
      dialect.node('table_row', null, [cell('table_header', createWord('a|b')), cell('table_header')]),
      dialect.node('table_row', null, [
        cell('table_cell', createWord('x'), dialect.node('hard_break'), createWord('y')),
        cell('table_cell', createWord('z')),
      ]),
    ]);
    const text = writeBlock(table);
    expect(text).toBe('| a\\|b |  |\n| --- | --- |\n| x<br>y | z |');
    expect(readMarkdown(text).toJSON()).toEqual(createDocument([table]).toJSON());
  });
});

test.each([
  ['HTML', '<dl><dt>a</dt><dd>b</dd></dl>'],
  ['code', '```\nx\n```'],
  ['task list', '- [ ] a\n- [x] b'],
  ['link reference definition', '[a]: https://a.example'],
  ['heading below h4', '##### tief'],
])('%s stays unchanged when text next to it changes', (_was, source) => {
  const { dokument: documentFile, write } = openMarkdown(
    `Davor\n\n${source}\n\n\nDanach x<sup>2</sup> und ![Bild](/b.png)\n`,
  );
  const fresh = createDocument([
    ...documentFile.children.slice(0, -1),
    dialect.node('paragraph', null, [...(documentFile.lastChild?.children ?? []), createWord('!')]),
  ]);
  expect(write(fresh)).toBe(`Davor\n\n${source}\n\n\nDanach x<sup>2</sup> und ![Bild](/b.png)!\n`);
});
