import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest, listFailures, readCounts } from './counts.mjs';

const passed = { status: 'passed' };
const PASSED = { testResults: [{ name: '/a', status: 'passed', assertionResults: [passed, passed, passed] }] };

function writeReport(report: unknown): string {
  const file = join(mkdtempSync(join(tmpdir(), 'counts-')), 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

describe('counting tests', () => {
  it('counts a Vitest file that did not load as one failure', () => {
    const broken = { status: 'failed', assertionResults: [] };
    expect(countVitest({ testResults: [...PASSED.testResults, broken] })).toEqual({ passed: 3, failed: 1 });
  });

  it('counts a Vitest file with a failed set-up as one failure, and failed tests once', () => {
    const skipped = { status: 'failed', assertionResults: [{ status: 'skipped' }] };
    const failed = { status: 'failed', assertionResults: [{ status: 'failed' }] };
    expect(countVitest({ testResults: [...PASSED.testResults, skipped, failed] })).toEqual({ passed: 3, failed: 2 });
  });

  it('describes failures in one line', () => {
    const failed = { status: 'failed', fullName: 'b works', failureMessages: ['Error: no\n  at b'] };
    const report = {
      testResults: [...PASSED.testResults, { name: '/b', status: 'failed', assertionResults: [failed] }],
    };
    expect(listFailures(report)).toEqual(['/b › b works: Error: no']);
    const unloaded = { testResults: [{ name: '/c', status: 'failed', assertionResults: [], message: 'gone\n' }] };
    expect(listFailures(unloaded)).toEqual(['/c: gone']);
  });

  it('counts a Playwright error outside of tests', () => {
    const stats = { expected: 2, unexpected: 1, flaky: 0, skipped: 0 };
    expect(countPlaywright({ stats, errors: [{ message: 'no server' }] })).toEqual({
      passed: 2,
      failed: 2,
    });
  });

  it('never counts a failed command as a success', () => {
    const reportFile = writeReport(PASSED);
    expect(readCounts({ ok: false, reportFile, count: countVitest })).toEqual({ passed: 3, failed: 1 });
    expect(readCounts({ ok: true, reportFile, count: countVitest })).toEqual({ passed: 3, failed: 0 });
  });

  it('counts a stage without any test or report as failed', () => {
    const empty = writeReport({ testResults: [] });
    expect(readCounts({ ok: true, reportFile: empty, count: countVitest })).toEqual({ passed: 0, failed: 1 });
    expect(readCounts({ ok: true, reportFile: '/nowhere.json', count: countVitest })).toEqual({ passed: 0, failed: 1 });
  });
});
