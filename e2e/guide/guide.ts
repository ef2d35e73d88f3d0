/**
 * `npm run guide`: follows the chapters of the guide for staff on the built site with demo content, and writes their
 * sentences and pictures for the template `anleitung`.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Locator, type Page } from '@playwright/test';
import { findHeadlessChromium } from '../run/find-chromium.mjs';
import { launchOptions } from '../support/pages/launch-options.ts';
import seed from '../support/site/seed.ts';
import { ROOT, startSite } from '../support/site/site.ts';
import { CHAPTERS } from './chapters.ts';
import { WINDOW, walk } from './walk.ts';

const TEMPLATE = join(ROOT, 'mf-intranet/src/templates/anleitung');
const FOLDER = join(TEMPLATE, 'pictures');
/** Part of the window around the control. */
const CUT = { width: 560, height: 300 };
/** A picture has 728 × 390 pixels. */
const SCALE = 1.3;
const QUALITY = 60;

/**
 * Where the picture begins in the window: with the control in its middle, or `before` a control that is larger than the
 * picture.
 */
function place(start: number, size: number, cut: number, whole: number, before: number): number {
  const best = size > cut / 2 ? start - before : start + size / 2 - cut / 2;
  return Math.round(Math.min(Math.max(best, 0), whole - cut));
}

/** Unlike Playwright's 'networkidle', not for frames that load only when they are opened, such as a PDF's. */
async function waitForFiles(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let count = -1; count !== performance.getEntriesByType('resource').length; ) {
      count = performance.getEntriesByType('resource').length;
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
  });
}

/** A picture of the control with a frame around it. */
async function capture(page: Page, target: Locator): Promise<Buffer> {
  // What loads when it is in view may replace the control.
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await waitForFiles(page);
  const { box, scroll } = await target.evaluate(async (element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    // A checkbox is hidden behind its tile.
    const shown = (element.matches('input[type=radio]') && element.closest('label')) || element;
    if (shown instanceof HTMLElement)
      Object.assign(shown.style, { outline: '4px solid #c2410c', outlineOffset: '3px', borderRadius: '4px' });
    await document.fonts.ready;
    const pictures = [...document.images].filter(
      (picture) =>
        picture.checkVisibility() &&
        picture.getBoundingClientRect().bottom > 0 &&
        picture.getBoundingClientRect().top < innerHeight,
    );
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
    const { left, top, width, height } = shown.getBoundingClientRect();
    return { box: { left, top, width, height }, scroll: { x: scrollX, y: scrollY } };
  });
  // A link under the pointer looks different.
  await page.mouse.move(0, 0);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    clip: {
      ...CUT,
      x: scroll.x + place(box.left, box.width, CUT.width, WINDOW.width, 24),
      y: scroll.y + place(box.top, box.height, CUT.height, WINDOW.height, 120),
      scale: 1,
    },
  });
  await target.evaluate((element) => {
    const shown = (element.matches('input[type=radio]') && element.closest('label')) || element;
    if (shown instanceof HTMLElement) Object.assign(shown.style, { outline: '', outlineOffset: '', borderRadius: '' });
  });
  return Buffer.from(data, 'base64');
}

const namePicture = (chapter: string, index: number) => `${chapter}-${index + 1}`;
const nameVariable = (chapter: string, index: number) => `${chapter}${index + 1}`;

const quote = (text: string) => JSON.stringify(text);

/** The sentences with their pictures, as a module. */
function writeModule(): string {
  const imports = CHAPTERS.flatMap(({ id, steps }) =>
    steps.map((_, index) => `import ${nameVariable(id, index)} from './pictures/${namePicture(id, index)}.webp';`),
  );
  const chapters = CHAPTERS.map(({ id, title, intro, steps }) => {
    const lines = steps.map(
      ({ text, alt }, index) => `{ text: ${quote(text)}, alt: ${quote(alt)}, picture: ${nameVariable(id, index)} }`,
    );
    return `{ id: ${quote(id)}, title: ${quote(title)}, intro: ${quote(intro)}, steps: [${lines.join(',\n')}] }`;
  });
  const size = { width: Math.round(CUT.width * SCALE), height: Math.round(CUT.height * SCALE) };
  return [
    ...imports,
    '',
    '/** Written by `npm run guide` from `e2e/guide`. */',
    `export const CHAPTERS = [${chapters.join(',\n')}];`,
    '',
    '/** In pixels, of every picture. */',
    `export const SIZE = { width: ${size.width}, height: ${size.height} };`,
    '',
  ].join('\n');
}

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const removeSeed = await seed();
const site = await startSite();
const browser = await chromium.launch(launchOptions(findHeadlessChromium()));
let sum = 0;
try {
  for (const chapter of CHAPTERS) {
    await walk(browser, site.url, chapter, {
      scale: SCALE,
      async onStep(page, _step, target, index) {
        const picture = await capture(page, target);
        sum += picture.length;
        writeFileSync(join(FOLDER, `${namePicture(chapter.id, index)}.webp`), picture);
      },
    });
    console.log(`${chapter.title}: ${chapter.steps.length} steps`);
  }
} finally {
  await browser.close();
  await site.stop();
  removeSeed();
}
const file = join(TEMPLATE, 'chapters.ts');
writeFileSync(file, writeModule());
execFileSync('npx', ['biome', 'check', '--write', file], { cwd: ROOT, stdio: 'inherit' });
console.log(`${Math.ceil(sum / 1000)} kB of pictures`);
