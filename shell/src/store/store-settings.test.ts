import { expect, it } from 'vitest';
import { readStoreSettings, writeStoreSettings } from './store-settings.ts';

const KEY = { RELEASES_S3_KEY: 'AKID', RELEASES_S3_SECRET: 'geheim' };

it('are none where the disk is the store', () => {
  expect(readStoreSettings({ RELEASES_S3: '' })).toBeNull();
});

it('are the same in a process of its own', () => {
  const settings = readStoreSettings({
    ...KEY,
    RELEASES_S3: 'https://s3.example/gemeinde/website/',
    RELEASES_S3_REGION: 'de-1',
  });
  expect(settings).toEqual({
    url: 'https://s3.example/gemeinde/website',
    region: 'de-1',
    key: 'AKID',
    secret: 'geheim',
  });
  expect(readStoreSettings(writeStoreSettings(settings))).toEqual(settings);
});

it.each([
  [{ ...KEY, RELEASES_S3: 's3://gemeinde' }, /RELEASES_S3/],
  [{ ...KEY, RELEASES_S3: 'https://s3.example' }, /must name a bucket/],
  [{ ...KEY, RELEASES_S3: 'http://s3.example/gemeinde' }, /must begin with https/],
  [{ ...KEY, RELEASES_S3: 'https://a:b@s3.example/gemeinde' }, /address alone/],
  [{ RELEASES_S3: 'https://s3.example/gemeinde', RELEASES_S3_SECRET: 'x' }, /RELEASES_S3_KEY/],
  [{ RELEASES_S3: 'https://s3.example/gemeinde', RELEASES_S3_KEY: 'x' }, /RELEASES_S3_SECRET/],
])('are named when they are wrong: %o', (env, message) => {
  expect(() => readStoreSettings(env)).toThrow(message);
});
