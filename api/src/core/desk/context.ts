import type { FormsContext } from '../forms/context.ts';
import type { Actor } from '../services/accounts/sessions/actor.ts';
import type { ReleaseKinds, ReleaseSurroundings } from './release-kind.ts';

/** What calls of the desk may use. */
export interface DeskContext extends FormsContext {
  /** Form kinds that the desk decides, from the areas that are switched on. */
  freigabearten: ReleaseKinds;
  /**
   * Lets a release publish content entries on behalf of this person. `isSecond`: another person has already handled
   * the submission, so that entries under the four-eyes rule may be released.
   */
  createFreigabeumfeld(actor: Actor, isSecond?: boolean): ReleaseSurroundings;
}
