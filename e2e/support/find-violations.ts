import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe looks for. Contrast costs it more than all the rest together. */
const LOOKS = {
  everything: { runOnly: TAGS },
  colours: { runOnly: { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] } },
  'colours of the main part alone': { runOnly: TAGS },
  'all but colours': { runOnly: TAGS, rules: { 'color-contrast': { enabled: false } } },
};
export type Look = keyof typeof LOOKS;

/**
 * What axe finds on the page as it stands now, or in the part of it that `within` selects; one line for each element.
 * axe is put into the page once: the ready-made connection (@axe-core/playwright) injects it for every look and takes
 * three times as long, and the site has no frames.
 */
export async function findViolations(page: Page, within = 'html', look: Look = 'everything'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  return page.evaluate(
    async ({ options, selector, coloured }) => {
      // Of what is not near, and not drawn, nobody could tell the colours.
      const whole = new CSSStyleSheet();
      whole.replaceSync('* { content-visibility: visible !important }');
      document.adoptedStyleSheets.push(whole);
      // Half faded in, every text lacks contrast. What moves with scrolling or without end is never finished.
      const fading = document
        .getAnimations()
        .filter(
          ({ effect, timeline }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
        );
      await Promise.allSettled(fading.map(({ finished }) => finished));
      // What has scrolled half below the header, which stays in view, is no target that is too small.
      const { scrollX: left, scrollY: top } = window;
      scrollTo({ top: 0, behavior: 'instant' });
      const { run, configure } = (window as unknown as { axe: typeof axe }).axe;
      configure({ rules: [{ id: 'color-contrast', selector: coloured }] });
      const part = document.querySelector(selector) ?? document;
      // Nothing is looked for that needs all stylesheets fetched once more, or frames.
      const { violations } = await run(part, {
        ...options,
        resultTypes: ['violations'],
        preload: false,
        iframes: false,
      });
      document.adoptedStyleSheets.pop();
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
