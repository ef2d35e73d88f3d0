import { expect, type Page } from '@playwright/test';
import { FAMILY } from '../support/betreuung.ts';
import { openHydrated } from '../support/pages/open-hydrated.ts';
import { test } from '../support/test.ts';

const PANELS = ['Suche', 'Digitales Rathaus', 'Menü'];
const OPEN = 'dialog:popover-open';
const toggle = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name, exact: true });

/** Presses Tab until `isThere`; checks that every stop is visible. */
async function tabTo(page: Page, isThere: () => Promise<boolean>, limit = 80): Promise<void> {
  for (let step = 0; step < limit; step += 1) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toBeVisible();
    if (await isThere()) return;
  }
  throw new Error(`Not reached within ${limit} stops`);
}

/** Visible text: a menu entry also contains the label of the back button. */
const focusedText = async (page: Page) => (await page.locator(':focus').allInnerTexts()).join('').trim();

test('the first stop is the skip link', async ({ page }) => {
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
  test(`"${name}" opens with Enter, closes with Escape and returns the focus`, async ({ page }) => {
    await openHydrated(page, '/');
    await toggle(page, name).focus();
    await expect(toggle(page, name)).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    const panel = page.locator(OPEN);
    await expect(panel).toHaveCount(1);
    await expect(toggle(page, name)).toHaveAttribute('aria-expanded', 'true');
    // The focus is inside at once or after Tab: browsers place an open popover right after its button in the tab order.
    if ((await page.locator(`${OPEN} :focus`).count()) === 0) await page.keyboard.press('Tab');
    await expect(page.locator(`${OPEN} :focus`)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(toggle(page, name)).toBeFocused();
    await expect(toggle(page, name)).toHaveAttribute('aria-expanded', 'false');
  });
}

test('the focus stays in a panel until it is closed', async ({ page }) => {
  await openHydrated(page, '/');
  await toggle(page, 'Menü').focus();
  await page.keyboard.press('Enter');
  await expect(toggle(page, 'Menü')).toHaveAttribute('aria-expanded', 'true');
  // The page below becomes inert a frame later.
  await expect(page.locator('#inhalt')).toHaveAttribute('inert');
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => {
      const active = document.activeElement;
      const open = document.querySelector('dialog:popover-open');
      return active !== document.body && !open?.contains(active) && !active?.closest('header, .gm-skip');
    });
    expect(outside).toBe(false);
  }
});

test('leads through the menu to a page and on, with the keyboard only', async ({ page }) => {
  await openHydrated(page, '/');
  await tabTo(page, async () => (await focusedText(page)) === 'Menü');
  await page.keyboard.press('Enter');
  await expect(page.locator(OPEN)).toHaveCount(1);
  await tabTo(page, async () => (await focusedText(page)) === 'Aktuelles');
  await page.keyboard.press('Enter');
  await tabTo(page, () =>
    page.evaluate(() => document.activeElement?.matches('dialog a[href="/aktuelles/"]') ?? false),
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/aktuelles/');
  await expect(page.locator(OPEN)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await tabTo(page, () => page.evaluate(() => document.activeElement?.matches('main a[href*="-id_"]') ?? false));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/-id_\d+\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the form can be filled in and submitted with the keyboard only', async ({ page }) => {
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

interface Stop {
  what: string;
  hasName: boolean;
  /** The element, a pseudo-element of it, or the card around it has an outline. */
  hasRing: boolean;
  isCovered: boolean;
}

/** Describes the focused element after the browser has scrolled it into view; null when the focus has left the page. */
function describeStop(page: Page): Promise<Stop | null> {
  return page.evaluate(async () => {
    const active = document.activeElement;
    if (!active || active === document.body) return null;
    const place = () => JSON.stringify(active.getBoundingClientRect());
    for (let before = ''; before !== place(); ) {
      before = place();
      // A busy machine renders scroll steps late.
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    const box = active.getBoundingClientRect();
    const within = (value: number, limit: number) => Math.min(Math.max(value, 1), limit - 2);
    const onTop = document.elementFromPoint(
      within(box.left + box.width / 2, innerWidth),
      within(box.top + box.height / 2, innerHeight),
    );
    const name = active.getAttribute('aria-label') ?? active.textContent?.trim() ?? '';
    const labels = (active as HTMLInputElement).labels?.length ?? 0;
    const rings = [active, active.parentElement, active.closest('article')].flatMap((element) =>
      element ? [undefined, '::before', '::after'].map((pseudo) => getComputedStyle(element, pseudo).outlineStyle) : [],
    );
    return {
      what: `${active.tagName} ${name.slice(0, 40)} ${active.getAttribute('href') ?? ''}`,
      hasName: name !== '' || labels > 0 || active.hasAttribute('aria-labelledby'),
      hasRing: rings.some((style) => style !== 'none'),
      isCovered: !(onTop && (active.contains(onTop) || onTop.contains(active) || onTop.closest('label'))),
    };
  });
}

for (const path of ['/', '/aktuelles/', '/fehler-melden/', '/anschrift/']) {
  test(`on ${path} every tab stop is visible, named and not covered`, async ({ page }) => {
    test.setTimeout(240_000);
    await openHydrated(page, path);
    const stops = new Set<string>();
    for (let step = 0; step < 150; step += 1) {
      await page.keyboard.press('Tab');
      const stop = await describeStop(page);
      if (!stop) break;
      stops.add(stop.what);
      expect.soft(stop, stop.what).toMatchObject({ hasName: true, hasRing: true, isCovered: false });
    }
    expect(stops.size).toBeGreaterThan(15);
  });
}

test('a long form can be filled in and submitted without a mouse', async ({ page }) => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const answers: Record<string, string> = {
    ...FAMILY,
    kind_geburtsdatum: inDays(-4 * 365),
    betreuung_ab: inDays(60),
    betreuung_von: '7.30',
    betreuung_bis: '14 Uhr',
    kita_1: 'Sonnen',
  };
  await openHydrated(page, '/kitavormerksystem/');
  await page.locator('form [name="kind_name"]').focus();
  for (let stop = 0; stop < 80; stop += 1) {
    const { name, type, ringed } = await page.evaluate(() => {
      const active = document.activeElement as HTMLInputElement;
      return { name: active.name, type: active.type, ringed: active.matches(':focus-visible') };
    });
    expect(ringed, name).toBe(true);
    if (type === 'submit') break;
    if (type === 'select-one') await page.keyboard.type(answers[name] ?? '');
    else if (type === 'radio') {
      // From "ja", the first option, to "nein".
      await page.keyboard.press('ArrowDown');
    } else if (name === 'eltern_alleinerziehend' || name === 'valid') await page.keyboard.press('Space');
    else if (answers[name]) await page.keyboard.insertText(answers[name]);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText('Vielen Dank für Ihre Vormerkung!')).toBeVisible();
});
