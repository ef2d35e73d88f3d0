import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { getUpload } from '../bild-dienst.ts';
import { describeBild } from '../describe-bild.ts';

const CHROME = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
let api: TestApp;
let ordner: string;
let id: string;

/** Registers a file among the uploads as a picture. */
async function register(
  datei: string,
  angaben: { id: string; breite: number; hoehe: number; farbe: string },
  { database } = api,
) {
  const zeile = { ...angaben, datei: getUpload(datei), alt: '', copyright: null, lizenz: null };
  await database.db.insertInto('bilder').values(zeile).execute();
}

beforeAll(async () => {
  ordner = await mkdtemp(join(tmpdir(), 'bild-route-'));
  const pfad = join(ordner, 'uploads', 'wald.jpg');
  await mkdir(join(ordner, 'uploads'));
  const rauschen = {
    create: {
      width: 1500,
      height: 1000,
      channels: 3 as const,
      background: '#456',
      noise: { type: 'gaussian' as const, mean: 120, sigma: 20 },
    },
  };
  await sharp(rauschen).jpeg().toFile(pfad);
  api = await createTestApp({ DATA_DIR: ordner, BILD_GLEICHZEITIG: 1 });
  const angaben = await describeBild('wald.jpg', await readFile(pfad));
  await register('wald.jpg', angaben);
  id = angaben.id;
});

afterAll(async () => {
  await api.close();
  await rm(ordner, { recursive: true });
});

