import type { Posts } from '@gm/shared/contract/posts-to';
import type { PageData } from '../../base/seite-daten.ts';
import type { Snapshot } from '../../registry/registry.ts';
import { getsSession } from './session-calls.ts';

/** Target of a form of a page. */
export interface FormTarget {
  /** Call of the api. */
  aktion: string;
  /** Sent with the session: for templates on pages for staff or council only, to calls that belong to their remote. */
  withSession: boolean;
}

/** The call for the form of a template on this page; null where it has none. */
export function findPost(posts: Posts, sitePath: string): string | null {
  const [longest] = Object.keys(posts)
    .filter((path) => sitePath.startsWith(path))
    .sort((a, b) => b.length - a.length);
  return longest === undefined ? null : (posts[longest] ?? null);
}

/** Forms of a page by template, as the releases declare them; the content cannot change them. */
export function listForms(
  { pfad: path, blocks }: Pick<PageData, 'pfad' | 'blocks'>,
  { remotes }: Pick<Snapshot, 'remotes'>,
): Map<string, FormTarget> {
  return new Map(
    blocks.flatMap(({ template, remote }) => {
      const { posts = {}, paths = [] } = remotes.get(remote ?? '')?.server?.release.templates[template] ?? {};
      const action = findPost(posts, path);
      if (action === null) return [];
      const withSession = paths.length > 0 && getsSession(remote ?? '', path, action);
      return [[template, { aktion: action, withSession }] as const];
    }),
  );
}
