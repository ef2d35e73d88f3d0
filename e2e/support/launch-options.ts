import type { LaunchOptions } from '@playwright/test';

/** How every test starts its browser; `executablePath` null lets Playwright look for one of its own. */
export const launchOptions = (executablePath: string | null): LaunchOptions => ({
  executablePath: executablePath ?? undefined,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // No page lives long enough to win back what optimising its code takes: axe needs an eighth less without.
    '--js-flags=--no-turbofan',
  ],
});
