// @vitest-environment jsdom
import { useNavigation } from '@gm/shared/navigation';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BrowserRemotes } from '../federation/browser-remotes.ts';
import type { PageReply } from '../seite/seite-daten.ts';
import { createSeite } from '../server/page.beispiele.ts';
import { createNavigator, type Navigator, type View } from './navigator.ts';

const createPage = (pfad: string): PageReply => ({
  seite: createSeite({ pfad, title: pfad }),
  remotes: {},
  generation: 7,
});
const browser = window.location;
const assign = vi.fn();
const reload = vi.fn();
const scrollTo = vi.fn();
const fetchPage = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const show = vi.fn<(view: View) => void>();
const onFault = vi.fn();
const listeners: [EventTarget, string, EventListener][] = [];
let answers: Record<string, object>;
let remotes: BrowserRemotes & { settle: ReturnType<typeof vi.fn> };

/** jsdom cannot leave the document: what would leave it is recorded. */
function stubLocation(): void {
  const replaced: Record<PropertyKey, unknown> = { assign, reload };
  vi.stubGlobal(
    'location',
    new Proxy({} as Location, { get: (_target, name) => replaced[name] ?? Reflect.get(browser, name) }),
  );
}

/** A document has one navigator; the listeners of the one before must not answer, too. */
function recordListeners(): void {
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target) as (type: string, listener: EventListener) => void;
    vi.spyOn(target, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
      listeners.push([target, type, listener as EventListener]);
      add(type, listener as EventListener);
    });
  }
}

function start(address = '/'): Navigator {
  history.replaceState(null, '', address);
  return createNavigator(createPage('/'), remotes);
}

