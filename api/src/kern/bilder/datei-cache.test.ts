import { mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDateiCache } from './datei-cache.ts';

let verzeichnis: string;
const fehler: unknown[] = [];
const create = (maxBytes = 1_000_000) => createDateiCache(verzeichnis, maxBytes, (error) => fehler.push(error));

beforeEach(async () => {
  verzeichnis = await mkdtemp(join(tmpdir(), 'datei-cache-'));
  fehler.length = 0;
});

afterEach(async () => {
  await rm(verzeichnis, { recursive: true });
  expect(fehler).toEqual([]);
});

it('makes a file once for a hundred parallel requests and leaves no draft behind', async () => {
  const cache = create();
  let gemacht = 0;
  const makeBild = async () => {
    gemacht += 1;
    await new Promise((weiter) => setTimeout(weiter, 20));
    return Buffer.from('Bild');
  };
  const inhalte = await Promise.all(
    Array.from({ length: 100 }, async () => String(await cache.fetch('a/bild.webp', makeBild))),
  );
  expect(gemacht).toBe(1);
  expect(new Set(inhalte)).toEqual(new Set(['Bild']));
  expect(await readdir(join(verzeichnis, 'a'))).toEqual(['bild.webp']);
});

it('keeps files over a restart', async () => {
  await create().fetch('bild', async () => Buffer.from('äö'));
  const nochmal = await create().fetch('bild', () => Promise.reject(new Error('must not be made again')));
  expect(String(nochmal)).toBe('äö');
});

it('passes a failure to everyone who waits and tries again next time', async () => {
  const cache = create();
  const misslungen = await Promise.allSettled([
    cache.fetch('bild', () => Promise.reject(new Error('kaputt'))),
    cache.fetch('bild', () => Promise.reject(new Error('kaputt'))),
  ]);
  expect(misslungen.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(String(await cache.fetch('bild', async () => Buffer.from('heil')))).toBe('heil');
});

it('drops what was not used longest when the limit is passed', async () => {
  const cache = create(1000);
  const kilobyte = async () => Buffer.alloc(300);
  for (const name of ['alt', 'neu', 'benutzt']) {
    await cache.fetch(name, kilobyte);
    const vorTagen = new Date(Date.now() - (name === 'alt' ? 5 : 3) * 86_400_000);
    await utimes(join(verzeichnis, name), vorTagen, vorTagen);
  }
  await cache.fetch('benutzt', kilobyte);
  await cache.fetch('neuestes', kilobyte);
  await cache.shorten();
  expect((await readdir(verzeichnis)).sort()).toEqual(['benutzt', 'neuestes']);
  expect(await readFile(join(verzeichnis, 'benutzt'))).toHaveLength(300);
});
