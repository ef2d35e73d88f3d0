import { expect, type Locator, type Page } from '@playwright/test';
import { waitForHydration } from '../support/pages/open-hydrated.ts';

/** Viewport of the phone; scrolling is measured in its height. */
export const SCREEN = { width: 390, height: 844 };

/** Counts a resident's actions on a page: every decision is an action, scrolling is counted separately. */
export class Way {
  /** Taps, submitting keys, choices from a list. */
  griffe = 0;
  /** Text fields, checkboxes and selects of a form. */
  felder = 0;
  /** Scrolled distance in screens. */
  schirme = 0;

  constructor(
    readonly page: Page,
    readonly origin: string,
  ) {}

  /** The starting page, which is no action. */
  async begin(path: string): Promise<void> {
    await this.page.goto(this.origin + path);
    await waitForHydration(this.page);
  }

  /** Scrolls the minimum distance. */
  private async reach(target: Locator): Promise<void> {
    await target.waitFor();
    const moved = await target.evaluate((element) => {
      const box = element.matches('input[type=checkbox]') ? (element.closest('label') ?? element) : element;
      const before = box.getBoundingClientRect().top;
      box.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      return Math.abs(box.getBoundingClientRect().top - before);
    });
    this.schirme += moved / SCREEN.height;
  }

  async tap(target: Locator): Promise<void> {
    await this.reach(target);
    await target.click();
    this.griffe += 1;
  }

  async fill(field: Locator, text: string): Promise<void> {
    await this.reach(field);
    await field.fill(text);
    this.felder += 1;
  }

  /** Browser autofill: one tap, for fields with an `autocomplete` attribute. */
  async autofill(fields: readonly (readonly [Locator, string])[]): Promise<void> {
    for (const [field, text] of fields) {
      await expect(field).toHaveAttribute('autocomplete', /^(given-name|family-name|address-line1|email|tel)$/);
      await field.fill(text);
    }
    await this.reach(fields[0]![0]);
    this.felder += 1;
  }

  async tick(field: Locator): Promise<void> {
    await this.reach(field);
    await field.check();
    this.felder += 1;
  }

  async choose(field: Locator, choice: string | { label: string }): Promise<void> {
    await this.reach(field);
    await field.selectOption(choice);
    this.felder += 1;
  }

  async send(field: Locator): Promise<void> {
    await field.press('Enter');
    this.griffe += 1;
  }

  /** The end of the task: the result is visible. */
  async see(target: Locator): Promise<void> {
    await expect(target).toBeVisible({ timeout: 20_000 });
    // The page may still be scrolling.
    await this.page.waitForTimeout(400);
    await this.reach(target);
  }

  /** Waits until the next page is hydrated. */
  async arrive(path: RegExp): Promise<void> {
    await this.page.waitForURL(path);
    await waitForHydration(this.page);
  }
}
