import { expect, type Page } from '@playwright/test';
import { logInByCall } from '../support/log-in.ts';
import { openHydrated } from '../support/pages/open-hydrated.ts';
import { test } from '../support/test.ts';

const API = '/api/intranet/redaktion';
const ACCOUNTS = { template: 'intranet-konten', context: { konten: { data: [], rechtearten: [] } } };

/** The contact page in the editor's format, with one more block. */
async function openContact(page: Page, block: object): Promise<Record<string, unknown>> {
  const {
    referenz: reference,
    version,
    werte: values,
  } = await (await page.request.get(`${API}/inhalte/seite?id=kontakt`)).json();
  const data = JSON.parse(values.daten);
  data.bloecke = [...(data.bloecke ?? []), block];
  return { ...values, referenz: reference, version, daten: JSON.stringify(data) };
}

test('an author cannot put a staff form on a public page, neither in a preview nor by a direct request', async ({
  page,
}) => {
  await logInByCall(page, 'redaktion');
  const sitePage = await openContact(page, ACCOUNTS);
  // The shell reports the available templates to the api shortly after its start.
  await expect
    .poll(async () => (await page.request.post(`${API}/vorschau`, { data: { ...sitePage, art: 'seite' } })).status())
    .toBe(422);
  for (const was of ['speichern', 'vorlegen', 'freigeben']) {
    const reply = await page.request.post(`${API}/inhalt`, { data: { ...sitePage, was } });
    expect(reply.status(), was).toBe(422);
    expect(await reply.text()).toContain('gehört auf Seiten unter /intranet/');
  }
  await logInByCall(page, 'admin');
  const form = { formular: 'intranet-konten', vorgang: 'rollen', id: '1', rollen: 'admin' };
  expect((await page.request.post('/kontakt/', { form })).status()).toBe(405);
});

test('a preview blocks requests to other hosts and says so', async ({ page, complaints }) => {
  complaints.expect(/403/);
  await logInByCall(page, 'admin');
  const values = await openContact(page, { template: 'text', context: { md: 'Neu' } });
  const { href } = await (await page.request.post(`${API}/vorschau`, { data: { ...values, art: 'seite' } })).json();
  const reply = await page.request.post(href, { form: { formular: 'kontakt', nachricht: 'Hallo' } });
  expect(reply.status()).toBe(403);
  expect(await reply.text()).toContain('Ihr Formular wurde nicht abgeschickt und hat nichts geändert.');
});

test('a receiver that no administrator allowed gets nothing', async ({ page }) => {
  await logInByCall(page, 'redaktion');
  const data = await openContact(page, { template: 'kontakt', options: { empfaenger: 'sammler@fremd.example' } });
  const reply = await page.request.post(`${API}/inhalt`, { data: { ...data, was: 'speichern' } });
  expect(reply.status()).toBe(422);
  expect(await reply.text()).toContain('An diese Adresse darf kein Formular schicken.');
});

test('one click alone grants no role', async ({ page }) => {
  await logInByCall(page, 'admin');
  const { data } = await (await page.request.get('/api/cms/intranet/konten?q=intranet@')).json();
  const form = { formular: 'intranet-konten', vorgang: 'rollen', id: String(data[0].id), rollen: 'admin' };
  const reply = await page.request.post('/intranet/konten/', { form });
  expect(reply.status()).toBe(422);
  expect(await reply.text()).toContain('bestätigt das mit dem eigenen Passwort');
});

test('a text that would block the parser is refused at its field by saving, preview and check', async ({ page }) => {
  await logInByCall(page, 'redaktion');
  for (const md of ['_a'.repeat(40_000), `${'> '.repeat(5_000)}a`]) {
    const values = await openContact(page, { template: 'text', context: { md } });
    const field = `daten/bloecke/${JSON.parse(String(values.daten)).bloecke.length - 1}/context/md`;
    for (const [call, data] of [
      ['inhalt', { ...values, was: 'speichern' }],
      ['vorschau', { ...values, art: 'seite' }],
      ['pruefung', { art: 'seite', schluessel: 'kontakt', daten: values.daten, text: '' }],
    ] as const) {
      const reply = await page.request.post(`${API}/${call}`, { data });
      expect(reply.status(), call).toBe(422);
      expect((await reply.json()).errors, call).toEqual([
        { feld: field, meldung: expect.stringMatching(/zu viele Zeilen und Formatierungen|zu tief verschachtelt/) },
      ]);
    }
  }
});

test('the editor refuses it beside the field and keeps the text', async ({ page, complaints }) => {
  // The check that follows a pause in typing may come before the button.
  complaints.expect(/422 .*\/pruefung$/);
  await logInByCall(page, 'redaktion');
  await openHydrated(page, '/intranet/redaktion/inhalt-bekanntmachung/');
  await page.getByRole('button', { name: 'Als Markdown bearbeiten' }).first().click();
  const text = page.locator('textarea[id$="daten/md"]');
  await text.fill(`Anfang ${'_a'.repeat(40_000)}`);
  await page.getByRole('button', { name: 'Veröffentlichen' }).first().click();
  await expect(text).toHaveAttribute('aria-invalid', 'true');
  await expect(text).toHaveAccessibleDescription(/zu viele Zeilen und Formatierungen: höchstens 2\.000/);
  await expect(text).toHaveValue(/^Anfang _a_a/);
});
