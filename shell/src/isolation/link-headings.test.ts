import { toEditorHtml } from '@gm/shared/schemas/editor/editor-html';
import { expect, it } from 'vitest';
import { createBlockData } from '../server/page.examples.ts';
import { linkHeadings, takeSections } from './link-headings.ts';

/** The linked texts of a page, one block each. */
function link(...texts: string[]): string[] {
  const blocks = texts.map((text) => createBlockData({ context: { eintrag: [{ text: toEditorHtml(text) }] } }));
  const taken = takeSections();
  for (const { context } of blocks) linkHeadings(context, taken);
  return blocks.map(
    ({ context }) => (context as { eintrag: { text: { editorHtml: string } }[] }).eintrag[0]!.text.editorHtml,
  );
}
const idsOf = (...texts: string[]) =>
  [
    ...link(...texts)
      .join('')
      .matchAll(/ id="([^"]*)"/g),
  ].map(([, id]) => id);

it('adds an id and a link to a heading', () => {
  expect(link('<p>Vorweg</p><h2>Gebühren &amp; Fristen</h2><p>Zwei Euro.</p>')).toEqual([
    '<p>Vorweg</p><div data-gm-abschnitt=""><h2 id="gebuehren-fristen">Gebühren &amp; Fristen</h2>' +
      '<a href="#gebuehren-fristen" aria-label="Link zu diesem Abschnitt: Gebühren &amp; Fristen"></a></div>' +
      '<p>Zwei Euro.</p>',
  ]);
});

it('names the link by the text of the heading', () => {
  expect(link('<h3>Das <strong>"Wich\u00adtigste"</strong> zu&shy;erst</h3>').join('')).toContain(
    'aria-label="Link zu diesem Abschnitt: Das &quot;Wichtigste&quot; zuerst"',
  );
});

it('uses each id once on the page, across blocks', () => {
  expect(idsOf('<h2>Kosten</h2><h3>Kosten</h3>', '<h2>Kosten</h2><h2>Kosten 2</h2>')).toEqual([
    'kosten',
    'kosten-2',
    'kosten-3',
    'kosten-2-2',
  ]);
});

it.each([
  ['soft hyphens and umlauts', '<h2>Stra\u00adßen&shy;l&auml;rm</h2>', 'strassenlaerm'],
  ['markup in the heading', '<h3>Das <strong>Wichtigste</strong> zuerst</h3>', 'das-wichtigste-zuerst'],
  ['no word at all', '<h2>???</h2>', 'abschnitt'],
  ['an id of the page itself', '<h2>Inhalt</h2>', 'inhalt-2'],
  ['a name that scripts ask for', '<h2>Process</h2>', 'process-2'],
  ['attributes', '<h2 class="gross">Wald</h2>', 'wald'],
  ['an id of its own', '<h2 id="Eigen">Wald</h2>', 'Eigen'],
])('names a section with %s', (_what, html, id) => {
  expect(idsOf(html)).toEqual([id]);
});

it('gives a heading that is a link an id but no nested link', () => {
  expect(link('<a href="/x/"><h2>Wald</h2></a>')).toEqual(['<a href="/x/"><h2 id="wald">Wald</h2></a>']);
  const [html] = link('<a href="/x/"><h2>A</h2><h2>B</h2></a><h2>C</h2><abbr title="d">d</abbr><h2>D</h2>');
  expect(html?.match(/data-gm-abschnitt=""><h2 id="."/g)).toEqual([
    'data-gm-abschnitt=""><h2 id="c"',
    'data-gm-abschnitt=""><h2 id="d"',
  ]);
});

it('names thousands of equal headings in the time limit of a block', () => {
  // With quadratic time these took 55 s, which ends a guest and leaves out all blocks of its module.
  expect(idsOf('<h2>Wald</h2>\n'.repeat(25_000)).at(-1)).toBe('wald-25000');
});

it('leaves plain text as it is', () => {
  const blocks = [createBlockData({ context: { titel: '<h2>Wald</h2>', liste: [null, 7] } })];
  linkHeadings(blocks[0]?.context, takeSections());
  expect(blocks[0]?.context).toEqual({ titel: '<h2>Wald</h2>', liste: [null, 7] });
});
