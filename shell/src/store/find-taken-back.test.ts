import { expect, it } from 'vitest';
import { findTakenBack, OVERTAKEN } from './find-taken-back.ts';
import type { JournalEntry } from './journal.ts';

/** `what version`, one after the other; `mf-b what version` of another remote. */
const list = (...lines: string[]) => {
  const entries = lines.map((line, index): JournalEntry => {
    const [version = '', what, remote = 'mf-a'] = line.split(' ').reverse();
    const reason = line.startsWith('withdrawn 8') ? OVERTAKEN : '';
    return {
      seq: index + 1,
      time: '',
      what: what as JournalEntry['what'],
      remote,
      version,
      key: null,
      reason,
      previous: '',
    };
  });
  return [...findTakenBack(entries, 'mf-a').keys()];
};

it.each([
  ['nothing was', ['current 1', 'current 2'], []],
  ['what was rolled back', ['current 1', 'current 2', 'rollback 1'], ['2']],
  ['and what lies between', ['current 1', 'current 2', 'current 3', 'rollback 1'], ['2', '3']],
  ['once more', ['current 1', 'current 2', 'rollback 1', 'current 3', 'rollback 1'], ['2', '3']],
  ['not what the operator made current again', ['current 1', 'current 2', 'rollback 1', 'rollback 2'], []],
  ['nor what was released by hand', ['current 1', 'current 2', 'rollback 1', 'current 2'], []],
  ['of a journal that begins later', ['current 2', 'rollback 1'], ['2']],
  ['what a trial withdrew', ['current 1', 'canary 2', 'withdrawn 2'], ['2']],
  ['not what only gave way to another', ['current 1', 'canary 8', 'withdrawn 8', 'current 9'], []],
  ['nothing that a crash prevented', ['current 1', 'current 2', 'rollback 1', 'undone 1'], []],
  ['nothing of another remote', ['current 1', 'current 2', 'mf-b rollback 1'], []],
])('%s', (_name, lines, expected) => {
  expect(list(...lines)).toEqual(expected);
});
