import type { Page } from '@playwright/test';

/** Elements that overflow the viewport to the right; scrollable areas may contain wider ones. */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    const sticksOut = [...document.querySelectorAll('body *')].filter((element) => {
      return element.getBoundingClientRect().right > innerWidth + 1;
    });
    return sticksOut.slice(0, 5).map((element) => element.outerHTML.slice(0, 120));
  });
}
