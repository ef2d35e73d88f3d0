// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Island } from '../../base/seite-daten.ts';
import { assets, createHint, createIsland, gemeinde } from '../../server/page.examples.ts';
import type { Mounted } from './island-runtime.tsx';
import { createIslands, type Islands } from './islands.ts';

const mountIsland = vi.hoisted(() => vi.fn());
vi.mock('./island-runtime.tsx', () => ({ mountIsland }));

const onFault = vi.fn();
const clicked = vi.fn();
const router = { navigate: vi.fn(async () => {}) };
const idle: (() => void)[] = [];
const observers: { root: IntersectionObserver; see: (isIntersecting: boolean) => void; margin: string | undefined }[] =
  [];
let main: HTMLElement;
let islands: Islands;
/** Result of the next island's mount; by default its code listens at once. */
let mount: (element: HTMLElement) => Promise<Mounted>;

/** Hydrates an island: clicks on its buttons are answered from now on. */
function bringToLife(element: HTMLElement): Mounted {
  const lists = ({ target }: Event) => {
    if (target instanceof Element && target.closest('button')) clicked(target.closest('button')?.id);
  };
  element.addEventListener('click', lists);
  return { ready: Promise.resolve(), unmount: vi.fn(() => element.removeEventListener('click', lists)) };
}

beforeEach(() => {
  vi.clearAllMocks();
  idle.length = 0;
  observers.length = 0;
  document.head.innerHTML = '';
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      disconnect = vi.fn();
      constructor(lists: (entries: { isIntersecting: boolean }[]) => void, options?: IntersectionObserverInit) {
        const see = (isIntersecting: boolean) => lists([{ isIntersecting: false }, { isIntersecting }]);
        observers.push({ root: this as unknown as IntersectionObserver, see, margin: options?.rootMargin });
      }
      observe() {}
    },
  );
  mount = async (element) => bringToLife(element);
  mountIsland.mockImplementation(({ element }: { element: HTMLElement }) => mount(element));
  addEventListener('gm:fault', onFault);
  islands = createIslands(assets.runtime, gemeinde, router);
});
afterEach(() => {
  islands.stop();
  removeEventListener('gm:fault', onFault);
  vi.unstubAllGlobals();
});

const HTML =
  '<button type="button" id="mehr"><b>Mehr</b></button><a href="/b/">B</a><input id="feld"><summary id="auf"></summary>' +
  '<button type="submit" id="ab">Ab</button><label id="wort">Wort</label><button popovertarget="x" id="panel"></button>';
const page = (...list: Partial<Island>[]) => ({
  html: '<main></main>',
  seite: { pfad: '/a/', suche: '', titel: 'A' },
  islands: list.map((island, id) => createIsland({ id, ...island })),
  remotes: { 'mf-probe': createHint(['text']) },
});
function show(island: Partial<Island>, { keepMarkup = false, attributes = '' } = {}): HTMLElement {
  document.body.innerHTML = `<main id="inhalt"><div data-island="0" ${attributes}>${HTML}</div></main>`;
  main = document.getElementById('inhalt')!;
  islands.show(page(island), main, keepMarkup);
  return main.querySelector<HTMLElement>('[data-island]')!;
}
/** Lets all pending work finish that needs nothing from outside. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 10));
const find = (id: string) => document.getElementById(id)!;
const isLive = () => main.querySelector('[data-island]')?.hasAttribute('data-live');
function createDeferred() {
  let resolve = () => {};
  let reject = (_fault: Error) => {};
  const promise = new Promise<void>((fulfil, fail) => {
    resolve = fulfil;
    reject = fail;
  });
  return { promise, resolve, reject };
}
/** A mount that the test completes. */
function holdMount() {
  const { promise, resolve, reject } = createDeferred();
  mount = async (element) => {
    await promise;
    return bringToLife(element);
  };
  return { come: resolve, fail: () => reject(new Error('cut off')) };
}

