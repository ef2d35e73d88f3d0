// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Asset } from '../../base/seite-daten.ts';

const STYLE: Asset = { href: '/remotes/mf-probe/1/client/text.css', integrity: 'sha384-style' };

/** Links that the browser was asked to load, in order; `loads` decides the outcome of each. */
let links: HTMLLinkElement[];
let loads: (link: HTMLLinkElement) => boolean | 'never';

/** Loads the module with fresh state, as in a new document. */
async function loadModule(): Promise<typeof import('./load-stylesheet.ts')> {
  vi.resetModules();
  return import('./load-stylesheet.ts');
}

beforeEach(() => {
  links = [];
  loads = () => true;
  document.head.innerHTML = '';
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes as HTMLLinkElement[]) {
      document.head.appendChild(node);
      links.push(node);
      const outcome = loads(node);
      if (outcome === 'never') continue;
      queueMicrotask(() => (outcome ? node.onload?.(new Event('load')) : node.onerror?.(new Event('error'))));
    }
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a stylesheet', () => {
  it('is added once, verified by its hash', async () => {
    const { loadStylesheet } = await loadModule();
    await Promise.all([loadStylesheet(STYLE), loadStylesheet(STYLE)]);
    expect(links.map((link) => [link.rel, link.getAttribute('href'), link.integrity])).toEqual([
      ['stylesheet', STYLE.href, 'sha384-style'],
    ]);
  });

  it('applies only after `applyStylesheets`', async () => {
    const { applyStylesheets, loadStylesheet } = await loadModule();
    document.head.innerHTML = '<link rel="stylesheet" href="/own.css" media="print">';
    await loadStylesheet(STYLE);
    expect(links.map((link) => link.media)).toEqual(['not all']);
    applyStylesheets();
    expect(links.map((link) => link.media)).toEqual(['']);
    expect(document.querySelector('link')?.media).toBe('print');
  });

  it('that is prefetched does not restyle the page before a navigation', async () => {
    vi.useFakeTimers();
    const { applyStylesheets, foreseeStylesheets } = await loadModule();
    const read = () => links.map((link) => link.media);
    foreseeStylesheets({ styles: [STYLE] });
    foreseeStylesheets({ styles: [{ ...STYLE, href: '/other.css' }] });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(read()).toEqual(['not all', 'not all']);
    applyStylesheets();
    expect(read()).toEqual(['', '']);
    loads = () => false;
    foreseeStylesheets({ styles: [{ ...STYLE, href: '/broken.css' }] });
    await vi.advanceTimersByTimeAsync(1);
    expect(links.at(-1)?.isConnected).toBe(false);
  });

  it('is ready as soon as the browser has it, even if its event is late', async () => {
    loads = () => 'never';
    const { loadStylesheet } = await loadModule();
    let there = false;
    const loading = loadStylesheet(STYLE).then(() => {
      there = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 120));
    expect(there).toBe(false);
    Object.defineProperty(links[0], 'sheet', { value: {} });
    await loading;
    expect(there).toBe(true);
  });

  it.each([
    ['as a link', `<link rel="stylesheet" href="${STYLE.href}">`],
    ['inside of it', `<style data-href="${STYLE.href}">.text{}</style>`],
  ])('is not added when the document contained it %s', async (_name, head) => {
    document.head.innerHTML = head;
    const { loadStylesheet } = await loadModule();
    await loadStylesheet(STYLE);
    expect(links).toEqual([]);
  });

  it('is requested again after a failure', async () => {
    const { loadStylesheet } = await loadModule();
    loads = () => false;
    await expect(loadStylesheet(STYLE)).rejects.toThrow('Failed to load');
    expect(document.head.children).toHaveLength(0);
    loads = () => true;
    await loadStylesheet(STYLE);
    expect(links).toHaveLength(2);
  });
});
