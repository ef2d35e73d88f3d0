import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { countPlaywright, countVitest } from './counts.mjs';

const BIN = 'node_modules/.bin';

function createVitestStage(name, root, args = []) {
  const command = (reportFile, files = []) => [
    `${BIN}/vitest`,
    'run',
    `--root=${root}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile}`,
    ...args,
    ...files,
  ];
  return { name, limitSeconds: 900, count: countVitest, command, again: command };
}

function createScriptStage(name, script, limitSeconds) {
  return { name, limitSeconds, command: () => ['npm', 'run', '--silent', script] };
}

/** Most of the time, one of these leaves a core half idle. */
const besides = (stage) => ({ ...stage, besides: true });

/**
 * Everything after the installation, in order. A stage without `count` is one check: passed or failed. Neighbours that
 * are `besides` may run at the same time. With `again`, files that failed have a second attempt, as tests in the browser
 * have.
 * @param {{ root: string, workspaces: string[], checks: string[] }} project
 */
export function createStages({ root, workspaces, checks }) {
  const tested = workspaces.filter((name) => existsSync(join(root, name, 'vitest.config.ts')));
  return [
    createScriptStage('build', 'build', 240),
    ...[
      // The longest first, so that the others fill what time they leave.
      createVitestStage('api on PGlite', 'api', ['--project=pglite']),
      createVitestStage('api on PostgreSQL', 'api', ['--project=postgres']),
      ...checks.map((script) => createScriptStage(script, script, 240)),
      ...tested.filter((name) => name !== 'api').map((name) => createVitestStage(`unit ${name}`, name)),
      createVitestStage('unit api', 'api', ['--project=unit']),
    ].map(besides),
    {
      name: 'browser',
      browser: true,
      limitSeconds: 3000,
      count: countPlaywright,
      command: () => [`${BIN}/playwright`, 'test', '--config=e2e/playwright.config.ts', '--reporter=list,json'],
      env: (reportFile) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile }),
    },
  ];
}