beforeEach(() => {
  vi.clearAllMocks();
  sessionStorage.clear();
  document.body.innerHTML = '<h1 id="titel" tabindex="-1">Titel</h1><p id="unten" tabindex="-1"></p>';
  answers = {};
  fetchPage.mockImplementation(async (url) => {
    const address = new URL(url, browser.href).searchParams.get('url') ?? '';
    return Response.json(answers[address] ?? { page: createPage(address) });
  });
  remotes = {
    get: () => Promise.reject(new Error('unused')),
    forget: vi.fn(),
    register: vi.fn(),
    preload: vi.fn(),
    settle: vi.fn(async () => {}),
    leaveServerMarkup: vi.fn(),
  };
  vi.stubGlobal('fetch', fetchPage);
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  stubLocation();
  recordListeners();
  window.addEventListener('gm:fault', onFault);
});
afterEach(() => {
  for (const [target, type, listener] of listeners.splice(0)) target.removeEventListener(type, listener);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const asked = () => fetchPage.mock.calls.map(([url]) => new URL(url, browser.href).searchParams.get('url'));
const address = () => browser.pathname + browser.search + browser.hash;
const shown = () => show.mock.calls.map(([{ page, action }]) => `${action} ${page.seite.pfad}`);
const goBack = async (steps = 1) => {
  const before = show.mock.calls.length + assign.mock.calls.length + reload.mock.calls.length;
  history.go(-steps);
  await vi.waitFor(() =>
    expect(show.mock.calls.length + assign.mock.calls.length + reload.mock.calls.length).toBeGreaterThan(before),
  );
};

describe('the first page', () => {
  it('is left as a document where its policy is meant for its page alone', async () => {
    history.replaceState(null, '', '/shop/');
    const navigator = createNavigator({ ...createPage('/shop/'), ownDocument: true }, remotes);
    navigator.subscribe(show);
    await navigator.navigate('/b/');
    expect(assign).toHaveBeenCalledExactlyOnceWith('/b/');
    expect(fetchPage).not.toHaveBeenCalled();
    expect(show).not.toHaveBeenCalled();
  });

  it('is what the document brought', () => {
    const { start: view } = start('/?a=1#unten');
    expect(view).toMatchObject({
      page: createPage('/'),
      action: 'start',
      location: { pathname: '/', search: '?a=1', hash: '#unten' },
    });
    expect(view.location.key).toBe((history.state as { key: string }).key);
    expect(useNavigation.getState()).toMatchObject({ url: '/?a=1', loading: false });
    expect(history.scrollRestoration).toBe('manual');
  });

  it('keeps its key when the document is loaded again', () => {
    const { start: view } = start();
    expect(createNavigator(createPage('/'), remotes).start.location.key).toBe(view.location.key);
  });
});

describe('going to a page', () => {
  it('changes page and address together, when all modules are there', async () => {
    const navigator = start();
    navigator.subscribe(show);
    let settle: () => void = () => {};
    remotes.settle.mockReturnValue(
      new Promise<void>((resolve) => {
        settle = resolve;
      }),
    );
    const going = navigator.navigate('/b/?seite=2#unten');
    await vi.waitFor(() => expect(remotes.settle).toHaveBeenCalledOnce());
    expect(address()).toBe('/');
    expect(show).not.toHaveBeenCalled();
    expect(remotes.leaveServerMarkup).not.toHaveBeenCalled();
    expect(useNavigation.getState()).toMatchObject({ url: '/', loading: true });
    settle();
    await going;
    expect(address()).toBe('/b/?seite=2#unten');
    expect(show).toHaveBeenCalledOnce();
    expect(show.mock.calls[0]?.[0]).toMatchObject({
      page: { seite: { pfad: '/b/?seite=2' } },
      action: 'push',
      location: { pathname: '/b/', search: '?seite=2', hash: '#unten' },
    });
    expect(remotes.leaveServerMarkup).toHaveBeenCalledOnce();
    expect(useNavigation.getState()).toMatchObject({ url: '/b/?seite=2', loading: false });
    expect(asked()).toEqual(['/b/?seite=2']);
  });

  it('starts with the modules as soon as the page is known', async () => {
    await start().navigate('/b/');
    expect(remotes.preload).toHaveBeenCalledExactlyOnceWith({});
  });

  it('is possible for links and for remotes', async () => {
    const navigator = start();
    navigator.subscribe(show);
    document.body.innerHTML = '<a href="/b/">B</a>';
    document.querySelector('a')?.click();
    await vi.waitFor(() => expect(shown()).toEqual(['push /b/']));
    useNavigation.getState().navigate('/c/');
    await vi.waitFor(() => expect(shown()).toEqual(['push /b/', 'push /c/']));
  });

  it('can replace the entry of the history', async () => {
    const navigator = start();
    const { length } = history;
    await navigator.navigate('/b/', { replace: true });
    expect(history.length).toBe(length);
    expect(address()).toBe('/b/');
  });

  it('is given up for the next one', async () => {
    const navigator = start();
    navigator.subscribe(show);
    let answer: (response: Response) => void = () => {};
    fetchPage.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const first = navigator.navigate('/langsam/');
    const second = navigator.navigate('/b/');
    expect(fetchPage.mock.calls[0]?.[1].signal?.aborted).toBe(true);
    answer(Response.json({ page: createPage('/langsam/') }));
    await Promise.all([first, second]);
    expect(shown()).toEqual(['push /b/']);
    expect(address()).toBe('/b/');
    expect(useNavigation.getState().loading).toBe(false);
  });

  it('reaches a listener that comes late', async () => {
    const navigator = start();
    await navigator.navigate('/b/');
    navigator.subscribe(show);
    expect(shown()).toEqual(['push /b/']);
  });

  it('is told to nobody after the end of the subscription', async () => {
    const navigator = start();
    navigator.subscribe(show)();
    await navigator.navigate('/b/');
    expect(show).not.toHaveBeenCalled();
  });
});

describe('a place within the page', () => {
  it('needs no request: address, focus and scrolling only', async () => {
    vi.useFakeTimers();
    const navigator = start('/?a=1');
    navigator.subscribe(show);
    await navigator.navigate('/?a=1#unten');
    expect(address()).toBe('/?a=1#unten');
    expect(document.activeElement?.id).toBe('unten');
    vi.advanceTimersByTime(300);
    expect(scrollTo).toHaveBeenCalledOnce();
    await navigator.navigate('/?a=1#100%');
    expect(address()).toBe('/?a=1#100%');
    expect(asked()).toEqual([]);
    expect(show).not.toHaveBeenCalled();
    vi.useRealTimers();
  });
});

describe('going back', () => {
  it('shows the pages of this document from memory', async () => {
    const navigator = start();
    navigator.subscribe(show);
    await navigator.navigate('/b/');
    await navigator.navigate('/c/');
    await goBack();
    await goBack();
    history.go(2);
    await vi.waitFor(() => expect(shown()).toEqual(['push /b/', 'push /c/', 'pop /b/', 'pop /', 'pop /c/']));
    expect(asked()).toEqual(['/b/', '/c/']);
    expect(useNavigation.getState().url).toBe('/c/');
  });

  it('asks for a page that an earlier document showed', async () => {
    await start().navigate('/b/');
    for (const [target, type, listener] of listeners.splice(0)) target.removeEventListener(type, listener);
    createNavigator(createPage('/b/'), remotes).subscribe(show);
    await goBack();
    expect(shown()).toEqual(['pop /']);
    expect(asked()).toEqual(['/b/', '/']);
  });

  it('to an entry the browser made itself shows the page of its address', async () => {
    const navigator = start();
    navigator.subscribe(show);
    // As a hash typed into the address bar does.
    history.pushState(null, '', '/#unten');
    await navigator.navigate('/b/');
    await goBack();
    expect(shown()).toEqual(['push /b/', 'pop /']);
    expect(address()).toBe('/#unten');
  });

  it('within the page fetches and shows nothing', async () => {
    vi.useFakeTimers();
    const navigator = start();
    navigator.subscribe(show);
    await navigator.navigate('/#unten');
    history.back();
    await vi.advanceTimersByTimeAsync(1000);
    vi.useRealTimers();
    expect(address()).toBe('/');
    expect(show).not.toHaveBeenCalled();
    expect(asked()).toEqual([]);
  });
});

describe('when there is no page to show', () => {
  it('a redirect within the site is followed in place', async () => {
    answers['/alt/'] = { redirect: '/neu/' };
    const navigator = start();
    navigator.subscribe(show);
    await navigator.navigate('/alt/');
    expect(shown()).toEqual(['push /neu/']);
    expect(address()).toBe('/neu/');
    expect(useNavigation.getState().loading).toBe(false);
  });

  it('redirects in a circle are left to the browser', async () => {
    answers['/alt/'] = { redirect: '/neu/' };
    answers['/neu/'] = { redirect: '/alt/' };
    const navigator = start();
    navigator.subscribe(show);
    await navigator.navigate('/alt/');
    expect(assign.mock.calls).toEqual([['/alt/']]);
    expect(show).not.toHaveBeenCalled();
    expect(useNavigation.getState().loading).toBe(false);
  });

  it('a redirect of an earlier entry does not make another', async () => {
    const navigator = start();
    navigator.subscribe(show);
    history.replaceState({ key: 'von-frueher' }, '', '/alt/');
    await navigator.navigate('/b/');
    answers['/alt/'] = { redirect: '/neu/' };
    const { length } = history;
    await goBack();
    expect(shown()).toEqual(['push /b/', 'push /neu/']);
    expect(address()).toBe('/neu/');
    expect(history.length).toBe(length);
  });

  it.each(['https://anderswo.example/', '//anderswo.example/', '/\\anderswo.example/'])(
    'a redirect to %s leaves the site',
    async (redirect) => {
      answers['/alt/'] = { redirect };
      const navigator = start();
      navigator.subscribe(show);
      await navigator.navigate('/alt/');
      expect(new URL(String(assign.mock.calls[0]?.[0]), location.href).host).toBe('anderswo.example');
      expect(show).not.toHaveBeenCalled();
    },
  );

  it('a link to another site is followed by the browser', async () => {
    await start().navigate('https://anderswo.example/a');
    expect(String(assign.mock.calls[0]?.[0])).toBe('https://anderswo.example/a');
    expect(asked()).toEqual([]);
  });

  it.each<[string, () => void, number]>([
    [
      'releases of this tab are gone',
      () => {
        answers['/b/'] = { reload: true };
      },
      0,
    ],
    ['the request fails', () => fetchPage.mockRejectedValue(new TypeError('Failed to fetch')), 1],
    ['the server answers a fault', () => fetchPage.mockResolvedValue(new Response('', { status: 503 })), 1],
  ])('the browser loads the document when %s', async (_name, arrange, faults) => {
    arrange();
    const navigator = start();
    navigator.subscribe(show);
    await navigator.navigate('/b/#unten');
    expect(assign).toHaveBeenCalledExactlyOnceWith('/b/#unten');
    expect(show).not.toHaveBeenCalled();
    expect(onFault).toHaveBeenCalledTimes(faults);
    expect(address()).toBe('/');
    expect(useNavigation.getState().loading).toBe(false);
  });

  it('going back loads the document anew: its address is there already', async () => {
    const navigator = start();
    history.replaceState({ key: 'von-frueher' }, '', '/a/#unten');
    await navigator.navigate('/b/');
    fetchPage.mockRejectedValue(new TypeError('Failed to fetch'));
    await goBack();
    expect(reload).toHaveBeenCalledOnce();
    expect(assign).not.toHaveBeenCalled();
  });
});

describe('after a page was put on screen', () => {
  const view = (action: View['action'], hash = '', key = 'k'): View => ({
    page: createPage('/b/'),
    location: { pathname: '/b/', search: '', hash, state: null, key },
    action,
  });

  it.each<[View['action'], string, string, boolean]>([
    ['push', '', 'titel', true],
    ['pop', '', 'titel', true],
    ['start', '', '', false],
    ['refresh', '', '', false],
  ])('%s%s puts the focus on "%s" and scrolls: %s', (action, hash, focused, scrolls) => {
    start().afterCommit(view(action, hash));
    expect(document.activeElement?.id).toBe(focused);
    expect(scrollTo).toHaveBeenCalledTimes(scrolls ? 1 : 0);
  });

  it('is where the visitor left it, going back', async () => {
    const navigator = start();
    vi.stubGlobal('scrollY', 321);
    await navigator.navigate('/b/');
    navigator.afterCommit(view('pop', '', navigator.start.location.key));
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 321, behavior: 'instant' });
  });

  it('scrolls to the hash of the first page', () => {
    vi.useFakeTimers();
    start('/#unten').afterCommit(view('start', '#unten'));
    vi.advanceTimersByTime(300);
    expect(scrollTo).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});

describe('leaving the document', () => {
  it('remembers the place and lets the browser restore it', async () => {
    const navigator = start();
    vi.stubGlobal('scrollY', 77);
    window.dispatchEvent(new Event('pagehide'));
    expect(history.scrollRestoration).toBe('auto');
    window.dispatchEvent(new Event('pageshow'));
    expect(history.scrollRestoration).toBe('manual');
    expect(sessionStorage.getItem('gm:scroll')).toBe(JSON.stringify({ [navigator.start.location.key]: 77 }));
  });
});

describe('a release during development', () => {
  it('shows the page again, under the new generation, and forgets the others', async () => {
    const navigator = start();
    navigator.subscribe(show);
    await navigator.navigate('/b/');
    await navigator.refresh(8);
    expect(shown()).toEqual(['push /b/', 'refresh /b/']);
    expect(fetchPage.mock.calls.at(-1)?.[0]).toContain('generation=8');
    await goBack();
    expect(asked()).toEqual(['/b/', '/b/', '/']);
  });
});
