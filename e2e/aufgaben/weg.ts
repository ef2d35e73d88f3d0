import { expect, type Locator, type Page } from '@playwright/test';
import { waitForHydration } from '../support/open-hydrated.ts';

/** Height of the phone; what has to be moved to reach a thing is told in screens of it. */
export const SCHIRM = { width: 390, height: 844 };

/** Counts what a resident does on a page: everything that asks for a decision is one action, scrolling is counted apart. */
export class Weg {
  /** Taps, keys that send something, choices from a list. */
  griffe = 0;
  /** Fields that are typed into, boxes and lists of a form. */
  felder = 0;
  /** Screens that went by until things were in view. */
  schirme = 0;

  constructor(
    readonly page: Page,
    readonly origin: string,
  ) {}

  /** Where the task begins: no action. */
  async begin(pfad: string): Promise<void> {
    await this.page.goto(this.origin + pfad);
    await waitForHydration(this.page);
  }

  /** Moves no further than a thumb has to. */
  private async reach(ziel: Locator): Promise<void> {
    await ziel.waitFor();
    const moved = await ziel.evaluate((element) => {
      const box = element.matches('input[type=checkbox]') ? (element.closest('label') ?? element) : element;
      const before = box.getBoundingClientRect().top;
      box.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      return Math.abs(box.getBoundingClientRect().top - before);
    });
    this.schirme += moved / SCHIRM.height;
  }

  async tap(ziel: Locator): Promise<void> {
    await this.reach(ziel);
    await ziel.click();
    this.griffe += 1;
  }

  async fill(feld: Locator, text: string): Promise<void> {
    await this.reach(feld);
    await feld.fill(text);
    this.felder += 1;
  }

  /** The browser's own offer to fill in what it knows: one tap, for fields that say what they are. */
  async autofill(felder: readonly (readonly [Locator, string])[]): Promise<void> {
    for (const [feld, text] of felder) {
      await expect(feld).toHaveAttribute('autocomplete', /^(given-name|family-name|address-line1|email|tel)$/);
      await feld.fill(text);
    }
    await this.reach(felder[0]![0]);
    this.felder += 1;
  }

  async tick(feld: Locator): Promise<void> {
    await this.reach(feld);
    await feld.check();
    this.felder += 1;
  }

  async choose(feld: Locator, wahl: string | { label: string }): Promise<void> {
    await this.reach(feld);
    await feld.selectOption(wahl);
    this.felder += 1;
  }

  async send(feld: Locator): Promise<void> {
    await feld.press('Enter');
    this.griffe += 1;
  }

  /** The end: what was looked for is on the screen. */
  async see(ziel: Locator): Promise<void> {
    await expect(ziel).toBeVisible({ timeout: 20_000 });
    // The page may still be coming to rest where it leads to.
    await this.page.waitForTimeout(400);
    await this.reach(ziel);
  }

  /** A page of the next step has its scripts. */
  async arrive(pfad: RegExp): Promise<void> {
    await this.page.waitForURL(pfad);
    await waitForHydration(this.page);
  }
}
