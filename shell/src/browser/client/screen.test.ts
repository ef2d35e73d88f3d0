// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageReply } from '../../base/seite-daten.ts';
import { createBoot, createHint, createIsland, createReply } from '../../server/page.examples.ts';
import { applyStylesheets, loadStylesheet } from '../federation/load-stylesheet.ts';
import type { Islands } from '../islands/islands.ts';
import type { Screen, View } from '../navigation/navigator.ts';
import { createScreen } from './screen.ts';

vi.mock('../federation/load-stylesheet.ts');
vi.mock('../alerts/eilmeldung-element.ts', () => ({}));

const onShow = vi.fn();
const islands = {
  show: vi.fn<Islands['show']>(),
  stop: vi.fn<Islands['stop']>(),
  preload: vi.fn<Islands['preload']>(),
};
const boot = createBoot({
  seite: { pfad: '/a/', suche: '?x=1', titel: 'Seite A' },
  islands: [createIsland()],
  remotes: { 'mf-probe': createHint(['text']) },
});
let screen: Screen;

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.mocked(loadStylesheet).mockResolvedValue();
  islands.stop.mockImplementation(() => {});
  document.documentElement.dataset.theme = 'natur';
  document.documentElement.dataset.layout = 'wide';
  document.head.innerHTML =
    '<title>Seite A – Beispielhausen</title><meta name="description" content="Erste"><meta property="og:title" content="A">';
  document.body.innerHTML =
    '<div id="chrome-kopf" class="gm-contents"><header id="kopf"><a href="/a/">A</a><a href="/b/">B</a></header></div>' +
    '<main id="inhalt"><h1>A</h1><div data-island="0"><input name="name"></div></main><p id="ansage"></p>' +
    '<script type="application/ld+json">{}</script>';
  screen = createScreen(boot, islands, onShow);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const main = () => document.getElementById('inhalt')!;
const show = (page: PageReply, more: Partial<View> = {}) => screen.show({ page, action: 'push', ...more });
const B = createReply('/b/', '<form><input name="wort"><input name="mehr"></form>', {
  islands: [createIsland({ id: 2 })],
});

