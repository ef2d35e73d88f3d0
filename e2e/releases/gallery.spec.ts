import { expect, type Page } from '@playwright/test';
import { logIn, logInByCall } from '../support/log-in.ts';
import { findOverflow } from '../support/pages/find-overflow.ts';
import { findViolations } from '../support/pages/find-violations.ts';
import { touch } from '../support/pages/open-hydrated.ts';
import { sendRaw } from '../support/site/raw-request.ts';
import { test } from '../support/test.ts';

const GALLERY = '/_shell/gallery/';
const STATE = '/_shell/releases/';
const MODULE = ['mf-content', 'mf-ferienprogramm', 'mf-forms', 'mf-intranet', 'mf-ratsinfo'];
/** Pictures of handwritten examples do not exist on this site. */
const WITHOUT_IMAGE = /\/api\/bild\//;

const readMark = (page: Page, block: string) =>
  page
    .locator(`[data-block="${block}"]`)
    .first()
    .evaluate((element) => getComputedStyle(element, '::before').content);

test('visitors are redirected to the login and then to the gallery', async ({ page, site }) => {
  for (const path of [GALLERY, STATE, `${GALLERY}mf-content/artikel/1/`]) {
    const { status, headers } = await sendRaw(site.url, path);
    expect([status, headers.location]).toEqual([302, `/intranet/?weiter=${encodeURIComponent(path)}`]);
  }
  await page.goto(GALLERY);
  await logIn(page, 'intranet@musterhardt.example');
  await expect(page.getByRole('heading', { name: 'Galerie der Vorlagen', level: 1 })).toBeVisible();
  // Access to the gallery does not require an administrator.
  expect((await page.request.get(STATE)).status()).toBe(403);
});

test('the gallery lists every template of all modules, with examples', async ({ page, site, complaints }) => {
  complaints.expect(/404/);
  await logInByCall(page, 'admin');
  await page.goto(GALLERY);
  for (const module of MODULE) {
    const section = page.getByRole('region', { name: module, exact: true });
    const templates = Object.keys(site.releases.release(module).templates).sort();
    const listed = await section.getByRole('rowheader').allTextContents();
    expect(listed.sort(), module).toEqual(templates);
    await expect(section.getByRole('cell', { name: /^[1-9]\d* Beispiele?$/ }), module).toHaveCount(templates.length);
  }
  expect(await findViolations(page, 'main')).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await findOverflow(page)).toEqual([]);
  await page.goto(`${GALLERY}mf-content/gibt-es-nicht/`);
  await expect(page.getByRole('heading', { name: 'Fehler - 404' })).toBeVisible();
});

test('all emails are shown with examples, readable in light and dark mode and without styles', async ({
  page,
  site,
}) => {
  const MAILS = '/_shell/mails/';
  for (const path of [MAILS, `${MAILS}1/`]) expect((await sendRaw(site.url, path)).status, path).toBe(302);
  expect((await sendRaw(site.url, `${MAILS}1/html`)).status).toBe(404);
  await logInByCall(page, 'admin');
  await page.goto(MAILS);
  const links = page.getByRole('table').getByRole('link');
  expect(await links.count()).toBeGreaterThan(30);
  expect(await findViolations(page, 'main')).toEqual([]);
  await links.filter({ hasText: 'Eine Familie hat ihre Buchung bestätigt' }).click();
  const mail = page.frameLocator('iframe[title="Auf dem Telefon"]');
  await expect(mail.getByRole('link', { name: 'Buchung ansehen oder ändern' })).toBeVisible();
  await expect(mail.getByRole('row', { name: /Mia Beispiel.*Töpfern/ })).toBeVisible();
  await expect(page.getByText('Buchung ansehen oder ändern:')).toBeVisible();
  const alone = await page.getByRole('link', { name: 'E-Mail allein öffnen' }).getAttribute('href');
  const reply = await page.request.get(alone ?? '');
  expect(reply.headers()['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
  // The mail's sandbox allows no scripts, not even axe's.
  await page.goto('about:blank');
  // Mail programs embed it in a page of their own.
  await page.setContent((await reply.text()).replace(/(<body[^>]*>)(.*)(<\/body>)/s, '$1<main>$2</main>$3'));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 390, height: 844 });
    expect.soft(await findViolations(page), colorScheme).toEqual([]);
    expect.soft(await findOverflow(page), colorScheme).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
  await expect(page.getByRole('link', { name: 'Buchung ansehen oder ändern' })).toHaveCSS('border-top-width', '2px');
  await page.emulateMedia({ forcedColors: 'none' });
  // Mail programs without styles show everything in order.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('style, [style]')) {
      if (element instanceof HTMLStyleElement) element.remove();
      else element.removeAttribute('style');
    }
  });
  const words = (await page.locator('body').textContent()) ?? '';
  expect(words.indexOf('Vielen Dank')).toBeLessThan(words.indexOf('Töpfern'));
  expect(words).not.toContain('token=');
  expect(await findOverflow(page)).toEqual([]);
});

