import { expect } from '@playwright/test';
import { touch } from '../support/pages/open-hydrated.ts';
import { type DevelopmentSite, startDevelopment } from '../support/site/development-site.ts';
import { test } from '../support/test.ts';

const FORM = 'mf-forms/src/templates/kontakt/kontakt.tsx';
const EXAMPLES = 'mf-forms/src/templates/kontakt/kontakt.examples.ts';
const PAGE = '/kontakt/';

let site: DevelopmentSite;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await startDevelopment('mf-forms');
});
test.afterAll(() => site.stop());
test.describe.configure({ mode: 'serial' });

const renameSection = (title: string) => (text: string) => text.replace('title="Ihre Nachricht"', `title="${title}"`);
const unchanged = (text: string) => text;
/** At the begin of the component; the line number is that of the source. */
const throwWhen = (condition: string, text: string) => (source: string) =>
  source.replace('  const { mail, frame }', `  if (${condition}) throw new Error('${text}');\n  const { mail, frame }`);

test('a save is shown in the open tab, which keeps what was typed', async ({ page }) => {
  await page.goto(site.url + PAGE);
  await touch(page);
  await page.getByLabel(/^Betreff/).fill('Straßenlaterne');
  site.save(FORM, renameSection('Was Sie schreiben'));
  await expect(page.getByRole('region', { name: /Was Sie schreiben/ })).toBeVisible();
  await expect(page.getByLabel(/^Betreff/)).toHaveValue('Straßenlaterne');
  site.save(FORM, unchanged);
  await expect(page.getByRole('region', { name: /Ihre Nachricht/ })).toBeVisible();
  expect(site.output()).toMatch(/mf-forms current \(\d\.\d\d s\)/);
});

test('a syntax error is shown with its file and line, until it is mended', async ({ page }) => {
  await page.goto(site.url + PAGE);
  const overlay = page.locator('gm-development');
  site.save(FORM, (text) => `const x = ;\n${text}`);
  await expect(overlay.getByRole('heading', { name: `Does not build: ${FORM}:1` })).toBeVisible();
  await expect(overlay.getByText('Expression expected')).toBeVisible();
  // Also in a tab that is opened now, with the last good build.
  await page.reload();
  await expect(overlay.getByRole('heading', { name: `${FORM}:1` })).toBeVisible();
  await expect(page.getByRole('region', { name: /Ihre Nachricht/ })).toBeVisible();
  site.save(FORM, unchanged);
  await expect(overlay).toHaveCount(0);
});

test('faults of a template on the server and in the browser are shown with their lines in the sources', async ({
  page,
  complaints,
}) => {
  complaints.expect(/./);
  await page.goto(site.url + PAGE);
  const overlay = page.locator('gm-development');
  site.save(FORM, throwWhen("typeof document === 'undefined'", 'only here'));
  await expect(overlay.getByRole('heading', { name: `Threw: ${FORM}:15` })).toBeVisible();
  await expect(overlay.getByText('only here')).toBeVisible();

  const throwThere = throwWhen("typeof document !== 'undefined'", 'only there');
  site.save(FORM, (text) => throwThere(renameSection('Vom Server')(text)));
  await expect(page.getByRole('region', { name: /Vom Server/ })).toBeVisible();
  await expect(overlay).toHaveCount(0);
  await touch(page);
  await expect(overlay.getByRole('heading', { name: `Threw: ${FORM}:15` })).toBeVisible();
  await expect(overlay.getByText('only there')).toBeVisible();

  site.save(FORM, (text) => `throw new Error('at once');\n${text}`);
  await expect(overlay.getByRole('heading', { name: `Threw: ${FORM}:1` })).toBeVisible();
  site.save(FORM, unchanged);
  await expect(overlay).toHaveCount(0);
  await expect(page.getByRole('region', { name: /Ihre Nachricht/ })).toBeVisible();
});

test('the gallery follows saved examples', async ({ page, complaints }) => {
  complaints.expect(/404/);
  await page.goto(`${site.url}/_shell/gallery/mf-forms/kontakt/`);
  await expect(page.getByRole('heading', { name: 'kontakt', level: 1 })).toBeVisible();
  site.save(EXAMPLES, (text) => text.replace(/(export const examples = \{\n {2})(?:'[^']*'|\w+):/, "$1'ganz neu':"));
  await expect(page.getByRole('link', { name: 'ganz neu', exact: true })).toBeVisible();
  site.save(EXAMPLES, unchanged);
  await expect(page.getByRole('link', { name: 'ganz neu', exact: true })).toHaveCount(0);
});
