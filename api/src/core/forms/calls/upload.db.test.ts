import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createUploadRepository } from '../../platform/protection/upload-repository.ts';

let api: TestApp;
let photo: Buffer;
beforeAll(async () => {
  api = await createTestApp();
  // Noise, so that the file is larger than one chunk.
  const raw = { width: 500, height: 400, channels: 3 } as const;
  photo = await sharp(randomBytes(600_000), { raw }).jpeg({ quality: 95 }).toBuffer();
});
afterAll(() => api.close());

const begin = (size: number, key: string, remoteAddress = '192.0.2.1') =>
  api.app.inject({
    method: 'POST',
    url: '/api/uploads',
    payload: { groesse: size },
    headers: { 'idempotency-key': key },
    remoteAddress,
  });
const createKey = () => randomBytes(16).toString('hex');
const name = async (size: number, key = createKey(), ip?: string) =>
  (await begin(size, key, ip)).json<{ upload: string }>().upload;
const read = async (upload: string) => createUploadRepository(api.database.db).findStand(upload);
async function put(upload: string, from: number, payload: Buffer, headers: Record<string, string> = {}) {
  const answer = await api.app.inject({
    method: 'PUT',
    url: `/api/uploads/${upload}?ab=${from}`,
    payload,
    headers: { 'content-type': 'application/octet-stream', ...headers },
  });
  return [answer.statusCode, answer.json<{ ab?: number; detail?: string }>()] as const;
}
const report = (image: string) =>
  api.app.inject({
    method: 'POST',
    url: '/api/mangel',
    payload: { art: 'Straßenlampe', strasse: 'Tannenstr.', datenschutz: true, route: '/melden/', bild: image },
  });

it('accepts a picture in chunks, tolerates a lost response, and lets the form refer to it instead of a file', async () => {
  expect(photo.length).toBeGreaterThan(200_000);
  const key = createKey();
  const upload = await name(photo.length, key);
  expect(await read(upload)).toBe(0);
  const [first, rest] = [photo.subarray(0, 100_000), photo.subarray(100_000)];
  expect(await put(upload, 0, first)).toEqual([200, { ab: 100_000 }]);
  expect(await put(upload, 0, first)).toEqual([200, { ab: 100_000 }]);
  // It would leave a gap.
  expect(await put(upload, 150_000, rest.subarray(50_000))).toEqual([200, { ab: 100_000 }]);
  const [, half] = [await read(upload), await report(upload)];
  expect(half.statusCode).toBe(422);
  expect(half.json<{ errors: { feld: string; meldung: string }[] }>().errors).toEqual([
    {
      feld: 'bild',
      meldung: 'Das Bild ist nicht vollständig angekommen. Bitte senden Sie das Formular noch einmal ab.',
    },
  ]);
  expect((await begin(photo.length, key)).json()).toEqual({ upload, ab: 100_000 });
  for (let from = 100_000; from < photo.length; from += 200_000)
    await put(upload, from, photo.subarray(from, from + 200_000));
  expect(await read(upload)).toBe(photo.length);
  const answer = await report(upload);
  expect(answer.statusCode).toBe(201);
  const { bild: image } = await api.database.db.selectFrom('einsendungen').select('bild').executeTakeFirstOrThrow();
  expect(image).toMatch(/^MG-\d{4}-\d+-[\da-f]+\.jpg$/);
});

it('refuses chunks beyond the announced size, oversized pictures, cross-site requests and unknown names', async () => {
  expect((await put(await name(10), 0, Buffer.alloc(11)))[0]).toBe(413);
  expect((await begin(10_000_001, createKey())).statusCode).toBe(413);
  expect((await put(await name(400_000), 0, Buffer.alloc(262_145)))[0]).toBe(413);
  expect((await put(await name(10), 0, Buffer.alloc(10), { 'sec-fetch-site': 'cross-site' }))[0]).toBe(403);
  expect((await put('geheim', 0, Buffer.alloc(10)))[0]).toBe(404);
  // Names are issued by the API, not chosen by clients.
  expect((await put(`${'ab'.repeat(16)}-0000abcd-10`, 0, Buffer.alloc(10)))[0]).toBe(404);
  expect((await report(await name(10))).statusCode).toBe(422);
});

it('deletes an abandoned upload after three hours', async () => {
  const [alt, fresh] = [await name(20), await name(20)];
  for (const upload of [alt, fresh]) await put(upload, 0, Buffer.alloc(10));
  await sql`update uploadteile set erstellt = now() - interval '4 hours' where upload = ${alt}`.execute(
    api.database.db,
  );
  await createUploadRepository(api.database.db).cleanUp();
  expect([await read(alt), await read(fresh)]).toEqual([0, 10]);
});

it('limits the share of each network, so that others can continue', async () => {
  const { db } = api.database;
  const first = await name(300_000, createKey(), '2001:db8:1:ab01::1');
  await put(first, 0, Buffer.alloc(10));
  // As if twenty of the largest size were stored.
  await sql`update uploadteile set laenge = 199999990 where upload = ${first}`.execute(db);
  const second = await name(300_000, createKey(), '2001:db8:1:abff::7');
  const [status, { detail }] = await put(second, 0, Buffer.alloc(11));
  expect([status, detail]).toEqual([429, expect.stringContaining('Von Ihrem Anschluss')]);
  expect(await put(await name(300_000, createKey(), '192.0.2.77'), 0, Buffer.alloc(11))).toEqual([200, { ab: 11 }]);
});
