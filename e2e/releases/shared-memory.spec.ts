import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { packArtefact } from '../support/releases/pack-artefact.ts';
import { runScript } from '../support/site/command-line.ts';
import { sendRaw } from '../support/site/raw-request.ts';
import { type S3Process, startS3 } from '../support/site/s3-server.ts';
import type { Site } from '../support/site/site.ts';
import { test } from '../support/test.ts';

const VISIT_EVERY_MS = 50;

let s3: S3Process;
test.beforeEach(async () => {
  s3 = await startS3();
});
test.afterEach(() => s3.kill());

const isVisible = (site: Site, version: string) =>
  expect
    .poll(async () => (await sendRaw(site.url, '/aktuelles/')).body.includes(`/mf-content/${version}/`), {
      intervals: [50],
    })
    .toBe(true);

test('two servers follow one store: both get each release and keep it when the store is lost', async ({
  startOwnSite,
}) => {
  test.setTimeout(240_000);
  const env = { shell: { ...s3.settings, FORM_SECRET: 'auf-allen-Rechnern-gleich' } };
  const one = await startOwnSite({ env });
  const before = one.releases.current('mf-content');
  const two = await startOwnSite({
    env,
    // A machine without any release.
    prepare: ({ dir }) => {
      for (const name of readdirSync(dir)) rmSync(join(dir, name), { recursive: true });
    },
  });
  expect(two.releases.registry()).toEqual(one.releases.registry());
  await isVisible(two, before);

  const folder = mkdtempSync(join(tmpdir(), 'speicher-'));
  const command = { ...one, env: s3.settings };
  const version = 'neu';
  const file = packArtefact(one.releases, folder, { remote: 'mf-content', version, key: null });

  // Visitors of both shells during the update: no request fails, not even for files of the shell that is ahead.
  const failed: string[] = [];
  let isOver = false;
  let asked = 0;
  const visit = async () => {
    while (!isOver) {
      for (const [from, to] of [
        [one, two],
        [two, one],
      ] as const) {
        const page = await sendRaw(from.url, '/aktuelles/');
        const shown = /\/mf-content\/([^/"]+)\//.exec(page.body)?.[1];
        const file = await sendRaw(to.url, `/remotes/mf-content/${shown}/release.json`);
        for (const { status } of [page, file]) if (status !== 200) failed.push(`${status} for ${shown}`);
        asked += 2;
      }
      // More would only slow down the update that they watch.
      await wait(VISIT_EVERY_MS);
    }
  };
  const visits = [visit(), visit()];
  const taken = await runScript(command, 'release', 'mf-content', file);
  expect(taken.code, taken.output).toBe(0);
  expect(one.releases.current('mf-content')).toBe(version);
  await isVisible(one, version);
  await isVisible(two, version);
  const back = await runScript({ ...two, env: s3.settings }, 'rollback', 'mf-content');
  expect(back.code, back.output).toBe(0);
  await isVisible(one, before);
  await isVisible(two, before);
  isOver = true;
  await Promise.all(visits);
  expect(failed).toEqual([]);
  expect(asked).toBeGreaterThan(50);
  const verified = await runScript(command, 'releases', 'verify');
  expect(verified.output).toMatch(/journal: \d+ lines, whole; \d+ files, all as listed/);

  await s3.kill();
  const late = await runScript(command, 'release', 'mf-content', version);
  expect(late.code).not.toBe(0);
  expect(late.output).toContain('the release store does not answer');
  await expect.poll(() => one.processes.shell.output()).toContain('release store away; what is there is served');
  for (const site of [one, two]) {
    expect((await sendRaw(site.url, '/aktuelles/?danach')).status).toBe(200);
    expect(site.releases.current('mf-content')).toBe(before);
  }
  rmSync(folder, { recursive: true });
});
