import type { Beispiele } from '@gm/shared/vertrag/beispiel';
import type { ServerRemote } from '../federation/server-remote.ts';
import type { SiteContent } from './site-content.ts';

/** What of a release is judged here. */
export interface Share {
  examples: boolean;
  pages: boolean;
}

export const WHOLE: Share = { examples: true, pages: true };

export interface JudgeInput {
  before: ServerRemote | null;
  after: ServerRemote;
  /** Null: only examples are judged. */
  content: SiteContent | null;
  examples: Beispiele;
  /** For what has to be looked at as elements; it takes a while to load. */
  openDocument(): Promise<Document>;
  /** Templates that are known to render the same in both. */
  unchanged?: readonly string[];
  share?: Share;
  /** Told what is rendered next, before it is. */
  onStep?(side: 'before' | 'after', what: string): void;
}
