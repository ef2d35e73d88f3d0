import { setTimeout as wait } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { OpenDatabase } from '../database/database-handle.ts';
import type { Figure } from './figure.ts';

/** Monitoring systems abort slow scrapes and would then lose all metrics of this process. */
const LIMIT_MS = 1_000;

/**
 * prom-client's default of 10 wakes an idle process 100 times a second, half of its processor time. The lag includes it:
 * a process that nothing delays shows 0.1 s.
 */
const LAG_EVERY_MS = 100;

const withinLimit = <Value>(asked: Promise<Value>): Promise<Value | null> =>
  Promise.race([asked.catch(() => null), wait(LIMIT_MS, null, { ref: false })]);

interface MetricSources {
  database: Pick<OpenDatabase, 'db' | 'connections'>;
  figures: readonly Figure[];
}

/** Metrics of this process and of the database (OpenMetrics). Labels contain no personal data. */
export function createMetrics({ database, figures }: MetricSources): Registry {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LAG_EVERY_MS });
  new Gauge({
    name: 'gemeinde_database_connections',
    help: 'Connections of this process: open, unused, and requests that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, value] of Object.entries(database.connections())) this.set({ state }, value);
    },
  });
  new Gauge({
    name: 'gemeinde_database_reachable',
    help: '0 when the database does not answer; its figures are left out then',
    registers,
    async collect() {
      const answer = await withinLimit(sql`select 1`.execute(database.db));
      this.set(answer ? 1 : 0);
    },
  });
  for (const { name, help, label, read } of figures) {
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers,
      async collect() {
        this.reset();
        const values = await withinLimit(read(database.db));
        for (const [value, count] of values ?? []) this.set({ [label]: value }, count);
      },
    });
  }
  return registry;
}

/** Measures the duration of every call. */
export function timeRequests(app: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: 'gemeinde_http_request_duration_seconds',
    help: 'From the request to the end of its reply',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const labels = { method, route: routeOptions.url ?? 'none', status: reply.statusCode };
    duration.observe(labels, reply.elapsedTime / 1000);
  });
}

/** A separate server, because the API's port is for the gateway. */
export async function serveMetrics(
  registry: Registry,
  options: { port: number; host: string },
): Promise<FastifyInstance> {
  const server = Fastify();
  server.get('/metrics', async (_request, reply) => {
    reply.type(registry.contentType);
    return registry.metrics();
  });
  await server.listen(options);
  return server;
}
