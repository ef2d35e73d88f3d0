import type { Browser, Page } from '@playwright/test';
import { logInByCall } from '../../support/log-in.ts';
import { waitForHydration } from '../../support/pages/open-hydrated.ts';
import { PHONE } from '../forms/phone.ts';
import { freezePage } from './freeze-page.ts';

export interface CapturedFile {
  path: string;
  type: string;
  /** Transferred bytes, with content encoding. */
  bytes: number;
  body: Buffer;
}

export interface CapturedPage {
  html: CapturedFile;
  files: CapturedFile[];
  /** The page as a single document without scripts. */
  frozen: string;
}

export interface CaptureOptions {
  /** Types a letter into the first text field and waits for all islands, with what they load on input. */
  isUsed?: boolean;
  /** Demo account to log in with. */
  account?: string;
}

const IDLE = 1500;
/** Controls that a letter changes: a change loads the rules of a form. */
const TYPED = 'input:not([type=radio], [type=checkbox], [type=file]), textarea';

/** Everything a browser loads for a page with an empty cache, and the resulting document. */
export async function capturePage(browser: Browser, url: string, options: CaptureOptions = {}): Promise<CapturedPage> {
  const { origin, pathname, search } = new URL(url);
  // Without the service worker: it would fetch files that no request of the page shows.
  const page: Page = await browser.newPage({ viewport: PHONE, baseURL: origin, serviceWorkers: 'block' });
  if (options.account) await logInByCall(page, options.account);
  const loaded = new Map<string, Promise<CapturedFile>>();
  page.on('requestfinished', (request) => {
    const address = new URL(request.url());
    const path = address.pathname + address.search;
    if (address.origin !== origin || loaded.has(path)) return;
    const read = async (): Promise<CapturedFile> => {
      const response = await request.response();
      const { responseBodySize } = await request.sizes();
      const type = response?.headers()['content-type'] ?? '';
      return { path, type, bytes: responseBodySize, body: response?.ok() ? await response.body() : Buffer.alloc(0) };
    };
    loaded.set(path, read());
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  if (options.isUsed) {
    const first = page.locator(`main form :is(${TYPED})`).locator('visible=true').first();
    if (await first.isVisible()) await first.press('a');
    await waitForHydration(page);
  }
  // Includes what loads when the browser is idle.
  await page.waitForTimeout(IDLE);
  await page.waitForLoadState('networkidle');
  const frozen = (await freezePage(page)).replaceAll(origin, '');
  page.removeAllListeners('requestfinished');
  const files = await Promise.all(loaded.values());
  await page.close();
  const html = files.find(({ path }) => path === pathname + search);
  if (!html) throw new Error(`${url} was not loaded`);
  return { html, files: files.filter((file) => file !== html), frozen };
}
