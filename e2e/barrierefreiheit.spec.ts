import { expect, type Page } from '@playwright/test';
import { findViolations } from './support/find-violations.ts';
import { openHydrated } from './support/open-hydrated.ts';
import { readPages } from './support/sitemap.ts';
import { test } from './support/test.ts';

const WIDTHS = [1280, 390];
/** Pages tested beside those of the sitemap: error pages are not listed there. */
const ERROR_PAGES = ['/gibt-es-nicht/'];

/** Elements that stick out of the viewport to the right; areas that scroll by themselves are allowed to hold more. */
function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    const sticksOut = [...document.querySelectorAll('body *')].filter((element) => {
      return element.getBoundingClientRect().right > innerWidth + 1;
    });
    return sticksOut.slice(0, 5).map((element) => element.outerHTML.slice(0, 120));
  });
}

/** Pages are shared out, so that two workers halve the longest test of all. */
const PARTS = 2;
test.describe.configure({ mode: 'parallel' });

for (let part = 0; part < PARTS; part += 1) {
  test(`axe findet auf keiner Seite etwas, weder am Rechner noch am Telefon (${part + 1}/${PARTS})`, async ({
    page,
    site,
    complaints,
  }) => {
    test.setTimeout(300_000);
    complaints.expect(/404/);
    const pages = [...(await readPages(site, 1)), ...ERROR_PAGES].filter((_path, index) => index % PARTS === part);
    expect(pages.length).toBeGreaterThan(10);
    for (const path of pages) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await openHydrated(page, path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await findViolations(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  });
}

test('die Prüfung selbst sieht einen eingebauten Mangel', async ({ page }) => {
  await openHydrated(page, '/impressum/');
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('button')));
  expect(await findViolations(page)).toEqual([expect.stringContaining('button-name')]);
});

test('auch geöffnete Bereiche und ein Formular mit Fehlern sind zugänglich', async ({ page }) => {
  await openHydrated(page, '/fehler-melden/');
  await page.getByRole('button', { name: 'Fehlermeldung abschicken' }).click();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
  expect.soft(await findViolations(page), 'form with errors').toEqual([]);
  for (const name of ['Suche', 'Digitales Rathaus', 'Benachrichtigungen', 'Menü']) {
    await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
    await expect(page.locator('dialog:popover-open')).toHaveCount(1);
    // The page below is inert: only the header counts now.
    expect.soft(await findViolations(page, 'header'), name).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

test('bei 320 px Breite muss niemand seitwärts rollen', async ({ page, site }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [...(await readPages(site, 1))]) {
    await page.goto(path);
    expect.soft(await findOverflow(page), path).toEqual([]);
  }
});

test('mit weitem Zeichenabstand geht kein Text verloren', async ({ page }) => {
  // WCAG 1.4.12: text spacing set by the reader.
  const spacing =
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }';
  for (const path of ['/', '/aktuelles/', '/fehler-melden/', '/anschrift/']) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }, spacing);
    expect.soft(await findOverflow(page), path).toEqual([]);
    const clipped = await page.evaluate(() =>
      [...document.querySelectorAll('button, a, label, legend, h1, h2')]
        .filter((element) => {
          const { overflowX, webkitLineClamp } = getComputedStyle(element);
          return overflowX === 'hidden' && webkitLineClamp === 'none' && element.scrollWidth > element.clientWidth + 1;
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect.soft(clipped, path).toEqual([]);
  }
});

test('wer weniger Bewegung wünscht, bekommt keine', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, '/');
  const moving = await page.evaluate(
    () =>
      document.getAnimations().filter((animation) => {
        const { duration = 0 } = animation.effect?.getTiming() ?? {};
        return Number(duration) > 10;
      }).length,
  );
  expect(moving).toBe(0);
});

test('jede Seite hat genau eine Überschrift der ersten Ebene, einen Titel und ihre Sprache', async ({ page, site }) => {
  test.setTimeout(120_000);
  const titles = new Map<string, string>();
  for (const path of await readPages(site, 2)) {
    const html = await (await page.request.get(path)).text();
    expect.soft(html.match(/<h1[\s>]/g), path).toHaveLength(1);
    expect.soft(html, path).toContain('<html lang="de"');
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
    expect.soft(title, path).not.toBe('');
    expect.soft(titles.get(title), `title "${title}" of ${path}`).toBeUndefined();
    titles.set(title, path);
  }
});
