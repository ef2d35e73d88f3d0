#!/usr/bin/env node
/**
 * `npm test`: installs missing packages, builds, checks, and proves every requirement once (run/selection.mjs);
 * `npm run test:full` runs every test. Plain Node, because it runs before the first `npm ci`. One line per stage; the last
 * line is the total, `N passed, N failed`.
 * `npm test -- browser "unit shared"` runs the stages whose names start with one of these; `npm run check` those of the
 * checks.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from '../shell/cli/install.mjs';
import { runCommand } from './run/command.mjs';
import { readCounts } from './run/counts.mjs';
import { findChromium, installChromium, installHeadlessChromium } from './run/find-chromium.mjs';
import { makeMemoryFolder } from './run/memory-folder.mjs';
import { createStages } from './run/stages.mjs';

const root = join(import.meta.dirname, '..');
const reports = join(root, 'e2e/test-results/run');
const LOG_LINES_SHOWN = 120;

const sum = { passed: 0, failed: 0 };
/** Summary of failures, one line each, since the logs are long. */
const failures = [];

function print(line) {
  process.stdout.write(`${line}\n`);
}

function report(name, startedAt, counts, reason = '') {
  sum.passed += counts.passed;
  sum.failed += counts.failed;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1).padStart(6);
  const mark = counts.failed ? '✗' : '✓';
  print(
    `${mark} ${name.padEnd(20)} ${seconds} s  ${counts.passed} passed, ${counts.failed} failed ${reason}`.trimEnd(),
  );
}

/** Runs a step of the set-up; a failure ends the whole run. */
function prepare(name, step) {
  const startedAt = performance.now();
  try {
    const result = step();
    report(name, startedAt, { passed: 1, failed: 0 });
    return result;
  } catch (error) {
    report(name, startedAt, { passed: 0, failed: 1 });
    print(String(error.stderr ?? error.message));
    return finish();
  }
}

function finish() {
  for (const failure of failures) print(`failed: ${failure}`);
  print(`${sum.passed} passed, ${sum.failed} failed`);
  process.exit(sum.failed ? 1 : 0);
}

function printEndOfLog(logFile) {
  const lines = readFileSync(logFile, 'utf8').trimEnd().split('\n');
  if (lines.length > LOG_LINES_SHOWN) print(`… ${lines.length - LOG_LINES_SHOWN} lines more in ${logFile}`);
  print(lines.slice(-LOG_LINES_SHOWN).join('\n'));
}

async function runStage(stage) {
  const startedAt = performance.now();
  const file = join(reports, stage.name.replaceAll(/\W+/g, '-').toLowerCase());
  const reportFile = `${file}.json`;
  const logFile = `${file}.log`;
  const { ok, reason } = await runCommand({
    command: stage.command(reportFile),
    cwd: root,
    logFile,
    limitSeconds: stage.limitSeconds,
    env: { CI: '1', ...temporary, ...stage.env?.(reportFile) },
  });
  if (stage.list && existsSync(reportFile)) failures.push(...stage.list(JSON.parse(readFileSync(reportFile, 'utf8'))));
  const counts = stage.count
    ? readCounts({ ok, reportFile, count: stage.count })
    : { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  if (counts.failed && !stage.list) failures.push(`${stage.name}: see its log above`);
  report(stage.name, startedAt, counts, reason);
  if (counts.failed) printEndOfLog(logFile);
  return counts.failed === 0;
}

process.on('SIGINT', () => process.exit(130));
process.on('SIGTERM', () => process.exit(143));

const memoryFolder = makeMemoryFolder();
const temporary = memoryFolder ? { TMPDIR: memoryFolder } : {};
process.on('exit', () => memoryFolder && rmSync(memoryFolder, { recursive: true, force: true, maxRetries: 5 }));

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const FULL = '--full';
const wanted = process.argv.slice(2).filter((name) => name !== FULL);
// Checks alone must not modify the working tree.
if (!wanted.length || !wanted.every((start) => start.startsWith('check:')))
  await installPackages(root, { withTests: true });

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const stages = createStages({
  root,
  workspaces: manifest.workspaces,
  checks: Object.keys(manifest.scripts).filter((script) => script.startsWith('check:')),
  full: process.argv.includes(FULL),
});
const isWanted = ({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start));

if (stages.some((stage) => stage.browser && isWanted(stage))) {
  if (!findChromium()) prepare('chromium', installChromium);
  installHeadlessChromium();
}

/** Number of parallel stages, the cores of the smallest supported machine. */
const AT_ONCE = 2;

const waiting = stages.filter(isWanted);
while (waiting.length) {
  const next = waiting[0].besides ? waiting.findIndex(({ besides }) => !besides) : 1;
  const queue = waiting.splice(0, next < 0 ? waiting.length : next);
  const work = async () => {
    for (let stage = queue.shift(); stage; stage = queue.shift()) {
      const ok = await runStage(stage);
      if (!ok && stage.name === 'build') waiting.length = 0;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
finish();
