/** From an address to page data: resolves the path, runs the page's calls, validates every block's context. */

import { type Seo, seoSchema } from '@gm/shared/schemas/artikel';
import type { FormularZustand } from '@gm/shared/schemas/formular';
import { type ApiCall, type Route, routeSchema, THEMES } from '@gm/shared/schemas/seite';
import { chooseHeroImages } from '../hero/choose-hero-images.ts';
import type { Snapshot } from '../registry/registry.ts';
import type { BlockDaten, SeitenDaten } from '../seite/seite-daten.ts';
import { withoutSoftHyphens } from '../seo/json-ld.ts';
import type { ApiClient, ApiReply } from './api-client.ts';
import type { Session } from './session.ts';

export type PageOutcome =
  /**
   * `seo` is what the entry says that the page is about, if it is about one. `noStore`: a call of the page said that its
   * answer must not be kept. `cookies`: what the calls set.
   */
  | { kind: 'page'; seite: SeitenDaten; complete: boolean; noStore?: true; cookies?: string[]; seo?: Seo }
  | { kind: 'redirect'; href: string; status: 301 | 302 };

export interface PageRequest {
  pfad: string;
  query: URLSearchParams;
  formular?: FormularZustand | undefined;
  /** Who asks; null for visitors. */
  session?: Session | null;
}

interface LoadPageDependencies {
  api: ApiClient;
  snapshot: Snapshot;
  publicUrl: string;
  siteName: string;
  onFault(fault: unknown): void;
}

