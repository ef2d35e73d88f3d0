/**
 * Baseline for `npm run bench`: plain React renders the same document with header and footer, from data in memory. It
 * reads the environment of a shell; `BENCH_PATH` names the page.
 */
import http from 'node:http';
import { sharedVersions } from '../src/federation/shared-scope.ts';
import { createApiClient } from '../src/http/api/api-client.ts';
import { ApiState } from '../src/http/api/api-state.ts';
import { loadPage } from '../src/page/load/load-page.ts';
import { renderBlocks, renderMain } from '../src/page/render/render-page.tsx';
import { loadFrameContent, renderFrame } from '../src/page/render/site-frame.ts';
import { Registry } from '../src/registry/registry.ts';
import { RemoteCounts } from '../src/registry/remote-counts.ts';
import { readConfig } from '../src/server/config.ts';
import { describeHost } from '../src/store/check-release.ts';
import { Guests } from './no-guests.ts';

const fail = (fault: unknown): never => {
  throw fault;
};
const config = readConfig(process.env);
const api = createApiClient(config.apiUrl, new ApiState(console));
const guests = new Guests();
const registry = new Registry({
  releasesDir: config.releasesDir,
  host: describeHost(sharedVersions),
  load: (release, dir) => guests.open(release, dir),
  onRefused: fail,
});
await registry.start();
registry.stop();
const { snapshot } = registry;
const content = await loadFrameContent(api, fail);
const path = process.env.BENCH_PATH ?? '/';
const outcome = await loadPage(
  { pfad: path, query: new URLSearchParams(), visitor: { address: '127.0.0.1', session: null } },
  { api, snapshot, renderer: guests, publicUrl: config.publicUrl, siteName: content.gemeinde.name, onFault: fail },
);
if (outcome.kind !== 'page') throw new Error(`${path} is no page`);
const { seite: page } = outcome;
await api.close();

const counts = new RemoteCounts();
const server = http.createServer(async (_request, response) => {
  const frame = renderFrame(content);
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  const { daten: data, blocks } = await renderBlocks(page, frame.gemeinde, snapshot, {
    renderer: guests,
    counts,
    onFault: fail,
  });
  const { kopf: head, panele: panels, fuss } = frame.chrome;
  response.end(`<!DOCTYPE html>${head}${renderMain(data, frame.gemeinde, blocks)}${fuss}${panels}`);
});
server.listen(config.port, config.host);
process.once('SIGTERM', () => server.close(() => process.exit(0)));
