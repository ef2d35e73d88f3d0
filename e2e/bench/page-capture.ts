import type { Browser, Page } from '@playwright/test';
import { logInByCall } from '../support/log-in.ts';
import { waitForHydration } from '../support/open-hydrated.ts';
import { freezePage } from './freeze-page.ts';
import { PHONE } from './phone.ts';

export interface CapturedFile {
  path: string;
  type: string;
  /** On the wire, content encoding applied. */
  bytes: number;
  body: Buffer;
}

export interface CapturedPage {
  html: CapturedFile;
  files: CapturedFile[];
  /** What the page became, in one document without scripts. */
  frozen: string;
}

export interface CaptureOptions {
  /** Islands that wait for the visitor are touched. */
  isUsed?: boolean;
  /** Demo account that looks at the page. */
  account?: string;
}

const IDLE = 1500;

/** Everything a visitor's browser loads for a page with an empty cache, and what comes of it. */
export async function capturePage(browser: Browser, url: string, options: CaptureOptions = {}): Promise<CapturedPage> {
  const { origin, pathname, search } = new URL(url);
  const page: Page = await browser.newPage({ viewport: PHONE, baseURL: origin });
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
    await waitForHydration(page);
  }
  // What comes when the browser has nothing else to do belongs to the page.
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
