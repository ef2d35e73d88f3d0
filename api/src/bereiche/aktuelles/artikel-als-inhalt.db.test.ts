import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { logInAll } from '../../../test/anmelden.ts';
import { loadInhalt } from '../../../test/load-inhalt.ts';
import { drawPng } from '../../../test/multipart.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { createTestInhalt, type TestInhalt } from '../../../test/test-inhalt.ts';
import { BEREICHE } from '../../bereiche.ts';
import { openDateien } from '../../kern/dateien/open-dateien.ts';
import { loadInhalt as publish } from '../../kern/inhalt/load-inhalt.ts';
import { followZeitplan } from '../../kern/redaktion/follow-zeitplan.ts';
import { createInhaltPublikation } from '../../kern/redaktion/inhalt/inhalt-publikation.ts';
import { createPublikationen } from '../../kern/redaktion/publikation.ts';
import { up } from './migrations/0158_artikel_als_inhalt.ts';

const API = '/api/intranet/redaktion';
const WORTE = {
  titel: 'Neue Halle',
  rubrik: 'Sport',
  einleitung: 'Sie steht.',
  text: '<p>Am <strong>Montag</strong> § 3.</p><ul><li>Eins</li><li>Zwei</li></ul>',
  highlight: true,
  bildtext: '',
  bildcopyright: '',
};
const ENDE = { ab_datum: null, ab_zeit: null, bis_datum: null, bis_zeit: null };

let api: TestApp;
let inhalt: TestInhalt;
let ordner: string;
let headers: Record<string, string> = {};
let vorher: { artikel: Record<string, unknown>; liste: { id: number }[] };
/** Number of the entry that is public. */
let id = 0;
const get = async (url: string) => (await api.app.inject({ url, headers })).json();
const show = async () => ({
  artikel: await get(`/api/cms/artikel/${id}`),
  liste: (await get('/api/cms/aktuelles?pro_seite=50')).data,
});

/** As the form of articles stored it. */
async function write(referenz: string, status: string, freigegeben: number | null, angaben: object[], bild?: string) {
  const { db } = api.database;
  const { rows } = await sql<{ id: number }>`
    insert into redaktion_beitraege (referenz, art, status, version, freigegeben, ab)
    values (${referenz}, 'artikel', ${status}, ${angaben.length}, ${freigegeben}, now() + interval '1 day')
    returning id`.execute(db);
  const beitrag = rows[0]?.id ?? expect.fail('no row');
  for (const [index, worte] of angaben.entries()) {
    const json = JSON.stringify({ ...WORTE, ...worte, ...ENDE });
    await sql`insert into redaktion_fassungen (beitrag_id, nummer, angaben, bild_id)
      values (${beitrag}, ${index + 1}, ${json}::jsonb, ${bild ?? null})`.execute(db);
    await sql`insert into redaktion_protokoll (beitrag_id, fassung, vorgang, status, konto_id, wer)
      values (${beitrag}, ${index + 1}, 'speichern', ${status}, (select min(id) from konten), 'Redzep')`.execute(db);
  }
  return beitrag;
}

beforeAll(async () => {
  ordner = await mkdtemp(join(tmpdir(), 'artikel-'));
  inhalt = await createTestInhalt();
  api = await createTestApp({ DATA_DIR: ordner });
  const { db } = api.database;
  await loadInhalt(db, inhalt.ordner);
  headers = (await logInAll(api.database)).redaktion ?? {};
  const bytes = await drawPng().jpeg().toBuffer();
  await openDateien(api.config).uploads.writeNew('redaktion-ab12.jpg', bytes);
  await sql`insert into bilder (id, datei, breite, hoehe, farbe, alt, copyright)
    values ('halle-1', 'upload:redaktion-ab12.jpg', 30, 20, '#778899', 'Eine Halle', 'Ada')`.execute(db);
  const halle = { bildtext: 'Eine Halle', bildcopyright: 'Ada' };
  const versionen = [{ titel: 'Halle' }, halle, { ...halle, titel: 'Noch nicht' }];
  const beitrag = await write('AR-2026-0001', 'veröffentlicht', 2, versionen, 'halle-1');
  id = 1_000_000 + beitrag;
  await sql`insert into rubriken (name) values ('Sport')`.execute(db);
  await sql`insert into artikel (id, titel, einleitung, text, rubrik_id, bild_id, bildtext, datum_von, highlight, pfad, beitrag_id)
    select ${id}, 'Neue Halle', 'Sie steht.', ${WORTE.text}, r.id, 'halle-1', 'Eine Halle', '2026-03-02', true,
      ${`/aktuelles/neue-halle-id_${id}/`}, ${beitrag} from rubriken r where name = 'Sport'`.execute(db);
  await write('AR-2026-0002', 'Entwurf', null, [{ titel: 'Eis', text: '', rubrik: '' }]);
  await write('AR-2026-0003', 'geplant', 1, [{ titel: 'Morgen' }]);
  await sql`update inhalt_stand set version = version + 1`.execute(db);
  vorher = await show();
  await db.transaction().execute((trx) => up(trx as unknown as Kysely<unknown>));
  await publish(db, { bereiche: BEREICHE });
}, 60_000);
afterAll(async () => {
  await api.close();
  await inhalt.remove();
  await rm(ordner, { recursive: true, force: true });
});

