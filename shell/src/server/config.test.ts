import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig as read } from './config.ts';

/** Without a secret, one would be created and stored. */
const readConfig = (env: NodeJS.ProcessEnv) => read({ FORM_SECRET: 'sechzehn-zeichen', ...env });

describe('configuration', () => {
  it('needs no settings', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      apiUrl: 'http://127.0.0.1:3001',
      releasesDir: path.resolve('releases'),
      publicUrl: 'http://localhost:3000',
      trustProxy: 'loopback',
      logLevel: 'info',
      hotReload: false,
      pageCacheSize: 500,
      clientLimits: { requests: 256, bodies: 128, connections: 1024 },
      sentryDsn: undefined,
      beobachtung: {},
    });
  });

  it.each([
    [{ PORT: '8080' }, { port: 8080, publicUrl: 'http://localhost:8080' }],
    [{ PORT: '8080', API_PORT: '3461' }, { apiUrl: 'http://127.0.0.1:3461' }],
    [{ API_URL: 'http://api-one:3001', API_PORT: '3461' }, { apiUrl: 'http://api-one:3001' }],
    [{ PUBLIC_URL: 'https://www.b.example/' }, { publicUrl: 'https://www.b.example' }],
    [{ HOT_RELOAD: '1' }, { hotReload: true }],
    [{ HOT_RELOAD: 'false' }, { hotReload: false }],
    [{ RELEASES_DIR: '/srv/releases' }, { releasesDir: '/srv/releases' }],
    [{ TEMPLATE_SOURCES: 'https://t.example, unsafe-eval' }, { templateSources: ['https://t.example', 'unsafe-eval'] }],
    [{ TEMPLATE_SOURCES: '' }, { templateSources: [] }],
    [{}, { remoteOrigins: new Map() }],
    [
      { REMOTE_ORIGINS: 'mf-forms=https://cdn.example:443, mf-content=http://localhost:8080' },
      {
        remoteOrigins: new Map([
          ['mf-forms', 'https://cdn.example'],
          ['mf-content', 'http://localhost:8080'],
        ]),
      },
    ],
    [{ RENDER_WORKERS: '3', RENDER_LIMIT: '500' }, { rendering: { size: 3, limitMs: 500, memoryMb: 256 } }],
  ])('%o', (env, expected) => {
    expect(readConfig(env)).toMatchObject(expected);
  });

  it.each([
    [
      { MATOMO_URL: 'https://z.example/m', MATOMO_SITE_ID: '3' },
      { matomo: { url: 'https://z.example/m/', siteId: 3 } },
    ],
    [{ MATOMO_URL: 'https://z.example/m' }, {}],
    [{ MATOMO_SITE_ID: '3' }, {}],
    [{ SENTRY_DSN_BROWSER: 'https://k@e.example/1' }, { sentry: { dsn: 'https://k@e.example/1' } }],
    [{ SENTRY_DSN: 'https://k@e.example/1' }, {}],
  ])('with %o the browser gets %o', (env, monitoring) => {
    expect(readConfig(env).beobachtung).toEqual(monitoring);
  });

  it.each([
    { MATOMO_URL: 'javascript:alert(1)' },
    { MATOMO_SITE_ID: '0' },
    { TEMPLATE_SOURCES: 'http://t.example' },
    { TEMPLATE_SOURCES: 'https:' },
    { TEMPLATE_SOURCES: 'https://*.example' },
    { TEMPLATE_SOURCES: 'https://t.example/shop' },
    { TEMPLATE_SOURCES: "'unsafe-inline'" },
    { REMOTE_ORIGINS: 'https://cdn.example' },
    { REMOTE_ORIGINS: 'mf-forms=http://cdn.example' },
    { REMOTE_ORIGINS: 'mf-forms=http://localhost.example' },
    { REMOTE_ORIGINS: 'mf-forms=https://cdn.example/files' },
    { REMOTE_ORIGINS: 'mf-forms=https://*.example' },
    { REMOTE_ORIGINS: 'mf-forms=https://cdn.example:99999' },
    { SENTRY_DSN: 'e.example' },
    { FORM_SECRET: 'kurz' },
    { BODY_GRACE: '0' },
    { PORT: 'drei' },
    { PORT: '70000' },
    { API_URL: 'localhost' },
    { PUBLIC_URL: 'www.b.example' },
    { LOG_LEVEL: 'laut' },
    { PAGE_CACHE_SIZE: '-1' },
    { RENDER_WORKERS: '0' },
    { RENDER_LIMIT: 'nie' },
  ])('names the wrong setting: %o', (env) => {
    expect(() => readConfig(env)).toThrow(Object.keys(env)[0]);
  });

  it('says how an origin of a remote is written', () => {
    expect(() => readConfig({ REMOTE_ORIGINS: 'mf-forms=http://cdn.example' })).toThrow(
      'REMOTE_ORIGINS: Remotes with an https origin such as mf-forms=https://cdn.example',
    );
  });

  it('names all of them at once, and the settings that machines sharing releases need', () => {
    const wrong = () => read({ PORT: 'drei', RELEASES_S3: 'https://s3.example', LOG_LEVEL: 'laut' });
    expect(wrong).toThrow(
      /PORT: .*LOG_LEVEL: .*RELEASES_S3: .*RELEASES_S3_KEY: .*RELEASES_S3_SECRET: .*FORM_SECRET: /s,
    );
  });
});
