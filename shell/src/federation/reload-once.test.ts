import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadOnce } from './reload-once.ts';

const reload = vi.fn();
const assign = vi.fn();
let stored: Map<string, string>;
let forbidden: boolean;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  reload.mockReset();
  assign.mockReset();
  stored = new Map();
  forbidden = false;
  const guard = () => {
    if (forbidden) throw new DOMException('denied', 'SecurityError');
    return stored;
  };
  vi.stubGlobal('location', { reload, assign });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => guard().get(key) ?? null,
    setItem: (key: string, value: string) => guard().set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('reloading the page', () => {
  it('happens once in 60 s, also when the page that comes fails again', () => {
    expect(reloadOnce()).toBe(true);
    expect(reloadOnce()).toBe(false);
    vi.advanceTimersByTime(59_999);
    expect(reloadOnce()).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1);
    expect(reloadOnce()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('leads to the destination of a navigation under way', () => {
    expect(reloadOnce('/ziel/')).toBe(true);
    expect(assign).toHaveBeenCalledExactlyOnceWith('/ziel/');
    expect(reload).not.toHaveBeenCalled();
  });

  it('never happens when nothing could guard against a loop', () => {
    forbidden = true;
    expect(reloadOnce()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
