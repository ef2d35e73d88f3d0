/** Visitors of two shells while a version is tried: some without scripts, some in a browser, each from a network of their own. */
import type { Browser } from '@playwright/test';
import type { SeededRelease } from './seeded-releases.ts';

const AT_ONCE = 8;
const ROUNDS = 5;
let networks = 0;

/** A browser that reports a fault counts once per network; proxies on this machine are believed. */
function nextAddress(): string {
  networks += 1;
  return `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`;
}

async function openInBrowser(browser: Browser, address: string): Promise<void> {
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': nextAddress() } });
  const page = await context.newPage();
  await page.goto(address);
  // Islands below the fold come to life when they are seen.
  await page.locator('[data-island]').last().scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await context.close();
}

/** One after the other would take as long as all visitors of a morning. */
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
