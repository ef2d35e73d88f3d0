import { createServer, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { findViolations } from '../../support/pages/find-violations.ts';
import { openHydrated, waitForHydration } from '../../support/pages/open-hydrated.ts';
import { test } from '../../support/test.ts';

test.describe('new version', () => {
  test.use({ serviceWorkers: 'allow' });

  /**
   * A proxy in front of the site that serves a service worker which changes with `state.version`, as a new build's
   * would.
   */
  async function startFront(siteUrl: string) {
    const state = { version: '1' };
    const front = createServer((incoming, outgoing) => {
      const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
      if (incoming.url === '/sw.js') Reflect.deleteProperty(headers, 'if-none-match');
      const { hostname, port } = new URL(siteUrl);
      const upstream = sendRequest(
        { hostname, port, path: incoming.url, method: incoming.method, headers },
        (answer) => {
          if (incoming.url !== '/sw.js') {
            outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
            answer.pipe(outgoing);
            return;
          }
          const { 'content-length': _length, etag: _etag, ...kept } = answer.headers;
          outgoing.writeHead(200, kept);
          answer.on('end', () => outgoing.end(`\n// ${state.version}`));
          answer.pipe(outgoing, { end: false });
        },
      );
      upstream.on('error', () => outgoing.destroy());
      incoming.pipe(upstream);
    });
    await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
    const { port } = front.address() as AddressInfo;
    return {
      url: `http://127.0.0.1:${port}`,
      state,
      close: () => {
        front.closeAllConnections();
        return new Promise((resolve) => front.close(resolve));
      },
    };
  }

  test("waits for the user's consent and then reloads exactly once", async ({ page, site }) => {
    const front = await startFront(site.url);
    await openHydrated(page, `${front.url}/kontakt/`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await waitForHydration(page);
    await expect(page.getByText('Neue Version verfügbar')).toHaveCount(0);

    front.state.version = '2';
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.reload();
    await expect(page.getByText('Neue Version verfügbar')).toBeVisible();
    expect.soft(await findViolations(page)).toEqual([]);
    const loaded = page.waitForEvent('domcontentloaded');
    await page.getByRole('button', { name: 'Jetzt laden' }).click();
    await loaded;
    await waitForHydration(page);
    await page.waitForTimeout(1_500);
    await expect(page.getByText('Neue Version verfügbar')).toHaveCount(0);
    expect(documents).toBe(2);
    const state = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return { active: registration?.active?.state, waits: registration?.waiting !== null };
    });
    expect(state).toEqual({ active: 'activated', waits: false });
    await page.goto('about:blank');
    await front.close();
  });
});
