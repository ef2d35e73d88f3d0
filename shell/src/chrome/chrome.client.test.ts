// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { gemeinde, menus } from './beispiele.ts';
import { enhanceChrome, updateChrome } from './chrome.client.ts';
import { renderChrome } from './render-chrome.tsx';
// Loaded by who goes into the field of the search: begun by the last test, it would come when the next file has another document.
import '../suche/vorschlaege.ts';

// jsdom knows no popover: these tests run the way of browsers from before 2024. The native way is tested in a browser.
const { kopf, panele, fuss } = renderChrome({ gemeinde, menus, jetzt: new Date('2025-11-20T14:00:00Z') });
const getKopf = () => document.getElementById('kopf')!;
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
  document.body.innerHTML = `<div class="gm-contents">${kopf}</div><main id="inhalt"><a href="/x/">x</a></main><div class="gm-contents">${fuss}${panele}</div>`;
});

afterEach(() => {
  scrollToY(0);
});

describe('panels', () => {
  it('opens by its toggle, tells so, and takes the page below out of reach', () => {
    getToggle('gm-suche').click();
    expect(listOpen()).toEqual(['gm-suche']);
    expect(getToggle('gm-suche').getAttribute('aria-expanded')).toBe('true');
    expect(document.getElementById('inhalt')?.hasAttribute('inert')).toBe(true);
    expect((document.activeElement as HTMLInputElement).name).toBe('q');
  });

  it('closes by its toggle, by its button and by Escape, and gives the focus back', () => {
    const toggle = getToggle('gm-menue');
    const closings = [
      () => toggle.click(),
      () => getPanel('gm-menue').querySelector<HTMLElement>('[popovertargetaction="hide"]')?.click(),
      () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })),
    ];
    for (const close of closings) {
      toggle.click();
      expect(listOpen()).toEqual(['gm-menue']);
      close();
      expect(listOpen()).toEqual([]);
      expect(toggle.getAttribute('aria-expanded')).toBe('false');
      expect(document.activeElement).toBe(toggle);
      expect(document.querySelectorAll('[inert]')).toHaveLength(0);
    }
  });

  it('shows one panel at a time', () => {
    getToggle('gm-menue').click();
    getToggle('gm-rathaus').click();
    expect(listOpen()).toEqual(['gm-rathaus']);
    expect(getToggle('gm-menue').getAttribute('aria-expanded')).toBe('false');
    expect(document.getElementById('inhalt')?.hasAttribute('inert')).toBe(true);
  });

  it('closes by a click beside it and stays open by a click inside', () => {
    getToggle('gm-menue').click();
    getPanel('gm-menue').querySelector('h2')?.click();
    expect(listOpen()).toEqual(['gm-menue']);
    document.getElementById('inhalt')?.click();
    expect(listOpen()).toEqual([]);
  });
});

describe('updateChrome', () => {
  it('leaves a panel alone that was opened before hydration, and closes it on navigation', () => {
    getToggle('gm-menue').click();
    updateChrome('/');
    expect(listOpen()).toEqual(['gm-menue']);
    updateChrome('/kontakt/');
    expect(listOpen()).toEqual([]);
    expect(getToggle('gm-menue').getAttribute('aria-expanded')).toBe('false');
  });

  it('opens the menu at the branch of the page', () => {
    const listOpen = () => [...document.querySelectorAll('.gm-menue details[open]')].map((at) => at.children.length);
    updateChrome('/verwaltung/organigramm/');
    expect(listOpen()).toHaveLength(2);
    updateChrome('/aktuelles/');
    expect(listOpen()).toHaveLength(0);
  });

  it('moves the mark of the current page and the logo’s link', () => {
    updateChrome('/kontakt/');
    const marked = () => [...document.querySelectorAll('[aria-current]')].map((link) => link.getAttribute('href'));
    expect(new Set(marked())).toEqual(new Set(['/kontakt/']));
    expect(document.querySelector('.gm-logo')?.getAttribute('href')).toBe('/');
    updateChrome('/');
    expect(marked()).toEqual(['/']);
    expect(document.querySelector('.gm-logo')?.hasAttribute('href')).toBe(false);
  });
});

it('measures anew at most every 300 ms while a panel is open and the window changes', () => {
  vi.useFakeTimers();
  getToggle('gm-menue').click();
  const measured = vi.spyOn(getKopf(), 'getBoundingClientRect');
  for (let turn = 0; turn < 10; turn += 1) window.dispatchEvent(new Event('resize'));
  expect(measured).not.toHaveBeenCalled();
  vi.advanceTimersByTime(300);
  expect(measured).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

describe('header on scrolling', () => {
  const isHidden = () => getKopf().hasAttribute('data-hidden');

  it('hides below 100 px on the way down and returns on the way up', () => {
    scrollToY(90);
    expect(isHidden()).toBe(false);
    scrollToY(140);
    expect(isHidden()).toBe(true);
    scrollToY(136);
    expect(isHidden()).toBe(true);
    scrollToY(130);
    expect(isHidden()).toBe(false);
  });

  it('is always there within the first 50 px', () => {
    scrollToY(400);
    expect(isHidden()).toBe(true);
    scrollToY(49);
    expect(isHidden()).toBe(false);
  });

  it('stays while focus is inside', () => {
    getToggle('gm-menue').focus();
    scrollToY(400);
    expect(isHidden()).toBe(false);
  });
});
