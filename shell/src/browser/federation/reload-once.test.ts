// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadOnce } from './reload-once.ts';

const reload = vi.fn();
let stored: Map<string, string>;
let forbidden: boolean;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  reload.mockReset();
  stored = new Map();
  forbidden = false;
  document.body.innerHTML = '';
  const guard = () => {
    if (forbidden) throw new DOMException('denied', 'SecurityError');
    return stored;
  };
  vi.stubGlobal('location', { reload });
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
  it('happens once in 60 s, also when the reloaded page fails again', () => {
    expect(reloadOnce()).toBe(true);
    expect(reloadOnce()).toBe(false);
    vi.advanceTimersByTime(59_999);
    expect(reloadOnce()).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1);
    expect(reloadOnce()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['a text', '<input><textarea>b</textarea>', 'textarea'],
    ['a box', '<input type="checkbox">', 'input'],
    ['a choice', '<select><option>a<option>b</select>', 'select'],
  ])('never loses %s entered before the page was ready', (_what, html, name) => {
    document.body.innerHTML = html;
    const field = document.querySelector<HTMLInputElement>(name)!;
    if (field.type === 'checkbox') field.checked = true;
    else field.value = 'b';
    if (name === 'textarea') field.value = 'c';
    expect(reloadOnce()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('happens when no field was changed', () => {
    document.body.innerHTML =
      '<input value="a"><input type="checkbox" checked><select><option>a<option selected>b</select><input type="hidden">';
    expect(reloadOnce()).toBe(true);
  });

  it('never happens without protection against a loop', () => {
    forbidden = true;
    expect(reloadOnce()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
