import { PREVIEW, PREVIEW_HEAD } from '@gm/shared/rules/preview';
import type { FormState } from '@gm/shared/schemas/form';
import { type ApiCall, type Route, routeSchema } from '@gm/shared/schemas/page';
import type { Seo } from '@gm/shared/schemas/seo';
import { hasSecret } from '../../base/has-secret.ts';
import { isRecord } from '../../base/is-record.ts';
import type { PageData } from '../../base/seite-daten.ts';
import { type ApiClient, type ApiReply, type Lasting, limitTogether } from '../../http/api/api-client.ts';
import { toCallHeaders, type Visitor } from '../../http/session/visitor.ts';
import type { Renderer } from '../../isolation/renderer.ts';
import type { Snapshot } from '../../registry/registry.ts';
import { findWaysOn } from '../error-page/find-ways-on.ts';
import { chooseHeroImages } from '../hero/choose-hero-images.ts';
import { isTight } from '../hero/is-tight.ts';
import { withoutSoftHyphens } from '../seo/json-ld.ts';
import { chooseTheme } from './choose-theme.ts';
import { createBlock } from './create-block.ts';
import { createErrorPage } from './create-error-page.ts';
import { listCards, sparePage } from './fill-slot.ts';
import { findEntryForm } from './find-entry-form.ts';
import { judgeReplies } from './judge-replies.ts';
import { listOwnCalls, nameOwnCall, readCallNames, spareRefused } from './own-calls.ts';
import { listQueryNames, reduceQuery } from './page-query.ts';
import { type AnsweredCall, runCalls } from './run-calls.ts';

export type PageOutcome =
  /**
   * `seo`: data of the entry that the page is about. `noStore`: a reply of the page must not be cached. `lasting`: how
   * long the replies are valid. `cookies`: set by the calls. `queryNames`: parameters that change the page, known for
   * existing pages.
   */
  | {
      kind: 'page';
      seite: PageData;
      complete: boolean;
      noStore?: true;
      lasting?: Lasting;
      cookies?: string[];
      seo?: Seo;
      queryNames?: string[];
    }
  | { kind: 'redirect'; href: string; status: 301 | 302 };

export interface PageRequest {
  pfad: string;
  query: URLSearchParams;
  visitor: Visitor;
  formular?: FormState | undefined;
}

export interface LoadPageDependencies {
  api: ApiClient;
  snapshot: Snapshot;
  renderer: Pick<Renderer, 'listCalls'>;
  publicUrl: string;
  /** Requested together with the page, so that both wait for a slow api at the same time. */
  siteName: string | Promise<string>;
  onFault(fault: unknown): void;
}

const writeQuery = (query: URLSearchParams) => (query.size > 0 ? `?${query}` : '');

/** Where only staff may know the name of a page, its call provides it instead of the route. */
function nameLastCrumb(
  { anmeldung: login, breadcrumbs }: Route,
  page: Route['breadcrumbs'][number],
): Route['breadcrumbs'] {
  return !login || breadcrumbs.at(-1)?.href === page.href ? breadcrumbs : [...breadcrumbs, page];
}

/** The route of an address, or the status of its error. */
async function findRoute(
  { pfad: path, visitor }: PageRequest,
  { api, onFault }: LoadPageDependencies,
): Promise<Route | { errorStatus: number }> {
  const { status, body } = await api.get(`/api/cms/route?url=${encodeURIComponent(path)}`, toCallHeaders(visitor));
  if (status >= 500) return { errorStatus: 503 };
  if (status !== 200) return { errorStatus: status === 410 || status === 429 ? status : 404 };
  const parsed = routeSchema.safeParse(body);
  if (parsed.success) return parsed.data;
  onFault(parsed.error);
  return { errorStatus: 500 };
}

/** Requirement S-15: an entry that is no object and comes from no call is a missing page. */
function lacksEntry({ blocks }: Route, { owners, remotes }: Snapshot): boolean {
  return blocks.some(
    (block) =>
      !isRecord(block.context) &&
      readCallNames(block).length === 0 &&
      remotes.get(owners.get(block.template) ?? '')?.server.facts[block.template]?.entry,
  );
}

/** Names the preview of a call, which may show unpublished content. */
const namePreview = (path: string): Record<string, string> =>
  path.startsWith(PREVIEW) ? { [PREVIEW_HEAD]: path.slice(PREVIEW.length, -1) } : {};

/** How long all replies together are valid. */
function findLasting(replies: readonly (ApiReply | null)[]): Lasting | undefined {
  const all = replies.flatMap((reply) => reply?.lasting ?? []);
  if (all.length === 0) return undefined;
  const findLeast = (name: keyof Lasting) => Math.min(...all.map((lasting) => lasting[name]));
  return { freshFor: findLeast('freshFor'), staleFor: findLeast('staleFor') };
}

