// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitUntilLeft } from './wait-until-left.ts';

const run = vi.fn();
let field: HTMLTextAreaElement;
let button: HTMLButtonElement;

beforeEach(() => {
  vi.useFakeTimers();
  run.mockClear();
  document.body.innerHTML = '<textarea></textarea><button type="button">Weiter</button>';
  field = document.querySelector('textarea') as HTMLTextAreaElement;
  button = document.querySelector('button') as HTMLButtonElement;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('runs at once without focus, and only once', () => {
  waitUntilLeft(field, run);
  field.focus();
  field.blur();
  vi.runAllTimers();
  expect(run).toHaveBeenCalledOnce();
});

test('waits while the field has focus, during input and composition, and when the window loses focus', () => {
  field.focus();
  waitUntilLeft(field, run);
  for (const type of ['compositionstart', 'keydown', 'input', 'keyup', 'compositionend', 'blur']) {
    field.dispatchEvent(new Event(type, { bubbles: true }));
    vi.advanceTimersByTime(10_000);
  }
  expect(run).not.toHaveBeenCalled();
  field.blur();
  vi.runAllTimers();
  expect(run).toHaveBeenCalledOnce();
});

test('waits between press and release of the pointer that leaves the field', () => {
  field.focus();
  waitUntilLeft(field, run);
  const active = vi.spyOn(document, 'querySelector').mockReturnValue(button);
  button.focus();
  vi.advanceTimersByTime(1000);
  expect(run).not.toHaveBeenCalled();
  active.mockReturnValue(null);
  button.dispatchEvent(new Event('pointerup', { bubbles: true }));
  expect(run, 'the click comes first').not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(run).toHaveBeenCalledOnce();
});

test('never runs after it was cancelled', () => {
  field.focus();
  waitUntilLeft(field, run)();
  field.blur();
  vi.runAllTimers();
  expect(run).not.toHaveBeenCalled();
});
