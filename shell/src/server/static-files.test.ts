import fs from 'node:fs';
import path from 'node:path';
import { precompress } from '@gm/shared/build/precompress';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTemporaryDir, storeExample } from '../registry/release.examples.ts';
import { createDiskStore } from '../store/disk-store.ts';
import { flip } from '../store/registry-file.ts';
import { ANY_ORIGIN } from './federation-manifest-route.ts';
import { serveStaticFiles } from './static-files.ts';

const dist = createTemporaryDir();
const releases = createTemporaryDir();
let app: FastifyInstance;
const store = createDiskStore(releases);

beforeAll(async () => {
  fs.mkdirSync(path.join(dist, 'client'));
  fs.mkdirSync(path.join(dist, 'server'));
  fs.writeFileSync(path.join(dist, 'client/main.1a2b.js'), `export const a = '${'a'.repeat(500)}';`);
  fs.writeFileSync(path.join(dist, 'server/main.mjs'), 'geheim');
  fs.writeFileSync(path.join(dist, 'assets.json'), '{}');
  fs.mkdirSync(path.join(dist, 'client/motive'));
  fs.writeFileSync(path.join(dist, 'client/motive/chor.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await precompress(path.join(dist, 'client'));
  storeExample(releases, { version: '20261121.180000-a1' });
  flip(releases, 'mf-probe', '20261121.180000-a1');
  fs.writeFileSync(path.join(releases, 'host.json'), '{}');
  app = Fastify();
  serveStaticFiles(app, dist, store);
});
afterAll(() => app.close());

const RELEASE = '/remotes/mf-probe/20261121.180000-a1';

describe('public files', () => {
  it.each([
    ['/shell/main.1a2b.js', 'application/javascript; charset=utf-8'],
    [`${RELEASE}/client/remoteEntry.js`, 'application/javascript; charset=utf-8'],
    [`${RELEASE}/client/text.css`, 'text/css; charset=utf-8'],
    [`${RELEASE}/release.json`, 'application/json; charset=utf-8'],
  ])('%s may be cached forever', async (url, type) => {
    const { statusCode, headers } = await app.inject(url);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe(type);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('illustrations have one address for all versions, and may be cached for a day', async () => {
    const { headers } = await app.inject('/shell/motive/chor.svg');
    expect(headers['content-type']).toBe('image/svg+xml');
    expect(headers['cache-control']).toBe('public, max-age=86400');
  });

  it('of releases may be loaded by hosts on other origins', async () => {
    const { headers } = await app.inject(`${RELEASE}/client/remoteEntry.js`);
    expect(headers).toMatchObject(ANY_ORIGIN);
    expect((await app.inject('/shell/main.1a2b.js')).headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('of a version that another shell has received are fetched on demand', async () => {
    const follow = vi.spyOn(store, 'follow').mockImplementation(async () => {
      storeExample(releases, { version: '20261122.070000-b2' });
      return true;
    });
    const url = '/remotes/mf-probe/20261122.070000-b2/client/text.css';
    expect((await app.inject(url)).statusCode).toBe(200);
    expect((await app.inject(url)).statusCode).toBe(200);
    expect(follow).toHaveBeenCalledOnce();
    expect((await app.inject('/remotes/mf-probe/../../client/text.css')).statusCode).toBe(404);
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['', undefined],
  ])('are compressed as the browser prefers: %o', async (accept, encoding) => {
    const { headers } = await app.inject({ url: '/shell/main.1a2b.js', headers: { 'accept-encoding': accept } });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toContain('accept-encoding');
    expect(headers['content-type']).toBe('application/javascript; charset=utf-8');
  });
});

describe('private files', () => {
  it.each([
    `${RELEASE}/server/remoteEntry.cjs`,
    `${RELEASE}/client/../server/remoteEntry.cjs`,
    `${RELEASE}/client/%2e%2e/server/remoteEntry.cjs`,
    `${RELEASE}/client/..%2fserver/remoteEntry.cjs`,
    `${RELEASE}/client/`,
    `${RELEASE}/`,
    '/remotes/registry.json',
    '/remotes/host.json',
    '/remotes/',
    '/remotes/..%2f..%2fetc/passwd',
    '/shell/../server/main.mjs',
    '/shell/%2e%2e/server/main.mjs',
    '/shell/..%2fassets.json',
    '/shell/',
  ])('%s', async (url) => {
    const { statusCode, body } = await app.inject(url);
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
    expect(body).not.toContain('geheim');
  });
});
