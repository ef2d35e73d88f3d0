import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { loadContent } from '../../../test/load-content.ts';
import { drawPng } from '../../../test/multipart.ts';
import { logInAll } from '../../../test/sign-in.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { createTestContent, type TestContent } from '../../../test/test-content.ts';
import { AREAS } from '../../areas.ts';
import { loadContent as publish } from '../../core/content/publish/load-content.ts';
import { followSchedule } from '../../core/editor/drafts/follow-schedule.ts';
import { createContentPublication } from '../../core/editor/entries/content-publication.ts';
import { createPublications } from '../../core/editor/store/publication.ts';
import { openFiles } from '../../core/platform/files/open-files.ts';
import { up } from './migrations/0158_artikel_als_inhalt.ts';

const API = '/api/intranet/redaktion';
const WORDS = {
  titel: 'Neue Halle',
  rubrik: 'Sport',
  einleitung: 'Sie steht.',
  text: '<p>Am <strong>Montag</strong> § 3.</p><ul><li>Eins</li><li>Zwei</li></ul>',
  highlight: true,
  bildtext: '',
  bildcopyright: '',
};
const END = { ab_datum: null, ab_zeit: null, bis_datum: null, bis_zeit: null };

let api: TestApp;
let content: TestContent;
let folder: string;
let headers: Record<string, string> = {};
let before: { artikel: Record<string, unknown>; liste: { id: number }[] };
/** Number of the public entry. */
let id = 0;
const get = async (url: string) => (await api.app.inject({ url, headers })).json();
const show = async () => ({
  artikel: await get(`/api/cms/artikel/${id}`),
  liste: (await get('/api/cms/aktuelles?pro_seite=50')).data,
});

/** Stores an article the way the former article form did. */
async function write(reference: string, status: string, released: number | null, details: object[], image?: string) {
  const { db } = api.database;
  const { rows } = await sql<{ id: number }>`
    insert into redaktion_beitraege (referenz, art, status, version, freigegeben, ab)
    values (${reference}, 'artikel', ${status}, ${details.length}, ${released}, now() + interval '1 day')
    returning id`.execute(db);
  const contribution = rows[0]?.id ?? expect.fail('no row');
  for (const [index, words] of details.entries()) {
    const json = JSON.stringify({ ...WORDS, ...words, ...END });
    await sql`insert into redaktion_fassungen (beitrag_id, nummer, angaben, bild_id)
      values (${contribution}, ${index + 1}, ${json}::jsonb, ${image ?? null})`.execute(db);
    await sql`insert into redaktion_protokoll (beitrag_id, fassung, vorgang, status, konto_id, wer)
      values (${contribution}, ${index + 1}, 'speichern', ${status}, (select min(id) from konten), 'Redzep')`.execute(
      db,
    );
  }
  return contribution;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'artikel-'));
  content = await createTestContent();
  api = await createTestApp({ DATA_DIR: folder });
  const { db } = api.database;
  await loadContent(db, content.ordner);
  headers = (await logInAll(api.database)).redaktion ?? {};
  const bytes = await drawPng().jpeg().toBuffer();
  await openFiles(api.config).uploads.writeNew('redaktion-ab12.jpg', bytes);
  await sql`insert into bilder (id, datei, breite, hoehe, farbe, alt, copyright)
    values ('halle-1', 'upload:redaktion-ab12.jpg', 30, 20, '#778899', 'Eine Halle', 'Ada')`.execute(db);
  const hall = { bildtext: 'Eine Halle', bildcopyright: 'Ada' };
  const versions = [{ titel: 'Halle' }, hall, { ...hall, titel: 'Noch nicht' }];
  const contribution = await write('AR-2026-0001', 'veröffentlicht', 2, versions, 'halle-1');
  id = 1_000_000 + contribution;
  await sql`insert into rubriken (name) values ('Sport')`.execute(db);
  await sql`insert into artikel (id, titel, einleitung, text, rubrik_id, bild_id, bildtext, datum_von, highlight, pfad, beitrag_id)
    select ${id}, 'Neue Halle', 'Sie steht.', ${WORDS.text}, r.id, 'halle-1', 'Eine Halle', '2026-03-02', true,
      ${`/aktuelles/neue-halle-id_${id}/`}, ${contribution} from rubriken r where name = 'Sport'`.execute(db);
  await write('AR-2026-0002', 'Entwurf', null, [{ titel: 'Eis', text: '', rubrik: '' }]);
  await write('AR-2026-0003', 'geplant', 1, [{ titel: 'Morgen' }]);
  await sql`update inhalt_stand set version = version + 1`.execute(db);
  before = await show();
  await db.transaction().execute((trx) => up(trx as unknown as Kysely<unknown>));
  await publish(db, { bereiche: AREAS });
}, 60_000);
afterAll(async () => {
  await api.close();
  await content.remove();
  await rm(folder, { recursive: true, force: true });
});

