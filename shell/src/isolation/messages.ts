import type { Seite } from '@gm/shared/vertrag';
import type { Release } from '@gm/shared/vertrag/release';
import type { BlockJob, BlockResult } from './renderer.ts';

/** A version to render with; `number` is its name in the shared memory. */
export interface Version {
  number: number;
  release: Release;
  dir: string;
}

export type ToWorker =
  | { kind: 'load'; version: Version }
  | { kind: 'drop'; number: number }
  /** `gemeinde`: where it is another one than with the job before. */
  | { kind: 'render'; blocks: readonly BlockJob[]; seite: Omit<Seite, 'gemeinde'>; gemeinde?: Seite['gemeinde'] };

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'loaded'; number: number; fault: string | null }
  /** `bytes`: memory of the thread, as it was when it was last looked at. */
  | { kind: 'rendered'; results: BlockResult[]; bytes: number }
  /** Something was thrown where nobody waits for it. */
  | { kind: 'stray'; fault: Error; version: number };

/**
 * Shared memory of a worker, written by it alone: readable even while it loops. The beat goes up with everything begun;
 * the block is its place in the job from 1, or 0; the version is that whose code ran last.
 */
export const BEAT = 0;
export const BLOCK = 1;
export const VERSION = 2;
export const WORDS = 3;
