import { AsyncLocalStorage } from 'node:async_hooks';
import { REQUEST_ID } from '@gm/shared/fehler/request-id';
import type { FastifyInstance } from 'fastify';

/** The request that work is done for. */
interface RequestContext {
  id: string;
  url: string;
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
export function followRequests(app: FastifyInstance): void {
  app.addHook('onRequest', ({ id, url }, _reply, done) => {
    storage.run({ id, url }, done);
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
  return context ? { [REQUEST_ID]: context.id } : {};
}