/** Specification A2: path-based themes; a theme named by the content wins. */
const THEME_BY_PATH: [RegExp, string][] = [
  [/^\/schule\//, 'schule'],
  [/^\/feuerwehr\//, 'feuerwehr'],
  [/^\/barfusspark\//, 'barfusspark'],
  [/^\/klima-umwelt\//, 'natur'],
];

function chooseTheme(pfad: string, pageTheme: string): string {
  const named = THEMES.find((theme) => theme === pageTheme && theme !== 'default');
  return named ?? THEME_BY_PATH.find(([pattern]) => pattern.test(pfad))?.[1] ?? 'default';
}

const PASSED_AS: Record<string, string> = { rubrik_id: 'rubriken' };

/** `{id}` in an endpoint stands for the query parameter of the page. */
const PLACEHOLDER = /\{(\w+)\}/;

/** Null when the page's address lacks what the endpoint asks for. */
function buildCallUrl(options: ApiCall['options'], query: URLSearchParams): string | null {
  const { params, passThrough } = options;
  const wanted = PLACEHOLDER.exec(options.endpoint)?.[1];
  const given = wanted ? (query.get(wanted) ?? '') : '';
  if (wanted && !/^[\w-]{1,60}$/.test(given)) return null;
  const endpoint = options.endpoint.replace(PLACEHOLDER, given);
  const search = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]));
  for (const name of passThrough) {
    const value = query.get(name);
    if (value !== null) search.set(PASSED_AS[name] ?? name, value);
  }
  const text = search.toString();
  return text ? `${endpoint}?${text}` : endpoint;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() ? value : null);

/** The entry of a list that has no other; the last page of a longer list may hold one entry, too. */
function findOnlyEntry(body: unknown): unknown {
  if (!isRecord(body) || !Array.isArray(body.data) || body.data.length !== 1) return undefined;
  return isRecord(body.pagination) && Number(body.pagination.pages) > 1 ? undefined : body.data[0];
}

/** A call that fails is an empty list; any status up to 499 is an answer (specification A7). */
const EMPTY_LIST = { data: [], pagination: { page: 1, pages: 1 } };

const TITEL: Record<number, string> = { 403: 'Kein Zugang', 404: 'Seite nicht gefunden' };

export function createErrorPage(
  pfad: string,
  suche: string,
  status: number,
  siteName: string,
  title?: string,
): SeitenDaten {
  return {
    status,
    pfad,
    suche,
    layout: 'default',
    theme: chooseTheme(pfad, 'default'),
    title: title ?? TITEL[status] ?? 'Leider ist ein Fehler aufgetreten',
    documentTitle: `Fehler - ${status} – ${siteName}`,
    description: null,
    canonical: null,
    robots: 'noindex',
    breadcrumbs: [],
    heroImages: [],
    blocks: [],
  };
}

/** Where only staff may know what a page is called, the route cannot name the page itself; its call can. */
function nameLastCrumb({ anmeldung, breadcrumbs }: Route, page: Route['breadcrumbs'][number]): Route['breadcrumbs'] {
  return !anmeldung || breadcrumbs.at(-1)?.href === page.href ? breadcrumbs : [...breadcrumbs, page];
}

function createBlock(
  block: Route['blocks'][number],
  results: ReadonlyMap<string, unknown>,
  snapshot: Snapshot,
  onFault: (fault: unknown) => void,
): BlockDaten {
  const { template, slotName, options } = block;
  const remote = snapshot.owners.get(template) ?? null;
  const named = Array.isArray(options.apiCalls) ? options.apiCalls.map(String) : [];
  const called = Object.fromEntries(named.filter((name) => results.has(name)).map((name) => [name, results.get(name)]));
  // Some systems send `null` or an empty list for "nothing".
  const context = { ...(isRecord(block.context) ? block.context : {}), ...called };
  const base: BlockDaten = { template, remote, slot: slotName, surface: 'sheet', context: null, options: null };
  if (remote === null) {
    onFault(new Error(`No remote owns the template '${template}'`));
    return base;
  }
  const server = snapshot.remotes.get(remote)?.server;
  const definition = server?.definition(template);
  const surface = server?.release.templates[template]?.surface ?? 'sheet';
  const parsed = definition?.context.safeParse(context);
  const parsedOptions = definition?.options.safeParse(options);
  if (!parsed?.success || !parsedOptions?.success) {
    onFault(
      new Error(`Context or options of '${template}' do not fit`, { cause: parsed?.error ?? parsedOptions?.error }),
    );
    return { ...base, remote: null, surface };
  }
  return { ...base, surface, context: parsed.data, options: parsedOptions.data };
}

export async function loadPage(
  { pfad, query, formular, session }: PageRequest,
  { api, snapshot, publicUrl, siteName, onFault }: LoadPageDependencies,
): Promise<PageOutcome> {
  const suche = query.size > 0 ? `?${query}` : '';
  const error = (status: number): PageOutcome => ({
    kind: 'page',
    seite: createErrorPage(pfad, suche, status, siteName),
    complete: status < 500,
  });

  const headers = session ?? {};
  const reply = await api.get(`/api/cms/route?url=${encodeURIComponent(pfad)}`, headers);
  if (reply.status >= 500) return error(503);
  if (reply.status !== 200) return error(reply.status === 410 ? 410 : 404);
  const parsed = routeSchema.safeParse(reply.body);
  if (!parsed.success) {
    onFault(parsed.error);
    return error(500);
  }
  const route = parsed.data;
  if (route.redirect) return { kind: 'redirect', ...route.redirect };

  let complete = true;
  const replies = await Promise.all(
    route.apiCalls.map(async (call): Promise<[ApiCall, ApiReply | null]> => {
      const url = buildCallUrl(call.options, query);
      if (url === null) return [call, { status: 404, body: null }];
      const answer = await api.get(url, headers).catch((cause: unknown) => {
        onFault(new Error(`${call.options.endpoint} did not answer`, { cause }));
        return null;
      });
      if (answer && answer.status < 500) return [call, answer];
      if (answer) onFault(new Error(`${call.options.endpoint} answered ${answer.status}`));
      complete = false;
      return [call, null];
    }),
  );

  const refused = (status: number) => replies.some(([, answer]) => answer?.status === status);
  if (route.anmeldung && route.anmeldung !== pfad && refused(401)) {
    const weiter = new URLSearchParams({ weiter: `${pfad}${suche}` });
    return { kind: 'redirect', href: `${route.anmeldung}?${weiter}`, status: 302 };
  }
  if (route.anmeldung && refused(403)) return error(403);

  const results = new Map<string, unknown>();
  let seo: Seo | undefined;
  for (const [{ name, options }, answer] of replies) {
    if (options.required && !answer) return error(503);
    // A wrong `seite` is a page that does not exist, not an empty list on a page that does.
    const refusesQuery =
      answer && (answer.status === 400 || answer.status === 404) && options.passThrough.some((key) => query.has(key));
    if (refusesQuery || (options.required && answer?.status !== 200)) return error(answer?.status === 410 ? 410 : 404);
    const body = answer?.status === 200 ? answer.body : EMPTY_LIST;
    const only = findOnlyEntry(body);
    if (options.redirectOnSingleEntry && isRecord(only) && textOf(only.detailURL))
      return { kind: 'redirect', href: String(only.detailURL), status: 302 };
    results.set(name, body);
    // Specification B4: what the page is about has to be an entry.
    if (options.required && !isRecord(body)) return error(404);
    const isEntry = options.required || PLACEHOLDER.test(options.endpoint);
    if (isEntry && answer?.status === 200 && isRecord(body)) {
      const given = seoSchema.safeParse(body.seo).data ?? {};
      const person = [textOf(body.vorname), textOf(body.nachname)].filter(Boolean).join(' ');
      seo = {
        ...given,
        title: textOf(given.title) ?? textOf(body.titel) ?? (person || null),
        description: textOf(given.description),
      };
    }
  }

  const title = seo?.title ?? route.title;
  const seiteNumber = Number(query.get('seite') ?? 1);
  const paged = route.apiCalls.some(({ options }) => options.passThrough.includes('seite')) && seiteNumber > 1;
  const seite: SeitenDaten = {
    status: 200,
    pfad,
    suche,
    layout: route.pageLayout,
    theme: chooseTheme(pfad, route.pageTheme),
    title,
    documentTitle: withoutSoftHyphens(
      [title, paged ? `Seite ${seiteNumber}` : null, pfad === '/' ? null : siteName].filter(Boolean).join(' – '),
    ),
    description: seo?.description ?? route.description ?? null,
    canonical: route.canonical ?? `${publicUrl}${pfad}${paged ? `?seite=${seiteNumber}` : ''}`,
    robots: route.robots ?? null,
    breadcrumbs: nameLastCrumb(route, { title, href: pfad }),
    heroImages: chooseHeroImages(route),
    blocks: route.blocks.map((block) => createBlock(block, results, snapshot, onFault)),
  };
  if (typeof route.id === 'number') seite.id = route.id;
  if (route.heroParallax) seite.heroParallax = true;
  if (route.feed) seite.feed = route.feed;
  if (formular) seite.formular = formular;
  const failed = seite.blocks.some(({ remote }) => remote === null);
  const noStore = replies.some(([, answer]) => answer?.noStore);
  const cookies = [...new Set(replies.flatMap(([, answer]) => answer?.cookies ?? []))];
  return {
    kind: 'page',
    seite,
    complete: complete && !failed,
    ...(noStore ? { noStore } : {}),
    ...(cookies.length > 0 ? { cookies } : {}),
    ...(seo ? { seo } : {}),
  };
}
