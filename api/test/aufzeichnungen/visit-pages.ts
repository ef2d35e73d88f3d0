import { type ApiCall, type Route, routeSchema } from '@gm/shared/schemas/seite';
import type { TestApp } from '../test-app.ts';

type Kopf = Record<string, string>;
/** What the api answers for a block of a page: what the shell makes the props of its template of. */
export interface Aufnahme {
  template: string;
  /** Address of the page. */
  seite: string;
  context: Record<string, unknown>;
  options: Record<string, unknown>;
}

const PASSED_AS: Record<string, string> = { rubrik_id: 'rubriken' };

/** As the shell asks (`shell/src/server/run-calls.ts`). */
function buildUrl({ endpoint, params, passThrough }: ApiCall['options'], query: URLSearchParams): string {
  const search = new URLSearchParams(Object.entries(params).map(([name, wert]) => [name, String(wert)]));
  for (const name of passThrough) {
    const wert = query.get(name);
    if (wert !== null) search.set(PASSED_AS[name] ?? name, wert);
  }
  return `${endpoint.replace(/\{(\w+)\}/, (_, name: string) => query.get(name) ?? '')}?${search}`;
}

/** Paths of pages that an answer names. */
function* listPaths(wert: unknown, name = ''): Generator<string> {
  if (typeof wert === 'string') {
    if (/^(\w*URL|href|url|vorschau|pfad)$/.test(name) && /^\/(?!api\/)[\w/-]*\/(\?[\w=&-]*)?$/.test(wert)) yield wert;
  } else if (typeof wert === 'object' && wert !== null) {
    for (const [key, inner] of Object.entries(wert)) yield* listPaths(inner, Array.isArray(wert) ? name : key);
  }
}

/** Pages of one folder are much alike; the top has all the pages that have none. */
const JE_ORDNER = 15;

/**
 * Asks for every page that begins at `paths` or is named in an answer, with the calls the shell would make for it. `own`:
 * addresses of the calls that templates make by themselves.
 */
export async function visitPages(
  { app }: TestApp,
  headers: Kopf,
  paths: readonly string[],
  own: ReadonlyMap<string, Record<string, string>>,
): Promise<Aufnahme[]> {
  const waiting: string[] = [];
  const known = new Set<string>();
  const folders = new Map<string, number>();
  const aufnahmen: Aufnahme[] = [];
  const note = (path: string, most = JE_ORDNER) => {
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
  const visit = async (seite: string) => {
    const { pathname, searchParams } = new URL(seite, 'http://x');
    const reply = await ask(`/api/cms/route?url=${encodeURIComponent(pathname)}`);
    const route: Route | null = reply === undefined ? null : routeSchema.parse(reply);
    if (!route || route.redirect) return;
    const answers = new Map<string, unknown>();
    for (const { name, options } of route.apiCalls) {
      const answer = await ask(buildUrl(options, searchParams));
      if (answer !== undefined) answers.set(name, answer);
    }
    for (const { template, context, options } of route.blocks) {
      const { apiCalls, ...rest } = options;
      const named = Array.isArray(apiCalls) ? apiCalls.map(String).filter((name) => answers.has(name)) : [];
      const brought = Object.fromEntries(named.map((name) => [name, answers.get(name)]));
      const self: Record<string, unknown> = {};
      for (const [name, url] of Object.entries(own.get(template) ?? {})) self[name] = await ask(url);
      aufnahmen.push({
        template,
        // Secrets are others every time.
        seite: seite.replace(/token=.*/, 'token=…'),
        context: { ...(context as object), ...self, ...brought },
        options: rest,
      });
    }
    for (const path of listPaths([...answers.values()])) note(path);
  };
  for (const path of paths) note(path, Number.POSITIVE_INFINITY);
  for (const path of listPaths(await ask('/api/cms/verzeichnis'))) note(path);
  for (let seite = waiting.shift(); seite !== undefined; seite = waiting.shift()) await visit(seite);
  return aufnahmen;
}
