import { mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFileCache } from './file-cache.ts';

let directory: string;
const fault: unknown[] = [];
const create = (maxBytes = 1_000_000) => createFileCache(directory, maxBytes, (error) => fault.push(error));

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'datei-cache-'));
  fault.length = 0;
});

afterEach(async () => {
  await rm(directory, { recursive: true });
  expect(fault).toEqual([]);
});

it('creates a file once for a hundred parallel requests and leaves no temporary file', async () => {
  const cache = create();
  let made = 0;
  const makeImage = async () => {
    made += 1;
    await new Promise((next) => setTimeout(next, 20));
    return Buffer.from('Bild');
  };
  const contents = await Promise.all(
    Array.from({ length: 100 }, async () => String(await cache.fetch('a/bild.webp', makeImage))),
  );
  expect(made).toBe(1);
  expect(new Set(contents)).toEqual(new Set(['Bild']));
  expect(await readdir(join(directory, 'a'))).toEqual(['bild.webp']);
});

it('keeps files across restarts', async () => {
  await create().fetch('bild', async () => Buffer.from('äö'));
  const again = await create().fetch('bild', () => Promise.reject(new Error('must not be made again')));
  expect(String(again)).toBe('äö');
});

it('passes a failure to all waiting callers and retries on the next request', async () => {
  const cache = create();
  const misslungen = await Promise.allSettled([
    cache.fetch('bild', () => Promise.reject(new Error('kaputt'))),
    cache.fetch('bild', () => Promise.reject(new Error('kaputt'))),
  ]);
  expect(misslungen.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(String(await cache.fetch('bild', async () => Buffer.from('heil')))).toBe('heil');
});

it('evicts the least recently used files above the limit', async () => {
  const cache = create(1000);
  const kilobyte = async () => Buffer.alloc(300);
  for (const name of ['alt', 'neu', 'benutzt']) {
    await cache.fetch(name, kilobyte);
    const beforeDays = new Date(Date.now() - (name === 'alt' ? 5 : 3) * 86_400_000);
    await utimes(join(directory, name), beforeDays, beforeDays);
  }
  await cache.fetch('benutzt', kilobyte);
  await cache.fetch('neuestes', kilobyte);
  await cache.shorten();
  expect((await readdir(directory)).sort()).toEqual(['benutzt', 'neuestes']);
  expect(await readFile(join(directory, 'benutzt'))).toHaveLength(300);
});
