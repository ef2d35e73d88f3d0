import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDiskObjects } from './disk-objects.ts';
import { inFolder } from './in-folder.ts';
import type { Objects } from './objects.ts';
import { createS3Objects } from './s3-objects.ts';
import { S3Server } from './s3-server.examples.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'objects-'));
const server = new S3Server();
beforeAll(async () => {
  await server.start();
});
afterAll(async () => {
  await server.stop();
  rmSync(dir, { recursive: true });
});
const toFault = (predicate: string) => new Error(`the store ${predicate}`);

describe.each<[string, () => Objects]>([
  ['a folder', () => createDiskObjects(path.join(dir, 'ablage'))],
  ['a bucket', () => createS3Objects(server.settings, toFault)],
])('%s', (_name, open) => {
  it('keeps an object under its name until it is deleted', async () => {
    const objects = open();
    const bytes = Buffer.from('Bild');
    expect(await objects.list('')).toEqual([]);
    expect(await objects.read('2026/a.jpg')).toBeNull();
    expect(await objects.writeNew('2026/a.jpg', bytes)).toBe(true);
    expect(await objects.writeNew('2026/a.jpg', Buffer.from('ein anderes'))).toBe(false);
    expect(await objects.writeNew('2025/b.jpg', Buffer.from('Bild'))).toBe(true);
    expect((await open().read('2026/a.jpg'))?.bytes).toEqual(bytes);
    expect((await objects.read('2026/a.jpg'))?.tag).toBe((await objects.read('2025/b.jpg'))?.tag);
    expect((await objects.list('')).sort()).toEqual(['2025/b.jpg', '2026/a.jpg']);
    const folder = inFolder(objects, '2026');
    expect(await folder.list('')).toEqual(['a.jpg']);
    await folder.remove('a.jpg');
    await folder.remove('a.jpg');
    expect(await objects.list('')).toEqual(['2025/b.jpg']);
  });

  it('lets only one of two concurrent writers create a name', async () => {
    const objects = open();
    const both = await Promise.all([1, 2].map((i) => objects.writeNew('zugleich', Buffer.from(`${i}`))));
    expect(both.sort()).toEqual([false, true]);
  });
});

it('a folder never returns objects next to it', async () => {
  writeFileSync(path.join(dir, 'geheim'), 'geheim');
  const objects = createDiskObjects(path.join(dir, 'ablage'));
  for (const name of ['../geheim', '/etc/passwd', '.']) await expect(objects.read(name)).rejects.toThrow('Outside');
});

it('reports an unavailable bucket', async () => {
  const gone = await new S3Server().start();
  const objects = createS3Objects(gone.settings, toFault);
  await gone.stop();
  await expect(objects.read('a')).rejects.toThrow('the store does not answer');
});
