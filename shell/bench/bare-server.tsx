/**
 * The reference of `npm run bench`: nothing but React over the same document, header and footer included, its data in
 * memory. Started with the environment of a shell, `BENCH_PATH` names the page.
 */
import http from 'node:http';
import { sharedVersions } from '../src/federation/shared-scope.ts';
import { createLocalRenderer } from '../src/isolation/local-renderer.ts';
import { describeHost } from '../src/registry/check-release.ts';
import { Registry } from '../src/registry/registry.ts';
import { createApiClient } from '../src/server/api-client.ts';
import { ApiState } from '../src/server/api-state.ts';
import { readConfig } from '../src/server/config.ts';
import { loadPage } from '../src/server/load-page.ts';
import { RemoteCounts } from '../src/server/remote-counts.ts';
import { renderBlocks, renderMain } from '../src/server/render-page.tsx';
import { loadFrameContent, renderFrame } from '../src/server/site-frame.ts';

const fail = (fault: unknown): never => {
  throw fault;
};
const config = readConfig(process.env);
const api = createApiClient(config.apiUrl, new ApiState(console));
const registry = new Registry({ releasesDir: config.releasesDir, host: describeHost(sharedVersions), onRefused: fail });
await registry.start();
registry.stop();
const { snapshot } = registry;
const content = await loadFrameContent(api, fail);
const pfad = process.env.BENCH_PATH ?? '/';
const outcome = await loadPage(
  { pfad, query: new URLSearchParams(), visitor: { address: '127.0.0.1', session: null } },
  { api, snapshot, publicUrl: config.publicUrl, siteName: content.gemeinde.name, onFault: fail },
);
if (outcome.kind !== 'page') throw new Error(`${pfad} is no page`);
const { seite } = outcome;
const renderer = createLocalRenderer(({ remote, template }) => snapshot.remotes.get(remote)?.server.template(template));
await api.close();

const counts = new RemoteCounts();
const server = http.createServer(async (_request, response) => {
  const frame = renderFrame(content);
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  const { blocks } = await renderBlocks(seite, frame.gemeinde, snapshot, { renderer, counts, onFault: fail });
  const { kopf, panele, fuss } = frame.chrome;
  response.end(`<!DOCTYPE html>${kopf}${renderMain(seite, frame.gemeinde, blocks)}${fuss}${panele}`);
});
server.listen(config.port, config.host);
process.once('SIGTERM', () => server.close(() => process.exit(0)));
