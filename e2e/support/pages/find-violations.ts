import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules of axe to run. Contrast takes longer than all others together. */
const LOOKS = {
  everything: { runOnly: TAGS },
  colours: { runOnly: { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] } },
  'colours of the main part alone': { runOnly: TAGS },
  'all but colours': { runOnly: TAGS, rules: { 'color-contrast': { enabled: false } } },
};
export type Look = keyof typeof LOOKS;

/**
 * Violations that axe finds in the current state of the page, or in the part selected by `within`; one line per
 * element. axe is injected once per page: @axe-core/playwright injects it for every check and takes three times as
 * long, and the site has no frames.
 */
export async function findViolations(page: Page, within = 'html', look: Look = 'everything'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  return page.evaluate(
    async ({ options, selector, coloured }) => {
      // Text that is still fading in lacks contrast. Scroll-driven and infinite animations never finish.
      const fading = document
        .getAnimations()
        .filter(
          ({ effect, timeline }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
        );
      await Promise.allSettled(fading.map(({ finished }) => finished));
      // An element half covered by the sticky header is not a target that is too small.
      const { scrollX: left, scrollY: top } = window;
      scrollTo({ top: 0, behavior: 'instant' });
      const { run, configure } = (window as unknown as { axe: typeof axe }).axe;
      configure({ rules: [{ id: 'color-contrast', selector: coloured }] });
      const part = document.querySelector(selector) ?? document;
      // Without rules that need all stylesheets again, or frames.
      const { violations } = await run(part, {
        ...options,
        resultTypes: ['violations'],
        preload: false,
        iframes: false,
      });
      scrollTo({ left, top, behavior: 'instant' });
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`),
      );
    },
    {
      options: LOOKS[look],
      selector: within,
      coloured: look === 'colours of the main part alone' ? 'main *' : '*',
    },
  );
}
