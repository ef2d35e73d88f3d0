import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadContent } from '../../../test/load-content.ts';
import { drawPng } from '../../../test/multipart.ts';
import { logInAll } from '../../../test/sign-in.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { createTestContent, type TestContent } from '../../../test/test-content.ts';
import { AREAS } from '../../areas.ts';
import { loadContent as publish } from '../../core/content/publish/load-content.ts';
import { openFiles } from '../../core/platform/files/open-files.ts';
import { up } from './migrations/0146_eilmeldungen_als_inhalt.ts';

const API = '/api/intranet/redaktion';
const WORDS = { titel: 'Orkan', text: 'Bleiben Sie im Haus.', link: '/wald/', bildtext: '', bildcopyright: '' };
const END = { ab_datum: null, ab_zeit: null, bis_datum: '2099-12-31', bis_zeit: '12:00' };

let api: TestApp;
let content: TestContent;
let folder: string;
let headers: Record<string, string> = {};
let before: { kennung: string }[];
const banner = async () => (await api.app.inject('/api/cms/eilmeldungen')).json().data;
const get = async (url: string) => (await api.app.inject({ url, headers })).json();

/** Stores a notice the way the former form did. */
async function write(reference: string, status: string, released: number | null, details: object[], image?: string) {
  const { db } = api.database;
  const { rows } = await sql<{ id: number }>`
    insert into redaktion_beitraege (referenz, art, status, version, freigegeben, ab, bis)
    values (${reference}, 'eilmeldung', ${status}, ${details.length}, ${released}, now(), '2099-12-31T11:00Z')
    returning id`.execute(db);
  const id = rows[0]?.id ?? expect.fail('no row');
  for (const [index, words] of details.entries()) {
    const json = JSON.stringify({ ...WORDS, ...words, ...END });
    await sql`insert into redaktion_fassungen (beitrag_id, nummer, angaben, bild_id)
      values (${id}, ${index + 1}, ${json}::jsonb, ${image ?? null})`.execute(db);
    await sql`insert into redaktion_protokoll (beitrag_id, fassung, vorgang, status, konto_id, wer)
      values (${id}, ${index + 1}, 'speichern', ${status}, (select min(id) from konten), 'Redzep')`.execute(db);
  }
  return id;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'eilmeldungen-'));
  content = await createTestContent({
    'eilmeldungen.yaml':
      '- { name: probe, titel: Probe, text: Kein Grund., von: { tage: -1, uhrzeit: "08:00" }, bis: { tage: 9, uhrzeit: "08:00" } }\n',
  });
  api = await createTestApp({ DATA_DIR: folder });
  const { db } = api.database;
  await loadContent(db, content.ordner);
  headers = (await logInAll(api.database)).redaktion ?? {};
  const bytes = await drawPng().jpeg().toBuffer();
  await openFiles(api.config).uploads.writeNew('redaktion-ab12.jpg', bytes);
  await sql`insert into bilder (id, datei, breite, hoehe, farbe, alt, copyright)
    values ('mast-1', 'upload:redaktion-ab12.jpg', 30, 20, '#778899', 'Ein Mast', 'Ada')`.execute(db);
  const id = await write(
    'EM-2026-0001',
    'veröffentlicht',
    2,
    [{ titel: 'Sturm' }, {}, { titel: 'Noch nicht' }],
    'mast-1',
  );
  await sql`insert into eilmeldungen (titel, text, link, von, bis, gemeldet, beitrag_id, bild_id, bildtext)
    values ('Orkan', ${WORDS.text}, '/wald/', now() - interval '1 hour', '2099-12-31T11:00Z', now(), ${id}, 'mast-1', 'Ein Mast')`.execute(
    db,
  );
  await write('EM-2026-0002', 'Entwurf', null, [{ titel: 'Eis' }]);
  await write('EM-2026-0003', 'geplant', 1, [{ titel: 'Glätte' }]);
  await sql`update inhalt_stand set version = version + 1`.execute(db);
  before = await banner();
  await db.transaction().execute((trx) => up(trx as unknown as Kysely<unknown>));
  await publish(db, { bereiche: AREAS });
}, 60_000);
afterAll(async () => {
  await api.close();
  await content.remove();
  await rm(folder, { recursive: true, force: true });
});

it('public notices keep their id, address and picture', async () => {
  const soon = { timeout: 20_000 };
  expect(before).toHaveLength(2);
  // Banners that users closed stay closed, and no notification is sent twice.
  await expect.poll(banner, soon).toEqual(before);
  const reported = await api.database.db
    .selectFrom('eilmeldungen')
    .select('titel')
    .where('gemeldet', 'is not', null)
    .execute();
  expect(reported).toEqual([{ titel: 'Orkan' }]);
  const { bild: image } = await get('/api/cms/eilmeldungen/2');
  expect(image).toMatchObject({ id: 'mast-1', alt: 'Ein Mast' });
  expect((await api.app.inject('/api/bild/mast-1/320')).statusCode).toBe(200);
});

it('drafts, scheduled notices and all versions are kept and can be edited further', async () => {
  const { data } = await get(`${API}?typ=eilmeldung`);
  expect(data.map(({ referenz: reference, status }: Record<string, string>) => [reference, status]).sort()).toEqual([
    ['EM-2026-0001', 'veröffentlicht'],
    ['EM-2026-0002', 'Entwurf'],
    ['EM-2026-0003', 'geplant'],
  ]);
  const contribution = await get(`${API}/EM-2026-0001`);
  expect(contribution).toMatchObject({ titel: 'Noch nicht', version: 3, ungeprueft: true });
  expect(JSON.parse(contribution.werte.daten)).toMatchObject({ titel: 'Noch nicht', foto: 'redaktion-ab12.jpg' });
  expect(contribution.werte.bis_datum).toBe('31.12.2099');
  expect(contribution.oeffentlich).toMatch(/^\/aktuelles\/orkan-eilmeldung_\d+\/$/);
  expect((await get(`${API}/EM-2026-0001/fassung/1`)).angaben).toContainEqual({ titel: 'Titel', wert: 'Sturm' });
  const input = { ...contribution.werte, referenz: 'EM-2026-0001', version: 3, was: 'freigeben' };
  const answer = await api.app.inject({ method: 'POST', url: `${API}/inhalt`, headers, payload: input });
  expect(answer.json().errors).toBeUndefined();
  await expect
    .poll(async () => (await banner()).map(({ titel: title }: { titel: string }) => title).sort(), { timeout: 20_000 })
    .toEqual(['Noch nicht', 'Probe']);
  await expect(
    sql`update redaktion_fassungen set bild_id = null`.execute(api.database.db),
    'versions are append-only again',
  ).rejects.toThrow('append-only');
});
