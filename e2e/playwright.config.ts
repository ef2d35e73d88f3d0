import { defineConfig } from '@playwright/test';
import { findHeadlessChromium } from './run/find-chromium.mjs';
import { launchOptions } from './support/pages/launch-options.ts';

/** Spend most of their time waiting for updates, failovers and timeouts. */
const WAITING = ['outages/several-machines.spec.ts', 'journeys/eilmeldungen/push.spec.ts'];

/** Files that another one of the run proves, too (run/stages.mjs). */
const LEFT_OUT = process.env.LEFT_OUT?.split(':') ?? [];

/** User journeys, outages and releases in the system's Chromium. Each worker runs its own site (support/test.ts). */
export default defineConfig({
  testDir: '.',
  // Files with their own browsers or servers come last: alone at the end they left a core idle.
  projects: [
    { name: 'waiting', testMatch: WAITING },
    { name: 'computing', testMatch: '**/*.spec.ts', testIgnore: [...WAITING, ...LEFT_OUT] },
  ],
  outputDir: 'test-results/browser',
  globalSetup: './support/site/seed.ts',
  fullyParallel: false,
  // Two keep two processors busy: a third made the stage no shorter and its tests slower.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Earlier than the limit of the runner (run/stages.mjs), so that results are reported.
  globalTimeout: 65 * 60_000,
  // Only ends what hangs; speed is measured by `npm run bench`. Several sites with their guest processes share two cores.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1280, height: 900 },
    trace: 'off',
    // A service worker would hide the failures that tests inject; `app` and `offline` allow it.
    serviceWorkers: 'block',
    launchOptions: launchOptions(findHeadlessChromium()),
  },
});
