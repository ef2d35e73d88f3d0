import { type Browser, type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { logInByCall } from '../support/log-in.ts';
import { waitForHydration } from '../support/pages/open-hydrated.ts';
import type { Chapter, Step } from './step.ts';

/** Narrow enough that a part of it is readable on a phone, wide enough for the layout of a desk. */
export const WINDOW = { width: 1024, height: 900 };

type OnStep = (page: Page, step: Step, target: Locator, index: number) => Promise<void>;

/** Follows a chapter as a reader does: finds the control that a sentence names, and uses it. */
async function follow(page: Page, { account, start, prepare, steps }: Chapter, onStep?: OnStep): Promise<void> {
  await page.goto('/kontakt/');
  await prepare?.(page);
  if (account) await logInByCall(page, account);
  await page.goto(start);
  for (const [index, step] of steps.entries()) {
    const target = step.find(page);
    await expect(target, step.text).toBeVisible({ timeout: 30_000 });
    await waitForHydration(page);
    await onStep?.(page, step, target, index);
    await step.act(target);
  }
}

/** Follows a chapter in a window of its own. */
export async function walk(
  browser: Browser,
  url: string,
  chapter: Chapter,
  { scale = 1, onStep }: { scale?: number; onStep?: OnStep } = {},
): Promise<void> {
  const context: BrowserContext = await browser.newContext({
    baseURL: url,
    viewport: WINDOW,
    deviceScaleFactor: scale,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  try {
    await follow(await context.newPage(), chapter, onStep);
  } finally {
    await context.close();
  }
}
