import { type ApiCall, type Route, routeSchema } from '@gm/shared/schemas/page';
import type { TestApp } from '../test-app.ts';

type Head = Record<string, string>;
/** What the api answers for a block of a page: what the shell makes the props of its template of. */
export interface Capture {
  template: string;
  /** Address of the page. */
  seite: string;
  context: Record<string, unknown>;
  options: Record<string, unknown>;
}

const PASSED_AS: Record<string, string> = { rubrik_id: 'rubriken' };

/** As the shell asks (`shell/src/page/load/run-calls.ts`). */
function buildUrl({ endpoint, params, passThrough }: ApiCall['options'], query: URLSearchParams): string {
  const search = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]));
  for (const name of passThrough) {
    const value = query.get(name);
    if (value !== null) search.set(PASSED_AS[name] ?? name, value);
  }
  return `${endpoint.replace(/\{(\w+)\}/, (_, name: string) => query.get(name) ?? '')}?${search}`;
}

/** Paths of pages that an answer names. */
function* listPaths(value: unknown, name = ''): Generator<string> {
  if (typeof value === 'string') {
    if (/^(\w*URL|href|url|vorschau|pfad)$/.test(name) && /^\/(?!api\/)[\w/-]*\/(\?[\w=&-]*)?$/.test(value))
      yield value;
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) yield* listPaths(inner, Array.isArray(value) ? name : key);
  }
}

/** Pages of one folder are much alike; the top has all the pages that have none. */
const PER_FOLDER = 15;

/**
 * Asks for every page that begins at `paths` or is named in an answer, with the calls the shell would make for it. `own`:
 * addresses of the calls that templates make by themselves. `cards`: the open slots that templates fill.
 */
export async function visitPages(
  { app }: TestApp,
  headers: Head,
  paths: readonly string[],
  own: ReadonlyMap<string, Record<string, string>>,
  cards: ReadonlyMap<string, string>,
): Promise<Capture[]> {
  const waiting: string[] = [];
  const known = new Set<string>();
  const folders = new Map<string, number>();
  const captures: Capture[] = [];
  const note = (path: string, most = PER_FOLDER) => {
    const folder = path.replace(/[^/]*\/(\?.*)?$/, '');
    const count = (folders.get(folder) ?? 0) + 1;
    if (known.has(path) || count > most) return;
    folders.set(folder, count);
    known.add(path);
    waiting.push(path);
  };
  const ask = async (url: string) => {
    const reply = await app.inject({ url, headers });
    if (reply.statusCode >= 500) throw new Error(`${url}: ${reply.statusCode}`);
    return reply.statusCode === 200 ? (reply.json() as unknown) : undefined;
  };
  const visit = async (page: string) => {
    const { pathname, searchParams } = new URL(page, 'http://x');
    const reply = await ask(`/api/cms/route?url=${encodeURIComponent(pathname)}`);
    const route: Route | null = reply === undefined ? null : routeSchema.parse(reply);
    if (!route || route.redirect) return;
    const answers = new Map<string, unknown>();
    for (const { name, options } of route.apiCalls) {
      const answer = await ask(buildUrl(options, searchParams));
      if (answer !== undefined) answers.set(name, answer);
    }
    const isChosen = route.openSlot && searchParams.has(route.openSlot);
    const filling = [...cards].filter(([, slot]) => isChosen && slot === route.openSlot);
    const added = filling.map(([template]) => ({ template, context: {}, options: {} as Record<string, unknown> }));
    for (const { template, context, options } of [...route.blocks, ...added]) {
      const { apiCalls, ...rest } = options;
      const named = Array.isArray(apiCalls) ? apiCalls.map(String).filter((name) => answers.has(name)) : [];
      const brought = Object.fromEntries(named.map((name) => [name, answers.get(name)]));
      const self: Record<string, unknown> = {};
      for (const [name, url] of Object.entries(own.get(template) ?? {})) self[name] = await ask(url);
      captures.push({
        template,
        // Secrets are others every time.
        seite: page.replace(/token=.*/, 'token=…'),
        context: { ...(context as object), ...self, ...brought },
        options: rest,
      });
    }
    for (const path of listPaths([...answers.values()])) note(path);
  };
  for (const path of paths) note(path, Number.POSITIVE_INFINITY);
  for (const path of listPaths(await ask('/api/cms/verzeichnis'))) note(path);
  for (let page = waiting.shift(); page !== undefined; page = waiting.shift()) await visit(page);
  return captures;
}
