import type { Page } from '@playwright/test';

export const OPEN = 'dialog:popover-open';
export const NAMES = ['Suche', 'Digitales Rathaus', 'Menü'];
export const toggle = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name, exact: true });
export const panel = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
/** Visible entries of the menu's current level, the back button first. */
export async function readMenu(page: Page): Promise<string[]> {
  const texts = await panel(page, 'Menü').locator('.gm-menu :is(a, summary):visible').allInnerTexts();
  return texts.map((text) => text.replace(/\s+/g, ' ').trim());
}
export const entry = (page: Page, name: string) =>
  panel(page, 'Menü').locator('.gm-menu :is(a, summary):visible').filter({ hasText: name });

/** Elements of the open panel that overflow it or clip their text. */
export function findCut(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const moving = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    await Promise.allSettled(moving.map(({ finished }) => finished));
    return [...document.querySelectorAll('dialog:popover-open, dialog:popover-open *')]
      .filter((element) => {
        const { right } = element.getBoundingClientRect();
        const { overflowX, clipPath, display } = getComputedStyle(element);
        if (clipPath !== 'none' || display === 'inline') return false;
        const cuts = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
        return right > innerWidth + 1 || cuts;
      })
      .map((element) => element.outerHTML.slice(0, 100));
  });
}
