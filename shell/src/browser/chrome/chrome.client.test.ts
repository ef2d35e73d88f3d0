// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { gemeinde, menus } from '../../page/chrome/examples.ts';
import { renderChrome } from '../../page/chrome/render-chrome.tsx';
import { enhanceChrome, updateChrome } from './chrome.client.ts';
// Focusing the search field loads this module; started by the last test, the import would finish in the document of the
// next file.
import '../search/suggestions.ts';

// jsdom does not support popover: these tests run the fallback for browsers from before 2024. Browser tests cover the
// native popover.
const { kopf: head, panele: panels, fuss } = renderChrome({ gemeinde, menus, jetzt: new Date('2025-11-20T14:00:00Z') });
const getHead = () => document.getElementById('kopf')!;
const getToggle = (panel: string) => document.querySelector<HTMLElement>(`[aria-controls="${panel}"]`)!;
const getPanel = (id: string) => document.getElementById(id) as HTMLDialogElement;
const listOpen = () => [...document.querySelectorAll('dialog[open]')].map(({ id }) => id);

function scrollToY(y: number) {
  vi.stubGlobal('scrollY', y);
  window.dispatchEvent(new Event('scroll'));
}

beforeAll(() => {
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => callback());
  enhanceChrome();
});

beforeEach(() => {
  document.body.innerHTML = `<div class="gm-contents">${head}</div><main id="inhalt"><a href="/x/">x</a></main><div class="gm-contents">${fuss}${panels}</div>`;
});

afterEach(() => {
  scrollToY(0);
});

describe('panels', () => {
  it('opens by its toggle, updates aria-expanded, and makes the page below inert', () => {
    getToggle('gm-search').click();
    expect(listOpen()).toEqual(['gm-search']);
    expect(getToggle('gm-search').getAttribute('aria-expanded')).toBe('true');
    expect(document.getElementById('inhalt')?.hasAttribute('inert')).toBe(true);
    expect((document.activeElement as HTMLInputElement).name).toBe('q');
  });

  it('closes by its toggle, by its button and by Escape, and returns the focus', () => {
    const toggle = getToggle('gm-menu');
    const closings = [
      () => toggle.click(),
      () => getPanel('gm-menu').querySelector<HTMLElement>('[popovertargetaction="hide"]')?.click(),
      () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })),
    ];
    for (const close of closings) {
      toggle.click();
      expect(listOpen()).toEqual(['gm-menu']);
      close();
      expect(listOpen()).toEqual([]);
      expect(toggle.getAttribute('aria-expanded')).toBe('false');
      expect(document.activeElement).toBe(toggle);
      expect(document.querySelectorAll('[inert]')).toHaveLength(0);
    }
  });

  it('shows one panel at a time', () => {
    getToggle('gm-menu').click();
    getToggle('gm-rathaus').click();
    expect(listOpen()).toEqual(['gm-rathaus']);
    expect(getToggle('gm-menu').getAttribute('aria-expanded')).toBe('false');
    expect(document.getElementById('inhalt')?.hasAttribute('inert')).toBe(true);
  });

  it('closes on a click outside and stays open on a click inside', () => {
    getToggle('gm-menu').click();
    getPanel('gm-menu').querySelector('h2')?.click();
    expect(listOpen()).toEqual(['gm-menu']);
    document.getElementById('inhalt')?.click();
    expect(listOpen()).toEqual([]);
  });
});

describe('updateChrome', () => {
  it('leaves a panel alone that was opened before hydration, and closes it on navigation', () => {
    getToggle('gm-menu').click();
    updateChrome('/');
    expect(listOpen()).toEqual(['gm-menu']);
    updateChrome('/kontakt/');
    expect(listOpen()).toEqual([]);
    expect(getToggle('gm-menu').getAttribute('aria-expanded')).toBe('false');
  });

  it('opens the menu at the branch of the current page', () => {
    const listOpen = () => [...document.querySelectorAll('.gm-menu details[open]')].map((at) => at.children.length);
    updateChrome('/verwaltung/organigramm/');
    expect(listOpen()).toHaveLength(2);
    updateChrome('/aktuelles/');
    expect(listOpen()).toHaveLength(0);
  });

  it('updates aria-current and the logo’s link', () => {
    updateChrome('/kontakt/');
    const marked = () => [...document.querySelectorAll('[aria-current]')].map((link) => link.getAttribute('href'));
    expect(new Set(marked())).toEqual(new Set(['/kontakt/']));
    expect(document.querySelector('.gm-logo')?.getAttribute('href')).toBe('/');
    updateChrome('/');
    expect(marked()).toEqual(['/']);
    expect(document.querySelector('.gm-logo')?.hasAttribute('href')).toBe(false);
  });
});

it('measures again at most every 300 ms while a panel is open and the window is resized', () => {
  vi.useFakeTimers();
  getToggle('gm-menu').click();
  const measured = vi.spyOn(getHead(), 'getBoundingClientRect');
  for (let turn = 0; turn < 10; turn += 1) window.dispatchEvent(new Event('resize'));
  expect(measured).not.toHaveBeenCalled();
  vi.advanceTimersByTime(300);
  expect(measured).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

describe('header on scrolling', () => {
  const isHidden = () => getHead().hasAttribute('data-hidden');

  it('hides from 50 px on the way down and returns on the way up, with a tolerance of 5 px', () => {
    scrollToY(50);
    expect(isHidden()).toBe(false);
    scrollToY(54);
    expect(isHidden()).toBe(false);
    scrollToY(55);
    expect(isHidden()).toBe(true);
    scrollToY(400);
    scrollToY(396);
    expect(isHidden()).toBe(true);
    scrollToY(395);
    expect(isHidden()).toBe(false);
  });

  it('is back within 100 px of the top, however short the way up', () => {
    scrollToY(104);
    expect(isHidden()).toBe(true);
    scrollToY(101);
    expect(isHidden()).toBe(true);
    scrollToY(100);
    expect(isHidden()).toBe(false);
  });

  it('stays while focus is inside', () => {
    getToggle('gm-menu').focus();
    scrollToY(400);
    expect(isHidden()).toBe(false);
  });
});
