import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createStages } from '../run/stages.mjs';
import { ROOT } from '../support/site/site.ts';

const folder = mkdtempSync(join(tmpdir(), 'store-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
  workspaces: string[];
};
/** The store that `npm start` serves from. */
const LIVE = join(ROOT, 'releases');

it('npm run check:budgets builds into a store of its own, whatever the settings', () => {
  expect(manifest.scripts['check:budgets']).toBe('node e2e/budgets/check-budgets.mjs');
  const log = join(folder, 'log');
  for (const command of ['npm', 'size-limit']) {
    const file = join(folder, command);
    writeFileSync(file, `#!/bin/sh\necho "${command} $* [$RELEASES_DIR] [$RELEASES_S3]" >> "${log}"\n`);
    chmodSync(file, 0o755);
  }
  const { status } = spawnSync(process.execPath, [join(ROOT, 'e2e/budgets/check-budgets.mjs')], {
    env: {
      ...process.env,
      PATH: `${folder}${delimiter}${process.env.PATH}`,
      RELEASES_DIR: LIVE,
      RELEASES_S3: 'https://s3.example/releases',
    },
  });
  expect(status).toBe(0);
  const store = join(ROOT, 'e2e/.releases');
  expect(readFileSync(log, 'utf8').split('\n')).toEqual([
    `npm run --silent build [${store}] []`,
    `size-limit --config e2e/budgets/size-limit.config.mjs [${store}] []`,
    '',
  ]);
});

it('every stage that builds or starts a site uses that store', () => {
  const checks = Object.keys(manifest.scripts).filter((script) => script.startsWith('check:'));
  const stages = createStages({ root: ROOT, workspaces: manifest.workspaces, checks, full: true });
  for (const name of ['build', 'unit e2e', 'browser']) {
    const env = stages.find((stage) => stage.name === name)?.env?.('report.json') as { RELEASES_DIR?: string };
    expect(env.RELEASES_DIR, name).toBe(join(ROOT, 'e2e/.releases'));
  }
  for (const script of checks.filter((name) => name !== 'check:budgets'))
    expect(manifest.scripts[script], script).not.toMatch(/build|release/);
});
