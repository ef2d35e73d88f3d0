import { VORSCHAU, VORSCHAU_KOPF } from '@gm/shared/regeln/vorschau';
import type { FormularZustand } from '@gm/shared/schemas/formular';
import { type Route, routeSchema } from '@gm/shared/schemas/seite';
import type { Seo } from '@gm/shared/schemas/seo';
import { findAehnliche } from '../fehlerseite/find-aehnliche.ts';
import { chooseHeroImages } from '../hero/choose-hero-images.ts';
import { isKnapp } from '../hero/is-knapp.ts';
import type { Snapshot } from '../registry/registry.ts';
import type { SeitenDaten } from '../seite/seite-daten.ts';
import { withoutSoftHyphens } from '../seo/json-ld.ts';
import type { ApiClient, ApiReply, Lasting } from './api-client.ts';
import { chooseTheme } from './choose-theme.ts';
import { createBlock } from './create-block.ts';
import { createErrorPage } from './create-error-page.ts';
import { isRecord } from './is-record.ts';
import { judgeReplies } from './judge-replies.ts';
import { linkHeadings } from './link-headings.ts';
import { listOwnCalls, readCallNames } from './own-calls.ts';
import { listQueryNames, reduceQuery } from './page-query.ts';
import { runCalls } from './run-calls.ts';
import { toCallHeaders, type Visitor } from './visitor.ts';

export type PageOutcome =
  /**
   * `seo` is what the entry says that the page is about, if it is about one. `noStore`: a call of the page said that its
   * answer must not be kept. `lasting`: how long what its calls said is true. `cookies`: what the calls set. `queryNames`: parameters that make a difference to the page,
   * known of pages that exist.
   */
  | {
      kind: 'page';
      seite: SeitenDaten;
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
  formular?: FormularZustand | undefined;
}

interface LoadPageDependencies {
  api: ApiClient;
  snapshot: Snapshot;
  publicUrl: string;
  siteName: string;
  onFault(fault: unknown): void;
}

const writeQuery = (query: URLSearchParams) => (query.size > 0 ? `?${query}` : '');

/** Where only staff may know what a page is called, the route cannot name the page itself; its call can. */
function nameLastCrumb({ anmeldung, breadcrumbs }: Route, page: Route['breadcrumbs'][number]): Route['breadcrumbs'] {
  return !anmeldung || breadcrumbs.at(-1)?.href === page.href ? breadcrumbs : [...breadcrumbs, page];
}

/** The route of an address, or the status of the error that stands for it. */
async function findRoute(
  { pfad, visitor }: PageRequest,
  { api, onFault }: LoadPageDependencies,
): Promise<Route | { errorStatus: number }> {
  const { status, body } = await api.get(`/api/cms/route?url=${encodeURIComponent(pfad)}`, toCallHeaders(visitor));
  if (status >= 500) return { errorStatus: 503 };
  if (status !== 200) return { errorStatus: status === 410 || status === 429 ? status : 404 };
  const parsed = routeSchema.safeParse(body);
  if (parsed.success) return parsed.data;
  onFault(parsed.error);
  return { errorStatus: 500 };
}

/** Requirement S-15: where no call brings it, an entry that is no object is a page that does not exist. */
function lacksEntry({ blocks }: Route, { owners, remotes }: Snapshot): boolean {
  return blocks.some(
    (block) =>
      !isRecord(block.context) &&
      readCallNames(block).length === 0 &&
      remotes.get(owners.get(block.template) ?? '')?.server?.definition(block.template)?.entry,
  );
}

/** For which preview a call is made: it may show how a page will be. */
const nameVorschau = (pfad: string): Record<string, string> =>
  pfad.startsWith(VORSCHAU) ? { [VORSCHAU_KOPF]: pfad.slice(VORSCHAU.length, -1) } : {};

/** What is true of all replies together. */
function findLasting(replies: readonly (ApiReply | null)[]): Lasting | undefined {
  const all = replies.flatMap((reply) => reply?.lasting ?? []);
  if (all.length === 0) return undefined;
  const findLeast = (name: keyof Lasting) => Math.min(...all.map((lasting) => lasting[name]));
  return { freshFor: findLeast('freshFor'), staleFor: findLeast('staleFor') };
}

