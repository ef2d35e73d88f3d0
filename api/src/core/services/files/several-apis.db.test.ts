import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3Server } from '@gm/shared/store/s3-server';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeMultipart, drawPng } from '../../../../test/multipart.ts';
import { logInTestAccount } from '../../../../test/sign-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { openTestDatabase } from '../../../../test/test-database.ts';
import { fillVeranstaltungsData, SUGGESTION } from '../../../../test/veranstaltungen.ts';
import { startCleanup } from '../../composition/start-cleanup.ts';
import { createLogger } from '../../platform/observability/logger.ts';
import { getUpload } from '../images/image-service.ts';
import { createSweep } from './sweep-files.ts';

const s3 = new S3Server();
const LIMIT = 6;
let a: TestApp;
let b: TestApp;
let folder: string;
let headers: Record<string, string>;

/** Two machines with a shared database and bucket, each with its own disk. */
beforeAll(async () => {
  await s3.start();
  folder = await mkdtemp(join(tmpdir(), 'apis-'));
  const database = await openTestDatabase();
  await fillVeranstaltungsData(database);
  ({ headers } = await logInTestAccount(database, {
    art: 'intern',
    vorname: 'Ines',
    nachname: 'Test',
    rollen: ['redaktion'],
  }));
  const open = (name: string) =>
    createTestApp({ DATA_DIR: join(folder, name), files: s3.settings, FORM_LIMIT: LIMIT }, database);
  [a, b] = [await open('a'), await open('b')];
});
afterAll(async () => {
  await a.app.close();
  await b.close();
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
});

const URL = '/api/ferienprogramm/vorschlag';
async function send(to: TestApp, remoteAddress: string) {
  const withIt = { bytes: await drawPng().toBuffer(), type: 'image/png' };
  const multipart = await codeMultipart({ ...SUGGESTION, bildtext: 'Bühne', bildcopyright: 'Ada' }, withIt);
  return to.app.inject({ method: 'POST', url: URL, remoteAddress, ...multipart });
}
const show = (from: TestApp, reference: string) =>
  from.app.inject({ url: `/api/intranet/freigaben/${reference}/bild`, headers });

it('serves a picture uploaded through one api from the other, whatever is on its disk', async () => {
  const sent = await send(a, '10.0.0.1');
  expect(sent.statusCode).toBe(201);
  const { referenz: reference } = sent.json();
  const seen = await show(b, reference);
  expect(seen.statusCode).toBe(200);
  expect(await sharp(seen.rawPayload).metadata()).toMatchObject({ format: 'jpeg' });
  expect([...s3.objects.keys()]).toEqual([expect.stringMatching(new RegExp(`^ort/uploads/${reference}-\\w+\\.jpg$`))]);
});

it('fetches a variant that another api has rendered', async () => {
  const { db } = a.database;
  const bytes = await drawPng(800, 600).jpeg().toBuffer();
  s3.objects.set('ort/uploads/inhalt/wald-00000000', bytes);
  await db
    .insertInto('bilder')
    .values({
      id: 'wald-00000000',
      datei: getUpload('inhalt/wald-00000000'),
      breite: 800,
      hoehe: 600,
      farbe: '#000000',
      alt: '',
    })
    .execute();
  const fetchImage = (from: TestApp) => from.app.inject({ url: '/api/bild/wald-00000000/480' });
  const first = await fetchImage(a);
  expect(first.statusCode).toBe(200);
  s3.objects.delete('ort/uploads/inhalt/wald-00000000');
  const second = await fetchImage(b);
  expect(second.rawPayload).toEqual(first.rawPayload);
});

it('counts the requests of an address across both apis', async () => {
  const answers = [];
  for (let i = 0; i <= LIMIT; i += 1) answers.push((await send(i % 2 ? a : b, '10.0.0.2')).statusCode);
  expect(answers).toEqual([...Array(LIMIT).fill(201), 429]);
  const refused = await send(a, '10.0.0.2');
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toMatch(/^\d+$/);
  expect((await send(a, '10.0.0.3')).statusCode).toBe(201);
});

it('reports an unavailable store in German and stores nothing partially', async () => {
  const { db } = a.database;
  const count = async () => (await db.selectFrom('einsendungen').select('id').execute()).length;
  const before = await count();
  s3.trouble = () => ({ status: 400, code: 'QuotaExceeded' });
  const answer = await send(a, '10.0.0.4');
  s3.trouble = () => undefined;
  expect(answer.statusCode).toBe(503);
  expect(answer.json().detail).toContain('Bitte versuchen Sie es in einigen Minuten noch einmal');
  expect(a.log.join()).toContain('the store of files is full');
  expect(await count()).toBe(before);
});

it('deletes an unreferenced file, but not one that may still be in the process of being stored', async () => {
  const { database, config } = a;
  const waise = 'ort/uploads/FV-2026-9999-0.jpg';
  const variant = 'ort/bilder/abc/weg-00000000/480.jpeg';
  s3.objects.set(waise, Buffer.from('x')).set(variant, Buffer.from('x'));
  const needed = [...s3.objects.keys()].filter((name) => name !== waise && name !== variant);
  const sweep = createSweep(database.db, config);
  await sweep();
  expect(s3.objects.has(waise)).toBe(true);
  await sweep();
  expect([...s3.objects.keys()].sort()).toEqual(needed.sort());
});

it('also deletes obsolete files from the bucket', async () => {
  const { database, config } = a;
  await database.db.updateTable('einsendungen').set({ erstellt: sql`now() - interval '9 years'` }).execute();
  const end = startCleanup(database.db, config, createLogger('silent'), []);
  await expect.poll(() => [...s3.objects.keys()].filter((name) => name.includes('/uploads/'))).toEqual([]);
  end();
});