const readText = (html: string) => html.replaceAll(/\s+/g, ' ').replaceAll(/\s*(<[^>]+>)\s*/g, '$1');

it('what is public stays the same article, of the same day, at the same address, with its picture', async () => {
  expect(vorher.liste).toHaveLength(4);
  const nachher = await show();
  expect(nachher.liste).toEqual(vorher.liste);
  expect({ ...nachher.artikel, text: '' }).toEqual({ ...vorher.artikel, text: '' });
  expect(readText(nachher.artikel.text)).toBe(readText(WORTE.text.replace('§ 3', '§\u00a03')));
  expect(nachher.artikel).toMatchObject({ datum_von: '2026-03-02', bild: { id: 'halle-1', alt: 'Eine Halle' } });
  expect(await get(`/api/cms/route?url=/aktuelles/neue-halle-id_${id}/`)).toMatchObject({ title: 'Neue Halle' });
  expect((await api.app.inject('/api/bild/halle-1/320')).statusCode).toBe(200);
  const gemeldet = await api.database.db.selectFrom('push_nachrichten').select('titel').execute();
  expect(gemeldet, 'nobody is told twice').toEqual([]);
});

it('drafts, plans and every version are still there, and go on', async () => {
  const { data } = await get(`${API}?typ=artikel`);
  expect(data.map(({ referenz, status }: Record<string, string>) => [referenz, status]).sort()).toEqual([
    ['AR-2026-0001', 'veröffentlicht'],
    ['AR-2026-0002', 'Entwurf'],
    ['AR-2026-0003', 'geplant'],
  ]);
  const beitrag = await get(`${API}/AR-2026-0001`);
  expect(beitrag).toMatchObject({ titel: 'Noch nicht', version: 3, ungeprueft: true });
  const text = 'Am **Montag** § 3.\n\n- Eins\n- Zwei';
  expect(beitrag.werte).toMatchObject({ text, schluessel: 'ar-2026-0001' });
  const { titel, rubrik, einleitung, highlight } = { ...WORTE, titel: 'Noch nicht' };
  expect(JSON.parse(beitrag.werte.daten)).toEqual({
    ...{ id, titel, einleitung, rubrik, highlight, foto: 'redaktion-ab12.jpg', bildtext: 'Eine Halle' },
  });
  const { angaben } = await get(`${API}/AR-2026-0001/fassung/1`);
  expect(angaben).toContainEqual({ titel: 'Titel', wert: 'Halle' });
  expect(angaben).toContainEqual({ titel: 'Text', wert: text });
  const eingabe = { ...beitrag.werte, referenz: 'AR-2026-0001', version: 3, was: 'freigeben' };
  const antwort = await api.app.inject({ method: 'POST', url: `${API}/inhalt`, headers, payload: eingabe });
  expect(antwort.json().errors).toBeUndefined();
  await expect
    .poll(async () => (await show()).artikel, { timeout: 20_000 })
    .toMatchObject({ titel: 'Noch nicht', datum_von: '2026-03-02' });
  await expect(
    sql`update redaktion_fassungen set bild_id = null`.execute(api.database.db),
    'versions are append-only again',
  ).rejects.toThrow('append-only');
});

it('what was planned comes out under the number it had', async () => {
  const { db } = api.database;
  await db.updateTable('redaktion_beitraege').set({ ab: new Date() }).where('referenz', '=', 'AR-2026-0003').execute();
  const log = { error: vi.fn() };
  const publikationen = createPublikationen(createInhaltPublikation(BEREICHE));
  const zeitplan = await followZeitplan(api.database, publikationen, log);
  await expect
    .poll(async () => (await show()).liste, { timeout: 20_000 })
    .toContainEqual(expect.objectContaining({ titel: 'Morgen', id: id + 2 }));
  await zeitplan.end();
  expect(log.error).not.toHaveBeenCalled();
});
