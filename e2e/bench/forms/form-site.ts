import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../../run/find-chromium.mjs';
import { launchOptions } from '../../support/pages/launch-options.ts';
import { loadDemoContent, SEED_VARIABLE, type Site, startSite } from '../../support/site/site.ts';
import type { Say } from '../table.ts';

/** Runs `use` on a temporary site that accepts any number of submissions. */
export async function withFormSite<T>(say: Say, use: (browser: Browser, site: Site) => Promise<T>): Promise<T> {
  const seed = mkdtempSync(join(tmpdir(), 'bench-seed-'));
  process.env[SEED_VARIABLE] = seed;
  await say('demo content', () => loadDemoContent(seed));
  const site = await startSite({ env: { api: { FORM_LIMIT: '1000000' } } });
  const browser = await chromium.launch(launchOptions(findChromium()));
  try {
    return await use(browser, site);
  } finally {
    await browser.close();
    await site.stop();
    rmSync(seed, { recursive: true, force: true });
  }
}