describe('an island is hydrated', () => {
  it('at once when it is due on load', async () => {
    const element = show({ when: 'load' });
    await vi.waitFor(() => expect(isLive()).toBe(true));
    expect(mountIsland).toHaveBeenCalledExactlyOnceWith({
      element,
      island: createIsland({ when: 'load' }),
      remotes: page().remotes,
      seite: { pfad: '/a/', suche: '', titel: 'A', gemeinde },
      router,
    });
  });

  it('with the data that its document left out', async () => {
    const fetched = vi.fn(async (_url: string) => Response.json({ strassen: ['Am Bach'] }));
    vi.stubGlobal('fetch', fetched);
    show({ when: 'interaction', context: null, contextHash: 'a1' });
    expect(fetched).not.toHaveBeenCalled();
    find('mehr').click();
    await vi.waitFor(() => expect(isLive()).toBe(true));
    expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/_shell/context/a1?url=%2Fa%2F']);
    expect(mountIsland.mock.calls[0]?.[0].island.context).toEqual({ strassen: ['Am Bach'] });
  });

  it('not without them; the next touch requests them again', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
    show({ when: 'interaction', context: null, contextHash: 'a1' });
    find('mehr').click();
    await vi.waitFor(() => expect(onFault).toHaveBeenCalledOnce());
    expect(mountIsland).not.toHaveBeenCalled();
    vi.stubGlobal('fetch', async () => Response.json({}));
    find('mehr').click();
    await vi.waitFor(() => expect(isLive()).toBe(true));
  });

  it('when the browser is idle', async () => {
    show({ when: 'idle' });
    await settle();
    expect(mountIsland).not.toHaveBeenCalled();
    for (const work of idle) work();
    await vi.waitFor(() => expect(isLive()).toBe(true));
  });

  it('when it comes near the viewport', async () => {
    show({ when: 'visible' });
    const [observer] = observers;
    expect(observer?.margin).toBe('200px');
    observer?.see(false);
    await settle();
    expect(mountIsland).not.toHaveBeenCalled();
    observer?.see(true);
    await vi.waitFor(() => expect(isLive()).toBe(true));
    expect(observer?.root.disconnect).toHaveBeenCalled();
  });

  it.each(['pointermove', 'pointerdown', 'focusin', 'keydown', 'input', 'change', 'dragenter', 'click', 'submit'])(
    'on the first %s inside',
    async (type) => {
      show({ when: 'interaction' });
      await settle();
      expect(mountIsland).not.toHaveBeenCalled();
      expect([...observers, ...idle]).toEqual([]);
      expect(document.head.children).toHaveLength(0);
      find('feld').dispatchEvent(new Event(type, { bubbles: true }));
      await vi.waitFor(() => expect(isLive()).toBe(true));
      expect(mountIsland).toHaveBeenCalledOnce();
    },
  );

  it('at once when the server rendered nothing, whatever its setting', async () => {
    show({ when: 'interaction' }, { attributes: 'data-empty=""' });
    await vi.waitFor(() => expect(mountIsland).toHaveBeenCalledOnce());
  });

  it.each([
    ['a draft is stored', '<i data-kept="gm:entwurf:a"></i>', () => sessionStorage.setItem('gm:entwurf:a', '{}')],
    ['its markup asks for it', '<i data-due=""></i>', () => {}],
    ['it was focused before', '<input id="frueh">', () => find('frueh').focus()],
    ['it was filled in before', '<input id="frueh">', () => Object.assign(find('frueh'), { value: 'Ada' })],
    [
      'it was ticked before',
      '<input type="checkbox" id="frueh">',
      () => Object.assign(find('frueh'), { checked: true }),
    ],
  ])('at once when %s', async (_name, html, prepare) => {
    document.body.innerHTML = `<main id="inhalt"><div data-island="0">${html}</div></main>`;
    main = document.getElementById('inhalt')!;
    prepare();
    islands.show(page({ when: 'interaction' }), main);
    await vi.waitFor(() => expect(isLive()).toBe(true));
    sessionStorage.clear();
  });

  it('at once when storage is blocked, so that only its code knows what is kept', async () => {
    const get = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    document.body.innerHTML = '<main id="inhalt"><div data-island="0"><i data-kept="gm:entwurf:a"></i></div></main>';
    main = document.getElementById('inhalt')!;
    islands.show(page({ when: 'interaction' }), main);
    await vi.waitFor(() => expect(isLive()).toBe(true));
    get.mockRestore();
  });

  it('not while nothing of it is stored, which its markup can show', async () => {
    document.body.innerHTML = '<main id="inhalt"><div data-island="0"><i data-kept="gm:entwurf:a"></i></div></main>';
    main = document.getElementById('inhalt')!;
    islands.show(page({ when: 'interaction' }), main);
    await settle();
    expect(mountIsland).not.toHaveBeenCalled();
    expect(main.querySelector('[data-island]')?.hasAttribute('data-rest')).toBe(true);
  });

  it('earlier when it is touched, and only once', async () => {
    show({ when: 'visible' });
    find('feld').dispatchEvent(new Event('focusin', { bubbles: true }));
    observers[0]?.see(true);
    await vi.waitFor(() => expect(isLive()).toBe(true));
    find('feld').dispatchEvent(new Event('focusin', { bubbles: true }));
    observers[0]?.see(true);
    await settle();
    expect(mountIsland).toHaveBeenCalledOnce();
  });

  it('after the requests for its verified files', async () => {
    show({ when: 'load' });
    await vi.waitFor(() => expect(isLive()).toBe(true));
    const hrefs = [...document.head.querySelectorAll('link')].map((link) => [
      link.rel,
      link.getAttribute('href'),
      link.integrity,
    ]);
    expect(hrefs).toEqual([
      ['modulepreload', '/shell/islands.1.js', 'sha384-islands'],
      ['modulepreload', '/remotes/mf-probe/1/client/entry.js', 'sha384-client/entry.js'],
      ['modulepreload', '/remotes/mf-probe/1/client/text.js', 'sha384-client/text.js'],
    ]);
  });

  it('never on a page without islands, which requests nothing', async () => {
    document.body.innerHTML = '<main id="inhalt"></main>';
    main = document.getElementById('inhalt')!;
    islands.show(page(), main);
    await settle();
    expect(document.head.children).toHaveLength(0);
    expect(mountIsland).not.toHaveBeenCalled();
  });
});

