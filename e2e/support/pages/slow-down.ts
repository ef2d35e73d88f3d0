import type { Page } from '@playwright/test';

/** An old phone on a slow connection. */
const CPU_RATE = 6;
const LINE = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

export async function slowDown(page: Page, hasSlowLine = true): Promise<void> {
  const session = await page.context().newCDPSession(page);
  if (hasSlowLine) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', LINE);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
}
