import type { DeskContext } from '../desk/context.ts';
import type { Publications } from './store/publication.ts';

/** What calls of the editor may use. */
export interface EditorContext extends DeskContext {
  /** Publication kinds of the areas that are switched on. */
  publikationen: Publications;
}
