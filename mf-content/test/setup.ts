import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// A busy machine is no failure.
configure({ asyncUtilTimeout: 7_000 });

/** jsdom has no layout: nothing resizes or intersects unless a test triggers it. */
class SilentObserver {
  observe = vi.fn();
  disconnect = vi.fn();
}
vi.stubGlobal('ResizeObserver', SilentObserver);
vi.stubGlobal('IntersectionObserver', SilentObserver);

afterEach(cleanup);
