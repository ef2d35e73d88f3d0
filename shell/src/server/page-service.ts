import type { FormularZustand } from '@gm/shared/schemas/formular';
import type { Registry, Snapshot } from '../registry/registry.ts';
import type { SeitenDaten } from '../seite/seite-daten.ts';
import type { ApiClient } from './api-client.ts';
import type { ContentVersion } from './content-version.ts';
import { createErrorPage } from './create-error-page.ts';
import { type CompleteDocument, DocumentRenderer, type DocumentRendererOptions } from './document-renderer.ts';
import { HtmlCache } from './html-cache.ts';
import { isRecord } from './is-record.ts';
import { loadPage, type PageOutcome, type PageRequest } from './load-page.ts';
import { type NavigationAnswer, NavigationAnswers } from './navigation-answers.ts';
import { KnownQueries } from './page-query.ts';
import { SharedPages } from './shared-pages.ts';
import type { SiteFrame, SiteFrames } from './site-frame.ts';
import type { Variant } from './variant.ts';
import { withSnapshot } from './with-snapshot.ts';

export type DocumentAnswer =
  | { kind: 'redirect'; href: string; status: 301 | 302 }
  /**
   * `noStore`: holds what one visitor sent, or what is true at this moment only. `sharedFor`: seconds for which a cache in
   * front of the site may hand it to everybody.
   */
  | WithCookies<CompleteDocument & { noStore?: true; sharedFor?: number }>;

/** `cookies`: what the calls of the page set, for the browser to keep; a log-in goes on with them. */
type WithCookies<T> = T & { cookies?: string[] | undefined };

/**
 * Forms of a page: the call each template hands its form to, and the page once more with what came of one. Or the status
 * of a page that takes none.
 */
export type PageForms =
  | WithCookies<{
      aktionen: ReadonlyMap<string, string>;
      showRefused(formular: FormularZustand, status: number): Promise<DocumentAnswer>;
    }>
  | { errorStatus: number };

interface PageServiceOptions extends DocumentRendererOptions {
  api: ApiClient;
  registry: Registry;
  content: ContentVersion;
  frames: SiteFrames;
  cacheSize: number;
  /** Whether pages tell of their faults: somebody looks at figures, or a version is tried. */
  isCompared(): boolean;
}

/** Under what a document is kept: without a query it ends with the `?`. */
const nameDocument = (pfad: string, query: URLSearchParams, { app, linked, canary }: Variant) =>
  `${canary ? 'canary:' : ''}${app ? 'app:' : ''}${linked ? 'link:' : ''}${pfad}?${query}`;

/** Pages as documents and as data. One request works with one snapshot of the registry from start to end. */
export class PageService {
  readonly #cache: HtmlCache;
  readonly #known: KnownQueries;
  readonly #renderer: DocumentRenderer;
  readonly #shared: SharedPages<DocumentAnswer>;
  readonly #navigation: NavigationAnswers;

