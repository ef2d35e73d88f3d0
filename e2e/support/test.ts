import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { type Site, type SiteOptions, startSite } from './site/site.ts';

/** Expected errors of a test; all other browser errors fail it. */
export interface Complaints {
  /** Accepts matching errors. */
  expect(...patterns: RegExp[]): void;
  /** All errors so far, including expected ones. */
  readonly seen: readonly string[];
}

interface TestFixtures {
  complaints: Complaints;
  /**
   * Starts a shell with its own releases for a single test, for faults that outlive a test; stopped after the test.
   * Uses the worker's api, unless there are settings for one.
   */
  startOwnSite: (options?: SiteOptions) => Promise<Site>;
}

interface WorkerFixtures {
  /** A running site shared by a worker's tests, which must leave it unchanged. */
  site: Site;
  /** A second site whose content the tests of a worker may change, each its own entries; started on first use. */
  editedSite: Site;
}

/** Aborted by leaving the page or by our AbortController: part of normal navigation. */
const ABORTED = 'net::ERR_ABORTED';

/** Playwright's message for a service worker blocked by the configuration. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

/** Chromium's reason for not loading scripts while JavaScript is disabled. */
const SCRIPTS_OFF = 'csp';

function watchPage(page: Page, complain: (text: string) => void, harmless: string[]): void {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && message.text() !== WORKER_BLOCKED) {
      complain(`console ${message.type()}: ${message.text()} ${message.location().url}`.trimEnd());
    }
  });
  page.on('pageerror', (error) => complain(`page error: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (!harmless.includes(reason)) complain(`request failed: ${request.url()} ${reason}`);
  });
}

/** The shell handles faults of blocks and announces them as `gm:fault`; reports them as errors of the test. */
async function showFaults(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    addEventListener('gm:fault', (event) => {
      const { detail } = event as CustomEvent<unknown>;
      const { message, cause } = detail instanceof Error ? detail : { message: String(detail), cause: undefined };
      console.error(`gm:fault ${message}${cause instanceof Error ? ` (${cause.message})` : ''}`);
    });
  });
}

/** One site for the tests of a file that break it one after the other, each on its own pages, and repair it again. */
export function shareOwnSite(choose: () => Promise<SiteOptions> = async () => ({})): () => Site {
  let own: Site;
  let current: Record<string, string>;
  test.beforeAll(async ({ site: lender }) => {
    own = await startSite({ ...(await choose()), lender });
    ({ current } = own.releases.registry());
  });
  test.afterEach(async () => {
    await own.api.reset();
    for (const [remote, version] of Object.entries(current)) {
      if (own.releases.current(remote) !== version) own.releases.activate(remote, version);
    }
  });
  test.afterAll(() => own.stop());
  return () => own;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its first parameter
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  editedSite: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ site }, use) => use(site.url),
  startOwnSite: async ({ context, site: lender }, use) => {
    const sites: Site[] = [];
    await use(async (options) => {
      const site = await startSite({ ...options, lender });
      sites.push(site);
      return site;
    });
    // Open pages would log errors when the site stops.
    for (const page of context.pages()) await page.close();
    for (const site of sites) await site.stop();
  },
  complaints: [
    async ({ context, javaScriptEnabled }, use) => {
      const expected: RegExp[] = [];
      const seen: string[] = [];
      const harmless = javaScriptEnabled === false ? [ABORTED, SCRIPTS_OFF] : [ABORTED];
      context.on('page', (page) => watchPage(page, (text) => seen.push(text), harmless));
      await showFaults(context);
      await use({ seen, expect: (...patterns) => void expected.push(...patterns) });
      const unexpected = seen.filter((text) => !expected.some((pattern) => pattern.test(text)));
      expect(unexpected, 'complaints of the browser').toEqual([]);
    },
    { auto: true },
  ],
});
