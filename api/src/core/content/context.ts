import type { AreaKinds } from '../entries/core-kinds.ts';
import type { DataSource } from '../platform/database/database.ts';
import type { SearchArea, ServicesContext } from '../services/context.ts';
import type { FeedSource } from './serve/feed-source.ts';
import type { EntryKind } from './serve/page-source.ts';

/** What the content layer needs from an area. */
export interface ContentArea extends SearchArea, AreaKinds {
  /** Its folder name and its name in `AREAS_OFF`. */
  name: string;
  /** Content kinds whose entries each have a page. */
  eintragsarten?(db: DataSource): readonly EntryKind[];
  /** Block options that depend on the area's tables, e.g. when registration is open. */
  blockoptionen?: { isFor(template: string): boolean; read(db: DataSource): Promise<object | null> };
  /** Lists with an Atom feed. */
  feeds?(db: DataSource): readonly FeedSource[];
}

/** What calls of the content may use. */
export interface ContentContext extends ServicesContext {
  bereiche: readonly ContentArea[];
}
