import Fastify, { type FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ApiState } from '../http/api/api-state.ts';
import type { Registry as Releases } from '../registry/registry.ts';
import type { RemoteCounts } from '../registry/remote-counts.ts';
import type { Verdict } from '../serve/canary/canary-judge.ts';

/**
 * prom-client's default of 10 wakes an idle process 100 times a second, half of its processor time. The lag includes it:
 * a process that nothing delays shows 0.1 s.
 */
const LAG_EVERY_MS = 100;

export interface MetricSources {
  releases: Pick<Releases, 'snapshot' | 'canary'>;
  counts: RemoteCounts;
  apiState: ApiState;
}

/** Metrics of this process for a monitoring system (OpenMetrics), by route pattern and without personal data. */
export class Metrics {
  readonly registry = new Registry();
  readonly #verdicts: Counter<'remote' | 'verdict'>;

  constructor({ releases, counts, apiState }: MetricSources) {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry, eventLoopMonitoringPrecision: LAG_EVERY_MS });
    this.#verdicts = new Counter({
      name: 'gemeinde_canary_verdicts_total',
      help: 'Ends of trials of a new version',
      labelNames: ['remote', 'verdict'],
      registers,
    });
    new Gauge({
      name: 'gemeinde_api_reachable',
      help: '0 while nobody answers at API_URL',
      registers,
      collect() {
        this.set(apiState.isAway ? 0 : 1);
      },
    });
    new Gauge({
      name: 'gemeinde_release_info',
      help: 'Versions that visitors get; state is current or canary',
      labelNames: ['remote', 'version', 'state'],
      registers,
      collect() {
        this.reset();
        for (const { server } of releases.snapshot.remotes.values())
          this.set({ remote: server.release.name, version: server.release.version, state: 'current' }, 1);
        const tried = releases.canary;
        if (tried) this.set({ remote: tried.remote, version: tried.version, state: 'canary' }, 1);
      },
    });
    const rendered = [
      ['gemeinde_remote_renders_total', 'Blocks rendered', 'renders', 1],
      ['gemeinde_remote_faults_total', 'Blocks that failed', 'faults', 1],
      ['gemeinde_remote_render_seconds_total', 'Seconds that blocks took', 'ms', 1000],
      ['gemeinde_remote_html_bytes_total', 'Bytes of HTML of blocks', 'bytes', 1],
    ] as const;
    for (const [name, help, figure, unit] of rendered) {
      new Counter({
        name,
        help,
        labelNames: ['remote', 'version'],
        registers,
        collect() {
          this.reset();
          for (const { remote, version, count } of counts.list()) this.inc({ remote, version }, count[figure] / unit);
        },
      });
    }
  }

  /** Times every request of the site. */
  watch(app: FastifyInstance): void {
    const duration = new Histogram({
      name: 'gemeinde_http_request_duration_seconds',
      help: 'From the request to the end of its reply',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers: [this.registry],
    });
    app.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
      const labels = { method, route: routeOptions.url ?? 'none', status: reply.statusCode };
      duration.observe(labels, reply.elapsedTime / 1000);
      done();
    });
  }

  noteVerdict(remote: string, { verdict }: Verdict): void {
    this.#verdicts.inc({ remote, verdict });
  }

  /** A separate server, because the site's port is for visitors. */
  async listen(options: { port: number; host: string }): Promise<FastifyInstance> {
    const server = Fastify();
    server.get('/metrics', async (_request, reply) => {
      reply.type(this.registry.contentType);
      return this.registry.metrics();
    });
    await server.listen(options);
    return server;
  }
}
