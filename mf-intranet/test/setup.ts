import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

// A busy machine is no failure.
configure({ asyncUtilTimeout: 7_000 });

/** The files share one browser: start every test without a draft. */
beforeEach(() => sessionStorage.clear());

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
