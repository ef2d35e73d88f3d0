import type { Template } from '@gm/shared/contract';
import type { HeroImage } from '@gm/shared/schemas/page';
import { preload } from 'react-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { PageData } from '../../base/seite-daten.ts';
import { AFTER_PAINT } from '../../http/policy/after-paint.ts';
import type { Server } from '../../isolation/inside.ts';
import { createLocalRenderer } from '../../isolation/local-renderer.ts';
import type { ServedRelease } from '../../isolation/served-release.ts';
import type { Snapshot } from '../../registry/registry.ts';
import { RemoteCounts } from '../../registry/remote-counts.ts';
import { assets, createBlockData, createBoot, createPage, gemeinde } from '../../server/page.examples.ts';
import { renderBlocks, renderDocument, renderMain } from './render-page.tsx';

const frame = {
  gemeinde,
  chrome: { kopf: '<header>Kopf <a href="/kontakt/">Kontakt</a></header>', panele: '', fuss: '<footer>Fuß</footer>' },
  eilmeldungen: '',
  netze: [],
};

const Text: Template = ({ context }) => <p>{(context as { text: string }).text}</p>;
const Broken: Template = () => {
  throw new Error('kaputt');
};
const Picture: Template = () => {
  preload('/api/bild/1/800', { as: 'image', fetchPriority: 'high' });
  return <p>Bild</p>;
};

function createSnapshot(): Snapshot {
  const server = { release: { name: 'mf-probe', version: '1' } } as unknown as ServedRelease;
  return {
    generation: 1,
    edition: 1,
    remotes: new Map([['mf-probe', { server, releaseIntegrity: '' }]]),
    owners: new Map(),
  };
}

const block = (template: string, shown = template) => createBlockData({ template, context: { text: shown } });
const onFault = vi.fn();
const counts = new RemoteCounts();
beforeEach(() => onFault.mockReset());

async function render(templates: Record<string, Template>, page: Partial<PageData>, eilmeldungen = '') {
  const data = createPage(page);
  const anything = z.unknown();
  const server = {
    release: createSnapshot().remotes.get('mf-probe')?.server.release,
    definition: () => ({ slots: ['content'], context: anything, options: anything }),
    template: (name: string) => templates[name],
  } as unknown as Server;
  const renderer = createLocalRenderer(() => server);
  const {
    blocks,
    faults,
    daten: shown,
  } = await renderBlocks(data, gemeinde, createSnapshot(), { renderer, counts, onFault });
  const parts = { assets, linked: assets.css, inline: [], lower: [] };
  const html = renderDocument({ daten: shown, boot: createBoot(), frame: { ...frame, eilmeldungen }, blocks, parts });
  return { html, faults, main: renderMain(shown, gemeinde, blocks) };
}
/** Without the constant inline scripts. */
const listScripts = (html: string) => html.replace(AFTER_PAINT.tag, '').match(/<script[^>]*>/g) ?? [];

/** `id` of the element that the first paint waits for. */
const findAwaited = (html: string) => /<link rel="expect" href="#([^"]+)" blocking="render"/.exec(html)?.[1];

