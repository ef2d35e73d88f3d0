// @vitest-environment jsdom
import type { Template } from '@gm/shared/vertrag';
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { updateChrome } from '../chrome/chrome.client.ts';
import type { ServerRemote } from '../federation/server-remote.ts';
import type { Navigator, View } from '../navigation/navigator.ts';
import type { Snapshot } from '../registry/registry.ts';
import type { SeitenDaten } from '../seite/seite-daten.ts';
import { assets, createBlockDaten, createBoot, createSeite } from '../server/page.beispiele.ts';
import { renderPage } from '../server/render-page.tsx';
import { track } from '../slots/remote-runtime.ts';
import { readBootDaten } from './boot-daten.ts';
import { BrowserApp } from './browser-app.tsx';

vi.mock('../chrome/chrome.client.ts');

const Wegweiser: Template = ({ context }) => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p id="ort">{`${String(context)} ${pathname}${search}`}</p>
      <button type="button" onClick={() => navigate('/ziel/?a=1#b')}>
        Weiter
      </button>
      <button type="button" onClick={() => navigate({ pathname: '/ziel/', search: '?a=2' }, { replace: true })}>
        Ersetzen
      </button>
    </>
  );
};
const template = track(Promise.resolve(Wegweiser));
const server = { template: () => template } as unknown as ServerRemote;
const snapshot: Snapshot = {
  generation: 1,
  remotes: new Map([['mf-probe', { server, manifestIntegrity: '' }]]),
  owners: new Map(),
};
const frame = {
  chrome: { kopf: '<header id="kopf">Kopf</header>', fuss: '<footer>Fuß</footer>' },
  eilmeldungen: '',
  netze: [],
};

const createPage = (pfad: string, seite: Partial<SeitenDaten> = {}) =>
  createSeite({ pfad, title: `Seite ${pfad}`, blocks: [createBlockDaten({ context: 'Ort:' })], ...seite });
const createView = (pfad: string, action: View['action'], seite?: Partial<SeitenDaten>): View => ({
  page: { seite: createPage(pfad, seite), remotes: {}, generation: 1 },
  location: { pathname: pfad, search: '', hash: '', state: null, key: pfad },
  action,
});

let root: Root;
let showView: (view: View) => void;
const onFault = vi.fn();
const navigator = {
  navigate: vi.fn(async () => {}),
  refresh: vi.fn(async () => {}),
  afterCommit: vi.fn(),
};

/** The server's document, read and hydrated as `main.tsx` does. */
async function open(seite: SeitenDaten): Promise<void> {
  const boot = createBoot({ seite });
  const rendered = await renderPage({
    boot,
    frame: { ...frame, gemeinde: boot.gemeinde },
    snapshot,
    parts: { assets, nonce: '' },
    onFault,
  });
  if (rendered.kind !== 'complete') throw new Error('The page was streamed');
  const parsed = new DOMParser().parseFromString(rendered.html, 'text/html');
  document.replaceChild(document.importNode(parsed.documentElement, true), document.documentElement);
  const daten = readBootDaten();
  const observed: Navigator = {
    ...navigator,
    start: { ...createView(seite.pfad, 'start'), page: daten },
    subscribe: (show) => {
      showView = show;
      return () => {};
    },
  };
  await act(async () => {
    root = hydrateRoot(
      document,
      <BrowserApp
        gemeinde={daten.gemeinde}
        chrome={frame.chrome}
        runtime={{ get: () => template, forget: () => {} }}
        navigator={observed}
      />,
      { onRecoverableError: onFault, onCaughtError: onFault, onUncaughtError: onFault },
    );
  });
}
const go = (view: View) => act(async () => showView(view));
const textOf = (id: string) => document.getElementById(id)?.textContent;

const complain = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(console, 'error').mockImplementation(complain);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(async () => {
  await act(async () => root.unmount());
  // That server and browser render in one process is the tests' own doing.
  const complaints = complain.mock.calls.filter(([text]) => !String(text).startsWith('Detected multiple renderers'));
  expect(complaints).toEqual([]);
  vi.unstubAllGlobals();
});

describe('the page of the server', () => {
  it.each(['default', 'wide', 'portal', 'blank'] as const)(
    'is taken over as it stands, in the layout %s',
    async (layout) => {
      await open(
        createPage('/a/', { layout, description: 'Kurz', robots: 'noindex', canonical: 'https://b.example/a/' }),
      );
      expect(onFault).not.toHaveBeenCalled();
      expect(textOf('ort')).toBe('Ort: /a/');
      expect(textOf('ansage')).toBe('');
      expect(navigator.afterCommit).toHaveBeenCalledOnce();
    },
  );

  it.each([404, 410, 503])('is taken over as it stands when it is the error page %d', async (status) => {
    await open(createPage('/a/', { status, blocks: [] }));
    expect(onFault).not.toHaveBeenCalled();
    expect(document.querySelector('h1')?.textContent).toBe(`Fehler - ${status}`);
  });
});

describe('the next page', () => {
  it('replaces content, title and theme, leaves header and footer alone, and is announced', async () => {
    await open(createPage('/a/'));
    const kopf = document.getElementById('kopf');
    const view = createView('/b/', 'push', { theme: 'natur', documentTitle: 'B – Beispielhausen' });
    await go(view);
    expect(textOf('ort')).toBe('Ort: /b/');
    expect(document.title).toBe('B – Beispielhausen');
    expect(document.documentElement.dataset.theme).toBe('natur');
    expect(document.getElementById('kopf')).toBe(kopf);
    expect(textOf('ansage')).toBe('Seite geladen: Seite /b/');
    expect(updateChrome).toHaveBeenLastCalledWith('/b/');
    expect(navigator.afterCommit).toHaveBeenLastCalledWith(view);
    expect(onFault).not.toHaveBeenCalled();
  });

  it('is not announced when it is the same one under work', async () => {
    await open(createPage('/a/'));
    await go(createView('/a/', 'refresh'));
    expect(textOf('ansage')).toBe('');
  });

  it('can be the error page', async () => {
    await open(createPage('/a/'));
    await go(createView('/weg/', 'push', { status: 404, blocks: [] }));
    expect(document.querySelector('h1')?.textContent).toBe('Fehler - 404');
    await go(createView('/a/', 'pop'));
    expect(textOf('ort')).toBe('Ort: /a/');
  });
});

describe('a template that navigates with the router’s hooks', () => {
  it.each([
    ['Weiter', ['/ziel/?a=1#b']],
    ['Ersetzen', ['/ziel/?a=2', { replace: true }]],
  ])('%s goes through the navigator', async (name, expected) => {
    await open(createPage('/a/'));
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
    await act(async () => button?.click());
    expect(navigator.navigate).toHaveBeenCalledExactlyOnceWith(...expected);
  });
});
