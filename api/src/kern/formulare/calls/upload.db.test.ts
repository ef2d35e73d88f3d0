import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createUploadRepository } from '../upload-repository.ts';

let api: TestApp;
let foto: Buffer;
beforeAll(async () => {
  api = await createTestApp();
  // Noise, so that it is larger than one piece.
  const raw = { width: 500, height: 400, channels: 3 } as const;
  foto = await sharp(randomBytes(600_000), { raw }).jpeg({ quality: 95 }).toBuffer();
});
afterAll(() => api.close());

const name = (groesse: number) => `${randomBytes(16).toString('hex')}-0000abcd-${groesse}`;
const read = async (upload: string) => (await api.app.inject(`/api/uploads/${upload}`)).json<{ ab: number }>().ab;
async function put(upload: string, ab: number, payload: Buffer, headers: Record<string, string> = {}) {
  const antwort = await api.app.inject({
    method: 'PUT',
    url: `/api/uploads/${upload}?ab=${ab}`,
    payload,
    headers: { 'content-type': 'application/octet-stream', ...headers },
  });
  return [antwort.statusCode, antwort.json<{ ab?: number; detail?: string }>()] as const;
}
const report = (bild: string) =>
  api.app.inject({
    method: 'POST',
    url: '/api/mangel',
    payload: { art: 'Straßenlampe', strasse: 'Tannenstr.', datenschutz: true, route: '/melden/', bild },
  });

it('a picture comes piece by piece, a lost answer changes nothing, and the form names it in place of the file', async () => {
  expect(foto.length).toBeGreaterThan(200_000);
  const upload = name(foto.length);
  expect(await read(upload)).toBe(0);
  const [erstes, rest] = [foto.subarray(0, 100_000), foto.subarray(100_000)];
  expect(await put(upload, 0, erstes)).toEqual([200, { ab: 100_000 }]);
  expect(await put(upload, 0, erstes)).toEqual([200, { ab: 100_000 }]);
  // It would leave a hole.
  expect(await put(upload, 150_000, rest.subarray(50_000))).toEqual([200, { ab: 100_000 }]);
  const [, halb] = [await read(upload), await report(upload)];
  expect(halb.statusCode).toBe(422);
  expect(halb.json<{ errors: { feld: string; meldung: string }[] }>().errors).toEqual([
    {
      feld: 'bild',
      meldung: 'Das Bild ist nicht vollständig angekommen. Bitte senden Sie das Formular noch einmal ab.',
    },
  ]);
  for (let ab = 100_000; ab < foto.length; ab += 200_000) await put(upload, ab, foto.subarray(ab, ab + 200_000));
  expect(await read(upload)).toBe(foto.length);
  const antwort = await report(upload);
  expect(antwort.statusCode).toBe(201);
  const { bild } = await api.database.db.selectFrom('einsendungen').select('bild').executeTakeFirstOrThrow();
  expect(bild).toMatch(/^MG-\d{4}-\d+-[\da-f]+\.jpg$/);
});

it('takes no more than it was told, nothing too large, nothing from another site, and no other name', async () => {
  expect((await put(name(10), 0, Buffer.alloc(11)))[0]).toBe(413);
  expect((await put(name(10_000_001), 0, Buffer.alloc(10)))[0]).toBe(413);
  expect((await put(name(400_000), 0, Buffer.alloc(262_145)))[0]).toBe(413);
  expect((await put(name(10), 0, Buffer.alloc(10), { 'sec-fetch-site': 'cross-site' }))[0]).toBe(403);
  expect((await put('geheim', 0, Buffer.alloc(10)))[0]).toBe(404);
  expect((await report(name(10))).statusCode).toBe(422);
});

it('what nobody went on with is gone after three hours', async () => {
  const [alt, neu] = [name(20), name(20)];
  for (const upload of [alt, neu]) await put(upload, 0, Buffer.alloc(10));
  await sql`update uploadteile set erstellt = now() - interval '4 hours' where upload = ${alt}`.execute(
    api.database.db,
  );
  await createUploadRepository(api.database.db).cleanUp();
  expect([await read(alt), await read(neu)]).toEqual([0, 10]);
});
