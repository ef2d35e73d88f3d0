// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { findInternalHref, interceptLinks, mayPrefetch } from './intercept-links.ts';

const navigate = vi.fn();
const prefetch = vi.fn();
beforeAll(() => interceptLinks({ navigate, prefetch }));
beforeEach(() => {
  vi.useFakeTimers();
  navigate.mockReset();
  prefetch.mockReset();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
  vi.restoreAllMocks();
});

function createLink(attributes: string, content = 'Verweis'): HTMLAnchorElement {
  document.body.innerHTML = `<p>Text</p><a ${attributes}>${content}</a>`;
  return document.querySelector('a')!;
}

describe('a link within the site', () => {
  it.each([
    ['href="/kontakt/"', '/kontakt/'],
    ['href="/aktuelles/?seite=2#liste"', '/aktuelles/?seite=2#liste'],
    [`href="${location.origin}/kontakt/"`, '/kontakt/'],
    ['href="/kontakt/" target="_self"', '/kontakt/'],
    ['href="#unten"', '/#unten'],
    ['href="?seite=2"', '/?seite=2'],
    ['href="/apis/"', '/apis/'],
  ])('%s leads to %s', (attributes, href) => {
    expect(findInternalHref(createLink(attributes))).toBe(href);
  });

  it.each([
    'href="https://anderswo.example/"',
    'href="//anderswo.example/"',
    'href="mailto:info@beispiel.example"',
    'href="tel:+4970820000"',
    'href="javascript:alert(1)"',
    'href="/kontakt/" target="_blank"',
    'href="/kontakt/" download',
    'href="/kontakt/" data-native',
    'href="/datei.pdf"',
    'href="/kontakt"',
    'href="/api/cms/"',
    'href="/remotes/"',
    'href="/_shell/"',
    'name="anker"',
  ])('%s is left to the browser', (attributes) => {
    expect(findInternalHref(createLink(attributes))).toBeNull();
  });
});

describe('clicking', () => {
  const click = (target: Element, init: MouseEventInit = {}) =>
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init }));

  it('navigates without leaving the document, also from inside the link', () => {
    const link = createLink('href="/kontakt/"', '<strong>Kon<em>takt</em></strong>');
    expect(click(link.querySelector('em')!)).toBe(false);
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/kontakt/');
  });

  it.each<[string, MouseEventInit]>([
    ['the middle button', { button: 1 }],
    ['Ctrl', { ctrlKey: true }],
    ['Cmd', { metaKey: true }],
    ['Shift', { shiftKey: true }],
    ['Alt', { altKey: true }],
  ])('with %s is left to the browser', (_name, init) => {
    const link = createLink('href="#x"');
    expect(click(link, init)).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('is ignored when another handler has dealt with it', () => {
    const link = createLink('href="/kontakt/"');
    link.addEventListener('click', (event) => event.preventDefault());
    click(link);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('outside of links does nothing', () => {
    createLink('href="/kontakt/"');
    expect(click(document.querySelector('p')!)).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('cancels a prefetch that was about to start', () => {
    const link = createLink('href="/kontakt/"');
    link.dispatchEvent(new Event('pointerover', { bubbles: true }));
    click(link);
    vi.runAllTimers();
    expect(prefetch).not.toHaveBeenCalled();
  });
});

describe('prefetching', () => {
  const point = (target: Element, type: string) => target.dispatchEvent(new Event(type, { bubbles: true }));

  it('waits until the pointer rests on a link', () => {
    const link = createLink('href="/kontakt/#anfahrt"');
    point(link, 'pointerover');
    vi.advanceTimersByTime(64);
    expect(prefetch).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(prefetch).toHaveBeenCalledExactlyOnceWith('/kontakt/');
  });

  it('is cancelled when the pointer moves on', () => {
    const link = createLink('href="/kontakt/"');
    point(link, 'pointerover');
    vi.advanceTimersByTime(50);
    point(document.querySelector('p')!, 'pointerover');
    vi.runAllTimers();
    expect(prefetch).not.toHaveBeenCalled();
  });

  it.each(['focusin', 'touchstart'])('starts at once on %s', (type) => {
    point(createLink('href="/kontakt/"'), type);
    vi.advanceTimersByTime(0);
    expect(prefetch).toHaveBeenCalledExactlyOnceWith('/kontakt/');
  });

  it.each(['href="/#unten"', 'href="/datei.pdf"', 'href="https://anderswo.example/"'])('skips %s', (attributes) => {
    point(createLink(attributes), 'focusin');
    vi.runAllTimers();
    expect(prefetch).not.toHaveBeenCalled();
  });

  it.each<[object | undefined, boolean, boolean]>([
    [undefined, true, true],
    [{ effectiveType: '4g' }, true, true],
    [{ effectiveType: '3g' }, true, true],
    [{ effectiveType: '2g' }, true, false],
    [{ effectiveType: 'slow-2g' }, true, false],
    [{ effectiveType: '4g', saveData: true }, true, false],
    [{ effectiveType: '4g' }, false, false],
  ])('with the connection %o, online %s: %s', (connection, online, allowed) => {
    if (connection) Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    expect(mayPrefetch()).toBe(allowed);
    point(createLink('href="/kontakt/"'), 'focusin');
    vi.runAllTimers();
    expect(prefetch).toHaveBeenCalledTimes(allowed ? 1 : 0);
  });
});
