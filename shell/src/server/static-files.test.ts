import fs from 'node:fs';
import path from 'node:path';
import { precompress, precompressFile } from '@gm/shared/build/precompress';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTemporaryDir, storeExample } from '../registry/release.examples.ts';
import { createDiskStore } from '../store/disk-store.ts';
import { activate, endCanary, rollBack, startCanary } from '../store/registry-file.ts';
import { RELEASE_HEADERS } from './federation-manifest-route.ts';
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
  activate(releases, 'mf-probe', '20261121.180000-a1');
  await precompressFile(path.join(releases, 'mf-probe/20261121.180000-a1/release.json'));
  storeExample(releases, { version: 'nur-gespeichert' });
  fs.writeFileSync(path.join(releases, 'mf-probe/20261121.180000-a1/client/seite.html'), 'geheim');
  fs.writeFileSync(path.join(releases, 'host.json'), '{}');
  app = Fastify();
  serveStaticFiles(app, dist, store);
});
afterAll(() => app.close());

const RELEASE = '/remotes/mf-probe/20261121.180000-a1';
const STORED = '/remotes/mf-probe/nur-gespeichert';

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
    expect(headers).toMatchObject(RELEASE_HEADERS);
    expect((await app.inject('/shell/main.1a2b.js')).headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('of a version that another shell has received are fetched on demand', async () => {
    // One that began before the version was there has not seen it.
    const follow = vi.spyOn(store, 'follow').mockResolvedValueOnce(false);
    follow.mockImplementation(async () => {
      storeExample(releases, { version: '20261122.070000-b2' });
      activate(releases, 'mf-probe', '20261122.070000-b2');
      return true;
    });
    const url = '/remotes/mf-probe/20261122.070000-b2/client/text.css';
    expect((await app.inject(url)).statusCode).toBe(200);
    expect((await app.inject(url)).statusCode).toBe(200);
    expect(follow).toHaveBeenCalledTimes(2);
    expect((await app.inject('/remotes/mf-probe/../../client/text.css')).statusCode).toBe(404);
  });

  it('of a version are served from its trial or activation on, also after a rollback', async () => {
    const isServed = async (version: string) =>
      (await app.inject(`/remotes/mf-probe/${version}/client/text.css`)).statusCode === 200;
    for (const version of ['gespeichert', 'erprobt', 'zurueckgesetzt']) storeExample(releases, { version });
    const canary = { remote: 'mf-probe', version: 'erprobt', share: 0.1, key: null, owners: {} };
    expect(await isServed('erprobt')).toBe(false);
    startCanary(releases, canary);
    expect(await isServed('erprobt')).toBe(true);
    endCanary(releases, canary, 'withdrawn', 'faults');
    activate(releases, 'mf-probe', 'zurueckgesetzt');
    rollBack(releases, 'mf-probe');
    for (const version of ['erprobt', 'zurueckgesetzt']) expect(await isServed(version), 'for open tabs').toBe(true);
    expect(await isServed('gespeichert')).toBe(false);
  });

  it('of releases have no rights when they are opened as documents', async () => {
    const file = path.join(releases, 'mf-probe/20261121.180000-a1/client/bild.svg');
    fs.writeFileSync(file, '<svg xmlns="http://www.w3.org/2000/svg"><script>fetch("/api/")</script></svg>');
    const { statusCode, headers } = await app.inject(`${RELEASE}/client/bild.svg`);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
  });

  describe.each([
    ['/shell/main.1a2b.js', 'application/javascript; charset=utf-8'],
    [`${RELEASE}/release.json`, 'application/json; charset=utf-8'],
  ])('%s is compressed as the browser prefers', (url, type) => {
    it.each([
      ['br, gzip', 'br'],
      ['gzip', 'gzip'],
      ['', undefined],
    ])('%o', async (accept, encoding) => {
      const { headers } = await app.inject({ url, headers: { 'accept-encoding': accept } });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers.vary).toContain('accept-encoding');
      expect(headers['content-type']).toBe(type);
    });
  });
});

describe('private files', () => {
  it.each([
    `${RELEASE}/server/remoteEntry.cjs`,
    `${RELEASE}/client/seite.html`,
    `${STORED}/client/text.css`,
    `${STORED}/release.json`,
    `${STORED.replace('nur', '%6eur')}/client/text.css`,
    `${RELEASE}/../nur-gespeichert/client/text.css`,
    `${RELEASE}/%2e%2e/nur-gespeichert/client/text.css`,
    `${RELEASE}/..%2fnur-gespeichert/client/text.css`,
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
