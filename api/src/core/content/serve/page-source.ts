import type { Route } from '@gm/shared/schemas/page';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { buildEntryRoute, type EntryPage } from '../../platform/rules/build-entry-route.ts';
import { buildFeed } from '../../platform/rules/build-feed.ts';
import { buildRedirect } from '../../platform/rules/build-redirect.ts';
import type { EntryPath } from '../../platform/rules/entry-path.ts';

/** Pages without a content file: an area generates them from its tables. */
export interface PageSource {
  /** The public page at a path, identical for all visitors; null for paths of other sources. */
  find?(path: string): Promise<Route | null>;
  /** The page at a path for this visitor only; it is never cached. Null if there is none. */
  findPrivate?(path: string, request: FastifyRequest, reply: FastifyReply): Promise<Route | null>;
  /** Overview pages of the content that have an Atom feed. */
  feeds?: readonly string[];
}

/** A content kind whose entries each have a page. */
export interface EntryKind {
  pfad: EntryPath;
  /** Template of the page, and name of its call. */
  template: string;
  /** The call without the number at the end. */
  endpoint: string;
  passThrough?: Route['apiCalls'][number]['options']['passThrough'];
  hasFeed?: boolean;
  /** Overview page, if it is not the parent folder of the entry pages. */
  uebersicht?: string;
  /** Title of the list if no content page provides one. */
  titel: string;
  find(id: number): Promise<EntryPage | null>;
}

/** Looks up the title of a content page; null if there is none. */
export type FindTitle = (path: string) => Promise<string | null>;

/**
 * Pages of entries: found by the number at the end of the address. Redirects to the current address if the title has
 * changed.
 */
export function createEntryPages(kinds: readonly EntryKind[], findTitle: FindTitle): PageSource {
  return {
    feeds: kinds.filter(({ hasFeed }) => hasFeed).map(({ pfad: path }) => path.uebersicht),
    async find(path) {
      for (const { pfad: entryPath, uebersicht: href = entryPath.uebersicht, find, titel: title, ...kind } of kinds) {
        const id = entryPath.read(path);
        const entry = id === null ? null : await find(id);
        if (!entry) continue;
        if (entry.pfad !== path) return buildRedirect(entry.pfad, 301);
        const overview = { title: (await findTitle(href)) ?? title, href };
        const feed = kind.hasFeed ? buildFeed(overview) : null;
        return buildEntryRoute(entry, { ...kind, endpoint: `${kind.endpoint}/${id}`, uebersicht: overview, feed });
      }
      return null;
    },
  };
}
