import { expect, it } from 'vitest';
import { readS3Settings, writeS3Settings } from './s3-settings.ts';

const KEY = { FILES_S3_KEY: 'AKID', FILES_S3_SECRET: 'geheim' };

it('are null if the disk is the store', () => {
  expect(readS3Settings({ FILES_S3: '' }, 'FILES_S3')).toEqual({ settings: null, faults: [] });
});

it('are the same in a separate process', () => {
  const { settings, faults } = readS3Settings(
    { ...KEY, FILES_S3: 'https://s3.example/gemeinde/website/', FILES_S3_REGION: 'de-1' },
    'FILES_S3',
  );
  expect(faults).toEqual([]);
  expect(settings).toEqual({
    url: 'https://s3.example/gemeinde/website',
    region: 'de-1',
    key: 'AKID',
    secret: 'geheim',
  });
  expect(readS3Settings(writeS3Settings(settings, 'FILES_S3'), 'FILES_S3').settings).toEqual(settings);
});

it.each([
  [{ ...KEY, FILES_S3: 's3://gemeinde' }, [/^FILES_S3: /]],
  [{ ...KEY, FILES_S3: 'https://s3.example' }, [/must name a bucket/]],
  [{ ...KEY, FILES_S3: 'http://s3.example/gemeinde' }, [/must begin with https/]],
  [{ ...KEY, FILES_S3: 'https://a:b@s3.example/gemeinde' }, [/address alone/]],
  [{ FILES_S3: 'https://s3.example/gemeinde', FILES_S3_SECRET: 'x' }, [/FILES_S3_KEY/]],
  [{ FILES_S3: 'nichts', FILES_S3_REGION: '?' }, [/no address/, /_REGION/, /_KEY/, /_SECRET/]],
])('reports all errors at once: %o', (env, messages) => {
  const { faults } = readS3Settings(env, 'FILES_S3');
  expect(faults).toHaveLength(messages.length);
  for (const [index, message] of messages.entries()) expect(faults[index]).toMatch(message);
});
