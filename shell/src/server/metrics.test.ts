import Fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { ApiState } from '../http/api/api-state.ts';
import type { Snapshot } from '../registry/registry.ts';
import { RemoteCounts } from '../registry/remote-counts.ts';
import { type MetricSources, Metrics } from './metrics.ts';

const open: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

function createSources(): MetricSources & { counts: RemoteCounts; apiState: ApiState } {
  const remotes = new Map([['mf-text', { server: { release: { name: 'mf-text', version: '1.2' } } }]]);
  return {
    counts: new RemoteCounts(),
    apiState: new ApiState({ warn: () => {} }),
    releases: { snapshot: { remotes } as unknown as Snapshot, canary: null },
  };
}

async function readFigures(metrics: Metrics): Promise<string[]> {
  const server = await metrics.listen({ port: 0, host: '127.0.0.1' });
  open.push(server);
  const reply = await fetch(`${server.listeningOrigin}/metrics`);
  expect(reply.headers.get('content-type')).toContain('text/plain');
  return (await reply.text()).split('\n');
}

it('reports the renderings of each version of a remote, and does not count reads', async () => {
  const sources = createSources();
  const metrics = new Metrics(sources);
  const version = { name: 'mf-text', version: '1.2' };
  sources.counts.note(version, { ms: 30, bytes: 200, failed: false });
  sources.counts.note(version, { ms: 20, bytes: 100, failed: true });
  metrics.noteVerdict('mf-text', { verdict: 'withdrawn', reason: 'faults' });
  await readFigures(metrics);
  const labels = '{remote="mf-text",version="1.2"}';
  expect(await readFigures(metrics)).toEqual(
    expect.arrayContaining([
      `gemeinde_remote_renders_total${labels} 2`,
      `gemeinde_remote_faults_total${labels} 1`,
      `gemeinde_remote_render_seconds_total${labels} 0.05`,
      `gemeinde_remote_html_bytes_total${labels} 300`,
      'gemeinde_release_info{remote="mf-text",version="1.2",state="current"} 1',
      'gemeinde_canary_verdicts_total{remote="mf-text",verdict="withdrawn"} 1',
      'gemeinde_api_reachable 1',
    ]),
  );
  sources.apiState.noteFault({ code: 'ECONNREFUSED' });
  expect(await readFigures(metrics)).toContain('gemeinde_api_reachable 0');
});

it('times requests by route pattern, without personal data', async () => {
  const metrics = new Metrics(createSources());
  const app = Fastify();
  open.push(app);
  metrics.watch(app);
  app.get('/*', async () => 'Seite');
  await app.inject('/suche/?q=Anna-Geheim');
  const figures = await readFigures(metrics);
  expect(figures).toContain('gemeinde_http_request_duration_seconds_count{method="GET",route="/*",status="200"} 1');
  expect(figures.join()).not.toMatch(/geheim|suche/i);
  expect(figures.some((line) => line.startsWith('nodejs_eventloop_lag_seconds '))).toBe(true);
});
