import { hideValues, namePath, type Step, type Traces } from '@gm/shared/tracing/traces';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LogEvent } from 'kysely';
import type { Config } from '../config/config.ts';

/** Null without a collector; nothing is loaded then. */
export async function openTraces({ OTLP_URL, OTLP_SHARE }: Config): Promise<Traces | null> {
  if (!OTLP_URL) return null;
  const { startTraces } = await import('@gm/shared/tracing/start-traces');
  return startTraces({ url: OTLP_URL, share: OTLP_SHARE }, { dienst: 'api', isEntrance: false });
}

/** Adds a span for every call to the shell's trace. */
export function traceRequests(app: FastifyInstance, traces: Traces): void {
  const steps = new WeakMap<FastifyRequest, Step>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, url, headers, routeOptions } = request;
    const route = routeOptions.url ?? namePath(url);
    const step = traces.receive(`${method} ${route}`, headers, {
      'http.request.method': method,
      'http.route': route,
    });
    steps.set(request, step);
    step.run(done);
  });
  app.addHook('onResponse', (request, { statusCode }, done) => {
    steps.get(request)?.end({ 'http.response.status_code': statusCode }, statusCode >= 500);
    done();
  });
}

/** Adds a span for every statement to its call; statements of jobs have none. */
export const traceStatements =
  (traces: Traces) =>
  ({ level, query, queryDurationMillis }: LogEvent): void => {
    const text = hideValues(query.sql);
    const name = text.split(' ', 1)[0] ?? 'sql';
    traces.note(
      name,
      queryDurationMillis,
      { 'db.system.name': 'postgresql', 'db.query.text': text },
      level === 'error',
    );
  };
