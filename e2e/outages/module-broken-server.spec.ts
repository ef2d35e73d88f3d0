import { expect } from '@playwright/test';
import { openHydrated, waitForHydration } from '../support/pages/open-hydrated.ts';
import { expectRestWorks, PLACEHOLDER, RETRY } from '../support/pages/pages.ts';
import { breakRender } from '../support/releases/sabotage.ts';
import { sendRaw } from '../support/site/raw-request.ts';
import { test } from '../support/test.ts';

test('a form that throws during SSR is rendered by the browser', async ({ page, complaints, startOwnSite }) => {
  complaints.expect(/gm:fault/);
  const site = await startOwnSite({
    prepare: (releases) => {
      releases.forge('mf-forms', 'kaputt', breakRender('fehler-melden', 'server', 'throw Error("Probe")'));
      releases.activate('mf-forms', 'kaputt');
    },
  });
  const { status, body } = await sendRaw(site.url, '/fehler-melden/');
  expect(status).toBe(200);
  expect(body).toContain(PLACEHOLDER);
  expect(body).toContain('Impressum');
  expect(body).not.toContain('Probe');

  await page.goto(`${site.url}/fehler-melden/`);
  await expect(page.getByRole('button', { name: 'Fehlermeldung abschicken' })).toBeVisible();
  await waitForHydration(page);
  await expect(page.getByText(PLACEHOLDER)).toHaveCount(0);
  await expectRestWorks(page);
  expect(site.processes.shell.child.exitCode).toBeNull();
});

test('a text that throws during SSR can be retried with "Erneut versuchen"', async ({ page, startOwnSite }) => {
  const site = await startOwnSite({
    prepare: (releases) => {
      const twice = 'globalThis.probe = (globalThis.probe ?? 0) + 1; if (globalThis.probe < 3) throw Error("Probe")';
      releases.forge('mf-content', 'kaputt', breakRender('artikel-uebersicht', 'server', twice));
      releases.activate('mf-content', 'kaputt');
    },
    // The test counts the failures of one guest process.
    env: { shell: { RENDER_WORKERS: '1' } },
  });
  await openHydrated(page, `${site.url}/aktuelles/`);
  await expect(page.getByText(PLACEHOLDER)).toBeVisible();
  await expectRestWorks(page);
  await page.getByRole('button', { name: RETRY }).click();
  await expect(page.getByText(PLACEHOLDER)).toBeVisible();
  await page.getByRole('button', { name: RETRY }).click();
  await expect(page.getByRole('heading', { name: 'Weitere Meldungen' })).toBeVisible();
  await expect(page.getByText(PLACEHOLDER)).toHaveCount(0);
});

test('output with an error is not cached', async ({ startOwnSite }) => {
  const site = await startOwnSite({
    prepare: (releases) => {
      const once = 'if (!globalThis.probe) { globalThis.probe = 1; throw Error("Probe") }';
      releases.forge('mf-content', 'einmal', breakRender('artikel-uebersicht', 'server', once));
      releases.activate('mf-content', 'einmal');
    },
    env: { shell: { RENDER_WORKERS: '1' } },
  });
  expect((await sendRaw(site.url, '/aktuelles/')).body).toContain(PLACEHOLDER);
  expect((await sendRaw(site.url, '/aktuelles/')).body).not.toContain(PLACEHOLDER);
});
