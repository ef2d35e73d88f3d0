import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/test-app.ts';
import { describeImage } from '../describe-image.ts';
import { getUpload } from '../image-service.ts';

const CHROME = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
let api: TestApp;
let folder: string;
let id: string;

/** Registers an uploaded file as a picture. */
async function register(
  file: string,
  details: { id: string; breite: number; hoehe: number; farbe: string },
  { database } = api,
) {
  const line = { ...details, datei: getUpload(file), alt: '', copyright: null, lizenz: null };
  await database.db.insertInto('bilder').values(line).execute();
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bild-route-'));
  const path = join(folder, 'uploads', 'wald.jpg');
  await mkdir(join(folder, 'uploads'));
  const noise = {
    create: {
      width: 1500,
      height: 1000,
      channels: 3 as const,
      background: '#456',
      noise: { type: 'gaussian' as const, mean: 120, sigma: 20 },
    },
  };
  await sharp(noise).jpeg().toFile(path);
  api = await createTestApp({ DATA_DIR: folder, IMAGE_CONCURRENCY: 1 });
  const details = await describeImage('wald.jpg', await readFile(path));
  await register('wald.jpg', details);
  id = details.id;
});

afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

const fetchImage = (path: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  api.app.inject({ url: `/api/bild/${path}`, headers, method });

describe('GET /api/bild/{id}/{breite}', () => {
  it.each([
    [CHROME, 'image/avif', 'heif'],
    ['image/webp,*/*;q=0.8', 'image/webp', 'webp'],
    ['*/*', 'image/jpeg', 'jpeg'],
  ])('answers Accept: %s with %s', async (accept, type, recognized) => {
    const answer = await fetchImage(`${id}/480`, { accept });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': type,
      vary: 'Accept',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(answer.rawPayload.length),
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: recognized, width: 480, height: 320 });
  });

  it('crops to the listed ratios and never enlarges', async () => {
    const square = await fetchImage(`${id}/1280?ratio=1x1`, { accept: 'image/webp' });
    expect(await sharp(square.rawPayload).metadata()).toMatchObject({ width: 1000, height: 1000 });
    const large = await fetchImage(`${id}/2400`, { accept: 'image/webp' });
    expect(await sharp(large.rawPayload).metadata()).toMatchObject({ width: 1500, height: 1000 });
    expect(large.headers.etag).toBe((await fetchImage(`${id}/1660`, { accept: 'image/webp' })).headers.etag);
  });

  it('gives every variant its own strong ETag and answers 304 for it', async () => {
    const etags = new Set<unknown>();
    for (const path of [`${id}/320`, `${id}/480`, `${id}/320?ratio=1x1`, `${id}/320?ratio=3x2`]) {
      for (const accept of [CHROME, 'image/webp', '*/*']) etags.add((await fetchImage(path, { accept })).headers.etag);
    }
    expect(etags.size).toBe(12);
    const [etag] = etags;
    expect(etag).toMatch(/^"[^"]+"$/);
    for (const known of [`${etag}`, `"anders", W/${etag}`, '*']) {
      const answer = await fetchImage(`${id}/320`, { accept: CHROME, 'if-none-match': known });
      expect([answer.statusCode, answer.body]).toEqual([304, '']);
      expect(answer.headers).toMatchObject({ etag, vary: 'Accept' });
    }
    expect((await fetchImage(`${id}/320`, { accept: '*/*', 'if-none-match': `${etag}` })).statusCode).toBe(200);
  });

  it('encodes once for a hundred parallel requests and answers HEAD', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => fetchImage(`${id}/640`, { accept: CHROME })));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
    const files = await readdir(join(api.config.DATA_DIR, 'bilder'), { recursive: true });
    expect(files.filter((file) => /640\.avif$/.test(file))).toHaveLength(1);
    const head = await fetchImage(`${id}/640`, { accept: CHROME }, 'HEAD');
    expect(head.headers['content-length']).toBe(String(answers[0]!.rawPayload.length));
    expect(head.body).toBe('');
  });

  it('answers a burst on an empty cache with small uncacheable pictures, and later with the requested ones', async () => {
    const urgent = await createTestApp({ IMAGE_CONCURRENCY: 1, IMAGE_WAIT: 0 });
    await cp(join(folder, 'uploads'), join(urgent.config.DATA_DIR, 'uploads'), { recursive: true });
    await register('wald.jpg', { id, breite: 1500, hoehe: 1000, farbe: '#445566' }, urgent);
    const address = await urgent.app.listen({ port: 0, host: '127.0.0.1' });
    const wishes = [480, 640, 960, 1280].flatMap((width) =>
      ['', '?ratio=1x1', '?ratio=16x9'].map((ratio) => `${address}/api/bild/${id}/${width}${ratio}`),
    );
    const load = (url: string) => fetch(url, { headers: { accept: CHROME } });

    const answers = await Promise.all(wishes.flatMap((url) => Array.from({ length: 20 }, () => load(url))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const small = answers.filter(({ headers }) => headers.get('cache-control') === 'no-store');
    expect(small.length).toBeGreaterThan(0);
    for (const answer of small) {
      expect(answer.headers.get('etag')).toBeNull();
      const { format, width, height } = await sharp(await answer.arrayBuffer()).metadata();
      expect([format, width]).toEqual(['jpeg', 320]);
      expect(height).toBe(answer.url.endsWith('1x1') ? 320 : answer.url.endsWith('16x9') ? 180 : 213);
    }
    for (const url of wishes) {
      const isRight = async () => expect((await load(url)).headers.get('cache-control')).toContain('immutable');
      await vi.waitFor(isRight, { timeout: 30_000, interval: 100 });
    }
    await urgent.close();
  });

  it.each([
    ['an unlisted width', () => `${id}/321`],
    ['a width that is no number', () => `${id}/640px`],
    ['a width in another spelling', () => `${id}/0640`],
    ['an unknown picture', () => 'wald-00000000/640'],
    ['a way out of the folder', () => '..%2f..%2fpackage.json/640'],
    ['dots', () => `..%2e/640`],
    ['an address of another server', () => 'https:%2f%2fboese.example%2fbild.jpg/640'],
    ['capital letters', () => `${id.toUpperCase()}/640`],
    ['a very long id', () => `${'a'.repeat(90)}/640`],
  ])('answers 404 to %s', async (_was, path) => {
    const answer = await fetchImage(path(), { accept: CHROME });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json()).toMatchObject({ status: 404, title: 'Nicht gefunden' });
  });

  it('answers 400 to an unlisted ratio', async () => {
    expect((await fetchImage(`${id}/640?ratio=4x1`)).statusCode).toBe(400);
    expect((await fetchImage(`${id}/640?ratio=1x1&ratio=3x2`)).statusCode).toBe(400);
  });

  it('reads nothing outside the uploads, even if the table says so', async () => {
    const ausbruch = { id: 'ausbruch-00000000', breite: 1500, hoehe: 1000, farbe: '#000000' };
    await register('../uploads2/geheim.jpg', ausbruch);
    await mkdir(join(folder, 'uploads2'));
    await sharp(join(folder, 'uploads', 'wald.jpg')).toFile(join(folder, 'uploads2', 'geheim.jpg'));
    const answer = await fetchImage('ausbruch-00000000/320');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('uploads');
  });

  it('reports a missing original without caching the failure', async () => {
    await register('fehlt.jpg', { id: 'fehlt-00000000', breite: 900, hoehe: 600, farbe: '#000000' });
    const missing = await fetchImage('fehlt-00000000/320');
    expect(missing.statusCode).toBe(404);
    expect(missing.headers['cache-control']).toBe('no-store');
    await sharp(join(folder, 'uploads', 'wald.jpg'))
      .resize(900, 600)
      .toFile(join(folder, 'uploads', 'fehlt.jpg'));
    expect((await fetchImage('fehlt-00000000/320')).statusCode).toBe(200);
  });
});
