import { expect } from '@playwright/test';
import { waitForHydration } from '../support/open-hydrated.ts';
import { expectRestWorks, PLACEHOLDER } from '../support/pages.ts';
import { sendRaw } from '../support/raw-request.ts';
import { breakRender } from '../support/sabotage.ts';
import { test } from '../support/test.ts';

test('wirft ein Modul beim Rendern auf dem Server, rendert es der Browser', async ({
  page,
  complaints,
  startOwnSite,
}) => {
  complaints.expect(/gm:fault/);
  const site = await startOwnSite({
    prepare: (releases) => {
      releases.forge('mf-content', 'kaputt', breakRender('artikel-uebersicht', 'server', 'throw Error("Probe")'));
      releases.flip('mf-content', 'kaputt');
    },
  });
  const { status, body } = await sendRaw(site.url, '/aktuelles/');
  expect(status).toBe(200);
  expect(body).toContain(PLACEHOLDER);
  expect(body).toContain('Impressum');
  expect(body).not.toContain('Probe');

  await page.goto(`${site.url}/aktuelles/`);
  await expect(page.getByRole('heading', { name: 'Weitere Meldungen' })).toBeVisible();
  await waitForHydration(page);
  await expect(page.getByText(PLACEHOLDER)).toHaveCount(0);
  await expectRestWorks(page);
  expect(site.processes.shell.child.exitCode).toBeNull();
});

test('eine Ausgabe mit einem Fehler wird nicht aufgehoben', async ({ startOwnSite }) => {
  const site = await startOwnSite({
    prepare: (releases) => {
      const once = 'if (!globalThis.probe) { globalThis.probe = 1; throw Error("Probe") }';
      releases.forge('mf-content', 'einmal', breakRender('artikel-uebersicht', 'server', once));
      releases.flip('mf-content', 'einmal');
    },
  });
  expect((await sendRaw(site.url, '/aktuelles/')).body).toContain(PLACEHOLDER);
  expect((await sendRaw(site.url, '/aktuelles/')).body).not.toContain(PLACEHOLDER);
});
