import { rmSync } from 'node:fs';
import { expect } from '@playwright/test';
import { expectRestWorks, PLACEHOLDER } from '../support/pages/pages.ts';
import { test } from '../support/test.ts';

test('a module with an unknown contract version is not loaded: its placeholder stays', async ({
  page,
  startOwnSite,
}) => {
  const site = await startOwnSite({
    prepare: (releases) => {
      const before = releases.versions('mf-forms');
      const release = releases.forge('mf-forms', 'zukunft');
      releases.write({ ...release, contractVersion: 99 });
      releases.activate('mf-forms', 'zukunft');
      for (const version of before) rmSync(releases.folder('mf-forms', version), { recursive: true });
    },
  });
  expect(site.processes.shell.output()).toMatch(/contract version 99/);
  const answer = await page.goto(`${site.url}/fehler-melden/`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByText(PLACEHOLDER)).toBeVisible();
  await expectRestWorks(page);
});
