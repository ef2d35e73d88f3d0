import { expect } from '@playwright/test';
import { openHydrated, waitForHydration } from '../support/open-hydrated.ts';
import { expectRestWorks, PLACEHOLDER, RETRY } from '../support/pages.ts';
import { sendRaw } from '../support/raw-request.ts';
import { breakRender } from '../support/sabotage.ts';
import { test } from '../support/test.ts';

test('wirft ein Formular beim Rendern auf dem Server, rendert es der Browser', async ({
  page,
  complaints,
  startOwnSite,
}) => {
  complaints.expect(/gm:fault/);
  const site = await startOwnSite({
    prepare: (releases) => {
      releases.forge('mf-forms', 'kaputt', breakRender('fehler-melden', 'server', 'throw Error("Probe")'));
      releases.flip('mf-forms', 'kaputt');
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

test('wirft ein Text beim Rendern auf dem Server, hilft „Erneut versuchen“, sobald er es nicht mehr tut', async ({
  page,
  startOwnSite,
}) => {
  const site = await startOwnSite({
    prepare: (releases) => {
      const twice = 'globalThis.probe = (globalThis.probe ?? 0) + 1; if (globalThis.probe < 3) throw Error("Probe")';
      releases.forge('mf-content', 'kaputt', breakRender('artikel-uebersicht', 'server', twice));
      releases.flip('mf-content', 'kaputt');
    },
    // One thread counts.
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

test('eine Ausgabe mit einem Fehler wird nicht aufgehoben', async ({ startOwnSite }) => {
  const site = await startOwnSite({
    prepare: (releases) => {
      const once = 'if (!globalThis.probe) { globalThis.probe = 1; throw Error("Probe") }';
      releases.forge('mf-content', 'einmal', breakRender('artikel-uebersicht', 'server', once));
      releases.flip('mf-content', 'einmal');
    },
    env: { shell: { RENDER_WORKERS: '1' } },
  });
  expect((await sendRaw(site.url, '/aktuelles/')).body).toContain(PLACEHOLDER);
  expect((await sendRaw(site.url, '/aktuelles/')).body).not.toContain(PLACEHOLDER);
});
