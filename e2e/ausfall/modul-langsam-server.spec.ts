import { expect } from '@playwright/test';
import { PLACEHOLDER } from '../support/pages.ts';
import { sendRaw } from '../support/raw-request.ts';
import { breakRender } from '../support/sabotage.ts';
import { test } from '../support/test.ts';

const NEVER = 'throw new Promise(() => {})';

test('wird ein Bereich auf dem Server nicht fertig, wartet die Seite höchstens 2 s auf ihn', async ({
  page,
  complaints,
  startOwnSite,
}) => {
  complaints.expect(/gm:fault/);
  const site = await startOwnSite({
    prepare: (releases) => {
      releases.forge('mf-content', 'langsam', breakRender('artikel-uebersicht', 'server', NEVER));
      releases.flip('mf-content', 'langsam');
    },
  });
  const startedAt = performance.now();
  const { status, body } = await sendRaw(site.url, '/aktuelles/');
  const seconds = (performance.now() - startedAt) / 1000;
  expect(status).toBe(200);
  expect(seconds).toBeLessThan(3);
  expect(body).toContain('Impressum');

  // The browser has the block's code and shows it.
  await page.goto(`${site.url}/aktuelles/`);
  await expect(page.getByRole('heading', { name: 'Weitere Meldungen' })).toBeVisible();
  await expect(page.getByText(PLACEHOLDER)).toHaveCount(0);
});

test('der Anfang der Seite kommt sofort, auch wenn ein Bereich hängt', async ({ startOwnSite }) => {
  const site = await startOwnSite({
    prepare: (releases) => {
      releases.forge('mf-content', 'langsam', breakRender('artikel-uebersicht', 'server', NEVER));
      releases.flip('mf-content', 'langsam');
    },
  });
  const answer = await fetch(`${site.url}/aktuelles/`);
  const startedAt = performance.now();
  const first = await answer.body?.getReader().read();
  expect(performance.now() - startedAt).toBeLessThan(1000);
  expect(new TextDecoder().decode(first?.value)).toContain('<html lang="de"');
});
