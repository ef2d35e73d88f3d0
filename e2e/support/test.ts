import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { type Site, type SiteOptions, startSite } from './site.ts';

/** Faults a test brings about on purpose; anything else the browser complains of fails the test. */
export interface Complaints {
  /** Complaints that match are part of the test. */
  expect(...patterns: RegExp[]): void;
  /** All complaints so far, expected ones included. */
  readonly seen: readonly string[];
}

interface TestFixtures {
  complaints: Complaints;
  /**
   * Starts a shell with releases of its own for this test alone, for faults that outlive a test; it is stopped after the
   * test. Its api is the worker's, unless the test has settings for one.
   */
  startOwnSite: (options?: SiteOptions) => Promise<Site>;
}

interface WorkerFixtures {
  /** A running site, shared by the tests of a worker: leave it as you found it. */
  site: Site;
  /** Another one, whose content tests of a worker change, each entries of its own; started for the first of them. */
  editedSite: Site;
}

/** Aborted by leaving the page or by our own AbortController: that is how navigation works. */
const ABORTED = 'net::ERR_ABORTED';

/** What Playwright says in place of a service worker that the configuration blocks. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

/** Chromium's way to say that it does not load scripts which may not run anyway. */
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

/** The shell keeps faults of blocks to itself and announces them as `gm:fault`; here they become complaints. */
async function showFaults(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    addEventListener('gm:fault', (event) => {
      const { detail } = event as CustomEvent<unknown>;
      console.error(`gm:fault ${detail instanceof Error ? detail.message : String(detail)}`);
    });
  });
}

/** Tests of a file that break the same site one after the other, each on pages of its own, and mend it again. */
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
      if (own.releases.current(remote) !== version) own.releases.flip(remote, version);
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
    // Open pages would complain of the site that goes away.
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
