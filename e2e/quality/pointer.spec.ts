import { expect } from '@playwright/test';
import { field } from '../support/forms.ts';
import { openHydrated } from '../support/pages/open-hydrated.ts';
import { test } from '../support/test.ts';

/** Longer than the debounce after the last key and the validation, on a slow computer. */
const PRESS_MS = 1_500;

const FORMS = [
  { path: '/kontakt/', submit: 'Nachricht abschicken' },
  { path: '/abfalltermine/erinnerung/', submit: 'Erinnerung bestellen' },
];

for (const { path, submit } of FORMS) {
  test(`on ${path} no message disappears while the mouse button is down, so that the click hits its target`, async ({
    page,
  }) => {
    await openHydrated(page, path);
    await page.getByRole('button', { name: submit }).click();
    const email = field(page, 'email');
    await expect(email).toHaveAccessibleDescription(/gültige E-Mail-Adresse/);
    const box = field(page, 'datenschutz');
    await box.scrollIntoViewIfNeeded();
    await email.fill('anna@post.example');

    await box.hover();
    await page.mouse.down();
    const { y } = (await box.boundingBox()) ?? {};
    await page.waitForTimeout(PRESS_MS);
    expect((await box.boundingBox())?.y).toBe(y);
    await expect(email).toHaveAccessibleDescription(/gültige E-Mail-Adresse/);
    await page.mouse.up();
    await expect(box).toBeChecked();
    await expect(email).not.toHaveAccessibleDescription(/gültige E-Mail-Adresse/);
  });
}