describe('a page', () => {
  it('is complete: frame, title, blocks and data in one document', async () => {
    const { html, faults } = await render(
      { text: Text },
      { title: 'Bürgerbüro', documentTitle: 'Bürgerbüro – Beispielhausen', blocks: [block('text', 'Guten Tag')] },
    );
    expect(html).toMatch(/^<!DOCTYPE html><html lang="de"/);
    expect(html).toContain('<title>Bürgerbüro – Beispielhausen</title>');
    expect(html).toContain('<p>Guten Tag</p>');
    expect(html).toContain('<header>Kopf');
    expect(html).toContain('<footer>Fuß</footer>');
    expect(html).toContain('id="gm-daten"');
    expect(html.endsWith('</body></html>')).toBe(true);
    expect(faults).toBe(0);
  });

  it('has no inline script or style of its own, so that it can be cached for all visitors', async () => {
    const blocks = Array.from({ length: 30 }, (_, index) => block('text', `${index} ${'x'.repeat(2000)}`));
    const { html } = await render({ text: Text }, { blocks });
    expect(html).not.toContain('nonce');
    expect(listScripts(html)).toEqual([
      '<script type="application/json" id="gm-daten">',
      '<script type="module" src="/shell/main.1.js" integrity="sha384-main">',
    ]);
    expect(html).not.toMatch(/<[^>]+ style=/);
  });

  it('is not painted before its header is complete, in a layout that has one', async () => {
    const { html } = await render({ text: Text }, {});
    const id = findAwaited(html);
    // Browsers wait for the start of the element, not for its end.
    const [header, next] = [html.indexOf('</header>'), html.indexOf(`id="${id}"`)];
    expect(header).toBeGreaterThan(-1);
    expect(next).toBeGreaterThan(header);
    expect((await render({ text: Text }, { layout: 'blank' })).html).not.toContain('rel="expect"');
  });

  it('is not painted before its first block is complete, whose cards would move', async () => {
    const { html } = await render({ text: Text }, { blocks: [block('text', 'eins'), block('text', 'zwei')] });
    const place = html.indexOf(`id="${findAwaited(html)}"`);
    expect([place > html.indexOf('eins'), place < html.indexOf('zwei')]).toEqual([true, true]);
    const alone = await render({ text: Text }, { blocks: [block('text', 'eins')] });
    expect(findAwaited(alone.html)).toBe('chrome-fuss');
  });

  it('does not wait for the end of a long first block', async () => {
    const { html } = await render(
      { text: Text },
      { blocks: [block('text', 'x'.repeat(17_000)), block('text', 'zwei')] },
    );
    expect(html.indexOf(`id="${findAwaited(html)}"`)).toBeLessThan(html.indexOf('xxx'));
  });

  it('is not painted before all its slides have arrived, because they are as high as the highest', async () => {
    const heroImages = ['Willkommen', 'Ferien'].map((title) => ({ title, bild: null })) as HeroImage[];
    const { html } = await render(
      { text: Text },
      { layout: 'portal', heroImages, blocks: [block('text', 'Guten Tag')] },
    );
    const [last, end] = [html.indexOf('Ferien'), html.indexOf(`id="${findAwaited(html)}"`)];
    expect(last).toBeGreaterThan(-1);
    expect(end).toBeGreaterThan(last);
  });

  it('marks links to itself', async () => {
    const { html } = await render({}, { pfad: '/kontakt/' });
    expect(html).toMatch(/<a href="\/kontakt\/" aria-current="page">/);
  });

  it('has urgent notices below its header, and their script', async () => {
    const { html } = await render({}, {}, '<gm-eilmeldung></gm-eilmeldung>');
    expect(html).toContain('</header><gm-eilmeldung></gm-eilmeldung>');
    expect(html).toContain('/shell/eilmeldung.1.js');
  });

  it('preloads the pictures of its blocks once, in the head', async () => {
    const { html } = await render({ bild: Picture }, { blocks: [block('bild')] });
    expect(html.match(/<link rel="preload" [^>]*href="\/api\/bild\/1\/800"/g)).toHaveLength(1);
    expect(html.indexOf('/api/bild/1/800')).toBeLessThan(html.indexOf('</head>'));
  });

  it('marks islands, and only those', async () => {
    const { main } = await render(
      { text: Text },
      { blocks: [block('text', 'a'), { ...block('text', 'b'), island: 'visible' }] },
    );
    expect(main).toContain('<div data-boundary="mf-probe" data-block="mf-probe/text"><p>a</p></div>');
    expect(main).toContain(
      '<div id="block-1" data-boundary="mf-probe" data-block="mf-probe/text" data-island="1"><p>b</p></div>',
    );
  });

  it('has the same main element in the document and for a navigation', async () => {
    const { html, main } = await render({ text: Text, bild: Picture }, { blocks: [block('text', 'a'), block('bild')] });
    expect(main).toMatch(/^<main id="inhalt"[\s\S]*<\/main>$/);
    expect(html).toContain(main);
  });
});

describe('a fault in a block', () => {
  it('stays in the block: the rest of the page is shown, and the fault is reported', async () => {
    const { html, faults } = await render(
      { text: Text, kaputt: Broken },
      { blocks: [block('text', 'Davor'), block('kaputt'), block('text', 'Danach')] },
    );
    expect(html).toContain('<p>Davor</p>');
    expect(html).toContain('<p>Danach</p>');
    expect(html).toContain('<footer>Fuß</footer>');
    expect(html.match(/data-empty=""[^>]*>.*?Erneut versuchen/g)).toHaveLength(1);
    expect(faults).toBe(1);
    expect(onFault).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'kaputt' }));
  });

  it('is the same for a template that is not loaded', async () => {
    const { html, faults } = await render(
      { text: Text },
      { blocks: [block('fehlt'), block('text', 'Danach'), createBlockData({ remote: 'mf-fehlt' })] },
    );
    expect(html).toContain('<p>Danach</p>');
    expect(faults).toBe(2);
  });

  it('is reported when no remote owns the block', async () => {
    const { html, faults } = await render({}, { blocks: [createBlockData({ remote: null })] });
    expect(html).toContain('Dieser Bereich ist gerade nicht verfügbar.');
    expect(faults).toBe(0);
  });
});
