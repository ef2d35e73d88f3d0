import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { JETZT } from './ferienprogramm.ts';

/** The clock of every test stands inside the registration window. */
beforeEach(() => {
  vi.useFakeTimers({ now: new Date(JETZT), toFake: ['Date'] });
  // jsdom has no layout.
  Element.prototype.scrollIntoView = vi.fn();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
