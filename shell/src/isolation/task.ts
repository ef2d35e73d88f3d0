import type { Seite } from '@gm/shared/vertrag';
import { toError } from './render-one.ts';
import { type BlockJob, type BlockResult, emptyResult, nameVersion } from './renderer.ts';

/** Blocks of one page on their way. */
export interface Task {
  blocks: readonly BlockJob[];
  seite: Seite;
  results: (BlockResult | undefined)[];
  /** Versions the circuits have let through; null before they were asked. */
  allowed: Set<string> | null;
  /** Threads that ended without a culprit while they had it. */
  losses: number;
  resolve(results: BlockResult[]): void;
}

export const nameBlock = ({ remote, version }: BlockJob): string => nameVersion(remote, version);

/** Places of the blocks that have no result yet. */
export const listOpen = ({ blocks, results }: Task): number[] =>
  [...blocks.keys()].filter((index) => results[index] === undefined);

/** The block at a place of those that have no result yet. */
export const findBlock = (task: Task, place: number | null): BlockJob | undefined =>
  place === null ? undefined : task.blocks[listOpen(task)[place] ?? -1];

export const includesTemplate = (blocks: readonly BlockJob[], wanted: BlockJob): boolean =>
  blocks.some((block) => block.template === wanted.template && nameBlock(block) === nameBlock(wanted));

/** What a schema makes of the data may be something that no thread can be handed. */
export function leaveOutUncloneable(task: Task): void {
  for (const index of listOpen(task)) {
    try {
      structuredClone(task.blocks[index]);
    } catch (fault) {
      task.results[index] = emptyResult(toError(fault));
    }
  }
}
