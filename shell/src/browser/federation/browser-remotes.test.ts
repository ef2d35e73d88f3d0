// @vitest-environment jsdom
import { sharedRanges } from '@gm/shared/build/shared-ranges';
import * as React from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RemoteHints } from '../../base/seite-daten.ts';
import { createHint } from '../../server/page.examples.ts';
import { createBrowserRemotes } from './browser-remotes.ts';
import { allowAssets, giveUpOrigin, importModule, preloadModule } from './import-module.ts';
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
/** A container is opened only once, so every test gets its own. */
const createHints = (...templates: string[]): RemoteHints => {
  count += 1;
  return { 'mf-probe': createHint(templates, 'mf-probe', `v${count}`) };
};
const serveContainer = (templates: Record<string, unknown>) =>
  vi.mocked(importModule).mockResolvedValue(createContainer(templates));

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
  vi.mocked(preloadModule).mockImplementation(async (href) => href);
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
/** State of a promise after `ms` milliseconds. */
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
const LONG = 25_000;

interface Shared {
  lib(): unknown;
}

it('a container gets the shell’s own modules, in one version each', async () => {
  let scope: Record<string, Record<string, Shared>> = {};
  const container = { ...createContainer({ text: { default: Text } }), init: (given: typeof scope) => (scope = given) };
  vi.mocked(importModule).mockResolvedValue(container);
  await stateAfter(createRemotes(createHints('text')).get('mf-probe', 'text'), 0);
  expect(Object.keys(scope).sort()).toEqual(Object.keys(sharedRanges).sort());
  for (const versions of Object.values(scope)) expect(Object.keys(versions)).toHaveLength(1);
  expect(scope.react?.[React.version]?.lib()).toMatchObject({ useState: React.useState });
});

describe('loading a template', () => {
  it('of a release with an older contract returns the result of the adapter', async () => {
    const hints = createHints('text');
    const Adapted = () => null;
    const adaptTemplate = vi.fn(() => Adapted);
    const adaptDefinition = vi.fn();
    const remotes = createBrowserRemotes({ present: 2, older: { 1: { adaptTemplate, adaptDefinition } } });
    remotes.register({ 'mf-probe': { ...hints['mf-probe']!, contract: 1 } });
    expect(await stateAfter(remotes.get('mf-probe', 'text'), 0)).toBe(Adapted);
    expect(adaptTemplate).toHaveBeenCalledExactlyOnceWith(Text);
  });

  it('of another remote does not wait for an override that is not served', async () => {
    fetchHead.mockRejectedValue(new Error('connection refused'));
    const hints = { ...createHints('text'), 'mf-own': createHint(['text'], 'mf-own', 'v1') };
    const override = 'http://127.0.0.1:1/mf-manifest.json';
    const remotes = createRemotes({ ...hints, 'mf-own': { ...hints['mf-own'], override } });
    await expect(remotes.get('mf-own', 'text')).rejects.toThrow('connection refused');
    expect(await stateAfter(remotes.get('mf-probe', 'text'), 0)).toBe(Text);
  });

  it('verifies its files before any of them runs', async () => {
    const hints = createHints('text');
    const remotes = createRemotes(hints);
    const { entry, manifest, templates } = hints['mf-probe']!;
    let verified: (href: string) => void = () => {};
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
    verified(entry.href);
    expect(await stateAfter(loading, 0)).toBe(Text);
    expect(vi.mocked(importModule).mock.calls[0]?.[0]).toContain(entry.href);
    expect(remotes.get('mf-probe', 'text')).toBe(loading);
  });

  it('retries once after a moment', async () => {
    vi.mocked(preloadModule).mockRejectedValueOnce(new Error('offline'));
    const remotes = createRemotes(createHints('text'));
    const loading = remotes.get('mf-probe', 'text');
    expect(await stateAfter(loading, 299)).toBe('pending');
    expect(await stateAfter(loading, 1)).toBe(Text);
    expect(onFault).toHaveBeenCalledOnce();
  });

  it('retries from this site when its origin does not answer', async () => {
    vi.mocked(preloadModule).mockReturnValueOnce(new Promise(() => {}));
    const hints = createHints('text');
    const loading = createRemotes(hints).get('mf-probe', 'text');
    expect(await stateAfter(loading, 10_000)).toBe('pending');
    expect(giveUpOrigin).toHaveBeenCalledExactlyOnceWith(hints['mf-probe']!.entry.href);
    expect(await stateAfter(loading, 300)).toBe(Text);
  });

  it('retries when the entry itself failed', async () => {
    vi.mocked(importModule).mockRejectedValueOnce(new Error('changed on the way'));
    const loading = createRemotes(createHints('text')).get('mf-probe', 'text');
    expect(await stateAfter(loading, 1000)).toBe(Text);
  });

  it.each<[string, () => void, RegExp]>([
    ['a file cannot be verified', () => vi.mocked(preloadModule).mockRejectedValue(new Error('altered')), /altered/],
    ['the entry is missing', () => vi.mocked(importModule).mockRejectedValue(new Error('no entry')), /no entry/],
    ['the chunk throws', () => serveContainer({ text: new Error('broken chunk') }), /broken chunk/],
    ['the chunk comes back empty', () => serveContainer({ text: {} }), /Empty module mf_probe__v\d+\/text/],
    [
      'nothing answers',
      () => vi.mocked(preloadModule).mockReturnValue(new Promise(() => {})),
      /mf-probe\/text: no answer within 10000 ms/,
    ],
  ])('fails when %s', async (_name, arrange, message) => {
    arrange();
    const loading = createRemotes(createHints('text')).get('mf-probe', 'text');
    expect(await stateAfter(loading, LONG)).toMatch(message);
    expect(onFault).toHaveBeenCalledTimes(2);
  });

  it('fails for a template that no page has named', async () => {
    const loading = createRemotes(createHints('text')).get('mf-probe', 'unbekannt');
    expect(await stateAfter(loading, LONG)).toMatch(/Failed to locate remote.*mf-probe\/unbekannt/s);
  });

  it('starts again after a failed attempt', async () => {
    vi.mocked(preloadModule).mockRejectedValue(new Error('offline'));
    const remotes = createRemotes(createHints('text'));
    expect(await stateAfter(remotes.get('mf-probe', 'text'), LONG)).toBe('offline');
    vi.mocked(preloadModule).mockImplementation(async (href) => href);
    expect(await stateAfter(remotes.get('mf-probe', 'text'), LONG)).toBe(Text);
  });
});

