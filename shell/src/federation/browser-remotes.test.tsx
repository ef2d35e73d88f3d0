// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Platzhalter } from '../fehlerseite/platzhalter.tsx';
import type { RemoteHints } from '../seite/seite-daten.ts';
import { createHint } from '../server/page.beispiele.ts';
import { createBrowserRemotes } from './browser-remotes.ts';
import { allowAssets, importModule, loadStylesheet, preloadModule } from './import-module.ts';
import { reloadOnce } from './reload-once.ts';

vi.mock('./import-module.ts');
vi.mock('./reload-once.ts');

const Text = () => null;
const onFault = vi.fn();
const fetchHead = vi.fn<() => Promise<Response>>();
/** A remote's container; `templates` is what its modules export. */
const createContainer = (templates: Record<string, unknown>) => ({
  init: () => {},
  get: async (id: string) => () => {
    const module = templates[id.replace('./', '')];
    if (module instanceof Error) throw module;
    return module;
  },
});
let count = 0;
/** The federation runtime remembers containers by name: every test has its own. */
const createHints = (...templates: string[]): RemoteHints => {
  count += 1;
  return { 'mf-probe': createHint(templates, 'mf-probe', `v${count}`) };
};
const serveContainer = (templates: Record<string, unknown>) =>
  vi.mocked(importModule).mockResolvedValue(createContainer(templates));

