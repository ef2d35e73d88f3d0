import { expect } from '@playwright/test';
import { field } from '../support/forms.ts';
import { openHydrated } from '../support/open-hydrated.ts';
import { test } from '../support/test.ts';

/** Longer than the pause after the last key, and the check after it, on a slow computer. */
const PRESS_MS = 1_500;

const FORMS = [
  { path: '/kontakt/', submit: 'Nachricht abschicken' },
  { path: '/abfalltermine/erinnerung/', submit: 'Erinnerung bestellen' },
];

for (const { path, submit } of FORMS) {
  test(`Solange die Maustaste unten ist, verschwindet auf ${path} keine Meldung: der Klick trifft, worauf gezielt war`, async ({
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
