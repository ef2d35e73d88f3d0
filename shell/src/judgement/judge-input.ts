import type { Beispiele } from '@gm/shared/vertrag/beispiel';
import type { ServerRemote } from '../federation/server-remote.ts';
import type { SiteContent } from './site-content.ts';

export interface JudgeInput {
  before: ServerRemote | null;
  after: ServerRemote;
  /** Null: only examples are judged. */
  content: SiteContent | null;
  examples: Beispiele;
  document: Document;
  /** Told what is rendered next, before it is. */
  onStep?(side: 'before' | 'after', what: string): void;
}
