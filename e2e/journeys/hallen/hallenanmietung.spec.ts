import { expect, type Page } from '@playwright/test';
import { DAY, EVENT, TEXT } from '../../support/event-forms.ts';
import { expectNothingLost, type FormUnderTest, field, fillTexts } from '../../support/forms.ts';
import { expectAcknowledged } from '../../support/mails.ts';
import { findViolations } from '../../support/pages/find-violations.ts';
import { openHydrated } from '../../support/pages/open-hydrated.ts';
import type { Site } from '../../support/site/site.ts';
import { test } from '../../support/test.ts';

const PATH = '/veranstaltungen-hallenanmietung/';
const THANKS = 'Vielen Dank für Ihre Anfrage!';
const ANSWERS = {
  datum_von: DAY,
  datum_bis: DAY,
  zeit_von: '14:00',
  zeit_bis: '23:30',
  saaloeffnung: '18 Uhr',
  veranstaltungsbeginn: '1930',
};

const submit = (page: Page) => page.getByRole('button', { name: 'Hallenanmietung anfragen' });

/** Enters an event as a browser would; returns the address of its rental form. */
async function enterEvent(site: Site): Promise<string> {
  const [day, month, year] = DAY.split('.');
  const date = `${year}-${month}-${day}`;
  const body = { ...EVENT, text: TEXT, datum_von: date, datum_bis: date, veranstaltungen_rubrik: [1] };
  const reply = await fetch(`${site.url}/api/veranstaltung`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, rechte: true, datenschutz: true, route: '/veranstaltungseintrag/' }),
  });
  const { id } = (await reply.json()) as { id: string };
  return `${PATH}?id=${id}`;
}

const FORM: FormUnderTest = {
  send: 'Hallenanmietung anfragen',
  call: '/api/hallenanmietung',
  thanks: THANKS,
  failure: 'Leider ist ein Fehler beim Eintrag aufgetreten',
  consent: 'valid',
  fillIn,
  async expectKept(page) {
    await expect(field(page, 'zeit_von')).toHaveValue('14:00');
    await expect(page.getByLabel('Turn- und Festhalle Schwann')).toBeChecked();
  },
};

async function fillIn(page: Page): Promise<void> {
  await fillTexts(page, ANSWERS);
  await page.getByLabel('Turn- und Festhalle Schwann').check();
  await field(page, 'valid').check();
}

test.afterEach(({ site }) => site.api.reset());

test('without an event, or with an unknown one, the page says what is missing', async ({ page }) => {
  for (const query of ['', '?id=999999', '?id=abc', '?id=']) {
    await openHydrated(page, PATH + query);
    await expect(page.getByRole('heading', { name: 'Es ist ein Fehler aufgetreten' })).toBeVisible();
    await expect(page.getByText('Es wurde keine Veranstaltung ausgewiesen.')).toBeVisible();
    await expect(submit(page)).toHaveCount(0);
  }
});

test('a request contains the title of the event, is stored and confirmed', async ({ page, site }) => {
  await openHydrated(page, await enterEvent(site));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hallenanmietung: ${EVENT.titel}`);
  await fillIn(page);
  await submit(page).click();
  await expect(page.getByText(THANKS)).toBeVisible();
  await expectAcknowledged(page, site, 'HA');
  await page.getByRole('link', { name: 'weitere Veranstaltung eintragen' }).click();
  await expect(page).toHaveURL(/\/veranstaltungseintrag\/$/);

  await page.goto('/branchenverzeichnis/turn-und-festhalle-schwann-id_187/');
  await page.getByRole('link', { name: 'Private Feier anfragen' }).click();
  await expect(page.getByRole('radio', { name: 'Turn- und Festhalle Schwann' })).toBeChecked();
});

test('an event in a hall and the entry of a hall link to the rental form', async ({ page, site }) => {
  const reply = await fetch(`${site.url}/api/cms/veranstaltungen?ort=Turn-+und+Festhalle+Schwann`);
  const { data } = (await reply.json()) as { data: { id: number; titel: string; detailURL: string }[] };
  const { id, titel: title, detailURL } = data[0]!;
  const rent = page.getByRole('link', { name: 'Halle anmieten' });
  await openHydrated(page, detailURL);
  await rent.click();
  await expect(page).toHaveURL(`${PATH}?id=${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hallenanmietung: ${title}`);

  await page.goto('/branchenverzeichnis/turn-und-festhalle-schwann-id_187/');
  await rent.click();
  await expect(page).toHaveURL(/\/veranstaltungseintrag\/$/);
});

test('a private party needs no calendar entry', async ({ page, site }) => {
  await openHydrated(page, PATH);
  await page.getByRole('link', { name: 'Halle für eine private Feier anfragen' }).click();
  await expect(page).toHaveURL(/\?anlass=privat$/);
  await submit(page).click();
  await expect(page.getByText('Bitte geben Sie den Anlass an, zum Beispiel Geburtstag.').first()).toBeVisible();
  await fillTexts(page, {
    anlass: 'Geburtstag',
    veranstalter: 'Elke Groß',
    telefon: '07082 1',
    email: 'e@post.example',
  });
  await fillIn(page);
  await submit(page).click();
  await expect(page.getByText(THANKS)).toBeVisible();
  await expectAcknowledged(page, site, 'HA');
});

test('an empty request shows every missing field', async ({ page, site }) => {
  await openHydrated(page, await enterEvent(site));
  await submit(page).click();
  await expect(page.getByRole('group', { name: /^Fehler: 2 Angaben/ })).toBeFocused();
  // Date and hours come from the event.
  for (const name of ['saaloeffnung', 'valid']) {
    await expect(field(page, name).first()).toHaveAttribute('aria-invalid', 'true');
  }
  expect(await findViolations(page, 'main')).toEqual([]);
});

test('questions appear with the choice they depend on', async ({ page, site }) => {
  await openHydrated(page, await enterEvent(site));
  for (const [choice, name] of [
    ['Musterhardthalle', 'hallenteile'],
    ['Vereinszimmer', 'vereinszimmer_ort'],
    ['Sportveranstaltung', 'beschreibung_sportveranstaltung'],
    ['Sonstige', 'beschreibung_sonstige'],
  ] as const) {
    await expect(field(page, name)).toBeHidden();
    await page.getByLabel(choice, { exact: true }).check();
    await expect(field(page, name)).toBeVisible();
  }
  await page.getByLabel('Musterhardthalle', { exact: true }).check();
  await field(page, 'hallenteile').fill('1, 2, 3 und 4');
  await submit(page).click();
  await expect(page.getByText('Bitte geben Sie höchstens drei Hallenteile an.').first()).toBeVisible();
});

test('no input is lost on any failure', async ({ page, site, complaints }) => {
  await expectNothingLost({ page, site, complaints }, await enterEvent(site), FORM);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows errors, keeps the event, then succeeds', async ({ page, site, complaints }) => {
    complaints.expect(/422/);
    await page.goto(await enterEvent(site));
    await submit(page).click();
    await expect(page.getByText('Bitte bestätigen Sie die Richtigkeit Ihrer Angaben.').first()).toBeVisible();
    await fillIn(page);
    await expect(field(page, 'hallenteile')).toBeVisible();
    await submit(page).click();
    await expect(page.getByText(THANKS)).toBeVisible();
    await expectAcknowledged(page, site, 'HA');
    await page.getByRole('button', { name: 'Zurück zum Formular' }).click();
    await expect(page).toHaveURL(/\?id=\d+-[\da-f-]{36}$/);
    // The hours come from the event again.
    await expect(field(page, 'zeit_von')).toHaveValue(EVENT.zeit_von);
  });
});
