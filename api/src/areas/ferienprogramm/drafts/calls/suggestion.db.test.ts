import { existsSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  IMAGE_TOO_LARGE,
  IMAGE_TOO_MANY_PIXEL,
  IMAGE_UNREADABLE,
  IMAGE_WRONG_TYPE,
} from '@gm/shared/rules/image-upload';
import { routeSchema } from '@gm/shared/schemas/page';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeMultipart, drawPng } from '../../../../../test/multipart.ts';
import { createTestApp, type TestApp, WITHOUT_THROTTLING } from '../../../../../test/test-app.ts';
import { fillVeranstaltungsData, SUGGESTION } from '../../../../../test/veranstaltungen.ts';
import { getUploadsFolder } from '../../../../core/platform/config/config.ts';

let api: TestApp;

beforeAll(async () => {
  api = await createTestApp({
    ...WITHOUT_THROTTLING,
    MAIL_RECIPIENTS: { vorschlag: 'ferien@musterhardt.example' },
  });
  await fillVeranstaltungsData(api.database);
});
afterAll(() => api.close());
beforeEach(async () => {
  for (const table of ['einsendungen', 'outbox', 'idempotenz', 'referenznummern'] as const) {
    await api.database.db.deleteFrom(table).execute();
  }
});

async function send(fields: Record<string, string>, image?: Parameters<typeof codeMultipart>[1], head = {}) {
  const { payload, headers } = await codeMultipart(fields, image);
  const url = '/api/ferienprogramm/vorschlag';
  return api.app.inject({ method: 'POST', url, payload, headers: { ...headers, ...head } });
}
const readSubmissions = () => api.database.db.selectFrom('einsendungen').selectAll().execute();
const listUploads = () => {
  const folder = getUploadsFolder(api.config);
  return existsSync(folder) ? readdirSync(folder) : [];
};
const listTemporary = () => readdirSync(tmpdir()).filter((name) => name.startsWith('upload-'));

it('stores the suggestion, thanks the contact person and notifies the office configured in the form', async () => {
  const answer = await send({ ...SUGGESTION, ansprechpartner_email: 'grace@beispiel.example' });
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toEqual({ id: expect.any(Number), referenz: expect.stringMatching(/^FV-\d{4}-0001$/) });
  const [submission] = await readSubmissions();
  expect(submission).toMatchObject({
    formular: 'vorschlag',
    status: 'eingegangen',
    email: 'grace@beispiel.example',
    route: '/ferienprogramm-vorschlag/',
    bild: null,
    angaben: { titel: 'Sommerkonzert', alter_min: 6, preis: 12.5, veranstalter: 'Nachbarschaft Brunnenstraße' },
  });
  const mails = await api.database.db.selectFrom('outbox').select(['an', 'text']).orderBy('id').execute();
  expect(mails.map(({ an }) => an)).toEqual(['grace@beispiel.example', 'ferien@musterhardt.example']);
  expect(mails[0]?.text).not.toContain('Sommerkonzert');
  expect(mails[1]?.text).toContain('Titel der Veranstaltung:\n  Sommerkonzert');
  expect(mails[1]?.text).toContain('Preis:\n  12,5');
});

it('names the chosen organiser in the mails', async () => {
  const { veranstalter: _, ...without } = SUGGESTION;
  expect((await send({ ...without, veranstalter_brancheneintrag_zuordnung: '1' })).statusCode).toBe(201);
  const [, mail] = await api.database.db.selectFrom('outbox').select('text').orderBy('id').execute();
  expect(mail?.text).toContain('Veranstalter aus der Liste:\n  Turnverein');
});

it('rejects an unknown organiser', async () => {
  const answer = await send({ ...SUGGESTION, veranstalter_brancheneintrag_zuordnung: '999' });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toEqual([
    {
      feld: 'veranstalter_brancheneintrag_zuordnung',
      meldung: 'Bitte wählen Sie einen Veranstalter aus der Liste aus.',
    },
  ]);
  expect(await readSubmissions()).toEqual([]);
});