const fetchBild = (pfad: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  api.app.inject({ url: `/api/bild/${pfad}`, headers, method });

describe('GET /api/bild/{id}/{breite}', () => {
  it.each([
    [CHROME, 'image/avif', 'heif'],
    ['image/webp,*/*;q=0.8', 'image/webp', 'webp'],
    ['*/*', 'image/jpeg', 'jpeg'],
  ])('answers Accept: %s with %s', async (accept, typ, erkannt) => {
    const antwort = await fetchBild(`${id}/480`, { accept });
    expect(antwort.statusCode).toBe(200);
    expect(antwort.headers).toMatchObject({
      'content-type': typ,
      vary: 'Accept',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(antwort.rawPayload.length),
    });
    expect(await sharp(antwort.rawPayload).metadata()).toMatchObject({ format: erkannt, width: 480, height: 320 });
  });

  it('cuts the listed ratios and never enlarges', async () => {
    const quadrat = await fetchBild(`${id}/1280?ratio=1x1`, { accept: 'image/webp' });
    expect(await sharp(quadrat.rawPayload).metadata()).toMatchObject({ width: 1000, height: 1000 });
    const gross = await fetchBild(`${id}/2400`, { accept: 'image/webp' });
    expect(await sharp(gross.rawPayload).metadata()).toMatchObject({ width: 1500, height: 1000 });
    expect(gross.headers.etag).toBe((await fetchBild(`${id}/1660`, { accept: 'image/webp' })).headers.etag);
  });

  it('gives every variant its own strong ETag and answers 304 to it', async () => {
    const etags = new Set<unknown>();
    for (const pfad of [`${id}/320`, `${id}/480`, `${id}/320?ratio=1x1`, `${id}/320?ratio=3x2`]) {
      for (const accept of [CHROME, 'image/webp', '*/*']) etags.add((await fetchBild(pfad, { accept })).headers.etag);
    }
    expect(etags.size).toBe(12);
    const [etag] = etags;
    expect(etag).toMatch(/^"[^"]+"$/);
    for (const bekannt of [`${etag}`, `"anders", W/${etag}`, '*']) {
      const antwort = await fetchBild(`${id}/320`, { accept: CHROME, 'if-none-match': bekannt });
      expect([antwort.statusCode, antwort.body]).toEqual([304, '']);
      expect(antwort.headers).toMatchObject({ etag, vary: 'Accept' });
    }
    expect((await fetchBild(`${id}/320`, { accept: '*/*', 'if-none-match': `${etag}` })).statusCode).toBe(200);
  });

  it('encodes once for a hundred parallel requests and answers HEAD', async () => {
    const antworten = await Promise.all(Array.from({ length: 100 }, () => fetchBild(`${id}/640`, { accept: CHROME })));
    expect(new Set(antworten.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(antworten.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
    const dateien = await readdir(join(api.config.DATA_DIR, 'bilder'), { recursive: true });
    expect(dateien.filter((datei) => /640\.avif$/.test(datei))).toHaveLength(1);
    const kopf = await fetchBild(`${id}/640`, { accept: CHROME }, 'HEAD');
    expect(kopf.headers['content-length']).toBe(String(antworten[0]!.rawPayload.length));
    expect(kopf.body).toBe('');
  });

  it('answers a crowd in front of an empty cache with small pictures, which nobody keeps, and later with the right ones', async () => {
    const eilig = await createTestApp({ BILD_GLEICHZEITIG: 1, BILD_WARTEZEIT: 0 });
    await cp(join(ordner, 'uploads'), join(eilig.config.DATA_DIR, 'uploads'), { recursive: true });
    await register('wald.jpg', { id, breite: 1500, hoehe: 1000, farbe: '#445566' }, eilig);
    const adresse = await eilig.app.listen({ port: 0, host: '127.0.0.1' });
    const wuensche = [480, 640, 960, 1280].flatMap((breite) =>
      ['', '?ratio=1x1', '?ratio=16x9'].map((ratio) => `${adresse}/api/bild/${id}/${breite}${ratio}`),
    );
    const load = (url: string) => fetch(url, { headers: { accept: CHROME } });

    const antworten = await Promise.all(wuensche.flatMap((url) => Array.from({ length: 20 }, () => load(url))));
    expect(new Set(antworten.map(({ status }) => status))).toEqual(new Set([200]));
    const kleine = antworten.filter(({ headers }) => headers.get('cache-control') === 'no-store');
    expect(kleine.length).toBeGreaterThan(0);
    for (const antwort of kleine) {
      expect(antwort.headers.get('etag')).toBeNull();
      const { format, width, height } = await sharp(await antwort.arrayBuffer()).metadata();
      expect([format, width]).toEqual(['jpeg', 320]);
      expect(height).toBe(antwort.url.endsWith('1x1') ? 320 : antwort.url.endsWith('16x9') ? 180 : 213);
    }
    for (const url of wuensche) {
      const isRichtig = async () => expect((await load(url)).headers.get('cache-control')).toContain('immutable');
      await vi.waitFor(isRichtig, { timeout: 30_000, interval: 100 });
    }
    await eilig.close();
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
  ])('answers 404 to %s', async (_was, pfad) => {
    const antwort = await fetchBild(pfad(), { accept: CHROME });
    expect(antwort.statusCode).toBe(404);
    expect(antwort.headers['content-type']).toContain('application/problem+json');
    expect(antwort.json()).toMatchObject({ status: 404, title: 'Nicht gefunden' });
  });

  it('answers 400 to an unlisted ratio', async () => {
    expect((await fetchBild(`${id}/640?ratio=4x1`)).statusCode).toBe(400);
    expect((await fetchBild(`${id}/640?ratio=1x1&ratio=3x2`)).statusCode).toBe(400);
  });

  it('reads nothing outside of the uploads, even if the table says so', async () => {
    const ausbruch = { id: 'ausbruch-00000000', breite: 1500, hoehe: 1000, farbe: '#000000' };
    await register('../uploads2/geheim.jpg', ausbruch);
    await mkdir(join(ordner, 'uploads2'));
    await sharp(join(ordner, 'uploads', 'wald.jpg')).toFile(join(ordner, 'uploads2', 'geheim.jpg'));
    const antwort = await fetchBild('ausbruch-00000000/320');
    expect(antwort.statusCode).toBe(500);
    expect(antwort.body).not.toContain('uploads');
  });

  it('fails decently when the original is gone, without keeping the failure', async () => {
    await register('fehlt.jpg', { id: 'fehlt-00000000', breite: 900, hoehe: 600, farbe: '#000000' });
    const fehlt = await fetchBild('fehlt-00000000/320');
    expect(fehlt.statusCode).toBe(404);
    expect(fehlt.headers['cache-control']).toBe('no-store');
    await sharp(join(ordner, 'uploads', 'wald.jpg'))
      .resize(900, 600)
      .toFile(join(ordner, 'uploads', 'fehlt.jpg'));
    expect((await fetchBild('fehlt-00000000/320')).statusCode).toBe(200);
  });
});
