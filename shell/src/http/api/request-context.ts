import { AsyncLocalStorage } from 'node:async_hooks';
import { REQUEST_ID } from '@gm/shared/errors/request-id';
import { namePath as nameForTrace, type Step, type Traces } from '@gm/shared/tracing/traces';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The request on whose behalf code runs. */
interface RequestContext {
  id: string;
  url: string;
  /** Its trace span; undefined without tracing. */
  schritt: Step | undefined;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** This call has the page's address in its query. */
const PAGE_DATA = '/_shell/page';

/** The path without the query, which may contain visitors' input. */
function namePath(url: string): string {
  const [path = '', query = ''] = url.split('?', 2);
  const named = path === PAGE_DATA ? (new URLSearchParams(query).get('url')?.split('?')[0] ?? path) : path;
  return named.slice(0, 200);
}

/**
 * From here on every log line and every api call knows its request. Async context makes every promise slower, so hooks
 * that do not wait create none.
 */
export function followRequests(app: FastifyInstance, traces: Traces | null = null): void {
  const steps = new WeakMap<FastifyRequest, Step>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { id, url, method, headers } = request;
    const path = nameForTrace(namePath(url));
    const step = traces?.receive(`${method} ${path}`, headers, { 'http.request.method': method, 'url.path': path });
    if (!step) return storage.run({ id, url, schritt: step }, done);
    steps.set(request, step);
    step.run(() => storage.run({ id, url, schritt: step }, done));
  });
  if (traces)
    app.addHook('onResponse', (request, { statusCode }, done) => {
      steps.get(request)?.end({ 'http.response.status_code': statusCode }, statusCode >= 500);
      done();
    });
  // Visitors can quote this id when they report a fault.
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (reply.statusCode >= 500) reply.header(REQUEST_ID, request.id);
    done();
  });
}

/** Fields of a log line: the request it belongs to, wherever the line is written. */
export function describeRequest(): { request?: string; page?: string } {
  const context = storage.getStore();
  return context ? { request: context.id, page: namePath(context.url) } : {};
}

/** Headers that pass the request on to the api. */
export function nameRequest(): Record<string, string> {
  const context = storage.getStore();
  return context ? { [REQUEST_ID]: context.id, ...context.schritt?.headers() } : {};
}
