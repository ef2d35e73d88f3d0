import { text } from 'node:stream/consumers';
import type { Template } from '@gm/shared/vertrag';
import { lazy, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ServerRemote } from '../federation/server-remote.ts';
import type { Snapshot } from '../registry/registry.ts';
import type { SeitenDaten } from '../seite/seite-daten.ts';
import { type TrackedPromise, track } from '../slots/remote-runtime.ts';
import { LAYOUT_EARLY } from './layout-early.ts';
import { assets, createBlockDaten, createBoot, createSeite, gemeinde } from './page.beispiele.ts';
import { type Rendered, renderPage } from './render-page.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const frame = {
  gemeinde,
  chrome: { kopf: '<header>Kopf <a href="/kontakt/">Kontakt</a></header>', fuss: '<footer>Fuß</footer>' },
  eilmeldungen: '',
  netze: [],
};
const NONCE = 'bm9uY2U=';

const Text: Template = ({ context }) => <p>{(context as { text: string }).text}</p>;
const Kaputt: Template = () => {
  throw new Error('kaputt');
};
const lazyText = (ready: Promise<unknown>, shown: ReactNode): Template => {
  const Late = lazy(async () => {
    await ready;
    return { default: () => shown };
  });
  return () => <Late />;
};

async function createSnapshot(templates: Record<string, Template>): Promise<Snapshot> {
  const loaded = new Map<string, TrackedPromise<Template>>();
  for (const [name, template] of Object.entries(templates)) {
    const promise = track(Promise.resolve(template));
    await promise;
    loaded.set(name, promise);
  }
  const server = { template: (name: string) => loaded.get(name) } as unknown as ServerRemote;
  return { generation: 1, remotes: new Map([['mf-probe', { server, manifestIntegrity: '' }]]), owners: new Map() };
}

const block = (template: string, shown = template) => createBlockDaten({ template, context: { text: shown } });
const onFault = vi.fn();

async function render(templates: Record<string, Template>, seite: Partial<SeitenDaten>): Promise<Rendered> {
  onFault.mockReset();
  const snapshot = await createSnapshot(templates);
  const boot = createBoot({ seite: createSeite(seite) });
  return renderPage({ boot, frame, snapshot, parts: { assets, nonce: NONCE }, onFault });
}
async function renderComplete(templates: Record<string, Template>, seite: Partial<SeitenDaten>) {
  const rendered = await render(templates, seite);
  if (rendered.kind !== 'complete') throw new Error('The page was streamed');
  return rendered;
}
/** The constant inline script (layout-early.ts) left out. */
const listScripts = (html: string) => html.replace(LAYOUT_EARLY, '').match(/<script[^>]*>/g) ?? [];

describe('a page whose templates are all there', () => {
  it('is complete: frame, title, blocks and data in one document', async () => {
    const { html, faults } = await renderComplete(
      { text: Text },
      { title: 'Bürgerbüro', documentTitle: 'Bürgerbüro – Beispielhausen', blocks: [block('text', 'Guten Tag')] },
    );
    expect(html).toMatch(/^<!DOCTYPE html><html lang="de"/);
    expect(html).toContain('<title>Bürgerbüro – Beispielhausen</title>');
    expect(html).toContain('<p>Guten Tag</p>');
    expect(html).toContain('<header>Kopf');
    expect(html).toContain('<footer>Fuß</footer>');
    expect(faults).toBe(0);
  });

  it('has no nonce and no inline script of its own, so that it can be cached for everybody', async () => {
    const blocks = Array.from({ length: 30 }, (_, index) => block('text', `${index} ${'x'.repeat(2000)}`));
    const { html } = await renderComplete({ text: Text }, { blocks });
    expect(html).not.toContain('nonce');
    expect(listScripts(html)).toEqual([
      '<script type="module" src="/shell/main.1.js" integrity="sha384-main" fetchpriority="low">',
      '<script type="application/json" id="gm-daten">',
    ]);
    expect(html).not.toMatch(/<[^>]+ style=/);
  });

  it('waits a moment for a template that is a little late', async () => {
    const soon = new Promise((resolve) => setTimeout(resolve, 5));
    const { html } = await renderComplete({ spaet: lazyText(soon, <p>Da bin ich</p>) }, { blocks: [block('spaet')] });
    expect(html).toContain('<p>Da bin ich</p>');
    expect(listScripts(html)).toHaveLength(2);
  });

  it('marks the link to itself', async () => {
    const { html } = await renderComplete({}, { pfad: '/kontakt/' });
    expect(html).toMatch(/<a href="\/kontakt\/" aria-current="page">/);
  });
});

