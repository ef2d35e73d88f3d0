// @vitest-environment jsdom
import { navigationStore } from '@gm/shared/navigation/store';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createReply } from '../../server/page.examples.ts';
import { createNavigator, type Kept, type Navigator, type Screen, type View } from './navigator.ts';
import { createPageLoader, type PageLoader } from './page-loader.ts';

const browser = window.location;
const assign = vi.fn();
const reload = vi.fn();
const scrollTo = vi.fn();
const fetchPage = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const show = vi.fn<(view: View) => void>();
const onFault = vi.fn();
const listeners: [EventTarget, string, EventListener][] = [];
let answers: Record<string, object>;
let loader: PageLoader;
/** Field values of the page on screen. */
let typed: string;
const prepare = vi.fn<Screen['prepare']>();
const leave = vi.fn<Screen['leave']>();
const change = vi.fn<Screen['change']>();

/** jsdom cannot leave the document: attempts are recorded. */
function stubLocation(): void {
  const replaced: Record<PropertyKey, unknown> = { assign, reload };
  vi.stubGlobal(
    'location',
    new Proxy({} as Location, { get: (_target, name) => replaced[name] ?? Reflect.get(browser, name) }),
  );
}

/** A document has one navigator; the listeners of the previous test's must not respond, too. */
function recordListeners(): void {
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target) as (type: string, listener: EventListener) => void;
    vi.spyOn(target, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
      listeners.push([target, type, listener as EventListener]);
      add(type, listener as EventListener);
    });
  }
}

/** As in the document: the last page shown is the one that is left. */
function createScreen(): Screen {
  let shown = createReply(location.pathname + location.search);
  leave.mockImplementation((): Kept => ({ page: shown, values: [{ name: 'name', value: typed }] }));
  return {
    prepare,
    leave,
    change,
    show(view) {
      shown = view.page;
      show(view);
    },
  };
}

function start(address = '/'): Navigator {
  history.replaceState(null, '', address);
  return createNavigator({}, loader, createScreen());
}