  constructor(private readonly options: PageServiceOptions) {
    this.#cache = new HtmlCache(options.cacheSize);
    this.#known = new KnownQueries(options.cacheSize);
    this.#renderer = new DocumentRenderer(options);
    this.#shared = new SharedPages(this.#cache);
    this.#navigation = new NavigationAnswers({
      ...options,
      cache: this.#cache,
      known: this.#known,
      renderer: this.#renderer,
      loadFrame: () => this.frame(false),
      load: (request, snapshot, frame) => this.#load(request, snapshot, frame),
    });
  }

  /** Under equal stamps a page is the same; null while it is unknown whether content has changed. */
  #stamp({ canary }: Variant): string | null {
    const { content, registry } = this.options;
    const { generation, edition } = registry.choose(canary);
    return content.current === null ? null : `${content.current}/${generation}.${edition}`;
  }

  #choose({ canary }: Variant): Snapshot {
    return this.options.registry.choose(canary);
  }

  /** The document of an address; for one who is logged in never kept. */
  async document(request: PageRequest, variant: Variant): Promise<DocumentAnswer> {
    if (request.visitor.session || variant.werkzeug) return this.#renderPrivate(request, variant);
    const { pfad, query } = request;
    const stamp = this.#stamp(variant);
    const url = nameDocument(pfad, this.#known.reduce(pfad, query, stamp), variant);
    const found = await this.#shared.get(url, stamp, () => this.#renderDocument(request, variant, stamp));
    if ('kept' in found) return this.#share({ kind: 'page', page: found.kept, cached: true }, variant);
    const { made, isOthers } = found;
    // Who asked too often is the only one to hear of it.
    const isRefused = made.kind === 'page' && made.page.status === 429;
    return isOthers && isRefused ? this.#renderDocument(request, variant, stamp) : made;
  }

  #renderDocument(request: PageRequest, variant: Variant, stamp: string | null): Promise<DocumentAnswer> {
    const { pfad, query } = request;
    return withSnapshot(this.#choose(variant), async (snapshot) => {
      const frame = await this.frame(variant.app);
      const outcome = await this.#load(request, snapshot, frame);
      if (outcome.kind === 'redirect') return outcome;
      const { status, suche } = outcome.seite;
      const lastKnown = nameDocument(pfad, this.#known.reduceAsLastKnown(pfad, query), variant);
      const lastGood = status >= 500 ? this.#cache.lastGood(lastKnown) : null;
      if (lastGood) return this.#share({ kind: 'page', page: lastGood, cached: true }, variant);
      if (outcome.complete && outcome.queryNames) this.#known.learn(pfad, outcome.queryNames, stamp);
      const answer = await this.#renderer.render(outcome.seite, frame, snapshot, variant, stamp ?? '', {
        seo: outcome.seo,
        lasting: outcome.lasting,
        isCompared: this.options.isCompared(),
      });
      if (outcome.noStore) return { ...answer, noStore: true };
      const cacheable = outcome.complete && status === 200 && answer.faults === 0;
      if (!cacheable) return answer;
      this.#cache.store(nameDocument(pfad, new URLSearchParams(suche), variant), answer.page);
      return this.#share(answer, variant);
    });
  }

  /** What is kept here may be kept in front of the site, too; not while a version is tried, and visitors are drawn one by one. */
  #share(answer: CompleteDocument, variant: Variant): DocumentAnswer {
    if (this.options.registry.canary) return answer;
    return { ...answer, sharedFor: answer.page.secondsTrue(this.#stamp(variant)) };
  }

  /** A page for one visitor alone. */
  #renderPrivate(request: PageRequest, variant: Variant): Promise<DocumentAnswer> {
    return withSnapshot(this.#choose(variant), async (snapshot) => {
      const frame = await this.frame(variant.app);
      const outcome = await this.#load(request, snapshot, frame);
      return outcome.kind === 'redirect' ? outcome : this.#finishPrivate(outcome, frame, snapshot, variant);
    });
  }

  async #finishPrivate(
    { seite, cookies }: Exclude<PageOutcome, { kind: 'redirect' }>,
    frame: SiteFrame,
    snapshot: Snapshot,
    variant: Variant,
  ): Promise<DocumentAnswer> {
    const unlisted = seite.formular ? { ...seite, robots: 'noindex' } : seite;
    const isCompared = this.options.isCompared();
    const rendered = await this.#renderer.render(unlisted, frame, snapshot, variant, '', { isCompared });
    return { ...rendered, ...(cookies ? { cookies } : {}), noStore: true };
  }

  /** The page that tells what came of a form sent to it without scripts; never kept. */
  formDocument(request: PageRequest, variant: Variant): Promise<DocumentAnswer> {
    return this.#renderPrivate(request, variant);
  }

  /** A page of the shell's own making: an error for an address that names no page. */
  async errorDocument(pfad: string, status: number, variant: Variant): Promise<DocumentAnswer> {
    const frame = await this.frame(variant.app);
    const seite = createErrorPage(pfad, '', status, frame.gemeinde.name);
    return this.#renderer.render(seite, frame, this.#choose(variant), variant, '');
  }

  /** A page for staff, which `compose` makes of the releases that this visitor gets. */
  ownDocument(
    variant: Variant,
    compose: (snapshot: Snapshot, siteName: string) => SeitenDaten,
  ): Promise<DocumentAnswer> {
    return withSnapshot(this.#choose(variant), async (snapshot) => {
      const frame = await this.frame(variant.app);
      const seite = compose(snapshot, frame.gemeinde.name);
      return { ...(await this.#renderer.render(seite, frame, snapshot, variant, '')), noStore: true };
    });
  }

  /** The page for a tab that has a document already, of this generation of releases. */
  data(request: PageRequest, generation: number, isCanary = false): Promise<NavigationAnswer> {
    return this.#navigation.get(request, generation, isCanary);
  }

  /**
   * Hands `use` the forms of a page, which is loaded once for it: a form that is refused comes back on what was loaded
   * to find out who takes it. What the calls of the page set goes on with it.
   */
  takeForm<T>(request: PageRequest, variant: Variant, use: (forms: PageForms) => Promise<T>): Promise<T> {
    return withSnapshot(this.#choose(variant), async (snapshot) => {
      const frame = await this.frame(variant.app);
      const outcome = await this.#load(request, snapshot, frame);
      if (outcome.kind === 'redirect') return use({ errorStatus: 405 });
      const { seite, cookies } = outcome;
      if (seite.status >= 400) return use({ errorStatus: seite.status });
      const aktionen = new Map<string, string>();
      for (const { template, options } of seite.blocks) {
        const aktion = isRecord(options) ? options.aktion : null;
        if (typeof aktion === 'string' && aktion.startsWith('/api/') && !aktionen.has(template)) {
          aktionen.set(template, aktion);
        }
      }
      if (aktionen.size === 0) return use({ errorStatus: 405 });
      const showRefused = (formular: FormularZustand, status: number) =>
        // The page's cookies are set with the answer to the form, before those of the form itself.
        this.#finishPrivate(
          { ...outcome, cookies: undefined, seite: { ...seite, formular, status } },
          frame,
          snapshot,
          variant,
        );
      return use({ aktionen, cookies, showRefused });
    });
  }

  /** What is the same on every page, with the chrome that fits the mode. */
  async frame(app: boolean): Promise<SiteFrame> {
    const frame = await this.options.frames.get(this.options.content.current);
    return app ? { ...frame, chrome: frame.appChrome } : frame;
  }

  async #load(request: PageRequest, snapshot: Snapshot, frame: SiteFrame): Promise<PageOutcome> {
    const { api, publicUrl, onFault } = this.options;
    const siteName = frame.gemeinde.name;
    try {
      return await loadPage(request, { api, snapshot, publicUrl, siteName, onFault });
    } catch (fault) {
      onFault(fault);
      const { pfad, query } = request;
      return {
        kind: 'page',
        seite: createErrorPage(pfad, query.size ? `?${query}` : '', 503, siteName),
        complete: false,
      };
    }
  }
}