describe('a shown page', () => {
  it('replaces the previous one; header and footer stay', () => {
    const header = document.getElementById('kopf');
    show(B);
    expect(main().outerHTML).toBe(B.html);
    expect(document.querySelectorAll('main')).toHaveLength(1);
    expect(document.getElementById('kopf')).toBe(header);
  });

  it('updates the head', () => {
    const { kopf: head } = B;
    show({ ...B, kopf: { ...head, theme: 'schule', layout: 'portal', description: 'Zweite', robots: 'noindex' } });
    expect(document.title).toBe('/b/ – Beispielhausen');
    expect({ ...document.documentElement.dataset }).toEqual({ theme: 'schule', layout: 'portal' });
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe('Zweite');
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  it('removes the SEO tags of the first page', () => {
    show(B);
    expect(document.querySelector('meta[property], [type="application/ld+json"]')).toBeNull();
  });

  it('is marked in the menu', () => {
    show(B);
    expect([...document.querySelectorAll('#kopf [aria-current]')].map((link) => link.getAttribute('href'))).toEqual([
      '/b/',
    ]);
  });

  it('is announced; showing the same page again is not', () => {
    show(B);
    expect(document.getElementById('ansage')?.textContent).toBe('Seite geladen: /b/');
    show(createReply('/c/'), { action: 'refresh' });
    expect(document.getElementById('ansage')?.textContent).toBe('Seite geladen: /b/');
  });

  it('starts its islands in the new main element, and reports itself', () => {
    const view: View = { page: B, action: 'push' };
    screen.show(view);
    expect(islands.show).toHaveBeenCalledExactlyOnceWith(B, main());
    expect(onShow).toHaveBeenCalledExactlyOnceWith(view, main());
  });

  it('has its fields filled in before its islands hydrate', () => {
    let value = '';
    islands.show.mockImplementationOnce((_page, root) => {
      value = root.querySelector('input')?.value ?? '';
    });
    show(B, { values: [{ name: 'wort', value: 'Müll' }] });
    expect(value).toBe('Müll');
  });

  it('shows its urgent notices', async () => {
    show({ ...B, eilmeldungen: '<gm-eilmeldung data-kennung="1">Achtung</gm-eilmeldung>' });
    await vi.waitFor(() => expect(document.querySelector('#chrome-kopf gm-eilmeldung')?.textContent).toBe('Achtung'));
  });

  it('must have a main element', () => {
    expect(() => show({ ...B, html: '' })).toThrow('The page has no main part');
    expect(main().querySelector('h1')?.textContent).toBe('A');
  });
});

describe('a page that is left', () => {
  it('ends its islands, and returns with the typed values', () => {
    show(B);
    main().querySelector<HTMLInputElement>('[name=wort]')!.value = 'Müll';
    const { page, values } = screen.leave();
    expect(islands.stop).toHaveBeenCalledOnce();
    expect(page).toBe(B);
    show(createReply('/c/'));
    show(page, { action: 'pop', values });
    expect([...main().querySelectorAll('input')].map(({ value }) => value)).toEqual(['Müll', '']);
  });

  it('has its fields read before its islands end', () => {
    main().querySelector('input')!.value = 'Erika';
    islands.stop.mockImplementationOnce(() => main().querySelector('[data-island]')?.replaceChildren());
    expect(screen.leave().values).toEqual([{ name: 'name', value: 'Erika' }]);
  });

  it('and came with the document returns as the server sent it, with its islands', () => {
    const html = main().outerHTML;
    main().querySelector('[data-island]')!.innerHTML = '<p>Vom Programm</p>';
    document
      .getElementById('chrome-kopf')!
      .insertAdjacentHTML('beforeend', '<gm-eilmeldung data-kennung="1"></gm-eilmeldung>');
    // Islands restore the server's markup when they end.
    islands.stop.mockImplementationOnce(() => {
      main().querySelector('[data-island]')!.innerHTML = '<input name="name">';
    });
    const { page } = screen.leave();
    expect(page).toEqual({
      seite: boot.seite,
      islands: boot.islands,
      remotes: boot.remotes,
      kopf: {
        status: 200,
        layout: 'wide',
        theme: 'natur',
        documentTitle: 'Seite A – Beispielhausen',
        description: 'Erste',
        canonical: null,
        robots: null,
      },
      html,
      styles: [],
      eilmeldungen: '<gm-eilmeldung data-kennung="1"></gm-eilmeldung>',
    });
    show(B);
    show(page, { action: 'pop' });
    expect(main().outerHTML).toBe(html);
    expect(document.title).toBe('Seite A – Beispielhausen');
    expect(islands.show).toHaveBeenLastCalledWith(page, main());
    expect(screen.leave().page).toBe(page);
  });
});

describe('before a page is shown', () => {
  const styles = [
    { href: '/1.css', integrity: 'sha384-1' },
    { href: '/2.css', integrity: 'sha384-2' },
  ];

  it('its styles are loaded; they apply when it is shown', async () => {
    let apply = () => {};
    vi.mocked(loadStylesheet).mockReturnValueOnce(
      new Promise((resolve) => {
        apply = resolve;
      }),
    );
    let ready = false;
    const preparing = screen.prepare({ ...B, styles }).then(() => {
      ready = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(vi.mocked(loadStylesheet).mock.calls.map(([asset]) => asset)).toEqual(styles);
    expect(ready).toBe(false);
    apply();
    await preparing;
    expect(applyStylesheets).not.toHaveBeenCalled();
    show({ ...B, styles });
    expect(applyStylesheets).toHaveBeenCalledOnce();
  });

  it('failing styles, or more than 4 s, do not delay it', async () => {
    vi.mocked(loadStylesheet).mockRejectedValueOnce(new Error('Failed to load /1.css'));
    await expect(screen.prepare({ ...B, styles })).rejects.toThrow('Failed to load');
    vi.useFakeTimers();
    vi.mocked(loadStylesheet).mockReturnValue(new Promise(() => {}));
    const refused = expect(screen.prepare({ ...B, styles })).rejects.toThrow('Stylesheets: no answer within 4000 ms');
    await vi.advanceTimersByTimeAsync(4000);
    await refused;
  });
});

describe('the transition between pages', () => {
  const startViewTransition = vi.fn();
  let begin: () => void;
  beforeEach(() => {
    startViewTransition.mockImplementation((draw: () => void) => {
      let done = () => {};
      const updateCallbackDone = new Promise<void>((resolve) => {
        done = resolve;
      });
      begin = () => {
        draw();
        done();
      };
      // The state when the next transition begins.
      return { ready: Promise.reject(new DOMException('skipped', 'AbortError')), updateCallbackDone };
    });
    Object.assign(document, { startViewTransition });
  });
  afterEach(() => {
    delete (document as Partial<Document>).startViewTransition;
  });
  /** Resolves after the frame that follows a change. */
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 1)));

  it('is immediate the first time; later it is a view transition that ends when the new page is drawn, even if its animation is skipped', async () => {
    // A busy machine draws slowly, which would make the second change immediate, too.
    const now = vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(1);
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frame());
    const draw = vi.fn();
    await screen.change(draw);
    expect(draw).toHaveBeenCalledOnce();
    expect(startViewTransition).not.toHaveBeenCalled();
    await drawn();
    now.mockRestore();
    draw.mockClear();
    let done = false;
    const changing = screen.change(draw).then(() => {
      done = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect([draw.mock.calls.length, done]).toEqual([0, false]);
    begin();
    await changing;
    expect(draw).toHaveBeenCalledOnce();
  });

  it('is immediate on a device that drew the previous page slowly', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(49);
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frame());
    await screen.change(() => {});
    await drawn();
    now.mockRestore();
    const draw = vi.fn();
    await screen.change(draw);
    expect(draw).toHaveBeenCalledOnce();
    expect(startViewTransition).not.toHaveBeenCalled();
  });

  it.each<[string, () => void]>([
    ['for who wants no motion', () => vi.stubGlobal('matchMedia', () => ({ matches: true }))],
    ['in a window nobody sees', () => vi.spyOn(document, 'visibilityState', 'get').mockReturnValueOnce('hidden')],
    ['where there are no transitions', () => delete (document as Partial<Document>).startViewTransition],
  ])('is immediate %s', async (_who, arrange) => {
    await screen.change(() => {});
    await drawn();
    arrange();
    const draw = vi.fn();
    const changing = screen.change(draw);
    expect(draw).toHaveBeenCalledOnce();
    await changing;
    expect(startViewTransition).not.toHaveBeenCalled();
  });
});
