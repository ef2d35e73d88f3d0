import type { Browser, Page } from '@playwright/test';

export const PHONE = { width: 390, height: 844 };
/** CPU throttling for a five-year-old phone. */
const CPU_RATE = 4;

/** A tab with an empty cache and a throttled CPU. */
export async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE, ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  return page;
}
