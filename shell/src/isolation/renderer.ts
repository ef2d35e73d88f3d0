import type { Hydration, Seite } from '@gm/shared/vertrag';
import type { RenderedBlock } from '../server/render-block.tsx';

/** One block as plain data, so that it can be rendered by another thread. */
export interface BlockJob {
  /** Place on the page; React's ids inside of the block begin with it. */
  id: number;
  remote: string;
  version: string;
  template: string;
  context: unknown;
  options: unknown;
  island: Hydration | null;
}

export interface BlockResult extends RenderedBlock {
  /** Why there is no HTML; null where there is, and where a fault has been told already. */
  fault: Error | null;
  /** Milliseconds it took; 0 where that is not known. */
  ms: number;
}

/** Makes HTML of blocks. Never rejects: what goes wrong is the fault of a block. */
export interface Renderer {
  /** Results in the order of the blocks. */
  render(blocks: readonly BlockJob[], seite: Seite): Promise<BlockResult[]>;
}

/** Name of a version of a remote, as it is told to people, too. */
export const nameVersion = (remote: string, version: string): string => `${remote} ${version}`;

export const emptyResult = (fault: Error | null): BlockResult => ({ html: null, preloads: '', fault, ms: 0 });
