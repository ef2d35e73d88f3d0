import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toHtml } from '../../forms/rich-text.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';
import { renderMarkdown, sanitizeEditorHtml } from './markdown.ts';

it.each([
  ['paragraphs and lines', '<p>Eins<br>zwei</p><p>Drei</p>', 'Eins\\\nzwei\n\nDrei'],
  ['bold and slanted words', '<p>Das <strong>Bad</strong> ist <em>zu</em>.</p>', 'Das **Bad** ist *zu*.'],
  ['a heading', '<h2>Anfahrt</h2><p>Mit dem Rad.</p>', '## Anfahrt\n\nMit dem Rad.'],
  ['links', '<p><a href="/bad/" rel="nofollow noopener">Bad</a></p>', '[Bad](/bad/)'],
  [
    'lists in lists',
    '<ul><li>Eins<ol><li>a</li><li>b</li></ol></li><li>Zwei</li></ul>',
    '- Eins\n  1. a\n  2. b\n- Zwei',
  ],
  ['two lists in a row', '<ul><li>Eins</li></ul><ul><li>Zwei</li></ul>', '- Eins\n\n* Zwei'],
  ['paragraphs in lists', '<ul><li><p>Eins</p></li><li><p>Zwei</p></li></ul>', '- Eins\n- Zwei'],
  ['signs that mean something', '<p># 1 *so* [x] &lt;b&gt; &amp;copy;</p>', '\\# 1 \\*so\\* \\[x\\] \\<b> \\&copy;'],
  ['dates at the beginning of a line', '<p>3. Oktober</p>', '3\\. Oktober'],
  ['addresses', '<p>Mehr: https://www.example.org/a_b</p>', 'Mehr: https://www.example.org/a_b'],
  ['what Markdown cannot say', '<p><strong>„Au!“</strong>ruf</p>', '<p><strong>„Au!“</strong>ruf</p>'],
  ['a table', '<table><tr><td>a</td></tr></table>', '<table tabindex="0"><tr><td>a</td></tr></table>'],
  ['nothing', '', ''],
])('writes %s', (_was, html, markdown) => {
  expect(htmlToMarkdown(html)).toBe(markdown);
});

const word = fc.constantFrom(
  'Bad',
  'a*b',
  '1. Mai',
  '# x',
  '- so',
  'a_b_c',
  '<b>',
  '&amp;',
  '„Au!“',
  '`x`',
  '[y](z)',
  '~~n~~',
  'ä | ö',
  '>',
  '§ 10',
);
const text = fc
  .array(word, { minLength: 1, maxLength: 3 })
  .map((words) => words.join(' ').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
const line = fc
  .array(
    fc.oneof(
      text,
      text.map((t) => `<strong>${t}</strong>`),
      text.map((t) => `<em>${t}</em>`),
      text.map((t) => `<a href="/x/">${t}</a>`),
      fc.constant('<br>'),
      fc.constant(' '),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) => parts.join(''));
const { liste: list } = fc.letrec<{ liste: string; punkt: string }>((tie) => ({
  punkt: fc
    .tuple(line, fc.option(tie('liste'), { depthSize: 'small', nil: '' }))
    .map(([words, inside]) => `<li>${words}${inside}</li>`),
  liste: fc
    .tuple(fc.constantFrom('ul', 'ol'), fc.array(tie('punkt'), { minLength: 1, maxLength: 3 }))
    .map(([kind, points]) => `<${kind}>${points.join('')}</${kind}>`),
}));
const documentFile = fc
  .array(
    fc.oneof(
      line.map((z) => `<p>${z}</p>`),
      list,
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((blocks) => blocks.join(''));

/** All words, each with its enclosing elements. */
const readWords = (html: string) =>
  html
    .replaceAll(/\u00a0/g, ' ')
    .replaceAll(/<\/?p>|\s+/g, ' ')
    .replaceAll(/\s*(<\/?(?:ul|ol|li|br)\b[^>]*>)\s*/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();

it('converts everything that the rich-text editor can produce without changing the page', () => {
  fc.assert(
    fc.property(documentFile, (raw) => {
      const html = toHtml(raw);
      expect(readWords(renderMarkdown(htmlToMarkdown(html)))).toBe(readWords(sanitizeEditorHtml(html)));
    }),
    { numRuns: 300 },
  );
});
