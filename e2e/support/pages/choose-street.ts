import { expect, type Page } from '@playwright/test';
import { field } from '../forms.ts';

/** Chooses a street as soon as the page answers a choice at once; before, only its button does. */
export async function chooseStreet(page: Page, street: string): Promise<void> {
  const list = field(page, 'strasse');
  await expect(list).toHaveAttribute('data-sofort', 'bereit');
  await list.selectOption({ label: street });
}
