import type { Page } from '@playwright/test';

/** Milliseconds from a key to the next. */
const PACE = 300;

/** Types and gives the milliseconds from each key to the next paint, as the browser counts it for INP. */
export async function measureKeys(page: Page, text: string): Promise<number[]> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'keydown') seen.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.keyboard.type(text, { delay: PACE });
  // Entries come after the frame, in a task of their own.
  await page.waitForTimeout(PACE);
  const slow = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
  // A key that paints within a frame has no entry.
  return [...text].map((_key, index) => slow[index] ?? 16);
}
