import type { Beispiele } from '@gm/shared/vertrag/beispiel';
import type { ServerRemote } from '../federation/server-remote.ts';
import type { SiteContent } from './site-content.ts';

/**
 * Barriers in a piece of HTML that its old version, where there is one, does not have; null where there was no time to look.
 */
export type FindBarriers = (html: string, old: string | null) => Promise<string[] | null>;

export interface JudgeInput {
  before: ServerRemote | null;
  after: ServerRemote;
  /** Null: only examples are judged. */
  content: SiteContent | null;
  examples: Beispiele;
  findBarriers: FindBarriers;
  /** Templates that are known to render the same in both. */
  unchanged?: readonly string[];
  /** Both make the same data of the same answers: their contracts are the same. */
  sameContract?: boolean;
  /** Told what is rendered next, before it is. */
  onStep?(side: 'before' | 'after', what: string): void;
}
