// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPause } from './create-pause.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('debouncing work while the user types', () => {
  test('restarts the delay with every key press and runs once', () => {
    const work = vi.fn();
    const pause = createPause(400);
    for (let key = 0; key < 5; key += 1) {
      pause.restart(work);
      vi.advanceTimersByTime(300);
    }
    expect(work).not.toHaveBeenCalled();
    expect(pause.isWaiting()).toBe(true);
    vi.advanceTimersByTime(100);
    expect(work).toHaveBeenCalledOnce();
    expect(pause.isWaiting()).toBe(false);
    vi.advanceTimersByTime(5000);
    expect(work).toHaveBeenCalledOnce();
  });

  test('waits for idle time where supported, and still counts as pending', () => {
    let whenIdle: (() => void) | undefined;
    const cancel = vi.fn();
    vi.stubGlobal('requestIdleCallback', (run: () => void) => {
      whenIdle = run;
      return 0;
    });
    vi.stubGlobal('cancelIdleCallback', cancel);
    const work = vi.fn();
    const pause = createPause(400);
    pause.restart(work);
    vi.advanceTimersByTime(400);
    expect(work).not.toHaveBeenCalled();
    expect(pause.isWaiting()).toBe(true);
    pause.drop();
    expect(cancel).toHaveBeenCalledWith(0);
    expect(pause.isWaiting()).toBe(false);
    pause.restart(work);
    vi.advanceTimersByTime(400);
    whenIdle?.();
    expect(work).toHaveBeenCalledOnce();
  });
});
