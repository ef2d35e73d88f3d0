import type { PageAnswer } from '../navigation/page-loader.ts';
import type { Registry, Snapshot } from '../registry/registry.ts';
import type { ContentVersion } from './content-version.ts';
import type { DocumentRenderer } from './document-renderer.ts';
import { CachedPage, type HtmlCache } from './html-cache.ts';
import type { PageOutcome, PageRequest } from './load-page.ts';
import { needsDocument } from './page-policy.ts';
import type { KnownQueries } from './page-query.ts';
import { SharedPages } from './shared-pages.ts';
import type { SiteFrame } from './site-frame.ts';
import { withSnapshot } from './with-snapshot.ts';

/** `kept`: the same answer as JSON, compressed once for all. `cookies`: what the calls of the page set. */
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
  load(request: PageRequest, snapshot: Snapshot, frame: SiteFrame): Promise<PageOutcome>;
}

/** Pages for tabs that have a document already: kept as documents are, unless they are for one visitor alone. */
export class NavigationAnswers {
  readonly #shared: SharedPages<NavigationAnswer>;
  readonly #answers = new WeakMap<CachedPage, PageAnswer>();

  constructor(private readonly options: NavigationOptions) {
    this.#shared = new SharedPages(options.cache);
  }

  /**
   * The page for a tab whose generation of releases was `generation`. Its islands' code must be of that generation still,
   * otherwise the tab starts anew: two versions of a module never share its state.
   */
  async get(request: PageRequest, generation: number, isCanary: boolean): Promise<NavigationAnswer> {
    const { registry, content, known } = this.options;
    const { pfad, query, visitor } = request;
    const snapshot = registry.choose(isCanary, generation);
    const make = (stamp: string | null) => this.#make(request, generation, snapshot, stamp);
    // Nothing is kept for a tab of another generation: how its versions differ is told to it once.
    if (visitor.session || generation !== snapshot.generation || content.current === null) return make(null);
    const stamp = `${content.current}/${generation}.${snapshot.edition}`;
    const url = this.#name(pfad, known.reduce(pfad, query, stamp), generation);
    const found = await this.#shared.get(url, stamp, () => make(stamp));
    if ('made' in found) {
      // Who asked too often is the only one to hear of it.
      const isRefused = 'page' in found.made.answer && found.made.answer.page.kopf.status === 429;
      return found.isOthers && isRefused ? make(stamp) : found.made;
    }
    const answer = this.#answers.get(found.kept);
    return answer ? { answer, kept: found.kept } : make(stamp);
  }

  #name(pfad: string, query: URLSearchParams, generation: number): string {
    return `data ${generation}:${pfad}?${query}`;
  }

  /** `stamp`: what the page is kept under, where it may be kept. */
  #make(request: PageRequest, generation: number, chosen: Snapshot, stamp: string | null): Promise<NavigationAnswer> {
    return withSnapshot(chosen, async (snapshot) => {
      const { content, registry, renderer, cache, known } = this.options;
      // Read first: what changes meanwhile makes the page an older one, never a newer.
      const contentVersion = content.current;
      const frame = await this.options.loadFrame();
      const outcome = await this.options.load(request, snapshot, frame);
      if (outcome.kind === 'redirect') return { answer: { redirect: outcome.href } };
      const { seite, cookies, complete, noStore, lasting, queryNames } = outcome;
      // Without header and footer, or with a policy of its own, the page is another document.
      if (seite.layout === 'blank' || needsDocument(seite, snapshot)) return { answer: { reload: true }, cookies };
      const { faults, ...page } = await renderer.renderReply(seite, frame, snapshot);
      const versions = generation === snapshot.generation ? null : registry.versionsOf(generation);
      const isOurs =
        generation === snapshot.generation ||
        Object.entries(page.remotes).every(([remote, { version }]) => versions?.[remote] === version);
      if (!isOurs) return { answer: { reload: true }, cookies };
      const answer = { page: { ...page, ...(contentVersion === null ? {} : { contentVersion }) } };
      const isCacheable = complete && seite.status === 200 && faults === 0 && !noStore && !cookies;
      if (stamp === null || !isCacheable) return { answer, cookies };
      if (queryNames) known.learn(request.pfad, queryNames, stamp);
      const kept = new CachedPage(200, JSON.stringify(answer), stamp, {}, new Set(), { lasting, html: page.html });
      this.#answers.set(kept, answer);
      cache.store(this.#name(request.pfad, new URLSearchParams(seite.suche), generation), kept);
      return { answer, kept };
    });
  }
}
