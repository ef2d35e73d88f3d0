// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RemoteHints } from '../seite/seite-daten.ts';
import { createHint } from '../server/page.beispiele.ts';
import { createBrowserRemotes } from './browser-remotes.ts';
import { allowAssets, importModule, preloadModule } from './import-module.ts';
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
/** A container is opened once: every test has its own. */
const createHints = (...templates: string[]): RemoteHints => {
  count += 1;
  return { 'mf-probe': createHint(templates, 'mf-probe', `v${count}`) };
};
const serveContainer = (templates: Record<string, unknown>) =>
  vi.mocked(importModule).mockResolvedValue(createContainer(templates));

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
  vi.mocked(preloadModule).mockResolvedValue();
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
  it('of a release of an older contract gives what the adapter makes of it', async () => {
    const hints = createHints('text');
    const Adapted = () => null;
    const adaptTemplate = vi.fn(() => Adapted);
    const adaptDefinition = vi.fn();
    const remotes = createBrowserRemotes({ present: 2, older: { 1: { adaptTemplate, adaptDefinition } } });
    remotes.register({ 'mf-probe': { ...hints['mf-probe']!, contract: 1 } });
    expect(await stateAfter(remotes.get('mf-probe', 'text'), 0)).toBe(Adapted);
    expect(adaptTemplate).toHaveBeenCalledExactlyOnceWith(Text);
  });

  it('verifies its files before anything of them runs', async () => {
    const hints = createHints('text');
    const remotes = createRemotes(hints);
    const { entry, manifest, templates } = hints['mf-probe']!;
    let verified: () => void = () => {};
    vi.mocked(preloadModule).mockReturnValueOnce(
      new Promise((resolve) => {
        verified = resolve;
      }),
    );
    const loading = remotes.get('mf-probe', 'text');
    expect(await stateAfter(loading, 0)).toBe('pending');
    expect(vi.mocked(allowAssets)).toHaveBeenCalledWith([entry, ...templates.text!], manifest);
    expect(vi.mocked(preloadModule).mock.calls).toEqual([[entry.href], [templates.text![0]!.href]]);
    expect(importModule).not.toHaveBeenCalled();
    verified();
    expect(await stateAfter(loading, 0)).toBe(Text);
    expect(vi.mocked(importModule).mock.calls[0]?.[0]).toContain(entry.href);
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

  it('starts anew after a failed attempt', async () => {
    vi.mocked(preloadModule).mockRejectedValue(new Error('offline'));
    const remotes = createRemotes(createHints('text'));
    expect(await stateAfter(remotes.get('mf-probe', 'text'), LONG)).toBe('offline');
    vi.mocked(preloadModule).mockResolvedValue();
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

describe('the next page', () => {
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
