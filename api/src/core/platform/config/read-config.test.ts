// Makes German the language of zod, as in the running api.
import '@gm/shared/schemas/pieces';
import { expect, it } from 'vitest';
import { readConfig } from './read-config.ts';

it('runs without any variable: embedded database, demo content, local addresses', () => {
  const config = readConfig({});
  expect(config).toMatchObject({ API_PORT: 3001, API_HOST: '127.0.0.1', DEMO: true });
  expect(config.DATA_DIR).toMatch(/\/\.data$/);
  expect(config.CONTENT_DIR).toMatch(/\/api\/content$/);
});

it('loads demo content into PostgreSQL only on request', () => {
  const DATABASE_URL = 'postgres://gemeinde@db/gemeinde';
  expect(readConfig({ DATABASE_URL }).DEMO).toBe(false);
  expect(readConfig({ DATABASE_URL, DEMO: '1' }).DEMO).toBe(true);
  expect(readConfig({ DEMO: 'false' }).DEMO).toBe(false);
});

it('treats an empty variable as unset', () => {
  expect(readConfig({ DATABASE_URL: '', API_PORT: '' })).toMatchObject({ API_PORT: 3001, DEMO: true });
});

it('reports all invalid variables at once', () => {
  const wrong = () => readConfig({ API_PORT: 'viele', CMS_URL: 'ftp://alt.example', LOG_LEVEL: 'laut' });
  expect(wrong).toThrow(/API_PORT: Invalid input: expected number.*CMS_URL: Invalid URL.*LOG_LEVEL: Invalid option/s);
});

it('uses the site’s public address, also for a command run next to it', () => {
  expect(readConfig({ PUBLIC_URL: 'https://stadt.example' }).SITE_URL).toBe('https://stadt.example');
  expect(readConfig({ PUBLIC_URL: 'https://stadt.example', SITE_URL: 'https://www.stadt.example' }).SITE_URL).toBe(
    'https://www.stadt.example',
  );
});

it('with several machines requires shared settings and reports all missing ones at once', () => {
  const wrong = () => readConfig({ FILES_S3: 'https://s3.example', API_PORT: 'viele' });
  expect(wrong).toThrow(/API_PORT.*FILES_S3: .*FILES_S3_KEY.*FILES_S3_SECRET.*VAPID_PUBLIC_KEY.*PUSH_TOKEN/s);
  const env = {
    FILES_S3: 'https://s3.example/gemeinde/',
    FILES_S3_KEY: 'AKID',
    FILES_S3_SECRET: 'geheim',
    VAPID_PUBLIC_KEY: 'A'.repeat(87),
    VAPID_PRIVATE_KEY: 'A'.repeat(43),
    PUSH_TOKEN: 'A'.repeat(20),
  };
  expect(readConfig(env).files).toMatchObject({ url: 'https://s3.example/gemeinde', region: 'us-east-1' });
  expect(readConfig({}).files).toBeNull();
});

it('refuses a standby without its primary', () => {
  const DATABASE_READ_URL = 'postgres://gemeinde@zwei/gemeinde';
  expect(() => readConfig({ DATABASE_READ_URL })).toThrow(/DATABASE_URL: is missing/);
  const DATABASE_URL = 'postgres://gemeinde@eins/gemeinde';
  expect(readConfig({ DATABASE_URL, DATABASE_READ_URL })).toMatchObject({ DATABASE_READ_URL });
});
