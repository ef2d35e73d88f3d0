import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { marked } from 'marked';
import type { Node } from 'prosemirror-model';
import { describe, expect, test, vi } from 'vitest';
import { dialekt } from './dialekt.ts';
import { openMarkdown } from './markdown-text.ts';
import { createDokument, readMarkdown, readStuecke } from './read-markdown.ts';
import { writeBlock } from './write-markdown.ts';

vi.setConfig({ testTimeout: 30_000 });
const INHALT = join(import.meta.dirname, '../../../api/inhalt');

/** Every text of the example content: what stands below front matter, and what stands in `md: |`. */
const texte = readdirSync(INHALT, { recursive: true, encoding: 'utf8' })
  .filter((datei) => /\.(md|yaml)$/.test(datei))
  .flatMap((datei) => {
    const roh = readFileSync(join(INHALT, datei), 'utf8');
    const unter = /^---\n[\s\S]*?\n---\n([\s\S]*)$/.exec(roh)?.[1] ?? '';
    const felder = [...roh.matchAll(/^( *)(?:- )?md: [|>]-?\n((?:\1 +.*\n|\n)+)/gm)].map(([, , block = '']) => {
      const breite = /^ */.exec(block)?.[0].length ?? 0;
      return block.replaceAll(new RegExp(`^ {${breite}}`, 'gm'), '');
    });
    return [unter, ...felder].filter((text) => text.trim() !== '').map((text) => ({ datei, text }));
  });

/** HTML as somebody reads it: where a line of the source ends says nothing. */
const show = (markdown: string) =>
  marked
    .parse(markdown, { async: false })
    .replaceAll(/<pre>[\s\S]*?<\/pre>|\s+/g, (stueck) => (stueck.startsWith('<') ? stueck : ' '))
    .replaceAll(/ (?=<\/?(?:p|ul|ol|li|h\d|table|thead|tbody|tr|t[hd]|blockquote|hr))|(?<=>) (?=<)/g, '')
    .trim();

const readZeilen = (text: string) => text.split('\r\n').filter((zeile) => zeile !== '');
const addAbsatz = (dokument: Node, stelle: number): Node => {
  const bloecke = [...dokument.children];
  bloecke.splice(stelle, 0, dialekt.node('paragraph', null, dialekt.text('Neu.')));
  return createDokument(bloecke);
};

describe('Alles, was es an Texten gibt', () => {
  test('ist gemeint', () => expect(texte.length).toBeGreaterThan(150));

  test('bleibt Byte für Byte, auch mit den Zeilenenden von Windows', () => {
    for (const { text } of texte) {
      for (const eines of [text, text.replaceAll('\n', '\r\n')]) {
        const { dokument, write } = openMarkdown(eines);
        expect(write(dokument)).toBe(eines);
        expect(write(createDokument(dokument.children.map((block) => block.copy(block.content))))).toBe(eines);
      }
    }
  });

  test('behält alles andere, wenn vorn, mitten oder am Ende ein Absatz dazukommt und wieder geht', () => {
    for (const { datei, text } of texte) {
      const eines = text.replaceAll('\n', '\r\n');
      const { dokument, write } = openMarkdown(eines);
      for (const stelle of [0, Math.floor(dokument.childCount / 2), dokument.childCount]) {
        const neu = write(addAbsatz(dokument, stelle));
        expect(
          readZeilen(neu).filter((zeile) => zeile !== 'Neu.'),
          datei,
        ).toEqual(readZeilen(eines));
        expect(neu.replaceAll('\r\n', ''), datei).not.toContain('\n');
      }
    }
  });

  test('ist neu geschrieben dasselbe', () => {
    const quellen = new Set(texte.flatMap(({ text }) => readStuecke(text).stuecke.map(({ quelle }) => quelle)));
    for (const quelle of quellen) {
      const gelesen = readMarkdown(quelle);
      const neu = gelesen.children.map((block) => writeBlock(block)).join('\n\n');
      expect(readMarkdown(neu).eq(gelesen), quelle).toBe(true);
      expect(show(neu)).toBe(show(quelle));
    }
  });
});

/** The only paragraph of a text, as somebody has typed it. */
const writeAbsatz = (...inhalt: Node[]) => writeBlock(dialekt.node('paragraph', null, inhalt));
const createWort = (text: string, ...marks: string[]) =>
  dialekt.text(
    text,
    marks.map((name) => dialekt.mark(name)),
  );

describe('Was getippt wird', () => {
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
  ])('bleibt Text: %s', (text) => {
    expect(readMarkdown(writeAbsatz(createWort(text))).toJSON()).toEqual(
      createDokument([dialekt.node('paragraph', null, createWort(text))]).toJSON(),
    );
  });

  test('wird nur maskiert, wo es sonst etwas anderes hieße', () => {
    expect(writeAbsatz(createWort('Bürger*innen, 3 [drei], a_b & c'))).toBe('Bürger*innen, 3 [drei], a_b & c');
  });

  test('hat Leerzeichen neben dem Fetten, nicht darin', () => {
    expect(writeAbsatz(createWort('so '), createWort(' sehr ', 'strong'), createWort('fett'))).toBe(
      'so  **sehr** fett',
    );
    expect(writeAbsatz(createWort('a ', 'strong'), createWort('b', 'strong', 'em'))).toBe('**a *b***');
  });

  test('bricht in einer Zelle mit <br> um und trennt keine Spalte', () => {
    const zelle = (art: string, ...inhalt: Node[]) => dialekt.node(art, null, dialekt.node('paragraph', null, inhalt));
    const tabelle = dialekt.node('table', null, [
      dialekt.node('table_row', null, [zelle('table_header', createWort('a|b')), zelle('table_header')]),
      dialekt.node('table_row', null, [
        zelle('table_cell', createWort('x'), dialekt.node('hard_break'), createWort('y')),
        zelle('table_cell', createWort('z')),
      ]),
    ]);
    const text = writeBlock(tabelle);
    expect(text).toBe('| a\\|b |  |\n| --- | --- |\n| x<br>y | z |');
    expect(readMarkdown(text).toJSON()).toEqual(createDokument([tabelle]).toJSON());
  });
});

test.each([
  ['HTML', '<dl><dt>a</dt><dd>b</dd></dl>'],
  ['Code', '```\nx\n```'],
  ['Kästchen', '- [ ] a\n- [x] b'],
  ['ein Verweis am Ende', '[a]: https://a.example'],
  ['eine tiefe Überschrift', '##### tief'],
])('%s bleibt stehen, wenn daneben etwas anders wird', (_was, quelle) => {
  const { dokument, write } = openMarkdown(`Davor\n\n${quelle}\n\n\nDanach x<sup>2</sup> und ![Bild](/b.png)\n`);
  const neu = createDokument([
    ...dokument.children.slice(0, -1),
    dialekt.node('paragraph', null, [...(dokument.lastChild?.children ?? []), createWort('!')]),
  ]);
  expect(write(neu)).toBe(`Davor\n\n${quelle}\n\n\nDanach x<sup>2</sup> und ![Bild](/b.png)!\n`);
});
