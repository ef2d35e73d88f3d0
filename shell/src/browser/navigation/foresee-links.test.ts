// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createForesight } from './foresee-links.ts';

const observed = new Set<Element>();
let show: (links: Iterable<Element>, isIntersecting?: boolean) => void = () => {};

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = (element: Element) => observed.add(element);
      unobserve = (element: Element) => observed.delete(element);
      disconnect = () => observed.clear();
      constructor(onChange: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
        show = (links, isIntersecting = true) => onChange([...links].map((target) => ({ isIntersecting, target })));
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'connection');
});

function createMain(hrefs: readonly string[]): HTMLElement {
  const main = document.createElement('main');
  main.innerHTML = hrefs.map((href) => `<a href="${href}">Verweis</a>`).join('');
  document.body.replaceChildren(main);
  return main;
}

it('prefetches the links in view, once each', () => {
  const prefetch = vi.fn();
  const main = createMain(['/a/', '/b/?seite=2#liste', 'https://anderswo.example/', '/datei.pdf', location.pathname]);
  createForesight(prefetch)(main);
  const [a, b] = main.children;
  expect(observed.size).toBe(5);
  show([a!], false);
  expect(prefetch).not.toHaveBeenCalled();
  show(main.children);
  expect(prefetch.mock.calls).toEqual([['/a/'], ['/b/?seite=2']]);
  expect(observed.has(a!) || observed.has(b!)).toBe(false);
});

it('skips the rest of a long list, and starts again on the next page', () => {
  const prefetch = vi.fn();
  const foresee = createForesight(prefetch);
  const long = createMain(Array.from({ length: 20 }, (_, number) => `/eintrag-${number}/`));
  foresee(long);
  show(long.children);
  expect(prefetch).toHaveBeenCalledTimes(6);
  const next = createMain(['/weiter/']);
  foresee(next);
  expect([...observed]).toEqual([...next.children]);
  show(next.children);
  expect(prefetch).toHaveBeenLastCalledWith('/weiter/');
});

it('prefetches breadcrumbs only when pointed at', () => {
  const main = createMain(['/a/']);
  main.insertAdjacentHTML('afterbegin', '<nav aria-label="Brotkrumen"><a href="/">Startseite</a></nav>');
  createForesight(vi.fn())(main);
  expect([...observed].map((link) => link.getAttribute('href'))).toEqual(['/a/']);
});

it('prefetches nothing when the visitor saves data', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const prefetch = vi.fn();
  const main = createMain(['/a/']);
  createForesight(prefetch)(main);
  show(main.children);
  expect(prefetch).not.toHaveBeenCalled();
});
