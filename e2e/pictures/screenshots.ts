/**
 * `npm run screenshots`: takes the README's pictures from the built site with demo content and writes them to
 * `docs/pictures`. `-- editor release` takes only these.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findHeadlessChromium } from '../run/find-chromium.mjs';
import { logInByCall } from '../support/log-in.ts';
import { launchOptions } from '../support/pages/launch-options.ts';
import { openHydrated } from '../support/pages/open-hydrated.ts';
import { createTeamKey, packArtefact } from '../support/releases/pack-artefact.ts';
import { runScript, takeKeys } from '../support/site/command-line.ts';
import seed from '../support/site/seed.ts';
import { ROOT, type Site, startSite } from '../support/site/site.ts';

const FOLDER = join(ROOT, 'docs/pictures');
const MAX_BYTES = 120_000;
/** The first quality within `MAX_BYTES` is used. */
const QUALITIES = [85, 75, 65, 50];

interface Picture {
  name: string;
  width: number;
  height: number;
  scale: number;
  prepare(page: Page, site: Site): Promise<void>;
}

/** Scrolls an element to the top of the viewport, below the header. */
async function scrollTo(page: Page, selector: string): Promise<void> {
  await page.evaluate((target) => document.querySelector(target)?.scrollIntoView({ behavior: 'instant' }), selector);
  await page.evaluate(() => scrollBy({ top: -16, behavior: 'instant' }));
}

const openStart = (page: Page) => openHydrated(page, '/');

/** Opens the form of a demo page with its preview. */
async function openEditor(page: Page): Promise<void> {
  await logInByCall(page, 'redaktion');
  await page.goto('/intranet/redaktion/inhalte/?q=Tannenh%C3%B6he&typ=seite');
  const entry = page.getByRole('main').getByRole('link', { name: 'Barfußpark Tannenhöhe', exact: true });
  await openHydrated(page, (await entry.first().getAttribute('href')) ?? '');
  const preview = page.frameLocator('iframe[title="Vorschau der Seite"]');
  await preview.getByRole('heading', { level: 1 }).waitFor();
  await scrollTo(page, 'main details:has(iframe)');
}

/** A signed release that changes a heading: checked on all pages, then in the canary phase. */
async function openRelease(page: Page, site: Site): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  try {
    const key = createTeamKey('team-content');
    const mayMakeCurrent = { deliver: true, makeCurrent: true };
    await takeKeys(site, { [key.name]: { publicKey: key.publicKey, remotes: { 'mf-content': mayMakeCurrent } } });
    const edit = (text: string) => text.replaceAll('Weitere Meldungen', 'Noch mehr Meldungen');
    const file = packArtefact(site.releases, folder, { remote: 'mf-content', version: '1.1.0', key, edit });
    const canary = { ...site, env: { CANARY_SHARE: '0.1' } };
    const { code, output } = await runScript(canary, 'release', 'mf-content', file);
    if (code !== 0) throw new Error(output);
  } finally {
    rmSync(folder, { recursive: true });
  }
  // Visitors without cookies, some of which get the canary.
  const visits = Array.from({ length: 40 }, (_, index) => fetch(`${site.url}/aktuelles/?seite=${(index % 5) + 1}`));
  await Promise.all(visits);
  await logInByCall(page, 'admin');
  await page.goto('/_shell/releases/');
  await page.locator('summary', { hasText: '1.1.0' }).click();
  await scrollTo(page, '#mf-content');
}

const PICTURES: readonly Picture[] = [
  { name: 'start-phone', width: 390, height: 844, scale: 2, prepare: openStart },
  { name: 'start-desk', width: 1280, height: 800, scale: 1, prepare: openStart },
  { name: 'editor', width: 1440, height: 960, scale: 1, prepare: openEditor },
  { name: 'release', width: 1280, height: 1000, scale: 1, prepare: openRelease },
];

/** WebP, which Playwright cannot write. */
async function capture(page: Page): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  for (const quality of QUALITIES) {
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
    const bytes = Buffer.from(data, 'base64');
    if (bytes.length <= MAX_BYTES) return bytes;
  }
  throw new Error(`The picture is larger than ${MAX_BYTES} bytes at every quality`);
}

async function take(browser: Browser, site: Site, { name, width, height, scale, prepare }: Picture): Promise<void> {
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: { width, height },
    deviceScaleFactor: scale,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    await prepare(page, site);
    const bytes = await capture(page);
    writeFileSync(join(FOLDER, `${name}.webp`), bytes);
    console.log(`docs/pictures/${name}.webp  ${Math.ceil(bytes.length / 1000)} kB`);
  } finally {
    await context.close();
  }
}

const names = process.argv.slice(2);
const chosen = PICTURES.filter(({ name }) => names.length === 0 || names.includes(name));
if (chosen.length === 0) throw new Error(`No picture is named '${names.join("' or '")}'`);

mkdirSync(FOLDER, { recursive: true });
const removeSeed = await seed();
const site = await startSite();
const browser = await chromium.launch(launchOptions(findHeadlessChromium()));
try {
  for (const picture of chosen) await take(browser, site, picture);
} finally {
  await browser.close();
  await site.stop();
  removeSeed();
}
