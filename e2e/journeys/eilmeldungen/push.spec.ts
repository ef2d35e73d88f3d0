import { createECDH, randomBytes } from 'node:crypto';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { decrypt } from 'http_ece';
import { findChromium } from '../../run/find-chromium.mjs';
import { findViolations } from '../../support/pages/find-violations.ts';
import { launchOptions } from '../../support/pages/launch-options.ts';
import { openHydrated } from '../../support/pages/open-hydrated.ts';
import { runScript } from '../../support/site/command-line.ts';
import { type Recorder, startRecorder } from '../../support/site/recorder.ts';
import type { Site, SiteOptions } from '../../support/site/site.ts';
import { test } from '../../support/test.ts';

// Only full Chromium shows notifications.
test.use({ serviceWorkers: 'allow', launchOptions: launchOptions(findChromium()) });

const panel = (page: Page) => page.getByRole('dialog', { name: 'Benachrichtigungen' });
const box = (page: Page, name: string) => panel(page).getByRole('checkbox', { name });
const openPanel = async (page: Page) => {
  await page.getByRole('button', { name: 'Benachrichtigungen' }).click();
  await expect(box(page, 'Aktuelles')).toBeEnabled();
};

let service: Recorder;
test.beforeEach(async () => {
  service = await startRecorder();
});
test.afterEach(() => service.close());

const start = (startOwnSite: (options: SiteOptions) => Promise<Site>) =>
  startOwnSite({ env: { api: { PUSH_SERVICES: service.url } } });

