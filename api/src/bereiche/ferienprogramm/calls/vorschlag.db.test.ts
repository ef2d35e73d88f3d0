import { existsSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BILD_FALSCHER_TYP, BILD_UNLESBAR, BILD_ZU_GROSS, BILD_ZU_VIELE_PIXEL } from '@gm/shared/regeln/bild-upload';
import { routeSchema } from '@gm/shared/schemas/seite';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeMultipart, drawPng } from '../../../../test/multipart.ts';
import { createTestApp, OHNE_BREMSEN, type TestApp } from '../../../../test/test-app.ts';
import { fillVeranstaltungsdaten, VORSCHLAG } from '../../../../test/veranstaltungen.ts';
import { getUploadsFolder } from '../../../kern/betrieb/config.ts';

let api: TestApp;

beforeAll(async () => {
  api = await createTestApp({
    ...OHNE_BREMSEN,
    MAIL_EMPFAENGER: { vorschlag: 'ferien@musterhardt.example' },
  });
  await fillVeranstaltungsdaten(api.database);
});
afterAll(() => api.close());
beforeEach(async () => {
  for (const tabelle of ['einsendungen', 'outbox', 'idempotenz', 'referenznummern'] as const) {
    await api.database.db.deleteFrom(tabelle).execute();
  }
});

async function send(felder: Record<string, string>, bild?: Parameters<typeof codeMultipart>[1], kopf = {}) {
  const { payload, headers } = await codeMultipart(felder, bild);
  const url = '/api/ferienprogramm/vorschlag';
  return api.app.inject({ method: 'POST', url, payload, headers: { ...headers, ...kopf } });
}
const readEinsendungen = () => api.database.db.selectFrom('einsendungen').selectAll().execute();
const listUploads = () => {
  const ordner = getUploadsFolder(api.config);
  return existsSync(ordner) ? readdirSync(ordner) : [];
};
const listTemporary = () => readdirSync(tmpdir()).filter((name) => name.startsWith('upload-'));

