import type { FormState } from '@gm/shared/schemas/form';
import type { PageData } from '../base/seite-daten.ts';
import type { ApiClient } from '../http/api/api-client.ts';
import type { ContentVersion } from '../http/api/content-version.ts';
import { type CachedPage, HtmlCache } from '../http/cache/html-cache.ts';
import { SharedPages } from '../http/cache/shared-pages.ts';
import { findWaysOn } from '../page/error-page/find-ways-on.ts';
import { createErrorPage } from '../page/load/create-error-page.ts';
import { type FormTarget, listForms } from '../page/load/list-forms.ts';
import type { PageOutcome, PageRequest } from '../page/load/load-page.ts';
import { KnownQueries } from '../page/load/page-query.ts';
import { routePage } from '../page/load/route-page.ts';
import type { SiteFrame, SiteFrames } from '../page/render/site-frame.ts';
import type { Registry, Snapshot } from '../registry/registry.ts';
import { type CompleteDocument, DocumentRenderer, type DocumentRendererOptions } from './document-renderer.ts';
import { IslandContexts } from './island-contexts.ts';
import { type NavigationAnswer, NavigationAnswers } from './navigation-answers.ts';
import type { Variant } from './variant.ts';
import { withSnapshot } from './with-snapshot.ts';

export type DocumentAnswer =
  | { kind: 'redirect'; href: string; status: 301 | 302 }
  /** `noStore`: contains one visitor's input or momentary data. `sharedFor`: seconds for which a CDN may cache it. */
  | WithCookies<CompleteDocument & { noStore?: true; sharedFor?: number }>;

/** `cookies`: set by the calls of the page for the browser, for example to extend a session. */
type WithCookies<T> = T & { cookies?: string[] | undefined };

/**
 * Forms of a page by template, and a function that renders the page with the result of one. Or the status of a page
 * without forms.
 */
export type PageForms =
  | WithCookies<{
      forms: ReadonlyMap<string, FormTarget>;
      showRefused(form: FormState, status: number): Promise<DocumentAnswer>;
    }>
  | { errorStatus: number };

interface PageServiceOptions extends DocumentRendererOptions {
  api: ApiClient;
  registry: Registry;
  content: ContentVersion;
  frames: SiteFrames;
  cacheSize: number;
  /** Whether pages report their faults: staff views figures, or a canary runs. */
  isCompared(): boolean;
}

/** Cache key of a document: without a query it ends with the `?`. */
const nameDocument = (path: string, query: URLSearchParams, { app, linked, canary }: Variant) =>
  `${canary ? 'canary:' : ''}${app ? 'app:' : ''}${linked ? 'link:' : ''}${path}?${query}`;

/** Addresses of other content systems, of the site before this one. */
const OLD_PAGE = /\.(?:html?|php|aspx?)\/?$/i;

/** The result first in the title: without scripts it is what screen readers read of the new page (WCAG technique H25). */
function nameResult({ status, referenz }: FormState): string {
  if (status === 'error') return 'Fehler: ';
  // A log-in has no number, and has sent nothing.
  return referenz ? 'Gesendet: ' : '';
}

/** Pages as documents and as data. A request works with one snapshot of the registry from start to end. */
export class PageService {
  readonly #cache: HtmlCache;
  readonly #known: KnownQueries;
  readonly #renderer: DocumentRenderer;
  readonly #shared: SharedPages<DocumentAnswer>;
  readonly #navigation: NavigationAnswers;
  readonly #contexts = new IslandContexts();

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