beforeEach(() => {
  vi.clearAllMocks();
  sessionStorage.clear();
  document.body.innerHTML = '<h1 id="titel" tabindex="-1">Titel</h1><p id="unten" tabindex="-1"></p>';
  answers = {};
  fetchPage.mockImplementation(async (url) => {
    const address = new URL(url, browser.href).searchParams.get('url') ?? '';
    return Response.json(answers[address] ?? { page: createReply(address) });
  });
  typed = '';
  loader = createPageLoader(7, { onSeen() {}, onWanted() {} });
  prepare.mockResolvedValue();
  change.mockImplementation(async (draw) => draw());
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
const shown = () => show.mock.calls.map(([{ page, action }]) => `${action} ${page.seite.titel}`);
const goBack = async (steps = 1) => {
  const before = show.mock.calls.length + assign.mock.calls.length + reload.mock.calls.length;
  history.go(-steps);
  await vi.waitFor(() =>
    expect(show.mock.calls.length + assign.mock.calls.length + reload.mock.calls.length).toBeGreaterThan(before),
  );
};

const readKey = () => (history.state as { key: string }).key;

describe('the first page', () => {
  it('is left by a document load if its CSP is for its page alone', async () => {
    history.replaceState(null, '', '/shop/');
    await createNavigator({ ownDocument: true }, loader, createScreen()).navigate('/b/');
    expect(assign).toHaveBeenCalledExactlyOnceWith('/b/');
    expect(asked()).toEqual([]);
    expect(show).not.toHaveBeenCalled();
  });

  it('is the one that came with the document', () => {
    start('/?a=1#unten');
    expect(readKey()).toBeTruthy();
    expect(address()).toBe('/?a=1#unten');
    expect(navigationStore.getState()).toMatchObject({ url: '/?a=1', loading: false });
    expect(history.scrollRestoration).toBe('manual');
    expect([show, prepare, scrollTo].map((call) => call.mock.calls)).toEqual([[], [], []]);
    expect(document.activeElement).toBe(document.body);
  });

  it('keeps its key on a reload', () => {
    start();
    const key = readKey();
    createNavigator({}, loader, createScreen());
    expect(readKey()).toBe(key);
  });

  it('is scrolled to its hash', () => {
    vi.useFakeTimers();
    start('/#unten');
    vi.advanceTimersByTime(300);
    expect(scrollTo).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});

describe('going to a page', () => {
  it('changes page and address together, when it can be drawn completely', async () => {
    const navigator = start();
    let prepared: () => void = () => {};
    prepare.mockReturnValue(
      new Promise<void>((resolve) => {
        prepared = resolve;
      }),
    );
    const going = navigator.navigate('/b/?seite=2#unten');
    await vi.waitFor(() => expect(prepare).toHaveBeenCalledOnce());
    expect(address()).toBe('/');
    expect(show).not.toHaveBeenCalled();
    expect(leave).not.toHaveBeenCalled();
    expect(navigationStore.getState()).toMatchObject({ url: '/', loading: true });
    let shownAt = '';
    show.mockImplementationOnce(() => {
      shownAt = address();
    });
    prepared();
    await going;
    expect(shownAt).toBe('/b/?seite=2#unten');
    expect(address()).toBe('/b/?seite=2#unten');
    expect(show).toHaveBeenCalledExactlyOnceWith({
      page: createReply('/b/?seite=2'),
      action: 'push',
      values: undefined,
    });
    expect(leave).toHaveBeenCalledOnce();
    expect(navigationStore.getState()).toMatchObject({ url: '/b/?seite=2', loading: false });
    expect(asked()).toEqual(['/b/?seite=2']);
  });

  it('works for links and for remotes', async () => {
    start();
    document.body.innerHTML = '<a href="/b/">B</a>';
    document.querySelector('a')?.click();
    await vi.waitFor(() => expect(shown()).toEqual(['push /b/']));
    navigationStore.getState().navigate('/c/');
    await vi.waitFor(() => expect(shown()).toEqual(['push /b/', 'push /c/']));
  });

  it('can replace the history entry', async () => {
    const navigator = start();
    const { length } = history;
    await navigator.navigate('/b/', { replace: true });
    expect(history.length).toBe(length);
    expect(address()).toBe('/b/');
  });

  it('is cancelled by the next navigation', async () => {
    const navigator = start();
    let answer: (response: Response) => void = () => {};
    fetchPage.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const first = navigator.navigate('/langsam/');
    const second = navigator.navigate('/b/');
    expect(fetchPage.mock.calls[0]?.[1].signal?.aborted).toBe(true);
    answer(Response.json({ page: createReply('/langsam/') }));
    await Promise.all([first, second]);
    expect(shown()).toEqual(['push /b/']);
    expect(address()).toBe('/b/');
    expect(navigationStore.getState().loading).toBe(false);
  });

  it('is cancelled by the next one while it is prepared', async () => {
    const navigator = start();
    let prepared: () => void = () => {};
    prepare.mockReturnValueOnce(
      new Promise<void>((resolve) => {
        prepared = resolve;
      }),
    );
    const first = navigator.navigate('/langsam/');
    await vi.waitFor(() => expect(prepare).toHaveBeenCalledOnce());
    await navigator.navigate('/b/');
    prepared();
    await first;
    expect(shown()).toEqual(['push /b/']);
    expect(address()).toBe('/b/');
  });

  it('is cancelled by the next one while a transition waits to draw it', async () => {
    const navigator = start();
    let drawn: () => void = () => {};
    change.mockImplementationOnce(async (draw) => {
      await new Promise<void>((resolve) => {
        drawn = resolve;
      });
      draw();
    });
    const first = navigator.navigate('/langsam/');
    await vi.waitFor(() => expect(change).toHaveBeenCalledOnce());
    await navigator.navigate('/b/');
    drawn();
    await first;
    expect(shown()).toEqual(['push /b/']);
    expect(address()).toBe('/b/');
    expect(leave).toHaveBeenCalledOnce();
    expect(navigationStore.getState()).toMatchObject({ url: '/b/', loading: false });
  });
});

describe('an anchor within the page', () => {
  it('needs no request: only address, focus and scrolling change', async () => {
    vi.useFakeTimers();
    const navigator = start('/?a=1');
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
  it('shows pages of this document from memory', async () => {
    const navigator = start();
    await navigator.navigate('/b/');
    await navigator.navigate('/c/');
    await goBack();
    await goBack();
    history.go(2);
    await vi.waitFor(() => expect(shown()).toEqual(['push /b/', 'push /c/', 'pop /b/', 'pop /', 'pop /c/']));
    expect(asked()).toEqual(['/b/', '/c/']);
    expect(navigationStore.getState().url).toBe('/c/');
  });

  it('requests a page that an earlier document showed', async () => {
    await start().navigate('/b/');
    for (const [target, type, listener] of listeners.splice(0)) target.removeEventListener(type, listener);
    createNavigator({}, loader, createScreen());
    await goBack();
    expect(shown()).toEqual(['push /b/', 'pop /']);
    expect(asked()).toEqual(['/b/', '/']);
  });

  it('restores typed values', async () => {
    const navigator = start();
    typed = 'Erika';
    await navigator.navigate('/b/');
    typed = '';
    await goBack();
    expect(show.mock.calls.at(-1)?.[0].values).toEqual([{ name: 'name', value: 'Erika' }]);
  });

  it('remembers ten pages; older ones are requested again', async () => {
    const navigator = start('/0/');
    for (let page = 1; page <= 11; page += 1) await navigator.navigate(`/${page}/`);
    loader.forget();
    fetchPage.mockClear();
    // Pages 1 to 10 are kept; the one on screen is added, and the oldest is dropped.
    for (let page = 10; page >= 2; page -= 1) await goBack();
    expect(asked()).toEqual([]);
    await goBack();
    await goBack();
    expect(asked()).toEqual(['/1/', '/0/']);
  });

  it('to an entry created by the browser shows the page of its address', async () => {
    const navigator = start();
    // As when a hash is typed into the address bar.
    history.pushState(null, '', '/#unten');
    await navigator.navigate('/b/');
    await goBack();
    expect(shown()).toEqual(['push /b/', 'pop /']);
    expect(address()).toBe('/#unten');
  });

  it('within the page fetches and shows nothing', async () => {
    vi.useFakeTimers();
    const navigator = start();
    await navigator.navigate('/#unten');
    history.back();
    await vi.advanceTimersByTimeAsync(1000);
    vi.useRealTimers();
    expect(address()).toBe('/');
    expect(show).not.toHaveBeenCalled();
    expect(asked()).toEqual([]);
  });
});

describe('without a page to show', () => {
  it('a redirect within the site is followed in place', async () => {
    answers['/alt/'] = { redirect: '/neu/' };
    const navigator = start();
    await navigator.navigate('/alt/');
    expect(shown()).toEqual(['push /neu/']);
    expect(address()).toBe('/neu/');
    expect(navigationStore.getState().loading).toBe(false);
  });

  it('a redirect loop is left to the browser', async () => {
    answers['/alt/'] = { redirect: '/neu/' };
    answers['/neu/'] = { redirect: '/alt/' };
    const navigator = start();
    await navigator.navigate('/alt/');
    expect(assign.mock.calls).toEqual([['/alt/']]);
    expect(show).not.toHaveBeenCalled();
    expect(navigationStore.getState().loading).toBe(false);
  });

  it('a redirect of an earlier entry creates no new one', async () => {
    const navigator = start();
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
    ['its styles do not come', () => prepare.mockRejectedValue(new Error('Stylesheets: no answer within 4000 ms')), 1],
    ['it cannot be drawn', () => change.mockRejectedValue(new Error('The page has no main part')), 1],
    ['the server answers a fault', () => fetchPage.mockResolvedValue(new Response('', { status: 503 })), 1],
  ])('the browser loads the document when %s', async (_name, arrange, faults) => {
    arrange();
    const navigator = start();
    await navigator.navigate('/b/#unten');
    expect(assign).toHaveBeenCalledExactlyOnceWith('/b/#unten');
    expect(show).not.toHaveBeenCalled();
    expect(onFault).toHaveBeenCalledTimes(faults);
    expect(address()).toBe('/');
    expect(navigationStore.getState().loading).toBe(false);
  });

  it('going back reloads the document, as its address is already current', async () => {
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
  /** The new page has its own heading, present once it is shown. */
  beforeEach(() => {
    show.mockImplementation(() => {
      document.body.innerHTML = '<h1 id="titel" tabindex="-1">Neu</h1><p id="unten" tabindex="-1"></p>';
    });
  });
  afterEach(() => show.mockReset());

  it('its heading has the focus, and it is scrolled to the top', async () => {
    await start().navigate('/b/');
    expect(document.activeElement).toBe(document.getElementById('titel'));
    expect(document.activeElement?.textContent).toBe('Neu');
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
  });

  it('going back restores the scroll position', async () => {
    const navigator = start();
    vi.stubGlobal('scrollY', 321);
    await navigator.navigate('/b/');
    vi.stubGlobal('scrollY', 0);
    await goBack();
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 321, behavior: 'instant' });
    expect(document.activeElement?.id).toBe('titel');
  });

  it('focus and position stay when it is only refreshed', async () => {
    const navigator = start();
    document.getElementById('unten')?.focus();
    show.mockReset();
    await navigator.refresh();
    expect(shown()).toEqual(['refresh /']);
    expect(document.activeElement?.id).toBe('unten');
    expect(scrollTo).not.toHaveBeenCalled();
  });
});

describe('leaving the document', () => {
  it('stores the position and lets the browser restore it', async () => {
    start();
    vi.stubGlobal('scrollY', 77);
    window.dispatchEvent(new Event('pagehide'));
    expect(history.scrollRestoration).toBe('auto');
    window.dispatchEvent(new Event('pageshow'));
    expect(history.scrollRestoration).toBe('manual');
    expect(sessionStorage.getItem('gm:scroll')).toBe(JSON.stringify({ [readKey()]: 77 }));
  });
});

describe('refreshing the page', () => {
  it('under a new generation of releases drops the cached pages', async () => {
    const navigator = start();
    await navigator.navigate('/b/');
    typed = 'Erika';
    await navigator.refresh(8);
    expect(shown()).toEqual(['push /b/', 'refresh /b/']);
    expect(show.mock.calls.at(-1)?.[0].values).toEqual([{ name: 'name', value: 'Erika' }]);
    expect(fetchPage.mock.calls.at(-1)?.[0]).toContain('generation=8');
    await goBack();
    expect(asked()).toEqual(['/b/', '/b/', '/']);
  });

  it('loads the document when none can be shown in place', async () => {
    answers['/'] = { reload: true };
    await start().refresh();
    expect(reload).toHaveBeenCalledOnce();
    expect(show).not.toHaveBeenCalled();
  });

  it('never replaces another page the visitor went to meanwhile', async () => {
    const navigator = start();
    let answer: (response: Response) => void = () => {};
    fetchPage.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const refreshing = navigator.refresh();
    await navigator.navigate('/b/');
    answer(Response.json({ reload: true }));
    await refreshing;
    expect(shown()).toEqual(['push /b/']);
    expect(reload).not.toHaveBeenCalled();
  });
});
