import type { Examples } from '@gm/shared/contract/example';
import type { JudgedGuest } from '../isolation/judged-guest.ts';
import type { SiteContent } from './site-content.ts';

/** Barriers in a piece of HTML that its old version, if any, does not have; null when there was no time to search. */
export type FindBarriers = (html: string, old: string | null) => Promise<string[] | null>;

export interface JudgeInput {
  before: JudgedGuest | null;
  after: JudgedGuest;
  /** Null: only examples are judged. */
  content: SiteContent | null;
  examples: Examples;
  findBarriers: FindBarriers;
  /** Templates known to render the same in both. */
  unchanged?: readonly string[];
  /** Both derive the same data from the same replies: their contracts are the same. */
  sameContract?: boolean;
  /** Called before each rendering. */
  onStep?(side: 'before' | 'after', what: string): void;
}
