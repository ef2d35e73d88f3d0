// @vitest-environment jsdom
import { navigationStore } from '@gm/shared/navigation/store';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startProgress } from './progress.ts';

beforeAll(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="fortschritt" role="status"></div>';
  startProgress();
});
afterAll(() => {
  vi.useRealTimers();
});
beforeEach(() => {
  navigationStore.setState({ loading: false });
  vi.advanceTimersByTime(1000);
});

const load = (loading: boolean) => navigationStore.setState({ loading });
const bar = () => document.getElementById('fortschritt')!;
const isShown = () => bar().hasAttribute('data-active');

/** Requirement S-18. */
describe('the bar at the top', () => {
  it('appears after 120 ms, and is announced', () => {
    load(true);
    vi.advanceTimersByTime(119);
    expect(isShown()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isShown()).toBe(true);
    expect(bar().textContent).toBe('Seite wird geladen …');
  });

  it('never appears for a quick response', () => {
    load(true);
    vi.advanceTimersByTime(119);
    load(false);
    vi.advanceTimersByTime(1000);
    expect(isShown()).toBe(false);
  });

  it('stays for at least 200 ms once shown', () => {
    load(true);
    vi.advanceTimersByTime(130);
    load(false);
    vi.advanceTimersByTime(189);
    expect(isShown()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isShown()).toBe(false);
    expect(bar().textContent).toBe('');
  });

  it('disappears at once after a long wait', () => {
    load(true);
    vi.advanceTimersByTime(5000);
    load(false);
    vi.advanceTimersByTime(0);
    expect(isShown()).toBe(false);
  });

  it('does not flicker between two pages', () => {
    load(true);
    vi.advanceTimersByTime(150);
    load(false);
    vi.advanceTimersByTime(50);
    load(true);
    const seen: boolean[] = [];
    for (let ms = 0; ms < 400; ms += 10) {
      vi.advanceTimersByTime(10);
      seen.push(isShown());
    }
    expect(seen).not.toContain(false);
    load(false);
    vi.advanceTimersByTime(200);
    expect(isShown()).toBe(false);
  });

  it('ignores other changes', () => {
    load(true);
    vi.advanceTimersByTime(60);
    navigationStore.setState({ url: '/b/' });
    vi.advanceTimersByTime(60);
    expect(isShown()).toBe(true);
  });
});
