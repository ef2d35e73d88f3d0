/**
 * Visitors of two shells during a canary phase: some without scripts, some with a browser, each from a different
 * network.
 */
import type { Browser } from '@playwright/test';
import type { SeededRelease } from './seeded-releases.ts';

const AT_ONCE = 8;
const ROUNDS = 5;
let networks = 0;

/** Browsers' error reports count once per network; X-Forwarded-For is trusted from this machine. */
function nextAddress(): string {
  networks += 1;
  return `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`;
}

async function openInBrowser(browser: Browser, address: string): Promise<void> {
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': nextAddress() } });
  const page = await context.newPage();
  await page.goto(address);
  // Islands below the fold hydrate when they become visible, forms when they are touched.
  const island = page.locator('[data-island]').last();
  await island.scrollIntoViewIfNeeded();
  await page.locator('main[data-live]').waitFor();
  await island.dispatchEvent('focusin');
  await page.waitForLoadState('networkidle');
  await context.close();
}

/** In parallel; sequential visits would take too long. */
export function createVisitors(urls: readonly string[], browser: Browser) {
  return async ({ seenAt, needsBrowser }: SeededRelease): Promise<void> => {
    const addresses = urls.flatMap((url) => seenAt.map((path) => url + path));
    if (needsBrowser) {
      for (const address of addresses) await openInBrowser(browser, address);
      return;
    }
    const queue = Array.from({ length: ROUNDS }, () => addresses).flat();
    const come = async () => {
      for (let address = queue.shift(); address; address = queue.shift())
        await (await fetch(address, { headers: { 'x-forwarded-for': nextAddress() } })).arrayBuffer();
    };
    await Promise.all(Array.from({ length: AT_ONCE }, come));
  };
}
