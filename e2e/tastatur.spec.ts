import { expect, type Page } from '@playwright/test';
import { openHydrated } from './support/open-hydrated.ts';
import { test } from './support/test.ts';

const PANELS = ['Suche', 'Digitales Rathaus', 'Menü'];
const OPEN = 'dialog:popover-open';
const toggle = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name, exact: true });

/** Presses Tab until the wanted element has the focus; every stop on the way has to be visible. */
async function tabTo(page: Page, isThere: () => Promise<boolean>, limit = 80): Promise<void> {
  for (let step = 0; step < limit; step += 1) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toBeVisible();
    if (await isThere()) return;
  }
  throw new Error(`Not reached within ${limit} stops`);
}

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

test('der erste Halt springt zum Inhalt', async ({ page }) => {
  await openHydrated(page, '/aktuelles/');
  await page.keyboard.press('Tab');
  const skip = page.locator(':focus');
  await expect(skip).toHaveText(/Inhalt/);
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const inside = await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement));
  expect(inside).toBe(true);
});

for (const name of PANELS) {
  test(`„${name}“ öffnet mit Enter, schließt mit Escape und gibt den Fokus zurück`, async ({ page }) => {
    await openHydrated(page, '/');
    await toggle(page, name).focus();
    await expect(toggle(page, name)).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    const panel = page.locator(OPEN);
    await expect(panel).toHaveCount(1);
    await expect(toggle(page, name)).toHaveAttribute('aria-expanded', 'true');
    // Focus is inside at once or with the next Tab: the browser puts an open popover right behind its button.
    if ((await page.locator(`${OPEN} :focus`).count()) === 0) await page.keyboard.press('Tab');
    await expect(page.locator(`${OPEN} :focus`)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(toggle(page, name)).toBeFocused();
    await expect(toggle(page, name)).toHaveAttribute('aria-expanded', 'false');
  });
}

test('in einem Bereich bleibt der Fokus, bis er geschlossen ist', async ({ page }) => {
  await openHydrated(page, '/');
  await toggle(page, 'Menü').focus();
  await page.keyboard.press('Enter');
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => {
      const active = document.activeElement;
      const open = document.querySelector('dialog:popover-open');
      return active !== document.body && !open?.contains(active) && !active?.closest('header');
    });
    expect(outside).toBe(false);
  }
});

test('über das Menü zu einer Seite und von dort weiter, nur mit der Tastatur', async ({ page }) => {
  await openHydrated(page, '/');
  await tabTo(page, async () => (await focusedText(page)) === 'Menü');
  await page.keyboard.press('Enter');
  await expect(page.locator(OPEN)).toHaveCount(1);
  await tabTo(page, () => page.locator(`${OPEN} summary:focus, ${OPEN} a[href]:focus`).first().isVisible());
  await tabTo(page, () =>
    page.evaluate(() => document.activeElement?.matches('dialog a[href="/aktuelles/"], dialog summary') ?? false),
  );
  if (await page.locator('summary:focus').count()) {
    await page.keyboard.press('Enter');
    await tabTo(page, () =>
      page.evaluate(() => document.activeElement?.matches('dialog a[href="/aktuelles/"]') ?? false),
    );
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/aktuelles/');
  await expect(page.locator(OPEN)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await tabTo(page, () => page.evaluate(() => document.activeElement?.matches('main a[href*="-id_"]') ?? false));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/-id_\d+\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('das Formular lässt sich nur mit der Tastatur ausfüllen und absenden', async ({ page }) => {
  await openHydrated(page, '/fehler-melden/');
  const focusedName = () => page.evaluate(() => document.activeElement?.getAttribute('name') ?? '');
  const typeInto = async (name: string, text: string) => {
    await tabTo(page, async () => (await focusedName()) === name);
    await page.keyboard.type(text);
  };
  await typeInto('nachricht', 'Die Tastatur reicht für dieses Formular.');
  await typeInto('name', 'Otto Übel');
  await typeInto('email', 'otto.uebel@post.example');
  await tabTo(page, async () => (await focusedName()) === 'datenschutz');
  await page.keyboard.press('Space');
  await tabTo(page, async () => (await focusedText(page)) === 'Fehlermeldung abschicken');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Vielen Dank für Ihre Meldung!')).toBeVisible();
});

for (const path of ['/', '/aktuelles/', '/fehler-melden/', '/anschrift/']) {
  test(`auf ${path} ist jeder Halt sichtbar, benannt und nicht verdeckt`, async ({ page }) => {
    test.setTimeout(90_000);
    await openHydrated(page, path);
    const stops = new Set<string>();
    for (let step = 0; step < 150; step += 1) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => {
        const active = document.activeElement;
        if (!active || active === document.body) return null;
        const box = active.getBoundingClientRect();
        const name = active.getAttribute('aria-label') ?? active.textContent?.trim() ?? '';
        const labelled = name || active.getAttribute('aria-labelledby') || (active as HTMLInputElement).labels?.length;
        const style = getComputedStyle(active);
        const drawn = style.outlineStyle !== 'none' || style.boxShadow !== 'none' || active.matches('a:has(img)');
        const x = Math.min(Math.max(box.left + box.width / 2, 1), innerWidth - 2);
        const y = Math.min(Math.max(box.top + box.height / 2, 1), innerHeight - 2);
        const onTop = document.elementFromPoint(x, y);
        const covered = !(onTop && (active.contains(onTop) || onTop.contains(active) || onTop.closest('label')));
        const what = `${active.tagName} ${name.slice(0, 40)} ${active.getAttribute('href') ?? ''}`;
        return { what, labelled: Boolean(labelled), drawn, covered };
      });
      if (!stop) break;
      stops.add(stop.what);
      expect(stop.labelled, `name of ${stop.what}`).toBe(true);
      expect(stop.drawn, `focus ring of ${stop.what}`).toBe(true);
      expect(stop.covered, `${stop.what} is covered`).toBe(false);
    }
    expect(stops.size).toBeGreaterThan(15);
  });
}
