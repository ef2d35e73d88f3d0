// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CarouselFrame } from '../ui/carousel/carousel-frame.tsx';
import { CarouselWindow } from '../ui/carousel/carousel-window.tsx';
import { defineCarousel } from './carousel-element.ts';
import type { Motor } from './start-motor.ts';

const motor: Motor = { showNext: vi.fn(), showPrevious: vi.fn(), stop: vi.fn() };
const startMotor = vi.hoisted(() => vi.fn());
vi.mock('./start-motor.ts', () => ({ startMotor }));

const scrollTo = vi.fn<(options?: ScrollToOptions) => void>();
const motion = { reduce: false, tell: () => {} };
let tellSize = () => {};

/** jsdom has no layout: simulates a window of 300 px with slides of 300 px each, scrolled by `scrolled` px. */
let scrolled = 0;
function stubLayout(trackWidth: number) {
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(trackWidth);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  vi.spyOn(Element.prototype, 'scrollLeft', 'get').mockImplementation(() => scrolled);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
    const index = [...(this.parentElement?.children ?? [])].indexOf(this);
    return this.tagName === 'LI' ? new DOMRect(index * 300 - scrolled, 0, 300, 200) : new DOMRect(0, 0, 300, 200);
  });
}

const slides = [1, 2, 3, 4].map((key) => ({ key, inhalt: <a href={`/${key}/`}>Meldung {key}</a> }));

function show(switchingMs?: number) {
  document.body.innerHTML = renderToStaticMarkup(
    <CarouselFrame label="Topthemen" einheit="Meldung" {...(switchingMs ? { switchMs: switchingMs } : {})}>
      <button type="button" data-wechsel="" hidden aria-label="Bildwechsel anhalten" />
      <button type="button" data-schritt={-1}>
        Zurück
      </button>
      <button type="button" data-schritt={1}>
        Weiter
      </button>
      <CarouselWindow slides={slides} />
    </CarouselFrame>,
  );
}

const element = () => screen.getByRole('region', { name: 'Topthemen' });
const status = () => screen.getByRole('status');
const link = (num: number) => screen.getByRole('link', { name: `Meldung ${num}` });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  scrolled = 0;
  motion.reduce = false;
  startMotor.mockReset().mockReturnValue(motor);
  Element.prototype.scrollTo = scrollTo as Element['scrollTo'];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        tellSize = callback;
      }
      observe() {
        tellSize();
      }
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return motion.reduce;
    },
    addEventListener(_: string, listener: () => void) {
      motion.tell = listener;
    },
  }));
  defineCarousel();
  stubLayout(1200);
});

afterEach(() => {
  document.body.innerHTML = '';
  vi.clearAllMocks();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('renders all slides as a list, and announces nothing initially', async () => {
  show();
  await pass(1000);
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(status().textContent).toBe('');
});

test('shows buttons only if the slides overflow, and loads no engine otherwise', async () => {
  stubLayout(300);
  show();
  expect(element().dataset.bereit).toBeUndefined();
  fireEvent.pointerDown(link(1));
  await pass(1000);
  expect(startMotor).not.toHaveBeenCalled();
  stubLayout(1200);
  tellSize();
  expect(element().dataset.bereit).toBe('');
});

test.each<[string, () => void]>([
  ['touch', () => fireEvent.pointerDown(link(1))],
  ['key', () => fireEvent.keyDown(link(1), { key: 'Tab' })],
  ['focus', () => link(1).focus()],
])('loads the engine on the first %s, which then does the steps', async (_what, act) => {
  show();
  await pass(5000);
  expect(startMotor).not.toHaveBeenCalled();
  act();
  fireEvent.pointerUp(window);
  await pass(1000);
  expect(startMotor).toHaveBeenCalledOnce();
  press('Weiter');
  press('Zurück');
  expect(motor.showNext).toHaveBeenCalledOnce();
  expect(motor.showPrevious).toHaveBeenCalledOnce();
  expect(scrollTo).not.toHaveBeenCalled();
});

test('scrolls natively on the first press; the engine starts afterwards', async () => {
  show();
  const button = screen.getByRole('button', { name: 'Weiter' });
  fireEvent.pointerDown(button);
  fireEvent.pointerUp(button);
  fireEvent.click(button);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ left: 300, behavior: 'smooth' });
  for (scrolled of [100, 200, 300]) {
    await pass(60);
    fireEvent.scroll(document.querySelector('div:has(> ul)')!);
    expect(startMotor).not.toHaveBeenCalled();
  }
  await pass(1000);
  expect(startMotor).toHaveBeenCalledOnce();
  expect(status().textContent).toBe('Meldung 2 von 4');
});

test('a step that a busy phone starts late is neither lost nor left unannounced', async () => {
  show();
  const button = screen.getByRole('button', { name: 'Weiter' });
  button.focus();
  fireEvent.click(button);
  await pass(1000);
  expect(startMotor).not.toHaveBeenCalled();
  // The window has scrolled; its event follows after the engine has started.
  scrolled = 300;
  await pass(400);
  expect(startMotor).toHaveBeenCalledOnce();
  expect(status().textContent).toBe('Meldung 2 von 4');
});