/** Puts page data together of the route and what its calls have brought. */
function describePage(
  route: Route,
  { pfad, query, formular }: PageRequest,
  results: ReadonlyMap<string, unknown>,
  seo: Seo | undefined,
  { snapshot, publicUrl, siteName, onFault }: LoadPageDependencies,
): SeitenDaten {
  const title = seo?.title ?? route.title;
  const number = Number(query.get('seite') ?? 1);
  const paged = route.apiCalls.some(({ options }) => options.passThrough.includes('seite')) && number > 1;
  const blocks = route.blocks.map((block, index) => createBlock(block, { pfad, index }, results, snapshot, onFault));
  linkHeadings(blocks);
  const heroKnapp = isKnapp(route, blocks, seo);
  const seite: SeitenDaten = {
    status: 200,
    pfad,
    suche: writeQuery(query),
    layout: route.pageLayout,
    theme: chooseTheme(pfad, route.pageTheme),
    title,
    documentTitle: withoutSoftHyphens(
      [title, paged ? `Seite ${number}` : null, pfad === '/' ? null : siteName].filter(Boolean).join(' – '),
    ),
    description: seo?.description ?? route.description ?? null,
    canonical: route.canonical ?? `${publicUrl}${pfad}${paged ? `?seite=${number}` : ''}`,
    robots: route.robots ?? null,
    breadcrumbs: nameLastCrumb(route, { title, href: pfad }),
    heroImages: heroKnapp ? [] : chooseHeroImages(route),
    blocks,
  };
  if (typeof route.id === 'number') seite.id = route.id;
  if (heroKnapp) seite.heroKnapp = true;
  if (route.heroParallax) seite.heroParallax = true;
  if (route.feed) seite.feed = route.feed;
  if (formular) seite.formular = formular;
  return seite;
}

/** A site without a start page has no pages yet. */
async function hasNoPages(pfad: string, api: ApiClient): Promise<boolean> {
  if (pfad === '/') return true;
  const start = await api.get('/api/cms/route?url=%2F').catch(() => null);
  return start?.status === 404;
}

/** Not an error, and nothing to be found again: it is gone with the first content. */
const showEmpty = ({ pfad, query }: PageRequest, siteName: string): PageOutcome => ({
  kind: 'page',
  seite: {
    ...createErrorPage(pfad, writeQuery(query), 503, siteName, 'Hier entsteht eine Website'),
    documentTitle: `Hier entsteht eine Website – ${siteName}`,
    leer: true,
  },
  complete: false,
});

/**
 * From an address to page data: asks what stands there, runs the calls of the page, lets their replies decide about
 * status and redirects, and validates every block. Rejects when the api does not answer for the route.
 */
export async function loadPage(request: PageRequest, dependencies: LoadPageDependencies): Promise<PageOutcome> {
  const { pfad, visitor } = request;
  const { api, siteName, snapshot, onFault } = dependencies;
  const fail = async (status: number, query: URLSearchParams): Promise<PageOutcome> => {
    const aehnliche =
      status === 404 ? await findAehnliche(pfad, api, toCallHeaders({ ...visitor, session: null })) : [];
    return {
      kind: 'page',
      seite: {
        ...createErrorPage(pfad, writeQuery(query), status, siteName),
        ...(aehnliche.length > 0 ? { aehnliche } : {}),
      },
      complete: status < 500,
      ...(status === 429 ? { noStore: true } : {}),
    };
  };

  const route = await findRoute(request, dependencies);
  if ('errorStatus' in route) {
    if (route.errorStatus === 404 && (await hasNoPages(pfad, api))) return showEmpty(request, siteName);
    return fail(route.errorStatus, request.query);
  }
  if (route.redirect) return { kind: 'redirect', ...route.redirect };

  if (lacksEntry(route, snapshot)) return fail(404, request.query);

  const queryNames = listQueryNames(route, snapshot);
  const query = reduceQuery(request.query, queryNames);
  const calls = [...route.apiCalls, ...listOwnCalls(route.blocks, snapshot)];
  const headers = { ...toCallHeaders(visitor), ...nameVorschau(pfad) };
  const replies = await runCalls(calls, { api, query, headers, onFault });
  const verdict = judgeReplies(route, pfad + writeQuery(request.query), query, replies);
  if (verdict.kind === 'error') return fail(verdict.status, query);
  if (verdict.kind === 'redirect') return verdict;

  const { results } = verdict;
  const seo = verdict.seo ?? route.seo ?? undefined;
  const seite = describePage(route, { ...request, query }, results, seo, dependencies);
  const noStore = replies.some(([, reply]) => reply?.noStore);
  const lasting = findLasting(replies.map(([, reply]) => reply));
  const cookies = [...new Set(replies.flatMap(([, reply]) => reply?.cookies ?? []))];
  return {
    kind: 'page',
    seite,
    queryNames,
    complete: replies.every(([, reply]) => reply !== null) && seite.blocks.every(({ remote }) => remote !== null),
    ...(noStore ? { noStore } : {}),
    ...(lasting ? { lasting } : {}),
    ...(cookies.length > 0 ? { cookies } : {}),
    ...(seo ? { seo } : {}),
  };
}
