// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { KarussellFenster } from '../ui/karussell-fenster.tsx';
import { KarussellRahmen } from '../ui/karussell-rahmen.tsx';
import { defineKarussell } from './karussell-element.ts';
import type { Motor } from './start-motor.ts';

const motor: Motor = { showNext: vi.fn(), showPrevious: vi.fn(), stop: vi.fn() };
const startMotor = vi.hoisted(() => vi.fn());
vi.mock('./start-motor.ts', () => ({ startMotor }));

const scrollTo = vi.fn<(options?: ScrollToOptions) => void>();
const motion = { reduce: false, tell: () => {} };
let tellSize = () => {};

/** jsdom lays nothing out: a window of 300 px with slides of 300 px each, of which `scrolled` px are passed. */
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

const folien = [1, 2, 3, 4].map((key) => ({ key, inhalt: <a href={`/${key}/`}>Meldung {key}</a> }));

function show(wechselMs?: number) {
  document.body.innerHTML = renderToStaticMarkup(
    <KarussellRahmen label="Topthemen" einheit="Meldung" {...(wechselMs ? { wechselMs } : {})}>
      <button type="button" data-wechsel="" hidden aria-label="Bildwechsel anhalten" />
      <button type="button" data-schritt={-1}>
        Zurück
      </button>
      <button type="button" data-schritt={1}>
        Weiter
      </button>
      <KarussellFenster folien={folien} />
    </KarussellRahmen>,
  );
}

const element = () => screen.getByRole('region', { name: 'Topthemen' });
const status = () => screen.getByRole('status');
const link = (nummer: number) => screen.getByRole('link', { name: `Meldung ${nummer}` });
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
  defineKarussell();
  stubLayout(1200);
});

afterEach(() => {
  document.body.innerHTML = '';
  vi.clearAllMocks();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('all slides are a list in the document, and nothing is announced from the start', async () => {
  show();
  await pass(1000);
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(status().textContent).toBe('');
});

test('buttons are of use only where there is more than fits, and no engine comes otherwise', async () => {
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
])('the engine comes with the first %s and then takes the steps', async (_what, act) => {
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

test('the first press already moves: natively, and the engine waits until it is done', async () => {
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

test('a step that a busy phone begins late is neither lost to the engine nor left unsaid', async () => {
  show();
  const button = screen.getByRole('button', { name: 'Weiter' });
  button.focus();
  fireEvent.click(button);
  await pass(1000);
  expect(startMotor).not.toHaveBeenCalled();
  // The window has moved; its event comes after the engine.
  scrolled = 300;
  await pass(400);
  expect(startMotor).toHaveBeenCalledOnce();
  expect(status().textContent).toBe('Meldung 2 von 4');
});

test('a step that halts on the way goes on: the engine does not take it for the end', async () => {
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

test('a step that halts behind its middle ends at its slide: told is where the engine put it', async () => {
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

test('tells which slides the engine brought into view', async () => {
  show();
  fireEvent.keyDown(link(1));
  await pass(1000);
  startMotor.mock.calls[0]?.[0].onMove(2, 4);
  expect(status().textContent).toBe('Meldung 2 bis 4 von 4');
});

test('goes on scrolling natively when the engine cannot be had', async () => {
  startMotor.mockImplementation(() => {
    throw new Error('broken');
  });
  show();
  fireEvent.keyDown(link(1));
  await pass(1000);
  press('Weiter');
  expect(scrollTo).toHaveBeenCalledOnce();
});

test('ends with the page, and a page that comes back begins anew', async () => {
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

test('a page that was kept as HTML while the engine ran begins at its first slide', () => {
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

describe('slides that change by themselves', () => {
  const moves = () => scrollTo.mock.calls.length;

  test('do so until somebody stops it, and again when asked to', async () => {
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
  ])('stay where the visitor wants it after %s, and then tell where that is', async (_what, act) => {
    show(6000);
    expect(status().getAttribute('aria-live')).toBe('off');
    act();
    scrollTo.mockClear();
    await pass(30_000);
    expect(moves()).toBe(0);
    expect(status().getAttribute('aria-live')).toBe('polite');
  });

  test('wait while somebody reads by keyboard or another tab is in front', async () => {
    show(6000);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await pass(30_000);
    expect(moves()).toBe(0);
    hidden.mockRestore();
    // jsdom does not see how the focus came there.
    const erste = link(1);
    vi.spyOn(erste, 'matches').mockImplementation((selector) => selector === ':focus-visible');
    erste.focus();
    await pass(33_000);
    expect(motor.showNext).not.toHaveBeenCalled();
    erste.blur();
    await pass(5900);
    expect(motor.showNext).not.toHaveBeenCalled();
    await pass(200);
    expect(motor.showNext).toHaveBeenCalledOnce();
  });

  test('wait while the mouse is over them', async () => {
    show(6000);
    const fenster = document.querySelector('div:has(> ul)')!;
    fireEvent.pointerEnter(fenster, { pointerType: 'mouse' });
    await pass(30_000);
    expect(moves()).toBe(0);
    fireEvent.pointerLeave(fenster);
    await pass(6100);
    expect(moves()).toBe(1);
  });

  test('never move by themselves for visitors who want less motion', async () => {
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