it('stores the suggestion, thanks whoever answers questions and tells the office of the form', async () => {
  const antwort = await send({ ...VORSCHLAG, ansprechpartner_email: 'grace@beispiel.example' });
  expect(antwort.statusCode).toBe(201);
  expect(antwort.json()).toEqual({ id: expect.any(Number), referenz: expect.stringMatching(/^FV-\d{4}-0001$/) });
  const [einsendung] = await readEinsendungen();
  expect(einsendung).toMatchObject({
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
  const { veranstalter: _, ...ohne } = VORSCHLAG;
  expect((await send({ ...ohne, veranstalter_brancheneintrag_zuordnung: '1' })).statusCode).toBe(201);
  const [, mail] = await api.database.db.selectFrom('outbox').select('text').orderBy('id').execute();
  expect(mail?.text).toContain('Veranstalter aus der Liste:\n  Turnverein');
});

it('knows its organisers', async () => {
  const antwort = await send({ ...VORSCHLAG, veranstalter_brancheneintrag_zuordnung: '999' });
  expect(antwort.statusCode).toBe(422);
  expect(antwort.json().errors).toEqual([
    {
      feld: 'veranstalter_brancheneintrag_zuordnung',
      meldung: 'Bitte wählen Sie einen Veranstalter aus der Liste aus.',
    },
  ]);
  expect(await readEinsendungen()).toEqual([]);
});

describe('the length of the description', () => {
  const kurz = { ...VORSCHLAG, text: 'Ein Fest für alle.' };

  it('is 100 characters, whatever the browser says', async () => {
    const antwort = await send({ ...kurz, textMinChars: '5' });
    expect(antwort.statusCode).toBe(422);
    expect(antwort.json().errors).toMatchObject([{ feld: 'text' }]);
  });

  it('is what the option of the block on the page says', async () => {
    const blocks = [{ template: 'ferienprogramm-vorschlag', options: { textMinChars: 10 } }];
    const antwort = JSON.stringify(routeSchema.parse({ title: 'Vorschlag', blocks }));
    const pfad = '/kurzer-vorschlag/';
    await api.database.db.insertInto('seiten').values({ pfad, antwort, geaendert: '2026-01-01' }).execute();
    expect((await send({ ...kurz, route: pfad })).statusCode).toBe(201);
    expect((await send(kurz)).statusCode).toBe(422);
  });
});

describe('a picture', () => {
  it('is encoded anew, upright and without what the camera wrote into it', async () => {
    const bytes = await sharp({ create: { width: 3000, height: 1000, channels: 3, background: '#0a7' } })
      .withExif({ IFD0: { Copyright: 'Ada' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const antwort = await send(VORSCHLAG, { bytes });
    expect(antwort.statusCode).toBe(201);
    const [einsendung] = await readEinsendungen();
    expect(einsendung?.bild).toMatch(new RegExp(`^${antwort.json().referenz}-[0-9a-f]{12}\\.jpg$`));
    const datei = join(getUploadsFolder(api.config), einsendung?.bild ?? '');
    const angaben = await sharp(datei).metadata();
    expect(angaben).toMatchObject({ format: 'jpeg', width: 853, height: 2560 });
    expect(angaben.exif).toBeUndefined();
  });

  it.each<[string, () => Promise<Buffer>, string, number]>([
    [
      'a GIF named .jpg',
      async () =>
        sharp(await drawPng().toBuffer())
          .gif()
          .toBuffer(),
      BILD_FALSCHER_TYP,
      422,
    ],
    ['a program', async () => Buffer.from('MZ\0\0'), BILD_FALSCHER_TYP, 422],
    ['0 bytes', async () => Buffer.alloc(0), BILD_UNLESBAR, 422],
    ['half a picture', async () => (await drawPng(400, 400).jpeg().toBuffer()).subarray(0, 700), BILD_UNLESBAR, 422],
    ['a bomb', () => drawPng(20_000, 20_000).toBuffer(), BILD_ZU_VIELE_PIXEL, 422],
    ['more than 10 MB', async () => Buffer.alloc(10_500_000, 1), BILD_ZU_GROSS, 413],
    ['40 MB', async () => Buffer.alloc(40_000_000, 1), BILD_ZU_GROSS, 413],
  ])('that is %s is refused at its field', async (_was, macheBytes, meldung, status) => {
    const vorher = listUploads();
    const antwort = await send(VORSCHLAG, { bytes: await macheBytes() });
    expect(antwort.statusCode).toBe(status);
    expect(antwort.json().errors).toEqual([{ feld: 'bild', meldung }]);
    expect(await readEinsendungen()).toEqual([]);
    expect(listUploads()).toEqual(vorher);
    await expect.poll(listTemporary).toEqual([]);
  });

  it('cannot be named by JSON: no file of this machine is ever read', async () => {
    const bild = { pfad: '/etc/hostname', size: 5, type: 'image/png' };
    const payload = { ...VORSCHLAG, bild };
    const antwort = await api.app.inject({ method: 'POST', url: '/api/ferienprogramm/vorschlag', payload });
    expect(antwort.statusCode).toBe(201);
    expect((await readEinsendungen())[0]?.bild).toBeNull();
  });

  it('left out by a browser is none', async () => {
    const antwort = await send(VORSCHLAG, { bytes: Buffer.alloc(0), name: '', type: 'application/octet-stream' });
    expect(antwort.statusCode).toBe(201);
  });
});

describe('sent twice', () => {
  it('without scripts, the same is stored once', async () => {
    const bytes = await drawPng().toBuffer();
    const [erste, zweite] = [await send(VORSCHLAG, { bytes }), await send(VORSCHLAG, { bytes })];
    expect([zweite.statusCode, zweite.json()]).toEqual([201, erste.json()]);
    expect(await readEinsendungen()).toHaveLength(1);
    expect((await send({ ...VORSCHLAG, titel: 'Anderes Konzert' })).json().referenz).not.toBe(erste.json().referenz);
  });

  it('under one key with another picture, it is refused', async () => {
    const kopf = { 'idempotency-key': 'einmal' };
    const [klein, gross] = [await drawPng().toBuffer(), await drawPng(50, 50).toBuffer()];
    expect((await send(VORSCHLAG, { bytes: klein }, kopf)).statusCode).toBe(201);
    expect((await send(VORSCHLAG, { bytes: gross }, kopf)).statusCode).toBe(409);
    expect(await readEinsendungen()).toHaveLength(1);
  });
});
