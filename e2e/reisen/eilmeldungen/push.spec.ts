import { createECDH, randomBytes } from 'node:crypto';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { decrypt } from 'http_ece';
import { findChromium } from '../../run/find-chromium.mjs';
import { runScript } from '../../support/command-line.ts';
import { findViolations } from '../../support/find-violations.ts';
import { launchOptions } from '../../support/launch-options.ts';
import { openHydrated } from '../../support/open-hydrated.ts';
import { type Recorder, startRecorder } from '../../support/recorder.ts';
import type { Site, SiteOptions } from '../../support/site.ts';
import { test } from '../../support/test.ts';

// Only the whole Chromium shows notifications.
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
  startOwnSite({ env: { api: { PUSH_DIENSTE: service.url } } });

/** Chromium subscribes at Google, which no test should need: from here on it subscribes at the stand-in. */
async function subscribeAtStandIn(context: BrowserContext) {
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

/** Hands a message to the site's worker, as the browser does when its push service brings one. */
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

test('einschalten, benachrichtigt werden, Themen ändern, ausschalten', async ({ page, context, startOwnSite }) => {
  const read = await subscribeAtStandIn(context);
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
      '--titel',
      'Neue Brücke',
      '--text',
      'Sie hält.',
      '--link',
      '/impressum/',
    );
  expect(await send('Aktuelles')).toEqual({ code: 0, output: 'Unterwegs an 1 Browser.\n' });
  await expect.poll(() => service.seen.length).toBe(1);
  const message = read(service.seen[0]?.bytes ?? Buffer.alloc(0));
  expect(JSON.parse(message)).toMatchObject({ titel: 'Neue Brücke', text: 'Sie hält.', link: '/impressum/' });
  // Chromium drops what it is asked about before it is on screen; a push service would send it again, too.
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
  expect((await send('Aktuelles')).output).toBe('Unterwegs an 0 Browser.\n');

  await panel(page).getByRole('button', { name: 'Ausschalten' }).click();
  await expect(panel(page).getByRole('status')).toHaveText('Benachrichtigungen sind ausgeschaltet.');
  await expect(panel(page).getByRole('button', { name: 'Benachrichtigungen einschalten' })).toBeFocused();
  expect((await send('Eilmeldungen')).output).toBe('Unterwegs an 0 Browser.\n');
  expect(service.seen).toHaveLength(1);
});

test('der Aufruf von Hand sagt, was fehlt', async ({ site }) => {
  const { code, output } = await runScript(site, 'push:send', '--tag', 'Werbung', '--titel', 'Kauft!');
  expect(code).toBe(1);
  expect(output).toContain('Einige Angaben fehlen oder stimmen nicht.\n  tag: ');
  expect(await runScript(site, 'push:send')).toMatchObject({ code: 1, output: expect.stringContaining('Aufruf: npm') });
});

test('wer Benachrichtigungen verboten hat, erfährt, wo er sie erlaubt', async ({ page, context, site }) => {
  await context.addInitScript(() => Object.defineProperty(Notification, 'permission', { value: 'denied' }));
  await openHydrated(page, `${site.url}/impressum/`);
  await page.getByRole('button', { name: 'Benachrichtigungen' }).click();
  await expect(panel(page).getByRole('status')).toContainText('in Ihrem Browser blockiert');
  await expect(box(page, 'Aktuelles')).toBeDisabled();
});

test('mit der Tastatur auf dem Telefon: öffnen, wählen, schließen, ohne dass etwas übersteht', async ({
  page,
  site,
}) => {
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

test.describe('ohne JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('sagt das Fenster, was fehlt', async ({ page, site }) => {
    await page.goto(`${site.url}/impressum/`);
    await page.getByRole('button', { name: 'Benachrichtigungen' }).click();
    // Text inside of `noscript` is no text to Playwright's `getByText`.
    const hint = panel(page).locator('noscript p');
    await expect(hint).toBeVisible();
    await expect(hint).toHaveText('Für Benachrichtigungen braucht Ihr Browser JavaScript.');
    await expect(panel(page).getByRole('button', { name: 'Benachrichtigungen einschalten' })).toBeDisabled();
  });
});

test('in der App steht der Knopf nicht im Kopf, sondern im Menü', async ({ page, site }) => {
  await page.goto(`${site.url}/impressum/?homescreen=1`);
  await expect(page.getByRole('navigation', { name: 'App-Navigation' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Benachrichtigungen' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Menü' }).click();
  await expect(page.getByRole('button', { name: 'Benachrichtigungen' })).toBeVisible();
});
