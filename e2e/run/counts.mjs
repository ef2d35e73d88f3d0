import { existsSync, readFileSync } from 'node:fs';

/**
 * `unsteady`: passed at the second attempt only.
 * @typedef {{ passed: number, failed: number, unsteady?: number }} Counts
 */

/**
 * Tests of a Vitest JSON report. A file that failed without a failed test (it could not be loaded, or its set-up broke and
 * its tests were skipped) counts as one failure; the exit code does not tell: the PostgreSQL package ends with 0.
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

/** Files of a Vitest report in which something failed. */
export const listFailedFiles = (report) =>
  report.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);

/** The report after a second attempt of some of its files. */
export function replaceFiles(report, second) {
  const again = new Map(second.testResults.map((file) => [file.name, file]));
  return { ...report, testResults: report.testResults.map((file) => again.get(file.name) ?? file) };
}

/** What failed in a Vitest report, a line each: file, test, first line of the reason. */
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
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length, unsteady: flaky };
}

/**
 * Counts of a stage: those of its report, and a failure when the command failed without saying where.
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
