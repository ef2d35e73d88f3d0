import { join } from 'node:path';
import { findFreePort } from '@gm/shared/cli/find-free-port';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../../run/find-chromium.mjs';
import { launchOptions } from '../../support/pages/launch-options.ts';
import { waitForHydration } from '../../support/pages/open-hydrated.ts';
import { ROOT, startShell } from '../../support/site/site.ts';
import { PASSWORD } from '../log-in.ts';
import { percentile95 } from '../measure-requests.ts';
import { serveOverLine } from '../pages/secure-server.ts';
import type { Figure } from '../table.ts';

const OPENED = 12;
const HURRIED = 3;
const LIST = '/intranet/redaktion/inhalte/?typ=seite&seite=40';

/**
 * Milliseconds from the click on a page's name in the list until its form accepts input. `calm`: the linked pages are
 * already prefetched; otherwise the connection is still busy with them.
 */
async function measureOne(page: Page, url: string, row: number, calm = true): Promise<number> {
  await page.goto(url + LIST);
  await waitForHydration(page);
  const link = page.getByRole('main').locator('tbody a').nth(row);
  const name = (await link.textContent()) ?? '';
  if (calm) await page.waitForLoadState('networkidle');
  const start = performance.now();
  await link.click();
  const title = page.getByLabel(/^Titel/).first();
  await title.waitFor();
  await waitForHydration(page);
  const time = performance.now() - start;
  if ((await title.inputValue()) !== name) throw new Error(`${name} was opened, the form is of another page`);
  return time;
}

/** Opens pages from the editor's list on a slow connection, with the scripts already cached. */
export async function measureOpenings(api: number, folder: string): Promise<Figure[]> {
  const shell = await startShell(await findFreePort(), api, { DATA_DIR: folder, RELEASES_DIR: join(ROOT, 'releases') });
  const browser = await chromium.launch(launchOptions(findChromium()));
  const line = await serveOverLine(shell.port);
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ignoreHTTPSErrors: true });
    const page = await context.newPage();
    const data = { email: 'redaktion@musterhardt.example', passwort: PASSWORD };
    const reply = await page.request.post(`${line.url}/api/cms/login`, { data });
    if (!reply.ok()) throw new Error(`Logging in answered ${reply.status()}`);
    const first = await measureOne(page, line.url, 0);
    const hurried: number[] = [];
    for (let row = OPENED + 1; row <= OPENED + HURRIED; row++)
      hurried.push(await measureOne(page, line.url, row, false));
    const times: number[] = [];
    for (let row = 1; row <= OPENED; row++) times.push(await measureOne(page, line.url, row));
    return [
      { name: 'editor, first page opened on a slow connection, with all scripts', value: first, unit: 'ms' },
      {
        name: 'editor, page opened immediately on a slow connection, slowest',
        value: Math.max(...hurried),
        unit: 'ms',
      },
      { name: 'editor, page opened on a slow connection, p95', value: percentile95(times), unit: 'ms', limit: 1_000 },
    ];
  } finally {
    line.stop();
    await browser.close();
    await shell.stop();
  }
}
