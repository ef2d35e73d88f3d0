// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchPress } from './watch-press.ts';

const begin = vi.fn();
const end = vi.fn();
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  stop = watchPress(begin, end);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const press = (init: PointerEventInit = {}) =>
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, isPrimary: true, button: 0, ...init }));
const send = (type: string) => document.body.dispatchEvent(new PointerEvent(type, { bubbles: true }));

describe('a pointer that is held down', () => {
  test('is released after all click listeners have run', () => {
    const order: string[] = [];
    end.mockImplementationOnce(() => order.push('end'));
    document.body.addEventListener('click', () => order.push('page'), { once: true });
    press();
    vi.advanceTimersByTime(5000);
    expect(begin).toHaveBeenCalledOnce();
    expect(end).not.toHaveBeenCalled();
    send('pointerup');
    expect(end).not.toHaveBeenCalled();
    send('click');
    expect(order).toEqual(['page', 'end']);
    vi.advanceTimersByTime(5000);
    expect(end).toHaveBeenCalledOnce();
  });

  test('is released shortly after pointerup if no click follows', () => {
    press();
    send('pointerup');
    vi.advanceTimersByTime(100);
    expect(end).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(end).toHaveBeenCalledOnce();
  });

  test('stays held if it is pressed again at once', () => {
    press();
    send('pointerup');
    press();
    vi.advanceTimersByTime(5000);
    expect(end).not.toHaveBeenCalled();
  });

  test.each(['pointercancel', 'contextmenu', 'blur'])('is released at once by %s', (type) => {
    press();
    (type === 'blur' ? window : document.body).dispatchEvent(new Event(type, { bubbles: true }));
    expect(end).toHaveBeenCalledOnce();
  });

  test('counts only for the main button and the first finger', () => {
    press({ button: 2 });
    press({ isPrimary: false });
    expect(begin).not.toHaveBeenCalled();
  });

  test('is ignored after the watch has ended', () => {
    press();
    send('pointerup');
    stop();
    press();
    send('click');
    vi.advanceTimersByTime(5000);
    expect(begin).toHaveBeenCalledOnce();
    expect(end).not.toHaveBeenCalled();
  });
});
