import { AsyncLocalStorage } from 'node:async_hooks';
import { REQUEST_ID } from '@gm/shared/fehler/request-id';
import { namePath as nameForTrace, type Schritt, type Spuren } from '@gm/shared/spuren/spuren';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The request that work is done for. */
interface RequestContext {
  id: string;
  url: string;
  /** Where its time goes; undefined where nobody wants to know. */
  schritt: Schritt | undefined;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Where the address of a page travels inside another one. */
const PAGE_DATA = '/_shell/page';

/** Path without what a visitor may have put into the query. */
function namePath(url: string): string {
  const [path = '', query = ''] = url.split('?', 2);
  const named = path === PAGE_DATA ? (new URLSearchParams(query).get('url')?.split('?')[0] ?? path) : path;
  return named.slice(0, 200);
}

/**
 * From here on everything that is logged or asked of the api knows for which request. Every promise pays for it, which is why
 * hooks that wait for nothing make none.
 */
export function followRequests(app: FastifyInstance, spuren: Spuren | null = null): void {
  const schritte = new WeakMap<FastifyRequest, Schritt>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { id, url, method, headers } = request;
    const path = nameForTrace(namePath(url));
    const schritt = spuren?.receive(`${method} ${path}`, headers, { 'http.request.method': method, 'url.path': path });
    if (!schritt) return storage.run({ id, url, schritt }, done);
    schritte.set(request, schritt);
    schritt.run(() => storage.run({ id, url, schritt }, done));
  });
  if (spuren)
    app.addHook('onResponse', (request, { statusCode }, done) => {
      schritte.get(request)?.end({ 'http.response.status_code': statusCode }, statusCode >= 500);
      done();
    });
  // Who calls the town hall about a fault can say which one it was.
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (reply.statusCode >= 500) reply.header(REQUEST_ID, request.id);
    done();
  });
}

/** Of a log line: the request it belongs to, wherever in the program it is written. */
export function describeRequest(): { request?: string; page?: string } {
  const context = storage.getStore();
  return context ? { request: context.id, page: namePath(context.url) } : {};
}

/** Headers that tell the api. */
export function nameRequest(): Record<string, string> {
  const context = storage.getStore();
  return context ? { [REQUEST_ID]: context.id, ...context.schritt?.headers() } : {};
}
