import fs from 'node:fs';
import path from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Registry } from '../registry/registry.ts';
import { createTemporaryDir } from '../registry/release.examples.ts';
import { RELEASE_HEADERS, registerFederationManifests } from './federation-manifest-route.ts';

const releases = createTemporaryDir();
const app = Fastify();
/** Remote → its current version. */
const current = new Map([
  ['mf-probe', 'v1'],
  ['mf-old', 'v1'],
]);
const registry = {
  get snapshot() {
    return { remotes: new Map([...current].map(([name, version]) => [name, { server: { release: { version } } }])) };
  },
} as unknown as Registry;
const assets = { js: { sync: ['1.js'], async: ['2.js'] }, css: { sync: ['1.css'], async: [] } };
const store = (version: string) => {
  const dir = path.join(releases, 'mf-probe', version, 'client');
  fs.mkdirSync(dir, { recursive: true });
  const metaData = { publicPath: 'auto', remoteEntry: { name: 'mf-entry.js', path: '', type: 'module' } };
  const manifest = { id: version, metaData, shared: [], remotes: [], exposes: [{ name: 'text', assets }] };
  fs.writeFileSync(path.join(dir, 'mf-manifest.json'), JSON.stringify(manifest));
};

beforeAll(() => {
  for (const version of ['v1', 'v2']) store(version);
  registerFederationManifests(app, registry, releases);
});
afterAll(() => app.close());

it('answers with the current version, and names its files from the stable address', async () => {
  for (const version of ['v1', 'v2']) {
    current.set('mf-probe', version);
    const answer = await app.inject('/remotes/mf-probe/mf-manifest.json');
    expect(answer.headers).toMatchObject({ ...RELEASE_HEADERS, 'cache-control': 'no-cache' });
    const place = (file: string) => `${version}/client/${file}`;
    expect(answer.json()).toMatchObject({
      id: version,
      metaData: { publicPath: 'auto', remoteEntry: { name: 'mf-entry.js', path: place('').slice(0, -1) } },
      exposes: [
        {
          name: 'text',
          assets: { js: { sync: [place('1.js')], async: [place('2.js')] }, css: { sync: [place('1.css')], async: [] } },
        },
      ],
    });
  }
});

it.each(['mf-old', 'mf-nobody', '..'])('answers 404 for %s, which has none', async (remote) => {
  expect((await app.inject(`/remotes/${remote}/mf-manifest.json`)).statusCode).toBe(404);
  expect((await app.inject('/remotes/mf-probe/mf-stats.json')).statusCode).toBe(404);
});