describe('a click before hydration', () => {
  it('on a button is replayed once afterwards', async () => {
    const { come } = holdMount();
    show({ when: 'interaction' });
    find('mehr').firstElementChild!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await settle();
    expect(clicked).not.toHaveBeenCalled();
    come();
    await vi.waitFor(() => expect(clicked).toHaveBeenCalledExactlyOnceWith('mehr'));
    find('mehr').click();
    expect(clicked).toHaveBeenCalledTimes(2);
  });

  it('is replayed once after several clicks', async () => {
    const { come } = holdMount();
    show({ when: 'interaction' });
    for (let times = 0; times < 3; times += 1) find('mehr').click();
    come();
    await vi.waitFor(() => expect(isLive()).toBe(true));
    expect(clicked).toHaveBeenCalledOnce();
  });

  it('is not replayed when the button has gone', async () => {
    const { come } = holdMount();
    const element = show({ when: 'interaction' });
    const button = find('mehr');
    button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const click = vi.fn();
    button.addEventListener('click', click);
    element.innerHTML = '<button id="mehr"></button>';
    come();
    await vi.waitFor(() => expect(isLive()).toBe(true));
    expect(click).not.toHaveBeenCalled();
    expect(clicked).not.toHaveBeenCalled();
  });

  it.each(['feld', 'auf', 'ab', 'wort', 'panel'])(
    'on an element that works without scripts is left to the browser: %s',
    async (id) => {
      const { come } = holdMount();
      show({ when: 'interaction' });
      const heard = vi.fn();
      document.body.addEventListener('click', heard, { once: true });
      find(id).click();
      expect(heard).toHaveBeenCalledOnce();
      const again = vi.fn();
      find(id).addEventListener('click', again);
      come();
      await vi.waitFor(() => expect(isLive()).toBe(true));
      expect(again).not.toHaveBeenCalled();
    },
  );

  it('on a plan is repeated at the same point of it', async () => {
    const { come } = holdMount();
    document.body.innerHTML =
      '<main id="inhalt"><div data-island="0"><div role="application"><svg id="plan"></svg></div></div></main>';
    main = document.getElementById('inhalt')!;
    islands.show(page({ when: 'interaction' }), main);
    const plan = find('plan');
    const box = vi.spyOn(plan, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 50, 50));
    plan.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 110, clientY: 120 }));
    const heard = vi.fn<(event: MouseEvent) => void>();
    plan.addEventListener('click', heard);
    box.mockReturnValue(new DOMRect(100, 40, 50, 50));
    come();
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
    expect(heard.mock.calls[0]?.[0]).toMatchObject({ clientX: 110, clientY: 60 });
  });

  it('on a link is followed at once', () => {
    holdMount();
    show({ when: 'interaction' });
    const heard = vi.fn((event: Event) => event.preventDefault());
    document.body.addEventListener('click', heard, { once: true });
    main.querySelector('a')?.click();
    expect(heard).toHaveBeenCalledOnce();
  });
});