  #choose({ canary }: Pick<Variant, 'canary'>): Snapshot {
    return this.options.registry.choose(canary);
  }

  /** The document of an address; never cached for logged-in visitors. */
  async document(request: PageRequest, variant: Variant): Promise<DocumentAnswer> {
    if (request.visitor.session || variant.werkzeug || variant.override) return this.#renderPrivate(request, variant);
    const { pfad: path, query } = request;
    const stamp = this.#stamp(variant);
    const url = nameDocument(path, this.#known.reduce(path, query, stamp), variant);
    const found = await this.#shared.get(url, stamp, () => this.#renderDocument(request, variant, stamp));
    if ('kept' in found) return this.#share({ kind: 'page', page: found.kept, cached: true }, variant);
    const { made, isOthers } = found;
    // Only the rate-limited client gets this answer.
    const isRefused = made.kind === 'page' && made.page.status === 429;
    return isOthers && isRefused ? this.#renderDocument(request, variant, stamp) : made;
  }

  #renderDocument(request: PageRequest, variant: Variant, stamp: string | null): Promise<DocumentAnswer> {
    const { pfad: path, query } = request;
    return withSnapshot(this.#choose(variant), async (snapshot) => {
      const loading = this.frame(variant.app);
      const outcome = await this.#load(request, snapshot, loading);
      const frame = await loading;
      if (outcome.kind === 'redirect') return outcome;
      const { status, suche: search } = outcome.seite;
      const lastKnown = nameDocument(path, this.#known.reduceAsLastKnown(path, query), variant);
      const lastGood = status >= 500 ? this.#cache.lastGood(lastKnown) : null;
      if (lastGood) return this.#share({ kind: 'page', page: lastGood, cached: true }, variant);
      if (outcome.complete && outcome.queryNames) this.#known.learn(path, outcome.queryNames, stamp);
      const { hasMisfits, faults, ...answer } = await this.#renderer.render(
        outcome.seite,
        frame,
        snapshot,
        variant,
        stamp ?? '',
        {
          seo: outcome.seo,
          lasting: outcome.lasting,
          isCompared: this.options.isCompared(),
          ...(outcome.noStore ? {} : { contexts: this.#contexts }),
        },
      );
      if (outcome.noStore) return { ...answer, noStore: true };
      const cacheable = outcome.complete && !hasMisfits && status === 200 && faults === 0;
      if (!cacheable) return answer;
      this.#cache.store(nameDocument(path, new URLSearchParams(search), variant), answer.page);
      return this.#share(answer, variant);
    });
  }

  /** A page cached here may be cached by a CDN, too; not during a canary, which assigns visitors individually. */
  #share(answer: CompleteDocument, variant: Variant): DocumentAnswer {
    if (this.options.registry.canary) return answer;
    return { ...answer, sharedFor: answer.page.secondsTrue(this.#stamp(variant)) };
  }

  /** A page for one visitor only. */
  #renderPrivate(request: PageRequest, variant: Variant): Promise<DocumentAnswer> {
    return withSnapshot(this.#choose(variant), async (snapshot) => {
      const loading = this.frame(variant.app);
      const outcome = await this.#load(request, snapshot, loading);
      const frame = await loading;
      return outcome.kind === 'redirect' ? outcome : this.#finishPrivate(outcome, frame, snapshot, variant);
    });
  }

  async #finishPrivate(
    { seite: page, cookies }: Exclude<PageOutcome, { kind: 'redirect' }>,
    frame: SiteFrame,
    snapshot: Snapshot,
    variant: Variant,
  ): Promise<DocumentAnswer> {
    const unlisted = page.formular
      ? { ...page, robots: 'noindex', documentTitle: nameResult(page.formular) + page.documentTitle }
      : page;
    const isCompared = this.options.isCompared();
    const rendered = await this.#renderer.render(unlisted, frame, snapshot, variant, '', { isCompared });
    return { ...rendered, ...(cookies ? { cookies } : {}), noStore: true };
  }

  /** The page with the result of a form sent without scripts; never cached. */
  formDocument(request: PageRequest, variant: Variant): Promise<DocumentAnswer> {
    return this.#renderPrivate(request, variant);
  }

  /** An error page of the shell for an invalid address. */
  async errorDocument(path: string, status: number, variant: Variant): Promise<DocumentAnswer> {
    const frame = await this.frame(variant.app);
    const ways = status === 404 && OLD_PAGE.test(path) ? await findWaysOn(path, this.options.api, {}) : {};
    const page = { ...createErrorPage(path, '', status, frame.gemeinde.name), ...ways };
    return this.#renderer.render(page, frame, this.#choose(variant), variant, '');
  }

  /** A staff page that `compose` builds from the visitor's releases. */
  ownDocument(variant: Variant, compose: (snapshot: Snapshot, siteName: string) => PageData): Promise<DocumentAnswer> {
    return withSnapshot(this.#choose(variant), async (snapshot) => {
      const frame = await this.frame(variant.app);
      const page = compose(snapshot, frame.gemeinde.name);
      return { ...(await this.#renderer.render(page, frame, snapshot, variant, '')), noStore: true };
    });
  }

  /** The page for a tab that already has a document, of this generation of releases. */
  data(request: PageRequest, generation: number, isCanary = false): Promise<NavigationAnswer> {
    return this.#navigation.get(request, generation, isCanary);
  }

  /**
   * The data of an island, by the hash in its document. A shell that does not have them loads the page again.
   * @returns null if the content has changed since
   */
  async context(hash: string, request: PageRequest, isCanary: boolean): Promise<CachedPage | null> {
    const kept = this.#contexts.find(hash);
    if (kept) return kept;
    const { answer } = await this.data(request, this.#choose({ canary: isCanary }).generation, isCanary);
    if ('page' in answer) this.#contexts.keep(answer.page.islands);
    return this.#contexts.find(hash);
  }

  /**
   * Calls `use` with the forms of a page, which is loaded once: a refused form is shown on the page that was loaded to
   * find its target. Cookies of the page's calls are set, too.
   */
  takeForm<T>(request: PageRequest, variant: Variant, use: (forms: PageForms) => Promise<T>): Promise<T> {
    return withSnapshot(this.#choose(variant), async (snapshot) => {
      const loading = this.frame(variant.app);
      const outcome = await this.#load(request, snapshot, loading);
      const frame = await loading;
      if (outcome.kind === 'redirect') return use({ errorStatus: 405 });
      const { seite: page, cookies } = outcome;
      if (page.status >= 400) return use({ errorStatus: page.status });
      const forms = listForms(page, snapshot);
      if (forms.size === 0) return use({ errorStatus: 405 });
      const showRefused = (form: FormState, status: number) =>
        // The page's cookies are set with the response to the form, before those of the form itself.
        this.#finishPrivate(
          { ...outcome, cookies: undefined, seite: { ...page, formular: form, status } },
          frame,
          snapshot,
          variant,
        );
      return use({ forms, cookies, showRefused });
    });
  }

  /** Parts that are the same on every page, with the chrome of the mode. */
  async frame(app: boolean): Promise<SiteFrame> {
    const frame = await this.options.frames.get(this.options.content.current);
    return app ? { ...frame, chrome: frame.appChrome } : frame;
  }

  async #load(request: PageRequest, snapshot: Snapshot, frame: Promise<SiteFrame>): Promise<PageOutcome> {
    const { api, publicUrl, renderer, onFault } = this.options;
    const siteName = frame.then(({ gemeinde }) => gemeinde.name);
    try {
      return await routePage(request, { api, snapshot, renderer, publicUrl, siteName, onFault });
    } catch (fault) {
      onFault(fault);
      const { pfad: path, query } = request;
      return {
        kind: 'page',
        seite: createErrorPage(path, query.size ? `?${query}` : '', 503, await siteName),
        complete: false,
      };
    }
  }
}