describe('a removed release', () => {
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

  it('is a fault after a reload that did not help', async () => {
    expect(await stateAfter(createRemotes(createHints('text')).get('mf-probe', 'text'), LONG)).toBe('404');
  });

  it.each([200, 503])('is not assumed when its entry answers %d', async (status) => {
    fetchHead.mockResolvedValue(new Response(null, { status }));
    await stateAfter(createRemotes(createHints('text')).get('mf-probe', 'text'), LONG);
    expect(reloadOnce).not.toHaveBeenCalled();
  });
});

describe('a chunk that is missing or altered', () => {
  /** The entry loads, all other requests fail. */
  const cutChunks = (hints: RemoteHints) => {
    const { entry } = hints['mf-probe']!;
    vi.mocked(preloadModule).mockImplementation(async (href) => {
      if (href !== entry.href) throw new Error('cut off');
      return href;
    });
    return hints;
  };
  beforeEach(() => {
    vi.mocked(reloadOnce).mockReturnValue(true);
  });

  it('reloads the page after the second attempt, and shows no fault meanwhile', async () => {
    const loading = createRemotes(cutChunks(createHints('text'))).get('mf-probe', 'text');
    expect(await stateAfter(loading, 299)).toBe('pending');
    expect(reloadOnce).not.toHaveBeenCalled();
    expect(await stateAfter(loading, LONG)).toBe('pending');
    expect(reloadOnce).toHaveBeenCalledOnce();
  });

  it('is a fault after a reload that did not help', async () => {
    vi.mocked(reloadOnce).mockReturnValue(false);
    const loading = createRemotes(cutChunks(createHints('text'))).get('mf-probe', 'text');
    expect(await stateAfter(loading, LONG)).toBe('mf-probe/text: cut off');
  });

  it.each<[string, () => void]>([
    ['no line', () => fetchHead.mockRejectedValue(new TypeError('Failed to fetch'))],
    ['no answer', () => fetchHead.mockResolvedValue(new Response(null, { status: 503 }))],
  ])('is a fault when there is %s, which a reload would lose', async (_name, arrange) => {
    arrange();
    await stateAfter(createRemotes(cutChunks(createHints('text'))).get('mf-probe', 'text'), LONG);
    expect(reloadOnce).not.toHaveBeenCalled();
  });

  it('does not reload when the chunk threw or is slow', async () => {
    serveContainer({ text: new Error('kaputt') });
    await stateAfter(createRemotes(createHints('text')).get('mf-probe', 'text'), LONG);
    const hints = createHints('text');
    const { entry } = hints['mf-probe']!;
    vi.mocked(preloadModule).mockImplementation((href) =>
      href === entry.href ? Promise.resolve(href) : new Promise(() => {}),
    );
    await stateAfter(createRemotes(hints).get('mf-probe', 'text'), LONG);
    expect(reloadOnce).not.toHaveBeenCalled();
  });
});

describe('the next page', () => {
  it('knows the templates of both pages', async () => {
    serveContainer({ text: { default: Text }, bild: { default: Text } });
    const hints = createHints('text', 'bild');
    const { text, bild: image } = hints['mf-probe']!.templates;
    const remotes = createRemotes({ 'mf-probe': { ...hints['mf-probe']!, templates: { text: text! } } });
    remotes.register({ 'mf-probe': { ...hints['mf-probe']!, templates: { bild: image! } } });
    for (const template of ['text', 'bild'])
      expect(await stateAfter(remotes.get('mf-probe', template), LONG)).toBe(Text);
  });
});

describe('a new version of a remote', () => {
  it('is loaded', async () => {
    const remotes = createRemotes(createHints('text'));
    expect(await stateAfter(remotes.get('mf-probe', 'text'), LONG)).toBe(Text);
    const New = () => null;
    serveContainer({ text: { default: New } });
    remotes.register(createHints('text'));
    expect(await stateAfter(remotes.get('mf-probe', 'text'), LONG)).toBe(New);
  });
});
