import { vi } from 'vitest';

/** Uses one hashing round instead of 600,000, which take seconds on a busy machine. */
export function hashCheaply(): void {
  const derive = crypto.subtle.deriveKey.bind(crypto.subtle);
  vi.spyOn(crypto.subtle, 'deriveKey').mockImplementation((how, ...rest) =>
    derive({ ...(how as Pbkdf2Params), iterations: 1 }, ...rest),
  );
}