test('the engine does not treat a pause during a step as its end', async () => {
  show();
  const button = screen.getByRole('button', { name: 'Weiter' });
  button.focus();
  fireEvent.click(button);
  scrolled = 20;
  fireEvent.scroll(document.querySelector('div:has(> ul)')!);
  await pass(600);
  expect(startMotor).not.toHaveBeenCalled();
  scrolled = 300;
  fireEvent.scroll(document.querySelector('div:has(> ul)')!);
  await pass(400);
  expect(startMotor).toHaveBeenCalledOnce();
  expect(status().textContent).toBe('Meldung 2 von 4');
});

test('a step that pauses past its middle ends at its slide and announces the final position', async () => {
  startMotor.mockImplementation(() => {
    scrolled = 300;
    return motor;
  });
  show();
  const button = screen.getByRole('button', { name: 'Weiter' });
  button.focus();
  fireEvent.click(button);
  scrolled = 200;
  fireEvent.scroll(document.querySelector('div:has(> ul)')!);
  await pass(1400);
  expect(startMotor).toHaveBeenCalledOnce();
  expect(status().textContent).toBe('Meldung 2 von 4');
});

test('rewinds at both ends', () => {
  show();
  press('Zurück');
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 900, behavior: 'smooth' });
  scrolled = 900;
  press('Weiter');
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 0, behavior: 'smooth' });
});

test('announces the slides that the engine brought into view', async () => {
  show();
  fireEvent.keyDown(link(1));
  await pass(1000);
  startMotor.mock.calls[0]?.[0].onMove(2, 4);
  expect(status().textContent).toBe('Meldung 2 bis 4 von 4');
});

test('keeps scrolling natively if the engine cannot be loaded', async () => {
  startMotor.mockImplementation(() => {
    throw new Error('broken');
  });
  show();
  fireEvent.keyDown(link(1));
  await pass(1000);
  press('Weiter');
  expect(scrollTo).toHaveBeenCalledOnce();
});

test('stops when the page is removed and starts again when it is restored', async () => {
  show(6000);
  fireEvent.keyDown(link(1));
  await pass(1000);
  const left = element();
  left.remove();
  expect(motor.stop).toHaveBeenCalledOnce();
  await pass(30_000);
  expect(motor.showNext).not.toHaveBeenCalled();
  document.body.append(left);
  fireEvent.keyDown(link(1));
  await pass(1000);
  expect(startMotor).toHaveBeenCalledTimes(2);
});

test('a page restored from HTML saved while the engine ran starts at its first slide', () => {
  show();
  const spur = document.querySelector('ul')!;
  spur.style.transform = 'translate3d(-300px, 0, 0)';
  spur.parentElement!.dataset.motor = '';
  screen.getAllByRole('listitem')[0]!.inert = true;
  status().textContent = 'Meldung 2 von 4';
  const { innerHTML } = document.body;
  document.body.innerHTML = innerHTML;
  expect(document.querySelector('[style], [inert], [data-motor]')).toBeNull();
  expect(status().textContent).toBe('');
});

describe('autoplay', () => {
  const moves = () => scrollTo.mock.calls.length;

  test('runs until stopped, and resumes on request', async () => {
    show(6000);
    await pass(12_100);
    expect(moves()).toBe(2);
    press('Bildwechsel anhalten');
    await pass(30_000);
    expect(moves()).toBe(2);
    press('Bildwechsel starten');
    await pass(6100);
    expect(moves()).toBe(3);
  });

  test.each<[string, () => void]>([
    ['a step', () => press('Zurück')],
    ['a touch', () => fireEvent.pointerDown(link(1))],
  ])("stays at the visitor's slide after %s, and then announces it", async (_what, act) => {
    show(6000);
    expect(status().getAttribute('aria-live')).toBe('off');
    act();
    scrollTo.mockClear();
    await pass(30_000);
    expect(moves()).toBe(0);
    expect(status().getAttribute('aria-live')).toBe('polite');
  });

  test('pauses on keyboard focus and in a background tab', async () => {
    show(6000);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await pass(30_000);
    expect(moves()).toBe(0);
    hidden.mockRestore();
    // jsdom does not know that the focus came from the keyboard.
    const first = link(1);
    vi.spyOn(first, 'matches').mockImplementation((selector) => selector === ':focus-visible');
    first.focus();
    await pass(33_000);
    expect(motor.showNext).not.toHaveBeenCalled();
    first.blur();
    await pass(5900);
    expect(motor.showNext).not.toHaveBeenCalled();
    await pass(200);
    expect(motor.showNext).toHaveBeenCalledOnce();
  });

  test('pauses on hover', async () => {
    show(6000);
    const window = document.querySelector('div:has(> ul)')!;
    fireEvent.pointerEnter(window, { pointerType: 'mouse' });
    await pass(30_000);
    expect(moves()).toBe(0);
    fireEvent.pointerLeave(window);
    await pass(6100);
    expect(moves()).toBe(1);
  });

  test('never starts with reduced motion', async () => {
    motion.reduce = true;
    show(6000);
    await pass(30_000);
    expect(moves()).toBe(0);
    expect(screen.queryByRole('button', { name: /Bildwechsel/ })).toBeNull();
    press('Weiter');
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ left: 300, behavior: 'instant' });
    motion.reduce = false;
    motion.tell();
    expect(screen.getByRole('button', { name: 'Bildwechsel starten' })).toBeTruthy();
  });
});
