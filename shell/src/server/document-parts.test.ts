import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { DATEN_ID } from '../seite/page-data.ts';
import { completeDocument, DocumentTransform } from './document-parts.ts';
import { LAYOUT_EARLY } from './layout-early.ts';
import { createBoot, createHint, createParts, createSeite } from './page.beispiele.ts';

const boot = createBoot({
  seite: createSeite({ title: 'Bürgerbüro 🏛️' }),
  remotes: { 'mf-probe': createHint(['text', 'bild']), 'mf-other': createHint(['liste'], 'mf-other') },
});
const parts = createParts(boot);
const PAGE =
  '<!DOCTYPE html><html lang="de"><head><title>Bürgerbüro – Übersicht</title></head>' +
  '<body id="oben"><p>Grüße 👋 aus dem Bürgerbüro 🏛️ – „Größe“ 𝄞</p></body></html>';

function readData(html: string): unknown {
  const [, json] = new RegExp(`<script type="application/json" id="${DATEN_ID}">(.*?)</script>`).exec(html) ?? [];
  return JSON.parse(json ?? '');
}
const positions = (html: string, ...texts: string[]) => texts.map((part) => html.indexOf(part));
const isAscending = (numbers: number[]) => numbers.every((value, index) => value > (numbers[index - 1] ?? 0));

describe('a complete document', () => {
  const html = completeDocument(PAGE, parts);

  it('has the shell’s stylesheets before the remotes’, all in the head', () => {
    expect(
      isAscending(
        positions(html, '<head>', '/shell/main.1.css', '/remotes/mf-probe/1/client/text.css', '</head>', '<body'),
      ),
    ).toBe(true);
  });

  it.each([
    ['the stylesheet', '<link rel="stylesheet" href="/shell/main.1.css" integrity="sha384-css">'],
    ['the font', '<link rel="preload" href="/shell/fira.woff2" as="font" type="font/woff2" crossorigin>'],
    ['the icon', '<link rel="icon" href="/shell/favicon.svg" type="image/svg+xml">'],
    [
      'the script',
      '<script type="module" src="/shell/main.1.js" integrity="sha384-main" fetchpriority="low"></script>',
    ],
    [
      'an entry of a remote',
      '<link rel="modulepreload" href="/remotes/mf-other/1/client/entry.js" integrity="sha384-client/entry.js" fetchpriority="low">',
    ],
    [
      'a template',
      '<link rel="modulepreload" href="/remotes/mf-probe/1/client/bild.js" integrity="sha384-client/bild.js" fetchpriority="low">',
    ],
  ])('names %s once', (_name, tag) => {
    expect(html.split(tag)).toHaveLength(2);
  });

  it('names its scripts after everything that the first paint needs', () => {
    expect(
      isAscending(positions(html, '</p>', LAYOUT_EARLY, '<script type="module"', 'rel="modulepreload"', DATEN_ID)),
    ).toBe(true);
  });

  it('runs the script of urgent notices before anything is painted, on pages that have one', () => {
    expect(html).not.toContain('/shell/eilmeldung.1.js');
    const page = completeDocument(PAGE, { ...parts, eilt: true });
    expect(
      isAscending(
        positions(page, '<script src="/shell/eilmeldung.1.js" integrity="sha384-eilmeldung"></script>', '</head>'),
      ),
    ).toBe(true);
  });

  it('names a file once that two templates share', () => {
    const shared = { href: '/remotes/mf-probe/1/client/gemeinsam.js', integrity: 'sha384-gemeinsam' };
    const hint = createHint(['text', 'bild']);
    for (const { js } of Object.values(hint.templates)) js.push(shared);
    const page = completeDocument(PAGE, createParts(createBoot({ remotes: { 'mf-probe': hint } })));
    expect(page.match(/rel="modulepreload" href="[^"]*gemeinsam/g)).toHaveLength(1);
  });

  it('ends with the page data', () => {
    expect(readData(html)).toEqual(boot);
    expect(html.endsWith('</script></body></html>')).toBe(true);
  });
});

describe('a streamed document', () => {
  const send = (chunks: Buffer[]) => text(Readable.from(chunks).pipe(new DocumentTransform(parts)));
  const bytes = Buffer.from(PAGE);
  const expected = completeDocument(PAGE, parts);

  it('is the same as a complete one', async () => {
    expect(await send([bytes])).toBe(expected);
  });

  it('is the same wherever the chunks end', async () => {
    for (let cut = 1; cut < bytes.length; cut += 1)
      expect(await send([bytes.subarray(0, cut), bytes.subarray(cut)])).toBe(expected);
  });

  it.each([1, 2, 3, 5, 7, 11])('is the same in chunks of %d bytes', async (size) => {
    const count = Math.ceil(bytes.length / size);
    expect(
      await send(Array.from({ length: count }, (_, index) => bytes.subarray(index * size, (index + 1) * size))),
    ).toBe(expected);
  });

  it('goes out as it comes in', async () => {
    const transform = new DocumentTransform(parts);
    transform.write('<html><head></head><body><p>Anfang</p><p>der Seite</p>');
    expect(String(transform.read())).toContain('<p>Anfang</p>');
  });

  it('goes through unchanged when it has no markers', async () => {
    expect(await send([Buffer.from('nur'), Buffer.from(' Text')])).toBe('nur Text');
  });
});
