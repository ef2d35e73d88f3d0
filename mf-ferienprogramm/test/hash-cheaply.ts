import { vi } from 'vitest';

/** Opens with one round instead of 600,000: on a busy machine a test would wait for seconds. */
export function hashCheaply(): void {
  const derive = crypto.subtle.deriveKey.bind(crypto.subtle);
  vi.spyOn(crypto.subtle, 'deriveKey').mockImplementation((wie, ...rest) =>
    derive({ ...(wie as Pbkdf2Params), iterations: 1 }, ...rest),
  );
}