const readText = (html: string) => html.replaceAll(/\s+/g, ' ').replaceAll(/\s*(<[^>]+>)\s*/g, '$1');

it('public articles keep their date, address and picture', async () => {
  expect(before.liste).toHaveLength(4);
  const after = await show();
  expect(after.liste).toEqual(before.liste);
  expect({ ...after.artikel, text: '' }).toEqual({ ...before.artikel, text: '' });
  expect(readText(after.artikel.text)).toBe(readText(WORDS.text.replace('§ 3', '§\u00a03')));
  expect(after.artikel).toMatchObject({ datum_von: '2026-03-02', bild: { id: 'halle-1', alt: 'Eine Halle' } });
  expect(await get(`/api/cms/route?url=/aktuelles/neue-halle-id_${id}/`)).toMatchObject({ title: 'Neue Halle' });
  expect((await api.app.inject('/api/bild/halle-1/320')).statusCode).toBe(200);
  const reported = await api.database.db.selectFrom('push_nachrichten').select('titel').execute();
  expect(reported, 'no notification is sent a second time').toEqual([]);
});

it('drafts, scheduled articles and all versions are kept and can be edited further', async () => {
  const { data } = await get(`${API}?typ=artikel`);
  expect(data.map(({ referenz: reference, status }: Record<string, string>) => [reference, status]).sort()).toEqual([
    ['AR-2026-0001', 'veröffentlicht'],
    ['AR-2026-0002', 'Entwurf'],
    ['AR-2026-0003', 'geplant'],
  ]);
  const contribution = await get(`${API}/AR-2026-0001`);
  expect(contribution).toMatchObject({ titel: 'Noch nicht', version: 3, ungeprueft: true });
  const text = 'Am **Montag** § 3.\n\n- Eins\n- Zwei';
  expect(contribution.werte).toMatchObject({ text, schluessel: 'ar-2026-0001' });
  const { titel: title, rubrik: category, einleitung: intro, highlight } = { ...WORDS, titel: 'Noch nicht' };
  expect(JSON.parse(contribution.werte.daten)).toEqual({
    ...{
      id,
      titel: title,
      einleitung: intro,
      rubrik: category,
      highlight,
      foto: 'redaktion-ab12.jpg',
      bildtext: 'Eine Halle',
    },
  });
  const { angaben: details } = await get(`${API}/AR-2026-0001/fassung/1`);
  expect(details).toContainEqual({ titel: 'Titel', wert: 'Halle' });
  expect(details).toContainEqual({ titel: 'Text', wert: text });
  const input = { ...contribution.werte, referenz: 'AR-2026-0001', version: 3, was: 'freigeben' };
  const answer = await api.app.inject({ method: 'POST', url: `${API}/inhalt`, headers, payload: input });
  expect(answer.json().errors).toBeUndefined();
  await expect
    .poll(async () => (await show()).artikel, { timeout: 20_000 })
    .toMatchObject({ titel: 'Noch nicht', datum_von: '2026-03-02' });
  await expect(
    sql`update redaktion_fassungen set bild_id = null`.execute(api.database.db),
    'versions are append-only again',
  ).rejects.toThrow('append-only');
});

it('a scheduled article is published under its old number', async () => {
  const { db } = api.database;
  await db.updateTable('redaktion_beitraege').set({ ab: new Date() }).where('referenz', '=', 'AR-2026-0003').execute();
  const log = { error: vi.fn() };
  const publications = createPublications(createContentPublication(AREAS));
  const schedule = await followSchedule(api.database, publications, log);
  await expect
    .poll(async () => (await show()).liste, { timeout: 20_000 })
    .toContainEqual(expect.objectContaining({ titel: 'Morgen', id: id + 2 }));
  await schedule.end();
  expect(log.error).not.toHaveBeenCalled();
});