describe('the length of the description', () => {
  const short = { ...SUGGESTION, text: 'Ein Fest für alle.' };

  it('is at least 100 characters, regardless of the browser', async () => {
    const answer = await send({ ...short, textMinChars: '5' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toMatchObject([{ feld: 'text' }]);
  });

  it('follows the option of the block on the page', async () => {
    const blocks = [{ template: 'ferienprogramm-vorschlag', options: { textMinChars: 10 } }];
    const answer = JSON.stringify(routeSchema.parse({ title: 'Vorschlag', blocks }));
    const path = '/kurzer-vorschlag/';
    await api.database.db
      .insertInto('seiten')
      .values({ pfad: path, antwort: answer, geaendert: '2026-01-01' })
      .execute();
    expect((await send({ ...short, route: path })).statusCode).toBe(201);
    expect((await send(short)).statusCode).toBe(422);
  });
});

describe('a picture', () => {
  it('is re-encoded, rotated upright and stripped of camera metadata', async () => {
    const bytes = await sharp({ create: { width: 3000, height: 1000, channels: 3, background: '#0a7' } })
      .withExif({ IFD0: { Copyright: 'Ada' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const answer = await send(SUGGESTION, { bytes });
    expect(answer.statusCode).toBe(201);
    const [submission] = await readSubmissions();
    expect(submission?.bild).toMatch(new RegExp(`^${answer.json().referenz}-[0-9a-f]{12}\\.jpg$`));
    const file = join(getUploadsFolder(api.config), submission?.bild ?? '');
    const details = await sharp(file).metadata();
    expect(details).toMatchObject({ format: 'jpeg', width: 853, height: 2560 });
    expect(details.exif).toBeUndefined();
  });

  it.each<[string, () => Promise<Buffer>, string, number]>([
    [
      'a GIF named .jpg',
      async () =>
        sharp(await drawPng().toBuffer())
          .gif()
          .toBuffer(),
      IMAGE_WRONG_TYPE,
      422,
    ],
    ['a program', async () => Buffer.from('MZ\0\0'), IMAGE_WRONG_TYPE, 422],
    ['0 bytes', async () => Buffer.alloc(0), IMAGE_UNREADABLE, 422],
    ['half a picture', async () => (await drawPng(400, 400).jpeg().toBuffer()).subarray(0, 700), IMAGE_UNREADABLE, 422],
    ['a bomb', () => drawPng(20_000, 20_000).toBuffer(), IMAGE_TOO_MANY_PIXEL, 422],
    ['more than 10 MB', async () => Buffer.alloc(10_500_000, 1), IMAGE_TOO_LARGE, 413],
    ['40 MB', async () => Buffer.alloc(40_000_000, 1), IMAGE_TOO_LARGE, 413],
  ])('that is %s is rejected at its field', async (_was, macheBytes, message, status) => {
    const before = listUploads();
    const answer = await send(SUGGESTION, { bytes: await macheBytes() });
    expect(answer.statusCode).toBe(status);
    expect(answer.json().errors).toEqual([{ feld: 'bild', meldung: message }]);
    expect(await readSubmissions()).toEqual([]);
    expect(listUploads()).toEqual(before);
    await expect.poll(listTemporary).toEqual([]);
  });

  it('cannot be referenced in JSON, so no local file is read', async () => {
    const image = { pfad: '/etc/hostname', size: 5, type: 'image/png' };
    const payload = { ...SUGGESTION, bild: image };
    const answer = await api.app.inject({ method: 'POST', url: '/api/ferienprogramm/vorschlag', payload });
    expect(answer.statusCode).toBe(201);
    expect((await readSubmissions())[0]?.bild).toBeNull();
  });

  it('is absent when a browser omits it', async () => {
    const answer = await send(SUGGESTION, { bytes: Buffer.alloc(0), name: '', type: 'application/octet-stream' });
    expect(answer.statusCode).toBe(201);
  });
});

describe('sent twice', () => {
  it('a form post without JavaScript is stored once', async () => {
    const bytes = await drawPng().toBuffer();
    const [first, second] = [await send(SUGGESTION, { bytes }), await send(SUGGESTION, { bytes })];
    expect([second.statusCode, second.json()]).toEqual([201, first.json()]);
    expect(await readSubmissions()).toHaveLength(1);
    expect((await send({ ...SUGGESTION, titel: 'Anderes Konzert' })).json().referenz).not.toBe(first.json().referenz);
  });

  it('with the same key and another picture it is rejected', async () => {
    const head = { 'idempotency-key': 'einmal' };
    const [small, large] = [await drawPng().toBuffer(), await drawPng(50, 50).toBuffer()];
    expect((await send(SUGGESTION, { bytes: small }, head)).statusCode).toBe(201);
    expect((await send(SUGGESTION, { bytes: large }, head)).statusCode).toBe(409);
    expect(await readSubmissions()).toHaveLength(1);
  });
});