describe('a form sent before hydration', () => {
  const HELD = '<form data-held=""><input id="name"><button name="weiter" id="weiter">Weiter</button></form>';
  const sent = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  function showForm(html: string): void {
    document.body.innerHTML = `<main id="inhalt"><div data-island="0">${html}</div></main>`;
    main = document.getElementById('inhalt')!;
    islands.show(page({ when: 'interaction' }), main);
    main.addEventListener('submit', sent);
  }

  it('is left to the browser', () => {
    holdMount();
    showForm(HELD.replace(' data-held=""', ''));
    find('weiter').click();
    expect(sent).toHaveBeenCalledOnce();
  });

  it.each([
    ['that no server takes', HELD],
    [
      'with a value that only the code can send',
      HELD.replace(' data-held=""', '').replace('id="name"', 'data-held="" value="A"'),
    ],
  ])('%s, is sent once its code listens, by the same button', async (_name, html) => {
    const { come } = holdMount();
    showForm(html);
    find('weiter').click();
    await settle();
    expect(sent).not.toHaveBeenCalled();
    come();
    await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ submitter: find('weiter') });
  });

  it('while its code starts, waits until the code has the values', async () => {
    const { promise: ready, resolve } = createDeferred();
    mount = async () => ({ ready, unmount: vi.fn() });
    showForm(HELD.replace(' data-held=""', ''));
    find('name').focus();
    await vi.waitFor(() => expect(mountIsland).toHaveBeenCalledOnce());
    await settle();
    find('weiter').click();
    expect(sent).not.toHaveBeenCalled();
    resolve();
    await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
  });

  it('is sent by the browser when its code does not come', async () => {
    const { fail } = holdMount();
    showForm(HELD);
    const submit = vi.spyOn(main.querySelector('form')!, 'submit').mockReturnValue();
    find('weiter').click();
    fail();
    await vi.waitFor(() => expect(submit).toHaveBeenCalledOnce());
  });
});

describe('code that fails', () => {
  it('leaves the server’s HTML, and the next touch tries again', async () => {
    mount = () => Promise.reject(new Error('cut off'));
    const element = show({ when: 'load' });
    await vi.waitFor(() => expect(onFault).toHaveBeenCalledOnce());
    expect(element.innerHTML).toBe(HTML);
    expect(isLive()).toBe(false);
    mount = async (on) => bringToLife(on);
    find('mehr').click();
    await vi.waitFor(() => expect(clicked).toHaveBeenCalledExactlyOnceWith('mehr'));
    expect(isLive()).toBe(true);
  });

  it.each([
    [100, 1],
    [500, 2],
  ])('is requested again by a touch %d ms after the start, while loading: %d times', async (ms, times) => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(10_000);
    const { promise, reject } = createDeferred();
    mount = () => promise as Promise<never>;
    show({ when: 'load' });
    await vi.waitFor(() => expect(mountIsland).toHaveBeenCalledOnce());
    now.mockReturnValue(10_000 + ms);
    find('feld').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    mount = async (on) => bringToLife(on);
    reject(new Error('cut off'));
    await vi.waitFor(() => expect(onFault).toHaveBeenCalledOnce());
    await settle();
    expect(mountIsland).toHaveBeenCalledTimes(times);
    expect(isLive()).toBe(times === 2);
    now.mockRestore();
  });

  it('that throws before hydration is replaced by the server’s HTML with the typed values, and is not requested again', async () => {
    const { promise, reject } = createDeferred();
    mount = async (element) => {
      element.innerHTML = 'Dieser Bereich ist gerade nicht verfügbar.';
      return { ready: promise, unmount: () => element.replaceChildren() };
    };
    const element = show({ when: 'visible' });
    find('feld').setAttribute('value', 'A');
    (find('feld') as HTMLInputElement).value = 'Ada';
    find('mehr').click();
    await vi.waitFor(() => expect(mountIsland).toHaveBeenCalledOnce());
    reject(new Error('kaputt'));
    await vi.waitFor(() => expect(onFault).toHaveBeenCalledOnce());
    expect(element.querySelector('#mehr')).not.toBeNull();
    expect((find('feld') as HTMLInputElement).value).toBe('Ada');
    find('mehr').click();
    await settle();
    expect(mountIsland).toHaveBeenCalledOnce();
    expect(isLive()).toBe(false);
  });

  it('drops the held click, which is not replayed later', async () => {
    const { fail } = holdMount();
    show({ when: 'interaction' });
    find('mehr').click();
    fail();
    await vi.waitFor(() => expect(onFault).toHaveBeenCalledOnce());
    mount = async (on) => bringToLife(on);
    find('feld').dispatchEvent(new Event('focusin', { bubbles: true }));
    await vi.waitFor(() => expect(isLive()).toBe(true));
    expect(clicked).not.toHaveBeenCalled();
  });
});

