import type { Route } from '@gm/shared/schemas/page';
import { LruMap } from '../../base/lru-map.ts';
import type { Snapshot } from '../../registry/registry.ts';
import { listPlaceholders } from './run-calls.ts';

/** Query parameters that change a page: those of its calls and its templates, and that of its open slot. */
export function listQueryNames({ apiCalls, blocks, openSlot }: Route, { owners, remotes }: Snapshot): string[] {
  const ofCalls = apiCalls.flatMap(({ options }) => [...options.passThrough, ...listPlaceholders(options.endpoint)]);
  const ofTemplates = blocks.flatMap(({ template }) => {
    const remote = remotes.get(owners.get(template) ?? '');
    return remote?.server.facts[template]?.query ?? [];
  });
  return [...new Set([...ofCalls, ...ofTemplates, ...(openSlot ? [openSlot] : [])])];
}

/** The query without parameters that do not change the page. */
export function reduceQuery(query: URLSearchParams, names: readonly string[]): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => names.includes(name)));
}

interface KnownPage {
  names: readonly string[];
  stamp: string | null;
}

/**
 * Remembers which parameters change pages already shown, so that the cache finds a page by any address. Only existing
 * pages are remembered.
 */
export class KnownQueries {
  readonly #pages: LruMap<KnownPage>;

  constructor(size: number) {
    this.#pages = new LruMap(size);
  }

  /** `stamp`: state of content and releases for which the names are valid. */
  learn(path: string, names: readonly string[], stamp: string | null): void {
    this.#pages.set(path, { names, stamp });
  }

  /** The reduced query if known under `stamp`, else the whole one. */
  reduce(path: string, query: URLSearchParams, stamp: string | null): URLSearchParams {
    const known = this.#pages.get(path);
    return known && stamp !== null && known.stamp === stamp ? reduceQuery(query, known.names) : query;
  }

  /** The same, whatever has changed since. */
  reduceAsLastKnown(path: string, query: URLSearchParams): URLSearchParams {
    const known = this.#pages.peek(path);
    return known ? reduceQuery(query, known.names) : query;
  }
}
