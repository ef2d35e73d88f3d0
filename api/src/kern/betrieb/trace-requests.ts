import { hideValues, namePath, type Schritt, type Spuren } from '@gm/shared/spuren/spuren';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LogEvent } from 'kysely';
import type { Config } from './config.ts';

/** Null where nobody wants to know: nothing is loaded then. */
export async function openSpuren({ OTLP_URL, OTLP_SHARE }: Config): Promise<Spuren | null> {
  if (!OTLP_URL) return null;
  const { startSpuren } = await import('@gm/shared/spuren/start-spuren');
  return startSpuren({ url: OTLP_URL, share: OTLP_SHARE }, { dienst: 'api', isEntrance: false });
}

/** Every call is part of what the shell does for a visitor. */
export function traceRequests(app: FastifyInstance, spuren: Spuren): void {
  const schritte = new WeakMap<FastifyRequest, Schritt>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, url, headers, routeOptions } = request;
    const route = routeOptions.url ?? namePath(url);
    const schritt = spuren.receive(`${method} ${route}`, headers, {
      'http.request.method': method,
      'http.route': route,
    });
    schritte.set(request, schritt);
    schritt.run(done);
  });
  app.addHook('onResponse', (request, { statusCode }, done) => {
    schritte.get(request)?.end({ 'http.response.status_code': statusCode }, statusCode >= 500);
    done();
  });
}

/** Every statement is part of the call that waits for it; what jobs do is part of none. */
export const traceStatements =
  (spuren: Spuren) =>
  ({ level, query, queryDurationMillis }: LogEvent): void => {
    const text = hideValues(query.sql);
    const name = text.split(' ', 1)[0] ?? 'sql';
    spuren.note(
      name,
      queryDurationMillis,
      { 'db.system.name': 'postgresql', 'db.query.text': text },
      level === 'error',
    );
  };
