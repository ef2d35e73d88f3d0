import type { Route } from '@gm/shared/schemas/seite';
import type { Snapshot } from '../registry/registry.ts';
import { LruMap } from './lru-map.ts';
import { listPlaceholders } from './run-calls.ts';

/** Query parameters that make a difference to a page: what its calls get, and what its templates read. */
export function listQueryNames({ apiCalls, blocks }: Route, { owners, remotes }: Snapshot): string[] {
  const ofCalls = apiCalls.flatMap(({ options }) => [...options.passThrough, ...listPlaceholders(options.endpoint)]);
  const ofTemplates = blocks.flatMap(({ template }) => {
    const remote = remotes.get(owners.get(template) ?? '');
    return remote?.server.definition(template)?.query ?? [];
  });
  return [...new Set([...ofCalls, ...ofTemplates])];
}

/** The query without what makes no difference, whoever added it: the page is the same. */
export function reduceQuery(query: URLSearchParams, names: readonly string[]): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => names.includes(name)));
}

interface KnownPage {
  names: readonly string[];
  stamp: string | null;
}

/**
 * Which parameters make a difference to pages already shown, so that a page is found in the cache by whatever address.
 * Only pages that exist are remembered.
 */
export class KnownQueries {
  readonly #pages: LruMap<KnownPage>;

  constructor(size: number) {
    this.#pages = new LruMap(size);
  }

  /** `stamp`: the state of content and releases the names belong to. */
  learn(pfad: string, names: readonly string[], stamp: string | null): void {
    this.#pages.set(pfad, { names, stamp });
  }

  /** The query as the page knew it under `stamp`; the whole one when that is not known. */
  reduce(pfad: string, query: URLSearchParams, stamp: string | null): URLSearchParams {
    const known = this.#pages.get(pfad);
    return known && stamp !== null && known.stamp === stamp ? reduceQuery(query, known.names) : query;
  }

  /** The same, whatever has changed since. */
  reduceAsLastKnown(pfad: string, query: URLSearchParams): URLSearchParams {
    const known = this.#pages.peek(pfad);
    return known ? reduceQuery(query, known.names) : query;
  }
}
