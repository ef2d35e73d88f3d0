import { expect, type Page } from '@playwright/test';
import { openHydrated } from '../support/pages/open-hydrated.ts';
import { type Recorded, type Recorder, startRecorder } from '../support/site/recorder.ts';
import { shareOwnSite, test } from '../support/test.ts';

const SECRETS = ['Anna Müller-Groß', 'anna.mueller@beispiel.example', '07082 123456', 'geheim'];

const viewsIn = (seen: readonly Recorded[]) => seen.map(({ body }) => new URLSearchParams(body));
/** The last line of an envelope is its event. */
const eventsIn = (seen: readonly Recorded[]) =>
  seen.map(({ body }) => JSON.parse(body.trimEnd().split('\n').at(-1) ?? '') as Record<string, unknown>);
const messagesIn = (seen: readonly Recorded[]) =>
  eventsIn(seen).map((event) => {
    const { values } = event.exception as { values: { value: string }[] };
    return values.map(({ value }) => value).join(' / ');
  });

function expectNoSecrets(seen: readonly Recorded[]): void {
  const everything = seen
    .map(
      ({ url, headers, body }) =>
        `${url} ${JSON.stringify(headers)} ${decodeURIComponent(body.replace(/%(?![\da-f]{2})/gi, ''))}`,
    )
    .join('\n');
  for (const secret of SECRETS) {
    expect(everything).not.toContain(secret);
    expect(everything).not.toContain(encodeURIComponent(secret));
  }
}

const follow = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).first().click();

test.describe('page views', () => {
  let matomo: Recorder;
  const counted = shareOwnSite(async () => {
    matomo = await startRecorder();
    return { env: { shell: { MATOMO_URL: `${matomo.url}/zaehlen`, MATOMO_SITE_ID: '7' } } };
  });
  test.beforeEach(() => void matomo.seen.splice(0));
  test.afterAll(() => matomo.close());

  test('are counted after each navigation, without cookies and query strings', async ({ page }) => {
    const site = counted();
    await page.context().addCookies([{ name: 'fremd', value: 'geheim', url: matomo.url }]);
    await page.goto(`${site.url}/aktuelles/?seite=2&q=geheim`, { referer: 'https://suche.example/s?q=geheim' });
    await expect.poll(() => matomo.seen.length).toBe(1);
    await follow(page, 'Impressum');
    await expect.poll(() => matomo.seen.length).toBe(2);
    await page.goBack();
    await expect.poll(() => matomo.seen.length).toBe(3);

    const [first, second, third] = viewsIn(matomo.seen);
    expect(Object.fromEntries(first ?? [])).toMatchObject({
      idsite: '7',
      rec: '1',
      url: `${site.url}/aktuelles/?seite=2`,
      action_name: 'Aktuelles – Seite 2 – Musterhardt',
    });
    expect(second?.get('url')).toBe(`${site.url}/impressum/`);
    expect(second?.has('urlref')).toBe(false);
    expect(third?.get('url')).toBe(`${site.url}/aktuelles/?seite=2`);
    for (const { url, headers } of matomo.seen) {
      expect(url).toBe('/zaehlen/matomo.php');
      expect(headers.cookie).toBeUndefined();
      expect(headers.referer).toBeUndefined();
    }
    expectNoSecrets(matomo.seen);
    const ownCookies = (await page.context().cookies()).filter(({ name }) => name !== 'fremd');
    expect(ownCookies).toEqual([]);
  });

  for (const refusal of ['doNotTrack', 'globalPrivacyControl'] as const) {
    test(`are not counted if the browser opts out (${refusal})`, async ({ page }) => {
      const site = counted();
      await page.addInitScript((name) => {
        const value = name === 'doNotTrack' ? '1' : true;
        Object.defineProperty(Navigator.prototype, name, { get: () => value, configurable: true });
      }, refusal);
      await openHydrated(page, `${site.url}/datenschutz/`);
      await follow(page, 'Impressum');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum');
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      expect(matomo.seen).toEqual([]);
    });
  }

  test('do not reveal the address to an unknown host', async ({ page, complaints }) => {
    complaints.expect(/404/);
    const site = counted();
    await page.goto(`${site.url}/geheim/`);
    await expect.poll(() => matomo.seen.length).toBe(1);
    expect(viewsIn(matomo.seen)[0]?.get('url')).toBe(`${site.url}/404/`);
    expectNoSecrets(matomo.seen);
  });
});