describe('the end of a page', () => {
  it('ends its islands', async () => {
    const unmount = vi.fn();
    mount = async () => ({ ready: Promise.resolve(), unmount });
    show({ when: 'load' });
    await vi.waitFor(() => expect(isLive()).toBe(true));
    islands.stop();
    islands.stop();
    expect(unmount).toHaveBeenCalledOnce();
  });

  it.each(['visible', 'idle', 'interaction'] as const)('hydrates none that was not due yet: %s', async (when) => {
    show({ when });
    islands.stop();
    for (const work of idle) work();
    for (const observer of observers) observer.see(true);
    find('mehr').click();
    await settle();
    expect(mountIsland).not.toHaveBeenCalled();
  });

  it('ends one whose code loads afterwards, and replays no click on it', async () => {
    const { come } = holdMount();
    const unmount = vi.fn();
    const { promise: ready, resolve: answer } = createDeferred();
    const held = mount;
    mount = async (element) => ({ ...(await held(element)), ready, unmount });
    show({ when: 'interaction' });
    find('mehr').click();
    await vi.waitFor(() => expect(mountIsland).toHaveBeenCalledOnce());
    islands.stop();
    come();
    await vi.waitFor(() => expect(unmount).toHaveBeenCalledOnce());
    answer();
    await settle();
    expect(clicked).not.toHaveBeenCalled();
    expect(isLive()).toBe(false);
    expect(onFault).not.toHaveBeenCalled();
  });

  it('reports no fault of code that is no longer needed', async () => {
    const { fail } = holdMount();
    show({ when: 'load' });
    await vi.waitFor(() => expect(mountIsland).toHaveBeenCalledOnce());
    islands.stop();
    fail();
    await settle();
    expect(onFault).not.toHaveBeenCalled();
  });

  it('restores the server’s markup, so that the document’s page can be shown again', async () => {
    mount = async (element) => {
      element.innerHTML = '<p>Vom Programm</p>';
      return { ready: Promise.resolve(), unmount: () => element.replaceChildren() };
    };
    const before = show({ when: 'load' }, { keepMarkup: true });
    const html = before.outerHTML;
    await vi.waitFor(() => expect(isLive()).toBe(true));
    islands.stop();
    expect(before.outerHTML).toBe(html);
  });
});

describe('the next page', () => {
  it('prefetches the files of its first islands without running them', async () => {
    islands.preload(page({ when: 'load' }));
    islands.preload(page({ when: 'load' }));
    await settle();
    expect(document.head.children).toHaveLength(3);
    expect(mountIsland).not.toHaveBeenCalled();
  });

  it('prefetches nothing for islands that are due later', () => {
    islands.preload(page({ when: 'visible' }, { when: 'idle' }, { when: 'interaction' }));
    expect(document.head.children).toHaveLength(0);
  });

  it('prefetches them when the tab has kept something for it', () => {
    const html = '<main><i data-kept="a&amp;b"></i></main>';
    islands.preload({ ...page({ when: 'interaction' }), html });
    expect(document.head.children).toHaveLength(0);
    sessionStorage.setItem('a&b', '{}');
    islands.preload({ ...page({ when: 'interaction' }), html });
    expect(document.head.children).toHaveLength(3);
    sessionStorage.clear();
  });

  it('may fail to prefetch: the link is removed, so that the file can be requested again', () => {
    islands.preload(page({ when: 'load' }));
    document.head.querySelector('link')?.dispatchEvent(new Event('error'));
    expect(document.head.children).toHaveLength(2);
    expect(onFault).not.toHaveBeenCalled();
  });
});