/** Builds the page data from the route, whose last `cards` blocks fill its open slot, and the results of its calls. */
function describePage(
  route: Route,
  { pfad: path, query, formular: form }: PageRequest,
  results: ReadonlyMap<string, unknown>,
  seo: Seo | undefined,
  { snapshot, publicUrl, siteName, onFault, cards }: LoadPageDependencies & { siteName: string; cards: number },
): PageData {
  const title = seo?.title ?? route.title;
  const number = Number(query.get('seite') ?? 1);
  const paged = route.apiCalls.some(({ options }) => options.passThrough.includes('seite')) && number > 1;
  const blocks = route.blocks.map((block, index) =>
    createBlock(block, { pfad: path, index, isCard: index >= route.blocks.length - cards }, results, snapshot, onFault),
  );
  const tight = isTight(route);
  const page: PageData = {
    status: 200,
    pfad: path,
    suche: writeQuery(query),
    layout: route.pageLayout,
    theme: chooseTheme(path, route.pageTheme),
    title,
    documentTitle: withoutSoftHyphens(
      [title, paged ? `Seite ${number}` : null, path === '/' ? null : siteName].filter(Boolean).join(' – '),
    ),
    description: seo?.description ?? route.description ?? null,
    canonical: route.canonical ?? `${publicUrl}${path}${paged ? `?seite=${number}` : ''}`,
    robots: route.robots ?? null,
    breadcrumbs: nameLastCrumb(route, { title, href: path }),
    heroImages: tight === true ? [] : chooseHeroImages(route),
    blocks,
  };
  if (typeof route.id === 'number') page.id = route.id;
  if (tight !== false) page.heroKnapp = tight;
  if (route.heroParallax) page.heroParallax = true;
  if (route.feed) page.feed = route.feed;
  if (form) page.formular = form;
  return page;
}

/** A site without a start page has no pages yet. */
async function hasNoPages(path: string, api: ApiClient): Promise<boolean> {
  if (path === '/') return true;
  const start = await api.get('/api/cms/route?url=%2F').catch(() => null);
  return start?.status === 404;
}

/** No error, and not for search engines: it disappears with the first content. */
const showEmpty = ({ pfad: path, query }: PageRequest, siteName: string): PageOutcome => ({
  kind: 'page',
  seite: {
    ...createErrorPage(path, writeQuery(query), 503, siteName, 'Hier entsteht eine Website'),
    documentTitle: `Hier entsteht eine Website – ${siteName}`,
    leer: true,
  },
  complete: false,
});

/**
 * From an address to page data: fetches the route, runs the calls of the page, and derives status and redirects from
 * their replies. Blocks are unparsed data (render-page.tsx). Rejects when the api does not answer for the route.
 * All requests of a page share one time limit.
 */
export async function loadPage(request: PageRequest, given: LoadPageDependencies): Promise<PageOutcome> {
  const { pfad: path, visitor } = request;
  const dependencies = { ...given, api: limitTogether(given.api) };
  const { api, snapshot, renderer, onFault } = dependencies;
  const route = await findRoute(request, dependencies);
  const siteName = await dependencies.siteName;
  const fail = async (status: number, query: URLSearchParams, text?: string | null): Promise<PageOutcome> => {
    const missing = status === 404 && !hasSecret(query);
    return {
      kind: 'page',
      seite: {
        ...createErrorPage(path, writeQuery(query), status, siteName),
        ...(text ? { fehlertext: text } : {}),
        ...(missing ? await findWaysOn(path, api, toCallHeaders({ ...visitor, session: null })) : {}),
      },
      complete: status < 500,
      ...(status === 429 ? { noStore: true } : {}),
    };
  };

  if ('errorStatus' in route) {
    if (route.errorStatus === 404 && (await hasNoPages(path, api))) return showEmpty(request, siteName);
    return fail(route.errorStatus, request.query);
  }
  if (route.redirect) return { kind: 'redirect', ...route.redirect };

  if (lacksEntry(route, snapshot)) return fail(404, request.query);

  const queryNames = listQueryNames(route, snapshot);
  const query = reduceQuery(request.query, queryNames);
  const cards = listCards(route, query, snapshot);
  const filled = { ...route, blocks: [...route.blocks, ...cards] };
  const own = await listOwnCalls(filled.blocks, { pfad: path, query, onFault }, snapshot, renderer);
  const form = findEntryForm(path, route, visitor, api);
  const isOfCard = ({ name }: ApiCall) =>
    cards.some((_, index) => name.startsWith(nameOwnCall(route.blocks.length + index, '')));
  const run = (calls: readonly ApiCall[], session: Visitor['session']) => {
    const headers = { ...toCallHeaders({ ...visitor, session }), ...namePreview(path) };
    return runCalls(calls, { api, query, headers, onFault });
  };
  const [ofVisitor, ofAnyone] = await Promise.all([
    run([...route.apiCalls, ...own.withSession], visitor.session),
    run(own.open, null),
  ]);
  const replies: AnsweredCall[] = [
    ...ofVisitor,
    ...ofAnyone.map((one) => (isOfCard(one[0]) ? sparePage(one) : spareRefused(one))),
    ...own.refused.map((call) => [call, null] as const),
  ];
  const verdict = judgeReplies(route, path + writeQuery(request.query), query, replies);
  if (verdict.kind === 'error') return fail(verdict.status, query, verdict.text);
  if (verdict.kind === 'redirect') return verdict;

  const { results } = verdict;
  const seo = verdict.seo ?? route.seo ?? undefined;
  const page = describePage(filled, { ...request, query }, results, seo, {
    ...dependencies,
    siteName,
    cards: cards.length,
  });
  const entry = await form;
  if (entry) page.bearbeiten = entry;
  // A visitor's choice must not reach caches and search engines.
  if (cards.length > 0) page.robots = 'noindex';
  const noStore = cards.length > 0 || replies.some(([, reply]) => reply?.noStore);
  const lasting = findLasting(replies.map(([, reply]) => reply));
  const cookies = [...new Set(ofVisitor.flatMap(([, reply]) => reply?.cookies ?? []))];
  return {
    kind: 'page',
    seite: page,
    queryNames,
    complete: replies.every(([, reply]) => reply !== null) && page.blocks.every(({ remote }) => remote !== null),
    ...(noStore ? { noStore } : {}),
    ...(lasting ? { lasting } : {}),
    ...(cookies.length > 0 ? { cookies } : {}),
    ...(seo ? { seo } : {}),
  };
}
