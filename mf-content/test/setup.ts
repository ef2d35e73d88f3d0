import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

/** jsdom has no layout: nothing resizes and nothing comes into view, unless a test says so. */
class SilentObserver {
  observe = vi.fn();
  disconnect = vi.fn();
}
vi.stubGlobal('ResizeObserver', SilentObserver);
vi.stubGlobal('IntersectionObserver', SilentObserver);

afterEach(cleanup);
