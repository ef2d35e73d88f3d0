import type { Hydration, OwnCall, Page } from '@gm/shared/contract';
import type { RenderedBlock } from './render-block.tsx';

/** A block as the content system describes it; only its guest sees the result of its template's schemas. */
export interface BlockJob {
  /** Index on the page; prefix of React's ids inside of the block. */
  id: number;
  remote: string;
  version: string;
  template: string;
  context: unknown;
  options: unknown;
  /** When the template's code loads in the browser; the guest decides whether this block needs it. */
  island: Hydration | null;
}

/** A field that a schema refused. */
export interface Misfit {
  path: string;
  message: string;
}

export interface BlockResult extends RenderedBlock {
  /** Why there is no HTML; null where there is some, or where the fault has been reported already. */
  fault: Error | null;
  /** Fields that the template's schemas refused; null where the data fit. */
  misfits: Misfit[] | null;
  /** Milliseconds of rendering; 0 where unknown. */
  ms: number;
  /** Whether the block needs code in the browser. */
  lives: boolean;
  /** Options after validation. */
  options: unknown;
  /** Context after validation, where something besides the template reads it: an island, SEO data. */
  context: unknown;
  /** Ids given to headings in editors' texts. */
  sections: string[];
}

export type BlockCalls = Record<string, OwnCall>;

/** Calls the guests of all remotes on a page. Never rejects: a failure is a fault of its block. */
export interface Renderer {
  /** Results in the order of the blocks. */
  render(blocks: readonly BlockJob[], page: Page): Promise<BlockResult[]>;
  /** Calls that each block makes by itself; null where its data do not fit. */
  listCalls(blocks: readonly BlockJob[]): Promise<(BlockCalls | null)[]>;
}

/** Far more than any page of the site; anything longer would only consume the shell's memory. */
export const MAX_HTML = 4_000_000;

/** Name of a version of a remote, also in the log. */
export const nameVersion = (remote: string, version: string): string => `${remote} ${version}`;

export const emptyResult = (fault: Error | null): BlockResult => ({
  html: null,
  preloads: '',
  fault,
  misfits: null,
  ms: 0,
  lives: false,
  options: null,
  context: null,
  sections: [],
});
