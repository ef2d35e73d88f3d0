import type { Page } from '@playwright/test';

/**
 * Milliseconds from a key to the next, in turn: nobody types evenly, and what waits for a pause in typing has to meet a key
 * now and then.
 */
const PACES = [120, 200, 300, 410, 430, 700];
/** Before the first key the tap that led to the field is over; entries come after the frame, in a task of their own. */
const CALM = 300;

/** Types and gives the milliseconds from each key to the next paint, as the browser counts it for INP. */
export async function measureKeys(page: Page, text: string): Promise<number[]> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'keydown') seen.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.waitForTimeout(CALM);
  for (const [index, key] of [...text].entries()) {
    await page.keyboard.type(key);
    await page.waitForTimeout(PACES[index % PACES.length] ?? 0);
  }
  await page.waitForTimeout(CALM);
  const slow = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
  // A key that paints within a frame has no entry.
  return [...text].map((_key, index) => slow[index] ?? 16);
}
