import type { LaunchOptions } from '@playwright/test';

/** Browser options of all tests; with `executablePath` null Playwright looks for its own browser. */
export const launchOptions = (executablePath: string | null): LaunchOptions => ({
  executablePath: executablePath ?? undefined,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Pages are too short-lived for the optimising compiler to pay off: axe takes an eighth less time without it.
    '--js-flags=--no-turbofan',
  ],
});
