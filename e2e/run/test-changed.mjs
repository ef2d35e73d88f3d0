#!/usr/bin/env node
/**
 * `npm run test:changed`: format, types, and the tests whose imports lead to a file that differs from the branch `main`
 * or is not committed; `npm run test:changed -- <commit>` compares with another commit. Browser tests import nothing of
 * the site, so none of them run.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listTouched } from './touched.mjs';

const root = join(import.meta.dirname, '../..');
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

function findBase() {
  try {
    return git('merge-base', 'HEAD', 'main')[0];
  } catch {
    return 'HEAD';
  }
}

const base = process.argv[2] ?? findBase();
const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', base),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const BIN = join(root, 'node_modules/.bin');
const run = (name, command, ...args) => ({
  name,
  passed: spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status === 0,
});

const results = changed.length
  ? [
      run('format', join(BIN, 'biome'), 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...changed),
      run('types', 'npm', 'run', '--silent', 'check:types'),
      ...listTouched(changed, workspaces)
        .filter((name) => existsSync(join(root, name, 'vitest.config.ts')))
        .map((name) =>
          run(
            `tests of ${name}`,
            join(BIN, 'vitest'),
            'related',
            '--run',
            '--passWithNoTests',
            `--root=${name}`,
            // The embedded database is proven by `npm run test:full`.
            ...(name === 'api' ? ['--project=unit', '--project=postgres'] : []),
            ...changed.map((file) => join(root, file)),
          ),
        ),
    ]
  : [];
const failed = results.filter(({ passed }) => !passed).map(({ name }) => name);
const names = failed.length > 0 ? `: ${failed.join(', ')}` : '';
console.log(
  `${changed.length} files changed. ${results.length - failed.length} steps passed, ${failed.length} failed${names}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
