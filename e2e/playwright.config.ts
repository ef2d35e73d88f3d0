import { defineConfig } from '@playwright/test';
import { findHeadlessChromium } from './run/find-chromium.mjs';
import { launchOptions } from './support/launch-options.ts';

/** Most of their time they wait, for what is renewed, taken over or fails. */
const WAITING = ['ausfall/mehrere-rechner.spec.ts', 'reisen/eilmeldungen/push.spec.ts'];

/** Journeys, faults and releases in the system's Chromium. Every worker runs a site of its own (support/test.ts). */
export default defineConfig({
  testDir: '.',
  // Files with browsers or servers of their own come last, whatever their name is: with nothing beside them a core was idle.
  projects: [
    { name: 'wartet', testMatch: WAITING },
    { name: 'rechnet', testMatch: '**/*.spec.ts', testIgnore: WAITING },
  ],
  outputDir: 'test-results/browser',
  globalSetup: './support/seed.ts',
  fullyParallel: false,
  workers: 3,
  // A browser on a busy machine may be late once; whatever needed its second attempt is named at the end of the run.
  retries: 1,
  forbidOnly: true,
  // Ends in time to report what ran, before the runner (run/stages.mjs) stops the whole stage.
  globalTimeout: 48 * 60_000,
  timeout: 45_000,
  expect: { timeout: 7_000 },
  use: {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1280, height: 900 },
    trace: 'off',
    // A worker would answer in place of the site that a test has broken; `app` and `offline` allow it.
    serviceWorkers: 'block',
    launchOptions: launchOptions(findHeadlessChromium()),
  },
});