describe('a fault in a block', () => {
  it('stays in the block: the rest of the page is there, and the fault is told', async () => {
    const { html, faults } = await renderComplete(
      { text: Text, kaputt: Kaputt },
      { blocks: [block('text', 'Davor'), block('kaputt'), block('text', 'Danach')] },
    );
    expect(html).toContain('<p>Davor</p>');
    expect(html).toContain('<p>Danach</p>');
    expect(html).toContain('<footer>Fuß</footer>');
    expect(faults).toBe(1);
    expect(onFault).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'kaputt' }));
  });

  it('is the same for a template nobody loaded', async () => {
    const { html, faults } = await renderComplete(
      { text: Text },
      { blocks: [block('fehlt'), block('text', 'Danach'), createBlockDaten({ remote: 'mf-fehlt' })] },
    );
    expect(html).toContain('<p>Danach</p>');
    expect(faults).toBe(2);
  });

  it('is told in words when no remote owns the block', async () => {
    const { html, faults } = await renderComplete({}, { blocks: [createBlockDaten({ remote: null })] });
    expect(html).toContain('Dieser Bereich ist gerade nicht verfügbar.');
    expect(faults).toBe(0);
  });
});

describe('a page with a slow template', () => {
  async function renderStream(templates: Record<string, Template>, seite: Partial<SeitenDaten>) {
    const rendered = await render(templates, seite);
    if (rendered.kind !== 'stream') throw new Error('The page was complete');
    return rendered.stream;
  }

  it('goes out as a stream, the slow block last', async () => {
    let show: (value: unknown) => void = () => {};
    const ready = new Promise((resolve) => {
      show = resolve;
    });
    const stream = await renderStream(
      { text: Text, spaet: lazyText(ready, <p>Spät, aber da</p>) },
      { blocks: [block('spaet'), block('text', 'Sofort')] },
    );
    let html = '';
    for await (const chunk of stream) {
      if (!html) {
        expect(String(chunk)).toContain('<!DOCTYPE html>');
        show(undefined);
      }
      html += String(chunk);
    }
    expect(html.indexOf('<p>Sofort</p>')).toBeGreaterThan(0);
    expect(html.indexOf('<p>Spät, aber da</p>')).toBeGreaterThan(html.indexOf('<p>Sofort</p>'));
    expect(html).toContain('id="gm-daten"');
    expect(html.endsWith('</body></html>')).toBe(true);
    expect(onFault).not.toHaveBeenCalled();
  });

  it('has the reply’s nonce on every inline script', async () => {
    const ready = new Promise((resolve) => setTimeout(resolve, 300));
    const html = await text(await renderStream({ spaet: lazyText(ready, <p>Da</p>) }, { blocks: [block('spaet')] }));
    const inline = listScripts(html).filter((tag) => !tag.includes('src=') && !tag.includes('application/json'));
    expect(inline.length).toBeGreaterThan(0);
    for (const tag of inline) expect(tag).toContain(`nonce="${NONCE}"`);
  });

  it('is finished without the block after 2 s, and the browser is left to try', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const rendering = renderStream(
      { text: Text, nie: lazyText(new Promise(() => {}), <p>Nie</p>) },
      { blocks: [block('nie'), block('text', 'Sofort')] },
    );
    await vi.advanceTimersByTimeAsync(1000);
    const html = text(await rendering);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await html).toContain('<p>Sofort</p>');
    expect(await html).toMatch(/<\/html>$/);
    expect(onFault).toHaveBeenCalledWith(expect.objectContaining({ message: 'Block not rendered in time' }));
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ends its work when the visitor goes away', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const rendering = renderStream({ nie: lazyText(new Promise(() => {}), <p>Nie</p>) }, { blocks: [block('nie')] });
    await vi.advanceTimersByTimeAsync(1000);
    const stream = await rendering;
    stream.resume();
    await new Promise((resolve) => stream.once('close', resolve).destroy());
    expect(vi.getTimerCount()).toBe(0);
  });
});
