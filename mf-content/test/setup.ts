import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

/** jsdom has no layout: nothing resizes or intersects unless a test triggers it. */
class SilentObserver {
  observe = vi.fn();
  disconnect = vi.fn();
}
vi.stubGlobal('ResizeObserver', SilentObserver);
vi.stubGlobal('IntersectionObserver', SilentObserver);

afterEach(cleanup);
