// @vitest-environment jsdom
import { toEditorHtml } from '@gm/shared/schemas/editor/editor-html';
import { EditorText } from '@gm/shared/ui/editor-text';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readBootData } from '../browser/client/boot-data.ts';
import { DATA_ID, serializePageData } from './page-data.ts';

const LONG =
  '<p>Der Gemeinderat tagt am <strong>Dienstag</strong> um 19 Uhr – „öffentlich“. 👋 Alle sind eingeladen.</p>';
const LONGER = `${LONG}<p>Die Tagesordnung steht im Aushang. Wer nicht kommen kann, liest danach das Protokoll.</p>`;

/** Page data as the browser reads them from a document that contains `shown` as editor texts. */
function sendAndRead(data: unknown, shown: string[] = []): { read: unknown; json: string } {
  const markup = renderToStaticMarkup(
    <main>
      {shown.map((html) => (
        <EditorText key={html} html={toEditorHtml(html)} />
      ))}
    </main>,
  );
  const json = serializePageData(data, markup);
  document.documentElement.innerHTML = `<head></head><body>${markup}<script type="application/json" id="${DATA_ID}">${json}</script></body>`;
  return { read: readBootData(), json };
}

describe('page data', () => {
  it.each<[string, unknown, string[]]>([
    ['plain values', { a: [1, null, true, ''], b: { c: 'Größe 👋' } }, []],
    ['a text of an editor', { text: LONG }, [LONG]],
    ['the same text twice', { a: LONG, b: [{ c: LONG }] }, [LONG]],
    ['several texts', { a: LONG, b: LONGER }, [LONG, LONGER]],
    ['a text that begins like a longer one on the page', { kurz: LONG, lang: LONGER }, [LONGER]],
    ['texts that begin the same, the longer one first', { kurz: LONG, lang: LONGER }, [LONGER, LONG]],
    ['a text that is not on the page', { text: LONG }, []],
    ['a text on the page without markup', { text: 'x'.repeat(200) }, [LONG]],
    ['a short text', { text: '<p>kurz</p>' }, ['<p>kurz</p>']],
    ['hostile texts', { a: '</script><script>alert(1)</script>', b: '<!--<script>', c: ']]>', d: '\u2028\u2029' }, []],
    ['a text that looks like the mark', { text: ` data-gm-html="">${LONG}` }, [LONG]],
  ])('survive the round trip to the browser with %s', (_name, data, shown) => {
    expect(sendAndRead(data, shown).read).toEqual(data);
  });

  it('omit texts that the document already contains', () => {
    expect(sendAndRead({ text: LONG, titel: 'Sitzung' }, [LONGER, LONG]).json).toBe(
      '{"text":{"$markup":1},"titel":"Sitzung"}',
    );
  });

  it('take no longer with markup and texts that a module made to be compared', () => {
    const html = ' data-gm-html="">'.repeat(100_000);
    const start = performance.now();
    serializePageData(
      Array.from({ length: 10_000 }, (_, index) => `<p>${index}${'x'.repeat(90)}`),
      html,
    );
    expect(performance.now() - start).toBeLessThan(3000);
  });

  it('take no longer with marks of a module that never end', () => {
    const start = performance.now();
    serializePageData({}, ' data-gm-html="'.repeat(30_000));
    expect(performance.now() - start).toBeLessThan(500);
  });

  it('never close their script element', () => {
    const { json } = sendAndRead({ a: '</script>', b: '</SCRIPT >', c: '<!--', '</script>': 1 });
    expect(json).not.toContain('<');
    expect(document.querySelectorAll('script')).toHaveLength(1);
  });
});