/** Chromium would subscribe at Google: redirects subscriptions to the stand-in. */
async function subscribeAtStateIn(context: BrowserContext) {
  await context.grantPermissions(['notifications']);
  const privateKey = createECDH('prime256v1');
  const keys = { p256dh: privateKey.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
  await context.addInitScript(
    (json) => {
      let subscription: unknown = null;
      const create = () => ({
        endpoint: json.endpoint,
        toJSON: () => json,
        unsubscribe: async () => {
          subscription = null;
          return true;
        },
      });
      Object.assign(PushManager.prototype, {
        getSubscription: async () => subscription,
        subscribe: async () => {
          subscription = create();
          return subscription;
        },
      });
    },
    { endpoint: `${service.url}/abo/1`, keys },
  );
  return (body: Buffer) => decrypt(body, { version: 'aes128gcm', privateKey, authSecret: keys.auth }).toString();
}

/** Delivers a push message to the site's service worker, as the browser does. */
async function deliver(page: Page, origin: string, data: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
}

test('subscribes, receives a notification, changes topics and unsubscribes', async ({
  page,
  context,
  startOwnSite,
}) => {
  const read = await subscribeAtStateIn(context);
  const site = await start(startOwnSite);
  await openHydrated(page, `${site.url}/impressum/`);
  await openPanel(page);
  expect(await findViolations(page, '#gm-push')).toEqual([]);
  await box(page, 'Veranstaltungen').uncheck();
  await panel(page).getByRole('button', { name: 'Benachrichtigungen einschalten' }).click();
  await expect(panel(page).getByRole('status')).toHaveText('Benachrichtigungen sind eingeschaltet.');

  const send = (tag: string) =>
    runScript(
      site,
      'push:send',
      '--tag',
      tag,
      '--title',
      'Neue Brücke',
      '--text',
      'Sie hält.',
      '--link',
      '/impressum/',
    );
  expect(await send('Aktuelles')).toEqual({ code: 0, output: 'On its way to 1 browser.\n' });
  await expect.poll(() => service.seen.length).toBe(1);
  const message = read(service.seen[0]?.bytes ?? Buffer.alloc(0));
  expect(JSON.parse(message)).toMatchObject({ titel: 'Neue Brücke', text: 'Sie hält.', link: '/impressum/' });
  // Chromium drops early notifications; a push service would retry as well.
  const deliverAndRead = async () => {
    await deliver(page, site.url, message);
    return page.evaluate(async () => {
      const notifications = await (await navigator.serviceWorker.ready).getNotifications();
      return notifications.map(({ title, body }) => `${title}: ${body}`);
    });
  };
  await expect.poll(deliverAndRead).toEqual(['Neue Brücke: Sie hält.']);

  await box(page, 'Aktuelles').uncheck();
  await panel(page).getByRole('button', { name: 'Einstellungen speichern' }).click();
  await expect(panel(page).getByRole('status')).toHaveText('Ihre Einstellungen sind gespeichert.');
  expect((await send('Aktuelles')).output).toBe('On its way to 0 browsers.\n');

  await panel(page).getByRole('button', { name: 'Ausschalten' }).click();
  await expect(panel(page).getByRole('status')).toHaveText('Benachrichtigungen sind ausgeschaltet.');
  await expect(panel(page).getByRole('button', { name: 'Benachrichtigungen einschalten' })).toBeFocused();
  expect((await send('Eilmeldungen')).output).toBe('On its way to 0 browsers.\n');
  expect(service.seen).toHaveLength(1);
});

test('reminds of collections in the street that this device keeps, and only there', async ({
  page,
  context,
  startOwnSite,
}) => {
  await subscribeAtStateIn(context);
  const site = await start(startOwnSite);
  await openHydrated(page, `${site.url}/impressum/`);
  await openPanel(page);
  await expect(box(page, 'Abfuhr')).toBeHidden();

  await openHydrated(page, `${site.url}/meine-strasse/?strasse=schwann-tannenstrasse`);
  await page.getByLabel('Diese Straße auf diesem Gerät merken').check();
  await openPanel(page);
  await expect(box(page, 'Abfuhr')).not.toBeChecked();
  await box(page, 'Abfuhr').check();
  const sent = page.waitForRequest('**/api/push/abo');
  await panel(page).getByRole('button', { name: 'Benachrichtigungen einschalten' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    tags: ['Aktuelles', 'Veranstaltungen', 'Eilmeldungen', 'Abfuhr'],
    strasse: 'schwann-tannenstrasse',
  });
  await expect(panel(page).getByRole('status')).toHaveText('Benachrichtigungen sind eingeschaltet.');
  await expect(box(page, 'Abfuhr')).toBeChecked();
  expect(await findViolations(page, '#gm-push')).toEqual([]);
});

test('the command names missing and wrong values', async ({ site }) => {
  const { code, output } = await runScript(site, 'push:send', '--tag', 'Werbung', '--title', 'Kauft!');
  expect(code).toBe(1);
  expect(output).toContain('Einige Angaben fehlen oder stimmen nicht.\n  tag: ');
  expect(await runScript(site, 'push:send')).toMatchObject({ code: 1, output: expect.stringContaining('Usage: npm') });
});

test('explains how to allow notifications that were blocked', async ({ page, context, site }) => {
  await context.addInitScript(() => Object.defineProperty(Notification, 'permission', { value: 'denied' }));
  await openHydrated(page, `${site.url}/impressum/`);
  await page.getByRole('button', { name: 'Benachrichtigungen' }).click();
  await expect(panel(page).getByRole('status')).toContainText('in Ihrem Browser blockiert');
  await expect(box(page, 'Aktuelles')).toBeDisabled();
});

test('works with the keyboard on a phone: open, choose, close, without overflow', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openHydrated(page, `${site.url}/impressum/`);
  const button = page.getByRole('button', { name: 'Benachrichtigungen' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(box(page, 'Aktuelles')).toBeEnabled();
  await box(page, 'Aktuelles').focus();
  await page.keyboard.press('Space');
  await expect(box(page, 'Aktuelles')).not.toBeChecked();
  const isWider = () =>
    page.evaluate(() => {
      const element = document.getElementById('gm-push');
      return !element || element.scrollWidth > element.clientWidth || document.documentElement.scrollWidth > innerWidth;
    });
  expect(await isWider()).toBe(false);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(button).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the panel says that JavaScript is required', async ({ page, site }) => {
    await page.goto(`${site.url}/impressum/`);
    await page.getByRole('button', { name: 'Benachrichtigungen' }).click();
    // Playwright's `getByText` ignores text inside `noscript`.
    const hint = panel(page).locator('noscript p');
    await expect(hint).toBeVisible();
    await expect(hint).toHaveText('Für Benachrichtigungen braucht Ihr Browser JavaScript.');
    await expect(panel(page).getByRole('button', { name: 'Benachrichtigungen einschalten' })).toBeDisabled();
  });
});

test('in the app the button is in the menu instead of the header', async ({ page, site }) => {
  await page.goto(`${site.url}/impressum/?homescreen=1`);
  await expect(page.getByRole('navigation', { name: 'App-Navigation' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Benachrichtigungen' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Menü' }).click();
  await expect(page.getByRole('button', { name: 'Benachrichtigungen' })).toBeVisible();
});
