import { expect } from '@playwright/test';
import { agree, FORMS, fillIn, german, inDays, NAME, submit, THANKS, WIRE, WORK } from '../../support/betreuung.ts';
import { choice, expectNothingLost, field, fillTexts } from '../../support/forms.ts';
import { expectAcknowledged, readMails } from '../../support/mails.ts';
import { findViolations } from '../../support/pages/find-violations.ts';
import { openHydrated } from '../../support/pages/open-hydrated.ts';
import { test } from '../../support/test.ts';

test.afterEach(({ site }) => site.api.reset());

for (const form of FORMS) {
  test.describe(form.path, () => {
    test('an application arrives with all data and is confirmed', async ({ page, site }) => {
      const sent = page.waitForRequest((request) => request.url().endsWith(form.call));
      await openHydrated(page, form.path);
      await fillIn(page, form);
      await submit(page).click();
      await expect(page.getByText(THANKS)).toBeVisible();
      await expect(page.getByText(form.promise)).toBeVisible();
      expect((await sent).postDataJSON()).toMatchObject({ ...WIRE, ...form.wire, route: form.path });

      const reference = await expectAcknowledged(page, site, form.prefix);
      const mails = readMails(site, reference);
      expect(mails.some((mail) => /^To: .*anna\.gross@post\.example/m.test(mail))).toBe(true);
      expect(mails.some((mail) => /^To: .*@musterhardt\.example/m.test(mail))).toBe(true);
      // Details go to the office only: the sender's address is not verified.
      for (const text of ['Nussallergie', '03.05.2019', 'Uhrenfabrik'])
        expect(mails.filter((mail) => mail.includes(text))).toHaveLength(1);

      await page.getByRole('button', { name: 'Zurück zum Formular' }).click();
      await expect(field(page, 'kind_name')).toHaveValue('');
      await expect(field(page, 'eltern_alleinerziehend')).not.toBeChecked();
      await expect(field(page, 'eltern_name2')).toBeVisible();
      await expect(page.locator('form input:visible').first()).toBeFocused();
    });

    test('an empty form shows every missing field', async ({ page }) => {
      await openHydrated(page, form.path);
      await submit(page).click();
      await expect(page.getByRole('group', { name: /Fehler/ })).toBeFocused();
      for (const [name, message] of Object.entries(form.messages)) {
        const control = field(page, name).first();
        await expect(control, name).toHaveAttribute('aria-invalid', 'true');
        await expect(control, name).toHaveAccessibleDescription(new RegExp(message.replaceAll('.', '\\.')));
      }
      expect(await findViolations(page)).toEqual([]);
    });

    test('single parents are not asked for a second person', async ({ page }) => {
      await openHydrated(page, form.path);
      await expect(field(page, 'eltern_name2')).toBeVisible();
      await field(page, 'eltern_alleinerziehend').check();
      await expect(field(page, 'eltern_name2')).toBeHidden();
      await submit(page).click();
      await expect(field(page, 'eltern_name')).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, 'eltern_name2')).not.toHaveAttribute('aria-invalid', 'true');
      await field(page, 'eltern_alleinerziehend').uncheck();
      await submit(page).click();
      await expect(field(page, 'eltern_name2')).toHaveAttribute('aria-invalid', 'true');
      await field(page, 'eltern_alleinerziehend').check();
      await expect(field(page, 'eltern_name2')).toBeHidden();
    });

    test('employed parents are asked for employer and days', async ({ page }) => {
      await openHydrated(page, form.path);
      for (const suffix of ['', '2']) {
        const employer = field(page, `eltern_berufstaetig_arbeitgeber${suffix}`);
        await expect(employer).toBeHidden();
        await choice(page, `eltern_berufstaetig${suffix}`, '1').check();
        await expect(employer).toBeVisible();
        await submit(page).click();
        for (const [name, message] of Object.entries(WORK)) {
          const control = field(page, `${name}${suffix}`).first();
          await expect(control).toHaveAccessibleDescription(new RegExp(message.replaceAll('.', '\\.')));
        }
        await choice(page, `eltern_berufstaetig${suffix}`, '0').check();
        await expect(employer).toBeHidden();
      }
    });

    test('invalid values are reported', async ({ page }) => {
      await openHydrated(page, form.path);
      await fillIn(page, form);
      await fillTexts(page, { kind_geburtsdatum: german(inDays(1)), eltern_email: 'anna@' });
      await submit(page).click();
      await expect(field(page, 'kind_geburtsdatum')).toHaveAccessibleDescription(/nicht in der Zukunft/);
      await expect(field(page, 'eltern_email')).toHaveAccessibleDescription(/gültige E-Mail-Adresse/);
      await field(page, 'kind_geburtsdatum').fill('31.02.2019');
      await submit(page).click();
      await expect(field(page, 'kind_geburtsdatum')).toHaveAccessibleDescription(/Geburtsdatum Ihres Kindes an\./);
    });

    test('no input is lost on any failure', async ({ page, site, complaints }) => {
      await expectNothingLost({ page, site, complaints }, form.path, {
        send: 'Anfrage abschicken',
        call: form.call,
        thanks: THANKS,
        failure: 'Leider ist ein Fehler bei der Anfrage aufgetreten',
        consent: 'valid',
        fillIn: (filled) => fillIn(filled, form),
        agree,
        async expectKept() {
          await expect(field(page, 'kind_name')).toHaveValue('Groß');
          await expect(field(page, 'kind_grundschule')).toHaveValue(form.school);
          await expect(choice(page, 'betreuung', form.scope[0] ?? '')).toBeChecked();
          await expect(field(page, 'eltern_alleinerziehend')).toBeChecked();
          await expect(field(page, 'eltern_name2')).toBeHidden();
          await expect(field(page, 'eltern_berufstaetig_arbeitgeber')).toBeVisible();
        },
      });
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('shows errors, keeps the input, then succeeds', async ({ page, site, complaints }) => {
        complaints.expect(/422/);
        await page.goto(form.path);
        await expect(field(page, 'eltern_berufstaetig_arbeitgeber2')).toBeVisible();
        await fillIn(page, form);
        await field(page, 'kind_name').fill('');
        await submit(page).click();
        await expect(field(page, 'kind_name')).toHaveAccessibleDescription(new RegExp(NAME.replaceAll('.', '\\.')));
        await expect(field(page, 'sonstige_angaben')).toHaveValue('Nussallergie');
        await expect(choice(page, 'betreuung', form.scope[1] ?? '')).toBeChecked();
        await field(page, 'kind_name').fill('Groß');
        await submit(page).click();
        await expect(page.getByText(THANKS)).toBeVisible();
        await expectAcknowledged(page, site, form.prefix);
      });
    });
  });
}

test('"Gilt ab": calendar and validation allow today until the end of next year', async ({ page }) => {
  await openHydrated(page, '/kernzeitbetreuung/');
  await field(page, 'art_datum').fill(german(inDays(-1)));
  await submit(page).click();
  await expect(field(page, 'art_datum')).toHaveAccessibleDescription(/von heute bis zum Ende des nächsten Jahres/);
  await field(page, 'art_datum').fill(inDays(0));
  await field(page, 'kind_name').focus();
  await expect(field(page, 'art_datum')).toHaveValue(german(inDays(0)));
  await expect(field(page, 'art_datum')).not.toHaveAttribute('aria-invalid', 'true');
});