test("an example is shown within the site's header and footer, at every width, also without scripts", async ({
  browser,
  page,
  site,
}) => {
  await logInByCall(page, 'admin');
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: site.url,
    storageState: await page.context().storageState(),
  });
  const still = await context.newPage();
  await still.goto(`${GALLERY}mf-forms/kontakt/`);
  await expect(still.getByText('Insel, bei Berührung')).toBeVisible();
  await still.getByRole('link', { name: 'abgelehnt', exact: true }).click();
  await still.getByRole('link', { name: '768 px' }).click();
  const frame = still.locator('iframe');
  const shown = frame.contentFrame();
  expect(await shown.locator('html').evaluate(({ clientWidth }) => clientWidth)).toBe(768);
  await expect(shown.getByText('Eine Angabe fehlt oder ist nicht gültig')).toBeVisible();
  await expect(shown.getByRole('contentinfo')).toBeAttached();
  await still.getByLabel('Andere Breite in Pixeln').fill('512');
  await still.getByRole('button', { name: 'Anzeigen' }).click();
  await expect(frame).toHaveAttribute('width', '512');
  await expect(still.getByRole('link', { name: 'abgelehnt', exact: true })).toHaveAttribute('aria-current', 'true');
  await context.close();
});

test('islands of examples are interactive, and their submissions are refused', async ({ page, complaints }) => {
  complaints.expect(WITHOUT_IMAGE, /403/);
  await logInByCall(page, 'admin');
  await page.goto(`${GALLERY}mf-forms/fehler-melden/`);
  await page.locator('iframe').scrollIntoViewIfNeeded();
  const example = page.locator('iframe').contentFrame();
  await example.getByLabel('Name (Pflichtfeld)').focus();
  await expect(example.locator('[data-island][data-live]')).toBeVisible();
  expect(await findViolations(page, 'main')).toEqual([]);
  const status = await example.locator('body').evaluate(async () => {
    const reply = await fetch('/api/fehlermeldung', { method: 'POST', body: new FormData() });
    return [reply.status, ((await reply.json()) as { title: string }).title];
  });
  expect(status).toEqual([403, 'Hier wird nichts abgeschickt']);
});

test('every example of every template is rendered', async ({ page, site }) => {
  test.setTimeout(300_000);
  await logInByCall(page, 'admin');
  const broken: string[] = [];
  for (const module of MODULE) {
    for (const template of Object.keys(site.releases.release(module).templates)) {
      const list = await (await page.request.get(`${GALLERY}${module}/${template}/`)).text();
      const examples = new Set(list.match(/\?beispiel=\d+/g) ?? []).size;
      expect(examples, template).toBeGreaterThan(0);
      for (let num = 1; num <= examples; num += 1) {
        const path = `${GALLERY}${module}/${template}/${num}/`;
        const reply = await page.request.get(path);
        const html = await reply.text();
        if (reply.status() !== 200 || !html.includes(`data-block="${module}/${template}"`)) broken.push(path);
      }
    }
  }
  expect(broken).toEqual([]);
});

test('boundaries are shown only to staff who enable them; visitors load no code for it', async ({ page, site }) => {
  const before = (await sendRaw(site.url, '/fehler-melden/')).body;
  await logInByCall(page, 'redaktion');
  await page.goto('/fehler-melden/?grenzen=1');
  const { version } = site.releases.release('mf-forms');
  const islandMark = () => readMark(page, 'mf-forms/fehler-melden');
  await touch(page);
  await expect.poll(islandMark).toMatch(/ · hydratisiert"$/);
  expect(await islandMark()).toContain(`mf-forms ${version} · fehler-melden · Insel, bei Berührung · JS `);
  expect(await readMark(page, 'mf-content/text')).toMatch(/mf-content .* · text · statisch · JS 0 kB · CSS .* ms"$/);
  await expect(page.getByRole('row', { name: /fehler-melden mf-forms/ })).toBeVisible();
  expect(await findViolations(page, 'main')).toEqual([]);

  // Remembered on the next page, too, which loads as a document.
  await page.getByRole('link', { name: 'Impressum' }).click();
  await expect(page.getByRole('heading', { name: 'Grenzen auf dieser Seite' })).toBeVisible();
  expect((await sendRaw(site.url, '/fehler-melden/')).body).toBe(before);
  expect((await sendRaw(site.url, '/fehler-melden/?grenzen=1')).body).toBe(before);
  await page.getByRole('link', { name: 'Grenzen ausblenden' }).click();
  await expect(page.getByRole('heading', { name: 'Impressum', level: 1 })).toBeVisible();
  await expect(page.locator('[data-grenze]')).toHaveCount(0);
});

test('releases: versions, keys, log and figures for administrators', async ({ page, site }) => {
  await logInByCall(page, 'admin');
  await page.goto('/intranet/');
  await page.getByRole('link', { name: 'Veröffentlichungen' }).click();
  await expect(page.getByRole('heading', { name: 'Veröffentlichungen', level: 1 })).toBeVisible();
  for (const module of MODULE) {
    const name = new RegExp(`${site.releases.current(module)} läuft`);
    await expect(page.getByRole('region', { name: module, exact: true }).getByRole('row', { name })).toBeVisible();
  }
  await expect(page.getByRole('row', { name: /veröffentlicht mf-[a-z]/ }).first()).toBeVisible();
  await expect(page.getByText('Die Kette ist lückenlos.')).toBeVisible();
  expect(await findViolations(page, 'main')).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await findOverflow(page)).toEqual([]);
});
