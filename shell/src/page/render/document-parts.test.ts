import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DATA_ID } from '../../base/page-data.ts';
import { AFTER_PAINT, LATER_ID } from '../../http/policy/after-paint.ts';
import { createBoot, createHint, createIsland, createParts } from '../../server/page.examples.ts';
import { completeDocument } from './document-parts.ts';

const boot = createBoot({
  seite: { pfad: '/buergerbuero/', suche: '', titel: 'Bürgerbüro 🏛️' },
  islands: [createIsland({ id: 2 }), createIsland({ id: 5, remote: 'mf-other', template: 'liste', when: 'visible' })],
  remotes: { 'mf-probe': createHint(['text']), 'mf-other': createHint(['liste'], 'mf-other') },
});
const INLINE = { href: '/remotes/mf-probe/1/client/text.css', css: '.text{color:red}', hash: "'sha256-x='" };
const parts = { ...createParts(boot), inline: [INLINE] };
const PAGE =
  '<!DOCTYPE html><html lang="de"><head><title>Bürgerbüro – Übersicht</title></head>' +
  '<body id="oben"><p>Grüße 👋 aus dem Bürgerbüro 🏛️ – „Größe“ 𝄞</p></body></html>';

function readData(html: string): unknown {
  const [, json] = new RegExp(`<script type="application/json" id="${DATA_ID}">(.*?)</script>`).exec(html) ?? [];
  return JSON.parse(json ?? '');
}
const positions = (html: string, ...texts: string[]) => texts.map((part) => html.indexOf(part));
const isAscending = (numbers: number[]) => numbers.every((value, index) => value > (numbers[index - 1] ?? -1));
const listModules = (html: string) =>
  Array.from(html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g), ([, href]) => href);

describe('a complete document', () => {
  const html = completeDocument(PAGE, parts);

  it('has the shell’s stylesheets before the remotes’, all in the head', () => {
    expect(isAscending(positions(html, '<head>', '/shell/main.1.css', INLINE.href, '</head>', '<body'))).toBe(true);
  });

  it.each([
    ['the stylesheet the browser has', '<link rel="stylesheet" href="/shell/main.1.css" integrity="sha384-css">'],
    ['the stylesheet it lacks, whole', `<style data-href="${INLINE.href}">.text{color:red}</style>`],
    ['the icon', '<link rel="icon" href="/shell/favicon.svg" type="image/svg+xml">'],
    ['the script', '<script type="module" src="/shell/main.1.js" integrity="sha384-main"></script>'],
    ['what islands stand on', '<link rel="modulepreload" href="/shell/islands.1.js" integrity="sha384-islands">'],
    [
      'an entry of a remote',
      '<link rel="modulepreload" href="/remotes/mf-probe/1/client/entry.js" integrity="sha384-client/entry.js">',
    ],
    [
      'a template',
      '<link rel="modulepreload" href="/remotes/mf-probe/1/client/text.js" integrity="sha384-client/text.js">',
    ],
  ])('names %s once', (_name, tag) => {
    expect(html.split(tag)).toHaveLength(2);
  });

  it('lets its scripts load only after the first paint', () => {
    const [, later = ''] = new RegExp(`<template id="${LATER_ID}">(.*)</template>`).exec(html) ?? [];
    expect(
      isAscending(positions(html, '</p>', DATA_ID, `<template id="${LATER_ID}">`, AFTER_PAINT.tag, '</body>')),
    ).toBe(true);
    expect(html.replace(later, '')).not.toMatch(/modulepreload|type="module"/);
    expect(isAscending(positions(later, '<script type="module"', 'rel="modulepreload"'))).toBe(true);
  });

  it('runs no script before the first paint', () => {
    const scripts = Array.from(html.matchAll(/<script[^>]*>/g), ({ index }) => index);
    expect(Math.min(...scripts)).toBeGreaterThan(html.indexOf('</p>'));
  });

  it('allows its inline script by the hash', () => {
    const { tag, hash } = AFTER_PAINT;
    const [, script = ''] = /^<script>(.*)<\/script>$/.exec(tag) ?? [];
    expect(hash).toBe(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  });

  it('preloads the modules of islands that are due at once, and of no others', () => {
    expect(listModules(html).filter((href) => href?.includes('mf-other'))).toEqual([]);
    const visible = boot.islands.map((island) => ({ ...island, when: 'visible' as const }));
    expect(listModules(completeDocument(PAGE, createParts({ ...boot, islands: visible })))).toEqual([]);
    expect(listModules(completeDocument(PAGE, createParts(createBoot())))).toEqual([]);
  });

  it('names a file once that two templates share', () => {
    const shared = { href: '/remotes/mf-probe/1/client/gemeinsam.js', integrity: 'sha384-gemeinsam' };
    const hint = createHint(['text', 'bild']);
    for (const files of Object.values(hint.templates)) files.push(shared);
    const islands = [createIsland(), createIsland({ id: 1, template: 'bild' })];
    const page = completeDocument(PAGE, createParts(createBoot({ islands, remotes: { 'mf-probe': hint } })));
    expect(listModules(page).filter((href) => href === shared.href)).toHaveLength(1);
  });

  it('runs the script of urgent notices before the first paint, on pages that have one', () => {
    expect(html).not.toContain('/shell/eilmeldung.1.js');
    const page = completeDocument(PAGE, { ...parts, eilt: true });
    expect(
      isAscending(
        positions(page, '<script src="/shell/eilmeldung.1.js" integrity="sha384-eilmeldung"></script>', '</head>'),
      ),
    ).toBe(true);
  });

  it('preloads the pictures of its blocks before its fonts, and both before its styles', () => {
    const preloads = '<link rel="preload" as="image" href="/api/bild/1/800"/>';
    const page = completeDocument(PAGE, { ...parts, preloads });
    const font =
      '<link rel="preload" href="/shell/fira.woff2" as="font" type="font/woff2" crossorigin fetchpriority="low">';
    expect(isAscending(positions(page, preloads, font, '<style', '</head>'))).toBe(true);
  });

  it('has the styles of footer and panels after the content and before the footer', () => {
    const lower = [{ href: '/shell/unten.1.css', css: '.fuss{color:blue}', hash: "'sha256-y='" }];
    const whole = PAGE.replace('</body>', '<div id="chrome-fuss"><footer></footer></div></body>');
    const page = completeDocument(whole, { ...parts, lower });
    expect(isAscending(positions(page, '</head>', '𝄞', '<style data-href="/shell/unten.1.css">', '<footer>'))).toBe(
      true,
    );
    expect(html).not.toContain('/shell/unten.1.css');
  });

  it('contains the page data and its own text unchanged', () => {
    expect(readData(html)).toEqual(boot);
    expect(html).toContain('<p>Grüße 👋 aus dem Bürgerbüro 🏛️ – „Größe“ 𝄞</p>');
    expect(html.endsWith('</script></body></html>')).toBe(true);
  });
});
