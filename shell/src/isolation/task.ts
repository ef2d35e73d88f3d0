import type { Page } from '@gm/shared/contract';
import type { BlockAnswer } from './messages.ts';
import type { BlockJob } from './renderer.ts';

/** Pending blocks of one page and one version; `seite` null: only their calls are requested. */
export interface Task {
  blocks: readonly BlockJob[];
  seite: Page | null;
  /** Ids of headings in other blocks of the page. */
  taken: readonly string[];
  answers: (BlockAnswer | undefined)[];
  /** Number of guests that ended without a known cause during this task. */
  losses: number;
  waitedMs: number;
  resolve(answers: (BlockAnswer | null)[]): void;
}

/** Indices of unanswered blocks. */
export const listOpen = ({ blocks, answers }: Task): number[] =>
  [...blocks.keys()].filter((index) => answers[index] === undefined);

/** Ids of headings on the page so far. */
export const listTaken = ({ taken, answers }: Task): string[] => [
  ...taken,
  ...answers.flatMap((answer) => (answer && 'result' in answer ? answer.result.sections : [])),
];