test.describe('errors in the browser', () => {
  test('are reported without form data and addresses', async ({ page, startOwnSite, complaints }) => {
    complaints.expect(/gm:fault|page error|kaputt|unhandled/i);
    const tracker = await startRecorder();
    const site = await startOwnSite({ env: { shell: { SENTRY_DSN_BROWSER: `http://schluessel@${tracker.host}/4` } } });
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await openHydrated(page, `${site.url}/fehler-melden/?q=geheim`);
    await page.locator('[name=name]').fill('Anna Müller-Groß');
    await page.locator('[name=email]').fill('anna.mueller@beispiel.example');
    const before = scripts.filter((url) => url.includes('/shell/')).length;
    expect(tracker.seen).toEqual([]);

    await page.evaluate(() => {
      const cause = new TypeError('kaputt bei "geheim" für anna.mueller@beispiel.example');
      dispatchEvent(new CustomEvent('gm:fault', { detail: new Error('Block von Müller-Groß kaputt', { cause }) }));
    });
    await expect.poll(() => tracker.seen.length).toBe(1);
    expect(scripts.filter((url) => url.includes('/shell/')).length).toBe(before + 1);
    await page.evaluate(() => {
      setTimeout(() => {
        throw new RangeError('kaputt unter /suche/?q=geheim, Telefon 07082 123456');
      });
      void Promise.reject(new Error('kaputtes Versprechen'));
    });
    await expect.poll(() => tracker.seen.length).toBe(3);

    // With the place in React's tree.
    await page.evaluate(() => {
      const info = { componentStack: `\n    at Feld (${location.origin}/remotes/mf-forms/1/client/7.js:1:20)` };
      dispatchEvent(Object.assign(new CustomEvent('gm:fault', { detail: new Error('Feld kaputt') }), { info }));
    });
    await expect.poll(() => tracker.seen.length).toBe(4);
    const ofReact = eventsIn(tracker.seen.splice(3, 1))[0]?.exception as { values: { type: string }[] };
    expect(ofReact.values.map(({ type }) => type)).toEqual(['React ErrorBoundary Error', 'Error']);

    const [block, ...others] = messagesIn(tracker.seen);
    expect(block).toContain('kaputt bei "…" für');
    expect(block).toContain('Block von [Eingabe] kaputt');
    expect(others.sort()).toEqual(['kaputt unter /suche/ Telefon [Zahl]', 'kaputtes Versprechen']);
    const [event] = eventsIn(tracker.seen);
    expect(event?.request).toEqual({ url: `${site.url}/fehler-melden/` });
    for (const key of ['user', 'breadcrumbs', 'contexts', 'extra']) expect(event).not.toHaveProperty(key);
    for (const { url, headers } of tracker.seen) {
      expect(url).toMatch(/^\/api\/4\/envelope\//);
      expect(headers.cookie).toBeUndefined();
    }
    expectNoSecrets(tracker.seen);
    await tracker.close();
  });
});

test.describe('server errors', () => {
  test('are reported without query strings and input', async ({ request, startOwnSite }) => {
    const tracker = await startRecorder();
    const site = await startOwnSite({ env: { shell: { SENTRY_DSN: `http://schluessel@${tracker.host}/5` } } });
    site.api.fail(/^\/api\/cms\/aktuelles/, 500);
    await request.get(`${site.url}/aktuelles/?q=geheim&email=anna.mueller@beispiel.example`);
    await expect.poll(() => tracker.seen.length).toBeGreaterThan(0);
    await expect.poll(() => messagesIn(tracker.seen).join()).toContain('/api/cms/aktuelles answered 500');
    const [event] = eventsIn(tracker.seen);
    expect(event?.tags).toMatchObject({ dienst: 'shell' });
    for (const key of ['user', 'breadcrumbs', 'contexts', 'extra', 'server_name', 'request']) {
      expect(event).not.toHaveProperty(key);
    }
    expectNoSecrets(tracker.seen);
    await tracker.close();
  });
});

test('without configuration nothing is sent, and no monitoring code is loaded', async ({ page, site, complaints }) => {
  complaints.expect(/gm:fault/);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const reply = await page.request.get('/');
  await openHydrated(page, '/');
  await follow(page, 'Impressum');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum');
  await page.evaluate(() => dispatchEvent(new CustomEvent('gm:fault', { detail: new Error('kaputt') })));
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(requests.filter((url) => !url.startsWith(site.url))).toEqual([]);
  expect(requests.filter((url) => /matomo|sentry|envelope|monitoring/i.test(url))).toEqual([]);
  expect(reply.headers()['content-security-policy']).toContain("connect-src 'self';");
  expect(await reply.text()).not.toMatch(/matomo|sentry|beobachtung/i);
});
