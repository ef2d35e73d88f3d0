import { type Browser, expect, type Page } from '@playwright/test';
import { logInByCall } from '../../support/log-in.ts';
import { findOverflow } from '../../support/pages/find-overflow.ts';
import { findViolations } from '../../support/pages/find-violations.ts';
import { openHydrated } from '../../support/pages/open-hydrated.ts';
import type { Site } from '../../support/site/site.ts';
import { test } from '../../support/test.ts';

const DOOR = '/intranet/redaktion/';
const API = '/api/intranet/redaktion';
const BRANCH = 'klima-umwelt/index';

async function enter(browser: Browser, site: Site, account: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: site.url, locale: 'de-DE' })).newPage();
  await logInByCall(page, account);
  return page;
}

async function post(page: Page, url: string, data: object): Promise<void> {
  const answer = await page.request.post(url, { data, headers: { origin: new URL(page.url()).origin } });
  expect([url, answer.status(), answer.ok() ? '' : await answer.text()]).toEqual([url, answer.status(), '']);
}

/** Gives the colleague the right to edit one branch of the pages. */
async function giveBranch(admin: Page): Promise<void> {
  const { data } = await (await admin.request.get('/api/cms/intranet/konten?q=intranet@')).json();
  const [account] = data;
  await post(admin, '/api/cms/intranet/konten', {
    vorgang: 'recht-geben',
    id: account.id,
    art: 'seite',
    zweig: '/klima-umwelt/',
    darf: 'schreiben',
  });
}

const part = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

test('editors find their work, what waits, what is planned and every kind behind one door', async ({
  browser,
  startOwnSite,
}) => {
  test.setTimeout(240_000);
  const site = await startOwnSite({ env: { api: { LOG_LEVEL: 'error' } } });
  const [admin, colleague, editor] = [
    await enter(browser, site, 'admin'),
    await enter(browser, site, 'intranet'),
    await enter(browser, site, 'redaktion'),
  ];
  await admin.goto('/intranet/');
  await giveBranch(admin);

  await colleague.goto('/intranet/');
  const opened = await (await colleague.request.get(`${API}/inhalte/seite?id=${BRANCH}`)).json();
  const data = JSON.stringify({ ...JSON.parse(opened.werte.daten), titel: 'Klima und Umwelt im Winter' });
  await post(colleague, `${API}/inhalt`, { ...opened.werte, daten: data, version: opened.version, was: 'vorlegen' });

  await editor.goto('/intranet/');
  await post(editor, `${API}/inhalt`, {
    art: 'artikel',
    schluessel: '',
    version: 0,
    was: 'freigeben',
    daten: JSON.stringify({ titel: 'Der Bach im Winter', rubrik: 'Klima & Umwelt', foto: 'bachlauf.jpg' }),
    text: 'Er friert zu.',
    ab_datum: '30.11.2099',
    ab_zeit: '08:00',
  });

  await test.step('the start page of the intranet and the menu count what is open', async () => {
    await post(editor, '/api/kontakt', {
      betreff: 'Bank',
      nachricht: 'Die Bank am Spielplatz ist kaputt.',
      name: 'Ada Lovelace',
      email: 'ada@beispiel.example',
      datenschutz: true,
      route: '/kontakt/',
    });
    await openHydrated(editor, '/intranet/');
    const tasks = part(editor, 'Ihre Aufgaben');
    await expect(tasks.getByRole('listitem').filter({ hasText: 'Freigaben' })).toContainText(/^\d+/);
    await expect(tasks.getByRole('listitem').filter({ hasText: 'Beiträge zur Freigabe' })).toContainText(/^1/);
    const menu = editor.getByRole('navigation', { name: 'Intranet' });
    await expect(menu.getByRole('listitem').filter({ hasText: 'Freigaben' })).toContainText(/Freigaben\d+ offen/);
    expect(await findViolations(editor, 'main')).toEqual([]);
    await menu.getByRole('link', { name: 'Redaktion', exact: true }).click();
    await expect(editor).toHaveURL(new RegExp(`${DOOR}$`));
  });

  await test.step('own work with picture and state, requests and the plan by day', async () => {
    const recent = part(editor, 'Zuletzt bearbeitet');
    const line = recent.getByRole('listitem').filter({ hasText: 'Der Bach im Winter' });
    await expect(line).toContainText('geplant');
    await expect(line).toContainText(/geändert am .* von Redzep Aktan/);
    await expect(line.locator('img')).toBeVisible();
    await expect(part(editor, /^Geplant/).getByRole('heading', { name: 'Montag, 30. November' })).toBeVisible();
    await expect(part(editor, /^Geplant/)).toContainText('08:00 Uhr wird veröffentlicht');
    for (const group of ['Seiten und Menü', 'Aktuelles', 'Rat', 'Mails', 'Einstellungen'])
      await expect(
        part(editor, 'Inhalte der Website').getByRole('heading', { name: group, exact: true }),
      ).toBeVisible();
    await openHydrated(editor, DOOR);
    expect(await findViolations(editor, 'main')).toEqual([]);
    for (const width of [390, 1280]) {
      await editor.setViewportSize({ width, height: 900 });
      expect([width, await findOverflow(editor)]).toEqual([width, []]);
    }
  });

  await test.step('by keyboard: the first field is near and searches everything', async () => {
    await editor.goto(DOOR);
    const isField = () => document.activeElement instanceof HTMLInputElement;
    let tabs = 0;
    await editor.keyboard.press('Tab');
    await editor.keyboard.press('Enter');
    for (; tabs < 10 && !(await editor.evaluate(isField)); tabs += 1) await editor.keyboard.press('Tab');
    const search = editor.getByRole('searchbox', { name: 'Alle Inhalte der Website durchsuchen' });
    await expect(search, `${tabs} tabs`).toBeFocused();
    await search.fill('Barrierefreiheit');
    await search.press('Enter');
    await expect(editor).toHaveURL(/\/inhalte\/\?q=Barrierefreiheit/);
    await expect(editor.getByRole('main').getByRole('link', { name: 'Barrierefreiheit' }).first()).toBeVisible();
  });

  await test.step('a request leads to the form in which it is released', async () => {
    await editor.goto(DOOR);
    const waiting = part(editor, 'Wartet auf Freigabe');
    await expect(waiting.getByRole('heading', { name: 'Auf Ihre Freigabe (1)' })).toBeVisible();
    await waiting.getByRole('link', { name: 'Alles, was wartet' }).click();
    await expect(editor.getByRole('heading', { name: '1 Beitrag', exact: true })).toBeVisible();
    await editor.getByRole('link', { name: 'Zur Übersicht der Redaktion' }).click();
    await waiting.getByRole('link', { name: 'Klima und Umwelt im Winter' }).click();
    await expect(editor.getByLabel(/^Freigeben/)).toBeVisible();
  });

  await test.step('an author of one branch sees only that branch', async () => {
    await colleague.goto(DOOR);
    await expect(part(colleague, 'Wartet auf Freigabe')).toContainText('Von Ihnen vorgelegt, wartet auf andere (1)');
    await expect(colleague.getByText('Der Bach im Winter')).toHaveCount(0);
    const kinds = part(colleague, 'Inhalte der Website').getByRole('listitem');
    await expect(kinds).toHaveText([/^Seiten/]);
  });
});
