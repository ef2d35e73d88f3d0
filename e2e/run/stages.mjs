import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { countPlaywright, countVitest, listFailures } from './counts.mjs';
import { FULL_ONLY, QUICK_ONLY, TASKS } from './selection.mjs';
import { nameTestStore } from './store.mjs';

const BIN = 'node_modules/.bin';

function createVitestStage(name, root, args = [], left = []) {
  const command = (reportFile) => [
    `${BIN}/vitest`,
    'run',
    `--root=${root}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile}`,
    ...args,
  ];
  const own = left.filter((file) => file.startsWith(`${root}/`)).map((file) => file.slice(root.length + 1));
  const env = () => (own.length ? { LEFT_OUT: own.join(':') } : {});
  return { name, limitSeconds: 900, count: countVitest, command, list: listFailures, env };
}

function createScriptStage(name, script, limitSeconds) {
  return { name, limitSeconds, command: () => ['npm', 'run', '--silent', script] };
}

/** Each of these leaves a core half idle most of the time. */
const besides = (stage) => ({ ...stage, besides: true });

/**
 * Everything after the installation, in order. A stage without `count` is a single check: passed or failed. Adjacent
 * stages with `besides` may run in parallel. `list` names the failures of a report. Nothing gets a second attempt.
 * @param {{ root: string, workspaces: string[], checks: string[], full: boolean }} project without `full`, only what
 *   selection.mjs selects
 */
export function createStages({ root, workspaces, checks, full }) {
  const left = full ? [] : FULL_ONLY;
  const tested = workspaces.filter((name) => existsSync(join(root, name, 'vitest.config.ts')));
  const store = nameTestStore(root);
  return [
    { ...createScriptStage('build', 'build', 240), env: () => store },
    ...[
      // Longest first, so that the others fill the remaining time. PostgreSQL answers faster than the embedded database, which
      // the browser tests of `npm test` use.
      createVitestStage('api on PostgreSQL', 'api', ['--project=postgres'], left),
      ...(full ? [createVitestStage('api on PGlite', 'api', ['--project=pglite'])] : []),
      createVitestStage('unit shell', 'shell', [], left),
      createVitestStage('unit api', 'api', ['--project=unit'], left),
      ...checks.map((script) => createScriptStage(script, script, 240)),
      ...tested
        .filter((name) => name !== 'api' && name !== 'shell')
        .map((name) => {
          const stage = createVitestStage(`unit ${name}`, name, [], left);
          return name === 'e2e' ? { ...stage, env: () => ({ ...store, ...stage.env() }) } : stage;
        }),
    ].map(besides),
    {
      name: 'browser',
      browser: true,
      limitSeconds: 4000,
      count: countPlaywright,
      command: () => [
        `${BIN}/playwright`,
        'test',
        '--config=e2e/playwright.config.ts',
        '--reporter=list,json',
        ...(full ? [] : TASKS),
      ],
      env: (reportFile) => ({
        ...store,
        PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
        // What towns use, and a tenth quicker; the journeys of `npm test` use the embedded one.
        ...(full ? { E2E_DATABASE: 'postgres', LEFT_OUT: QUICK_ONLY.join(':') } : {}),
      }),
    },
  ];
}
