/**
 * Lighthouse on six kinds of pages, mobile and desktop; installed separately, as it is twice the size of the project.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from '@playwright/test';
import { findChromium } from '../../run/find-chromium.mjs';
import type { Figure } from '../table.ts';

/** The last version that supports Node 20. */
const PACKAGES = { lighthouse: '12.8.2' };
/** With Lighthouse's own screen sizes. */
const DEVICES = {
  mobile: { flags: [], screen: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 } },
  desktop: { flags: ['--preset=desktop'], screen: { viewport: { width: 1350, height: 940 }, deviceScaleFactor: 1 } },
};
/** Headless Chromium sometimes paints a new page up to two seconds late, unless vsync is disabled. */
const CHROME_FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-gpu-vsync --disable-frame-rate-limit';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const run = promisify(execFile);

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null }>;
}

/** Audits that cost points in a category, worst first. */
function listFaults({ categories, audits }: Report, category: string): string[] {
  const refs = categories[category]?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
  return refs
    .map(({ id }) => ({ id, score: audits[id]?.score ?? 1 }))
    .filter(({ score }) => score < 0.9)
    .sort((a, b) => a.score - b.score)
    .map(({ id }) => id);
}

/**
 * Visits each page once: pictures are scaled on first request, here on the measured cores. That costs a site's first
 * visitor network time, but no main-thread time.
 */
async function visit(browser: Browser, urls: readonly string[]): Promise<void> {
  for (const { screen } of Object.values(DEVICES)) {
    const context = await browser.newContext(screen);
    const page = await context.newPage();
    for (const url of urls) await page.goto(url, { waitUntil: 'networkidle' });
    await context.close();
  }
}

/** The lowest score of each category on `paths` of `origin`, per device. */
export async function measureLighthouse(
  browser: Browser,
  origin: string,
  paths: readonly string[],
  folder: string,
): Promise<Figure[]> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: PACKAGES }));
  await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--workspaces=false'], { cwd: folder });
  const cli = join(folder, 'node_modules/lighthouse/cli/index.js');
  const env = { ...process.env, CHROME_PATH: findChromium() ?? undefined };
  const figures: Figure[] = [];
  await visit(
    browser,
    paths.map((path) => origin + path),
  );
  for (const [device, { flags }] of Object.entries(DEVICES)) {
    const reports: { path: string; report: Report }[] = [];
    for (const [index, path] of paths.entries()) {
      const file = join(folder, `${index}-${device}.json`);
      const output = ['--quiet', '--output=json', `--output-path=${file}`];
      await run(process.execPath, [cli, origin + path, ...flags, ...output, `--chrome-flags=${CHROME_FLAGS}`], { env });
      reports.push({ path, report: JSON.parse(readFileSync(file, 'utf8')) as Report });
    }
    for (const category of CATEGORIES) {
      const scores = reports.map(({ path, report }) => ({
        points: Math.round((report.categories[category]?.score ?? 0) * 100),
        path,
        faults: listFaults(report, category),
      }));
      const lost = scores.filter(({ points }) => points < 100);
      figures.push({
        name: `Lighthouse, ${device}, ${category}: points lost on the worst of ${paths.length} pages`,
        value: 100 - Math.min(...scores.map(({ points }) => points)),
        unit: '',
        limit: 0,
        reference: lost.map(({ path, points, faults }) => `${path} ${points} (${faults.join(', ')})`).join('; '),
      });
    }
  }
  return figures;
}
