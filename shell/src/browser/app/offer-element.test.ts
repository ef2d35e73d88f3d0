// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type InstallPrompt, installation } from './installation.ts';
import { defineOffer } from './offer-element.ts';

/** Height of the window in jsdom. */
const WINDOW = 768;
const state = { scrolled: 0, top: 0 };

beforeEach(() => {
  Object.assign(state, { scrolled: 0, top: WINDOW + 1000 });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => state.scrolled);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, state.top, 390, 0));
});
afterEach(() => {
  document.body.replaceChildren();
  installation.prompt = null;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Scrolls the page; `top` is then the distance of the offer's place from the upper edge of the window. */
function scroll(scrolled: number, top: number): void {
  Object.assign(state, { scrolled, top });
  window.dispatchEvent(new Event('scrollend'));
}

/** The footer's place for the offer, once the script runs. */
function open(): HTMLElement {
  defineOffer('Musterhardt');
  const element = document.createElement('gm-app-angebot');
  document.body.append(element);
  return element;
}

it('appears at once while nobody has scrolled, even where the whole page fits into the window', () => {
  state.top = 500;
  expect(open().textContent).toContain('Musterhardt als App');
});

it('does not make the page longer for readers at its end', () => {
  Object.assign(state, { scrolled: 2000, top: WINDOW - 20 });
  const element = open();
  expect(element.textContent).toBe('');
  scroll(1990, WINDOW - 10);
  expect(element.textContent).toBe('');
  scroll(900, WINDOW + 1090);
  expect(element.textContent).toContain('Musterhardt als App');
});

it('waits for the end of a scroll, which may lead to the end of the page', () => {
  Object.assign(state, { scrolled: 700, top: WINDOW + 300 });
  const element = open();
  expect(element.textContent).toBe('');
  scroll(1000, WINDOW);
  expect(element.textContent).toContain('Musterhardt als App');
});

it('keeps its height for readers at its end when the browser offers the installation', () => {
  const element = open();
  scroll(2000, WINDOW - 200);
  installation.prompt = new Event('beforeinstallprompt') as InstallPrompt;
  installation.onChange();
  expect(element.querySelectorAll('button')).toHaveLength(1);
  scroll(0, WINDOW + 1800);
  expect(element.querySelectorAll('button')).toHaveLength(2);
});
