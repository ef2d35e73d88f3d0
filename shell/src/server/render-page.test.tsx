import type { HeroImage } from '@gm/shared/schemas/seite';
import type { Template } from '@gm/shared/vertrag';
import { preload } from 'react-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerRemote } from '../federation/server-remote.ts';
import { createLocalRenderer } from '../isolation/local-renderer.ts';
import type { Snapshot } from '../registry/registry.ts';
import type { SeitenDaten } from '../seite/seite-daten.ts';
import { AFTER_PAINT } from './after-paint.ts';
import { assets, createBlockDaten, createBoot, createSeite, gemeinde } from './page.beispiele.ts';
import { RemoteCounts } from './remote-counts.ts';
import { renderBlocks, renderDocument, renderMain } from './render-page.tsx';

const frame = {
  gemeinde,
  chrome: { kopf: '<header>Kopf <a href="/kontakt/">Kontakt</a></header>', panele: '', fuss: '<footer>Fuß</footer>' },
  eilmeldungen: '',
  netze: [],
};

const Text: Template = ({ context }) => <p>{(context as { text: string }).text}</p>;
const Kaputt: Template = () => {
  throw new Error('kaputt');
};
const Bild: Template = () => {
  preload('/api/bild/1/800', { as: 'image', fetchPriority: 'high' });
  return <p>Bild</p>;
};

function createSnapshot(): Snapshot {
  const server = { release: { name: 'mf-probe', version: '1' } } as unknown as ServerRemote;
  return {
    generation: 1,
    edition: 1,
    remotes: new Map([['mf-probe', { server, manifestIntegrity: '' }]]),
    owners: new Map(),
  };
}

const block = (template: string, shown = template) => createBlockDaten({ template, context: { text: shown } });
const onFault = vi.fn();
const counts = new RemoteCounts();
beforeEach(() => onFault.mockReset());

async function render(templates: Record<string, Template>, seite: Partial<SeitenDaten>, eilmeldungen = '') {
  const daten = createSeite(seite);
  const renderer = createLocalRenderer(({ template }) => templates[template]);
  const { blocks, faults } = await renderBlocks(daten, gemeinde, createSnapshot(), { renderer, counts, onFault });
  const parts = { assets, linked: assets.css, inline: [], lower: [] };
  const html = renderDocument({ daten, boot: createBoot(), frame: { ...frame, eilmeldungen }, blocks, parts });
  return { html, faults, main: renderMain(daten, gemeinde, blocks) };
}
/** The constant inline scripts left out. */
const listScripts = (html: string) => html.replace(AFTER_PAINT.tag, '').match(/<script[^>]*>/g) ?? [];

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

  it('has no inline script or style of its own, so that it can be cached for everybody', async () => {
    const blocks = Array.from({ length: 30 }, (_, index) => block('text', `${index} ${'x'.repeat(2000)}`));
    const { html } = await render({ text: Text }, { blocks });
    expect(html).not.toContain('nonce');
    expect(listScripts(html)).toEqual([
      '<script type="application/json" id="gm-daten">',
      '<script type="module" src="/shell/main.1.js" integrity="sha384-main">',
    ]);
    expect(html).not.toMatch(/<[^>]+ style=/);
  });

  it('is not drawn before its header is whole, in a layout that has one', async () => {
    const { html } = await render({ text: Text }, {});
    const [, id] = /<link rel="expect" href="#([^"]+)" blocking="render"/.exec(html) ?? [];
    expect(html).toContain(`<div id="${id}" class="gm-contents"><header>`);
    expect((await render({ text: Text }, { layout: 'blank' })).html).not.toContain('rel="expect"');
  });

  it('is not drawn before all its slides are there, which are as high as the highest of them', async () => {
    const heroImages = ['Willkommen', 'Ferien'].map((title) => ({ title, bild: null })) as HeroImage[];
    const { html } = await render(
      { text: Text },
      { layout: 'portal', heroImages, blocks: [block('text', 'Guten Tag')] },
    );
    const [, id] = /<link rel="expect" href="#([^"]+)" blocking="render"/.exec(html) ?? [];
    const [last, end, content] = [html.indexOf('Ferien'), html.indexOf(`id="${id}"`), html.indexOf('Guten Tag')];
    expect(last).toBeGreaterThan(-1);
    expect([end > last, end < content]).toEqual([true, true]);
  });

  it('marks the link to itself', async () => {
    const { html } = await render({}, { pfad: '/kontakt/' });
    expect(html).toMatch(/<a href="\/kontakt\/" aria-current="page">/);
  });

  it('has urgent notices below its header, and their script', async () => {
    const { html } = await render({}, {}, '<gm-eilmeldung></gm-eilmeldung>');
    expect(html).toContain('</header><gm-eilmeldung></gm-eilmeldung>');
    expect(html).toContain('/shell/eilmeldung.1.js');
  });

  it('asks for the pictures of its blocks once, in the head', async () => {
    const { html } = await render({ bild: Bild }, { blocks: [block('bild')] });
    expect(html.match(/<link rel="preload" [^>]*href="\/api\/bild\/1\/800"/g)).toHaveLength(1);
    expect(html.indexOf('/api/bild/1/800')).toBeLessThan(html.indexOf('</head>'));
  });

  it('marks where the browser brings a block to life, and those alone', async () => {
    const { main } = await render(
      { text: Text },
      { blocks: [block('text', 'a'), { ...block('text', 'b'), island: 'visible' }] },
    );
    expect(main).toContain('<div data-boundary="mf-probe" data-block="mf-probe/text"><p>a</p></div>');
    expect(main).toContain('<div data-boundary="mf-probe" data-block="mf-probe/text" data-island="1"><p>b</p></div>');
  });

  it('is the same main part in the document and for a navigation', async () => {
    const { html, main } = await render({ text: Text, bild: Bild }, { blocks: [block('text', 'a'), block('bild')] });
    expect(main).toMatch(/^<main id="inhalt"[\s\S]*<\/main>$/);
    expect(html).toContain(main);
  });
});

describe('a fault in a block', () => {
  it('stays in the block: the rest of the page is there, and the fault is told', async () => {
    const { html, faults } = await render(
      { text: Text, kaputt: Kaputt },
      { blocks: [block('text', 'Davor'), block('kaputt'), block('text', 'Danach')] },
    );
    expect(html).toContain('<p>Davor</p>');
    expect(html).toContain('<p>Danach</p>');
    expect(html).toContain('<footer>Fuß</footer>');
    expect(html.match(/data-empty=""[^>]*>.*?Erneut versuchen/g)).toHaveLength(1);
    expect(faults).toBe(1);
    expect(onFault).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'kaputt' }));
  });

  it('is the same for a template nobody loaded', async () => {
    const { html, faults } = await render(
      { text: Text },
      { blocks: [block('fehlt'), block('text', 'Danach'), createBlockDaten({ remote: 'mf-fehlt' })] },
    );
    expect(html).toContain('<p>Danach</p>');
    expect(faults).toBe(2);
  });

  it('is told in words when no remote owns the block', async () => {
    const { html, faults } = await render({}, { blocks: [createBlockDaten({ remote: null })] });
    expect(html).toContain('Dieser Bereich ist gerade nicht verfügbar.');
    expect(faults).toBe(0);
  });
});
