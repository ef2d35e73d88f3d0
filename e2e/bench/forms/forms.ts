import type { Browser, Page } from '@playwright/test';
import { field } from '../../support/forms.ts';
import { waitForHydration } from '../../support/pages/open-hydrated.ts';
import type { Site } from '../../support/site/site.ts';
import { type Figure, median, type Say } from '../table.ts';
import { withFormSite } from './form-site.ts';
import { measureKeys } from './keys.ts';
import { openPhone } from './phone.ts';
import { sendPictures } from './uploads.ts';
import { measureWizard } from './wizard.ts';

const LONGEST = '/kernzeitbetreuung/';
const WITH_COMBOBOX = '/veranstaltungseintrag/';
const ENTRIES = 10_000;

/** A document with a single field: the baseline of browser and machine. */
const EMPTY = '<!doctype html><label>A <input name="a"></label>';

async function openForm(browser: Browser, url: string): Promise<Page> {
  const page = await openPhone(browser);
  await page.goto(url, { waitUntil: 'networkidle' });
  await waitForHydration(page);
  return page;
}

function nameFigure(name: string, times: number[], limit: number, empty?: number[]): Figure {
  return {
    name: `${name}, a key to its paint, processor 4 × slower`,
    value: Math.max(...times),
    unit: 'ms',
    limit,
    reference: `median ${median(times)} ms${empty ? `; a field alone: ${median(empty)} ms, slowest ${Math.max(...empty)} ms` : ''}`,
  };
}

/** Types in the middle of the longest form, without and with all of its error messages. */
async function measureTyping(browser: Browser, origin: string): Promise<Figure[]> {
  const page = await openPhone(browser);
  await page.setContent(EMPTY);
  await page.click('input');
  const empty = await measureKeys(page, 'Am Rathausplatz 17');
  await page.context().close();

  const form = await openForm(browser, origin + LONGEST);
  await field(form, 'eltern_strasse').click();
  const fresh = await measureKeys(form, 'Am Rathausplatz 17');
  await form.getByRole('button', { name: 'Anfrage abschicken' }).click();
  await form.getByRole('group', { name: /Fehler/ }).waitFor();
  await field(form, 'eltern_vorname').click();
  const refused = await measureKeys(form, 'Anna-Katharina Eva');
  await form.context().close();
  return [
    nameFigure('typing into the longest form', fresh, 50, empty),
    nameFigure('typing into it with all its messages', refused, 50, empty),
  ];
}

/** The list of organisers, with more entries than any municipality has. */
async function measureCombobox(browser: Browser, site: Site): Promise<Figure> {
  site.api.rewrite(/^\/api\/cms\/brancheneintraege/, () => ({
    data: Array.from({ length: ENTRIES }, (_, index) => ({ id: index + 1, titel: `Förderverein Nummer ${index + 1}` })),
    pagination: { page: 1, pages: 1 },
  }));
  const page = await openForm(browser, site.url + WITH_COMBOBOX);
  await page.getByRole('combobox', { name: /^Veranstalter aus der Liste/ }).click();
  const times = await measureKeys(page, 'verein nummer 99');
  await page.context().close();
  await site.api.reset();
  return nameFigure(`searching ${ENTRIES} entries`, times, 100);
}

/** Typing on a phone, and many concurrent submissions with pictures. */
export function measureForms(say: Say): Promise<Figure[]> {
  return withFormSite(say, async (browser, site) => [
    ...(await say('typing', () => measureTyping(browser, site.url))),
    await say('a long list', () => measureCombobox(browser, site)),
    await say('registration', () => measureWizard(browser, site.url)),
    ...(await say('pictures', () => sendPictures(site))),
  ]);
}