beforeEach(() => {
  vi.clearAllMocks();
  document.body.innerHTML = '';
  vi.useFakeTimers();
  vi.mocked(preloadModule).mockResolvedValue();
  vi.mocked(loadStylesheet).mockResolvedValue();
  vi.mocked(reloadOnce).mockReturnValue(false);
  serveContainer({ text: { default: Text } });
  fetchHead.mockResolvedValue(new Response());
  vi.stubGlobal('fetch', fetchHead);
  addEventListener('gm:fault', onFault);
});
afterEach(() => {
  removeEventListener('gm:fault', onFault);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function createRemotes(hints: RemoteHints) {
  const remotes = createBrowserRemotes();
  remotes.register(hints);
  return remotes;
}
/** How a promise stands after `ms` milliseconds. */
async function stateAfter(promise: Promise<unknown>, ms: number): Promise<unknown> {
  let state: unknown = 'pending';
  promise.then(
    (value) => {
      state = value;
    },
    (fault: Error) => {
      state = fault.message;
    },
  );
  await vi.advanceTimersByTimeAsync(ms);
  return state;
}
const LONG = 20_000;

describe('loading a template', () => {
  it('verifies its files first and has its styles before it is shown', async () => {
    const hints = createHints('text');
    const remotes = createRemotes(hints);
    const { entry, manifest, templates } = hints['mf-probe']!;
    let styled: () => void = () => {};
    vi.mocked(loadStylesheet).mockReturnValue(
      new Promise((resolve) => {
        styled = resolve;
      }),
    );
    const loading = remotes.get('mf-probe', 'text');
    expect(await stateAfter(loading, 0)).toBe('pending');
    expect(vi.mocked(allowAssets)).toHaveBeenCalledWith(
      [entry, ...templates.text!.js, ...templates.text!.css],
      manifest,
    );
    expect(vi.mocked(preloadModule).mock.calls).toEqual([[entry.href], [templates.text!.js[0]!.href]]);
    expect(vi.mocked(importModule).mock.calls[0]?.[0]).toContain(entry.href);
    styled();
    expect(await stateAfter(loading, 0)).toBe(Text);
    expect(remotes.get('mf-probe', 'text')).toBe(loading);
  });

  it('is tried again once, after a moment', async () => {
    vi.mocked(preloadModule).mockRejectedValueOnce(new Error('offline'));
    const remotes = createRemotes(createHints('text'));
    const loading = remotes.get('mf-probe', 'text');
    expect(await stateAfter(loading, 299)).toBe('pending');
    expect(await stateAfter(loading, 1)).toBe(Text);
    expect(onFault).toHaveBeenCalledOnce();
  });

  it('is tried again when the entry itself failed', async () => {
    vi.mocked(importModule).mockRejectedValueOnce(new Error('changed on the way'));
    const loading = createRemotes(createHints('text')).get('mf-probe', 'text');
    expect(await stateAfter(loading, 1000)).toBe(Text);
  });

  it.each<[string, () => void, RegExp]>([
    ['a file cannot be verified', () => vi.mocked(preloadModule).mockRejectedValue(new Error('altered')), /altered/],
    ['the entry is missing', () => vi.mocked(importModule).mockRejectedValue(new Error('no entry')), /no entry/],
    ['the chunk throws', () => serveContainer({ text: new Error('broken chunk') }), /broken chunk/],
    ['the chunk comes back empty', () => serveContainer({ text: {} }), /Empty module mf-probe\/text/],
    [
      'a stylesheet fails',
      () => vi.mocked(loadStylesheet).mockImplementation(() => Promise.reject(new Error('no style'))),
      /no style/,
    ],
    [
      'nothing answers',
      () => vi.mocked(preloadModule).mockReturnValue(new Promise(() => {})),
      /mf-probe\/text: no answer within 4000 ms/,
    ],
  ])('fails when %s', async (_name, arrange, message) => {
    arrange();
    const loading = createRemotes(createHints('text')).get('mf-probe', 'text');
    expect(await stateAfter(loading, LONG)).toMatch(message);
    expect(onFault).toHaveBeenCalledTimes(2);
  });

  it('fails for a template no page has named', async () => {
    const loading = createRemotes(createHints('text')).get('mf-probe', 'unbekannt');
    expect(await stateAfter(loading, LONG)).toBe('Unknown template mf-probe/unbekannt');
  });

  it('starts anew after a failed attempt was forgotten', async () => {
    vi.mocked(preloadModule).mockRejectedValue(new Error('offline'));
    const remotes = createRemotes(createHints('text'));
    expect(await stateAfter(remotes.get('mf-probe', 'text'), LONG)).toBe('offline');
    vi.mocked(preloadModule).mockResolvedValue();
    expect(await stateAfter(remotes.get('mf-probe', 'text'), LONG)).toBe('offline');
    remotes.forget('mf-probe', 'text');
    expect(await stateAfter(remotes.get('mf-probe', 'text'), LONG)).toBe(Text);
  });
});

describe('a release that is gone', () => {
  beforeEach(() => {
    vi.mocked(preloadModule).mockRejectedValue(new Error('404'));
    fetchHead.mockResolvedValue(new Response(null, { status: 404 }));
  });

  it('reloads the page and shows no fault meanwhile', async () => {
    vi.mocked(reloadOnce).mockReturnValue(true);
    const loading = createRemotes(createHints('text')).get('mf-probe', 'text');
    expect(await stateAfter(loading, LONG)).toBe('pending');
    expect(reloadOnce).toHaveBeenCalledOnce();
  });

  it('does not cost a navigation its way: the destination is loaded as a document', async () => {
    vi.mocked(reloadOnce).mockReturnValue(true);
    const hints = createHints('text');
    await stateAfter(createRemotes(hints).settle(hints, '/ziel/'), LONG);
    expect(reloadOnce).toHaveBeenCalledExactlyOnceWith('/ziel/');
  });

  it('is a fault when the page was reloaded for it already', async () => {
    expect(await stateAfter(createRemotes(createHints('text')).get('mf-probe', 'text'), LONG)).toBe('404');
  });

  it.each([200, 503])('is none when its entry answers %d', async (status) => {
    fetchHead.mockResolvedValue(new Response(null, { status }));
    await stateAfter(createRemotes(createHints('text')).get('mf-probe', 'text'), LONG);
    expect(reloadOnce).not.toHaveBeenCalled();
  });
});

describe('a chunk that does not come, or not as it was released', () => {
  /** The entry comes, everything else is cut off. */
  const cutChunks = (hints: RemoteHints) => {
    const { entry } = hints['mf-probe']!;
    vi.mocked(preloadModule).mockImplementation(async (href) => {
      if (href !== entry.href) throw new Error('cut off');
    });
    return hints;
  };
  beforeEach(() => {
    vi.mocked(reloadOnce).mockReturnValue(true);
  });

  it('reloads the page after the second try, and shows no fault meanwhile', async () => {
    const loading = createRemotes(cutChunks(createHints('text'))).get('mf-probe', 'text');
    expect(await stateAfter(loading, 299)).toBe('pending');
    expect(reloadOnce).not.toHaveBeenCalled();
    expect(await stateAfter(loading, LONG)).toBe('pending');
    expect(reloadOnce).toHaveBeenCalledOnce();
  });

  it('leads a navigation to its destination as a document', async () => {
    const hints = cutChunks(createHints('text'));
    await stateAfter(createRemotes(hints).settle(hints, '/ziel/'), LONG);
    expect(reloadOnce).toHaveBeenCalledExactlyOnceWith('/ziel/');
  });

  it('is a fault when the page was reloaded for it already', async () => {
    vi.mocked(reloadOnce).mockReturnValue(false);
    const loading = createRemotes(cutChunks(createHints('text'))).get('mf-probe', 'text');
    expect(await stateAfter(loading, LONG)).toBe('mf-probe/text: cut off');
  });

  it.each<[string, () => void]>([
    ['no line', () => fetchHead.mockRejectedValue(new TypeError('Failed to fetch'))],
    ['no answer', () => fetchHead.mockResolvedValue(new Response(null, { status: 503 }))],
  ])('is a fault where there is %s: a reload would take what is there', async (_name, arrange) => {
    arrange();
    await stateAfter(createRemotes(cutChunks(createHints('text'))).get('mf-probe', 'text'), LONG);
    expect(reloadOnce).not.toHaveBeenCalled();
  });

  it('is no reason to reload when it came and threw, or is slow', async () => {
    serveContainer({ text: new Error('kaputt') });
    await stateAfter(createRemotes(createHints('text')).get('mf-probe', 'text'), LONG);
    const hints = createHints('text');
    const { entry } = hints['mf-probe']!;
    vi.mocked(preloadModule).mockImplementation((href) =>
      href === entry.href ? Promise.resolve() : new Promise(() => {}),
    );
    await stateAfter(createRemotes(hints).get('mf-probe', 'text'), LONG);
    expect(reloadOnce).not.toHaveBeenCalled();
  });
});

describe('markup of the server', () => {
  const showBlock = (content: string) => {
    document.body.innerHTML = `<div data-block="mf-probe/text">${content}</div>`;
  };
  beforeEach(() => {
    vi.mocked(preloadModule).mockRejectedValue(new Error('offline'));
  });

  it('stays when its template cannot be loaded', async () => {
    showBlock('<p>Vom Server</p>');
    const remotes = createRemotes(createHints('text'));
    expect(await stateAfter(remotes.get('mf-probe', 'text'), LONG)).toBe('pending');
    expect(onFault).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['nothing', ''],
    ['a placeholder', renderToStaticMarkup(<Platzhalter loading />)],
    [
      'what React leaves of a block that failed',
      `<template></template>${renderToStaticMarkup(<Platzhalter loading />)}`,
    ],
  ])('is none where the server sent %s: the fault is shown', async (_name, content) => {
    showBlock(content);
    const remotes = createRemotes(createHints('text'));
    expect(await stateAfter(remotes.get('mf-probe', 'text'), LONG)).toBe('offline');
  });

  it('never keeps a visitor on the page: the next one is shown, with the fault in its block', async () => {
    showBlock('<p>Vom Server</p>');
    const hints = createHints('text');
    const remotes = createRemotes(hints);
    await stateAfter(remotes.get('mf-probe', 'text'), LONG);
    expect(await stateAfter(remotes.settle(hints, '/ziel/'), LONG)).toBeUndefined();
    // The old page is still on screen.
    expect(await stateAfter(remotes.get('mf-probe', 'text'), LONG)).toBe('pending');
    remotes.leaveServerMarkup();
    expect(await stateAfter(remotes.get('mf-probe', 'text'), 0)).toBe('offline');
  });
});

describe('the next page', () => {
  it('is settled when every template is there or has failed', async () => {
    serveContainer({ text: { default: Text }, bild: new Error('kaputt') });
    const hints = createHints('text', 'bild');
    const remotes = createBrowserRemotes();
    expect(await stateAfter(remotes.settle(hints, '/ziel/'), LONG)).toBeUndefined();
    expect(await stateAfter(remotes.get('mf-probe', 'text'), 0)).toBe(Text);
    expect(await stateAfter(remotes.get('mf-probe', 'bild'), 0)).toMatch('kaputt');
  });

  it('gets another try for what failed on the page before', async () => {
    vi.mocked(preloadModule).mockRejectedValue(new Error('offline'));
    const hints = createHints('text');
    const remotes = createRemotes(hints);
    await stateAfter(remotes.get('mf-probe', 'text'), LONG);
    vi.mocked(preloadModule).mockResolvedValue();
    await stateAfter(remotes.settle(hints, '/ziel/'), LONG);
    expect(await stateAfter(remotes.get('mf-probe', 'text'), 0)).toBe(Text);
  });

  it('is fetched ahead without running anything; a fault then is none', async () => {
    vi.mocked(preloadModule).mockRejectedValue(new Error('offline'));
    vi.mocked(loadStylesheet).mockImplementation(() => Promise.reject(new Error('offline')));
    const hints = createHints('text');
    createBrowserRemotes().preload(hints);
    await vi.advanceTimersByTimeAsync(LONG);
    expect(preloadModule).toHaveBeenCalledTimes(2);
    expect(loadStylesheet).toHaveBeenCalledOnce();
    expect(importModule).not.toHaveBeenCalled();
    expect(onFault).not.toHaveBeenCalled();
  });

  it('knows the templates of both pages', async () => {
    serveContainer({ text: { default: Text }, bild: { default: Text } });
    const hints = createHints('text', 'bild');
    const { text, bild } = hints['mf-probe']!.templates;
    const remotes = createRemotes({ 'mf-probe': { ...hints['mf-probe']!, templates: { text: text! } } });
    remotes.register({ 'mf-probe': { ...hints['mf-probe']!, templates: { bild: bild! } } });
    for (const template of ['text', 'bild'])
      expect(await stateAfter(remotes.get('mf-probe', template), LONG)).toBe(Text);
  });
});

describe('a new version of a remote', () => {
  it('is loaded anew', async () => {
    const remotes = createRemotes(createHints('text'));
    expect(await stateAfter(remotes.get('mf-probe', 'text'), LONG)).toBe(Text);
    const Neu = () => null;
    serveContainer({ text: { default: Neu } });
    remotes.register(createHints('text'));
    expect(await stateAfter(remotes.get('mf-probe', 'text'), LONG)).toBe(Neu);
  });
});
