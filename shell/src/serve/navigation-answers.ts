import type { PageAnswer } from '../browser/navigation/page-loader.ts';
import type { ContentVersion } from '../http/api/content-version.ts';
import { CachedPage, type HtmlCache } from '../http/cache/html-cache.ts';
import { SharedPages } from '../http/cache/shared-pages.ts';
import type { PageOutcome, PageRequest } from '../page/load/load-page.ts';
import type { KnownQueries } from '../page/load/page-query.ts';
import type { SiteFrame } from '../page/render/site-frame.ts';
import { needsDocument } from '../registry/page-policy.ts';
import type { Registry, Snapshot } from '../registry/registry.ts';
import type { DocumentRenderer } from './document-renderer.ts';
import { withSnapshot } from './with-snapshot.ts';

/** `kept`: the same answer as JSON, compressed once for all. `cookies`: set by the calls of the page. */
export interface NavigationAnswer {
  answer: PageAnswer;
  kept?: CachedPage;
  cookies?: string[] | undefined;
}

interface NavigationOptions {
  registry: Registry;
  content: ContentVersion;
  renderer: DocumentRenderer;
  cache: HtmlCache;
  known: KnownQueries;
  loadFrame(): Promise<SiteFrame>;
  load(request: PageRequest, snapshot: Snapshot, frame: Promise<SiteFrame>): Promise<PageOutcome>;
}

/** Pages for tabs that already have a document: cached like documents, unless they are for one visitor only. */
export class NavigationAnswers {
  readonly #shared: SharedPages<NavigationAnswer>;
  readonly #answers = new WeakMap<CachedPage, PageAnswer>();

  constructor(private readonly options: NavigationOptions) {
    this.#shared = new SharedPages(options.cache);
  }

  /**
   * The page for a tab of the given `generation` of releases. Its islands' code must still be of that generation,
   * otherwise the tab reloads: two versions of a module never share state.
   */
  async get(request: PageRequest, generation: number, isCanary: boolean): Promise<NavigationAnswer> {
    const { registry, content, known } = this.options;
    const { pfad: path, query, visitor } = request;
    const snapshot = registry.choose(isCanary, generation);
    const make = (stamp: string | null) => this.#make(request, generation, snapshot, stamp);
    // Answers for a tab of another generation are not cached: each tab gets its differences once.
    if (visitor.session || generation !== snapshot.generation || content.current === null) return make(null);
    const stamp = `${content.current}/${generation}.${snapshot.edition}`;
    const url = this.#name(path, known.reduce(path, query, stamp), generation);
    const found = await this.#shared.get(url, stamp, () => make(stamp));
    if ('made' in found) {
      // Only the rate-limited client gets this answer.
      const isRefused = 'page' in found.made.answer && found.made.answer.page.kopf.status === 429;
      return found.isOthers && isRefused ? make(stamp) : found.made;
    }
    const answer = this.#answers.get(found.kept);
    return answer ? { answer, kept: found.kept } : make(stamp);
  }

  #name(path: string, query: URLSearchParams, generation: number): string {
    return `data ${generation}:${path}?${query}`;
  }

  /** `stamp`: cache key, where the page may be cached. */
  #make(request: PageRequest, generation: number, chosen: Snapshot, stamp: string | null): Promise<NavigationAnswer> {
    return withSnapshot(chosen, async (snapshot) => {
      const { content, registry, renderer, cache, known } = this.options;
      // Read first: a change meanwhile makes the page outdated, never wrongly current.
      const contentVersion = content.current;
      const loading = this.options.loadFrame();
      const outcome = await this.options.load(request, snapshot, loading);
      const frame = await loading;
      if (outcome.kind === 'redirect') return { answer: { redirect: outcome.href } };
      const { seite: sitePage, cookies, complete, noStore, lasting, queryNames } = outcome;
      // Without header and footer, or with its own CSP, the page is another document.
      if (sitePage.layout === 'blank' || needsDocument(sitePage, snapshot))
        return { answer: { reload: true }, cookies };
      const { reply: page, faults, hasMisfits } = await renderer.renderReply(sitePage, frame, snapshot);
      const versions = generation === snapshot.generation ? null : registry.versionsOf(generation);
      const isOurs =
        generation === snapshot.generation ||
        Object.entries(page.remotes).every(([remote, { version }]) => versions?.[remote] === version);
      if (!isOurs) return { answer: { reload: true }, cookies };
      const answer = { page: { ...page, ...(contentVersion === null ? {} : { contentVersion }) } };
      const isCacheable = complete && !hasMisfits && sitePage.status === 200 && faults === 0 && !noStore && !cookies;
      if (stamp === null || !isCacheable) return { answer, cookies };
      if (queryNames) known.learn(request.pfad, queryNames, stamp);
      const kept = new CachedPage(200, JSON.stringify(answer), stamp, {}, new Set(), { lasting, html: page.html });
      this.#answers.set(kept, answer);
      cache.store(this.#name(request.pfad, new URLSearchParams(sitePage.suche), generation), kept);
      return { answer, kept };
    });
  }
}
