import type { Page } from '@playwright/test';

/** Milliseconds between keys, in turn: uneven, so that debounced work coincides with a key now and then. */
const PACES = [120, 200, 300, 410, 430, 700];
/** Waits until the tap on the field is processed; performance entries arrive in a task after the frame. */
const CALM = 300;

/** Types the text; returns the milliseconds from each key to the next paint, as measured for INP. */
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
  // Keys below the event timing threshold have no entry: they count as one frame.
  return [...text].map((_key, index) => slow[index] ?? 16);
}
