import { expect } from '@playwright/test';
import { PLACEHOLDER } from '../support/pages/pages.ts';
import { breakRender } from '../support/releases/sabotage.ts';
import { sendRaw } from '../support/site/raw-request.ts';
import { test } from '../support/test.ts';

const NEVER = 'throw new Promise(() => {})';

test('a block that is slow on the server does not delay the page: the browser renders it', async ({
  page,
  complaints,
  startOwnSite,
}) => {
  complaints.expect(/gm:fault/);
  const site = await startOwnSite({
    prepare: (releases) => {
      releases.forge('mf-forms', 'langsam', breakRender('fehler-melden', 'server', NEVER));
      releases.activate('mf-forms', 'langsam');
    },
  });
  // The block never ends on the server: an answer of any kind proves the limit.
  const { status, body } = await sendRaw(site.url, '/fehler-melden/');
  expect(status).toBe(200);
  expect(body).toContain('Impressum');

  // The browser has the block's code and renders it.
  await page.goto(`${site.url}/fehler-melden/`);
  await expect(page.getByRole('button', { name: 'Fehlermeldung abschicken' })).toBeVisible();
  await expect(page.getByText(PLACEHOLDER)).toHaveCount(0);
});
