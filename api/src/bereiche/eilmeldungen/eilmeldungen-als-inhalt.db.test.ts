import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { logInAll } from '../../../test/anmelden.ts';
import { loadInhalt } from '../../../test/load-inhalt.ts';
import { drawPng } from '../../../test/multipart.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { createTestInhalt, type TestInhalt } from '../../../test/test-inhalt.ts';
import { BEREICHE } from '../../bereiche.ts';
import { openDateien } from '../../kern/dateien/open-dateien.ts';
import { loadInhalt as publish } from '../../kern/inhalt/load-inhalt.ts';
import { up } from './migrations/0146_eilmeldungen_als_inhalt.ts';

const API = '/api/intranet/redaktion';
const WORTE = { titel: 'Orkan', text: 'Bleiben Sie im Haus.', link: '/wald/', bildtext: '', bildcopyright: '' };
const ENDE = { ab_datum: null, ab_zeit: null, bis_datum: '2099-12-31', bis_zeit: '12:00' };

let api: TestApp;
let inhalt: TestInhalt;
let ordner: string;
let headers: Record<string, string> = {};
let vorher: { kennung: string }[];
const banner = async () => (await api.app.inject('/api/cms/eilmeldungen')).json().data;
const get = async (url: string) => (await api.app.inject({ url, headers })).json();

/** As the form of urgent notices stored it. */
async function write(referenz: string, status: string, freigegeben: number | null, angaben: object[], bild?: string) {
  const { db } = api.database;
  const { rows } = await sql<{ id: number }>`
    insert into redaktion_beitraege (referenz, art, status, version, freigegeben, ab, bis)
    values (${referenz}, 'eilmeldung', ${status}, ${angaben.length}, ${freigegeben}, now(), '2099-12-31T11:00Z')
    returning id`.execute(db);
  const id = rows[0]?.id ?? expect.fail('no row');
  for (const [index, worte] of angaben.entries()) {
    const json = JSON.stringify({ ...WORTE, ...worte, ...ENDE });
    await sql`insert into redaktion_fassungen (beitrag_id, nummer, angaben, bild_id)
      values (${id}, ${index + 1}, ${json}::jsonb, ${bild ?? null})`.execute(db);
    await sql`insert into redaktion_protokoll (beitrag_id, fassung, vorgang, status, konto_id, wer)
      values (${id}, ${index + 1}, 'speichern', ${status}, (select min(id) from konten), 'Redzep')`.execute(db);
  }
  return id;
}

beforeAll(async () => {
  ordner = await mkdtemp(join(tmpdir(), 'eilmeldungen-'));
  inhalt = await createTestInhalt({
    'eilmeldungen.yaml':
      '- { name: probe, titel: Probe, text: Kein Grund., von: { tage: -1, uhrzeit: "08:00" }, bis: { tage: 9, uhrzeit: "08:00" } }\n',
  });
  api = await createTestApp({ DATA_DIR: ordner });
  const { db } = api.database;
  await loadInhalt(db, inhalt.ordner);
  headers = (await logInAll(api.database)).redaktion ?? {};
  const bytes = await drawPng().jpeg().toBuffer();
  await openDateien(api.config).uploads.writeNew('redaktion-ab12.jpg', bytes);
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
    values ('Orkan', ${WORTE.text}, '/wald/', now() - interval '1 hour', '2099-12-31T11:00Z', now(), ${id}, 'mast-1', 'Ein Mast')`.execute(
    db,
  );
  await write('EM-2026-0002', 'Entwurf', null, [{ titel: 'Eis' }]);
  await write('EM-2026-0003', 'geplant', 1, [{ titel: 'Glätte' }]);
  await sql`update inhalt_stand set version = version + 1`.execute(db);
  vorher = await banner();
  await db.transaction().execute((trx) => up(trx as unknown as Kysely<unknown>));
  await publish(db, { bereiche: BEREICHE });
}, 60_000);
afterAll(async () => {
  await api.close();
  await inhalt.remove();
  await rm(ordner, { recursive: true, force: true });
});

it('what is public stays the same notice, at the same address, with its picture', async () => {
  const bald = { timeout: 20_000 };
  expect(vorher).toHaveLength(2);
  // Closed banners stay closed, and nobody is notified twice.
  await expect.poll(banner, bald).toEqual(vorher);
  const gemeldet = await api.database.db
    .selectFrom('eilmeldungen')
    .select('titel')
    .where('gemeldet', 'is not', null)
    .execute();
  expect(gemeldet).toEqual([{ titel: 'Orkan' }]);
  const { bild } = await get('/api/cms/eilmeldungen/2');
  expect(bild).toMatchObject({ id: 'mast-1', alt: 'Ein Mast' });
  expect((await api.app.inject('/api/bild/mast-1/320')).statusCode).toBe(200);
});

it('drafts, plans and every version are still there, and go on', async () => {
  const { data } = await get(`${API}?typ=eilmeldung`);
  expect(data.map(({ referenz, status }: Record<string, string>) => [referenz, status]).sort()).toEqual([
    ['EM-2026-0001', 'veröffentlicht'],
    ['EM-2026-0002', 'Entwurf'],
    ['EM-2026-0003', 'geplant'],
  ]);
  const beitrag = await get(`${API}/EM-2026-0001`);
  expect(beitrag).toMatchObject({ titel: 'Noch nicht', version: 3, ungeprueft: true });
  expect(JSON.parse(beitrag.werte.daten)).toMatchObject({ titel: 'Noch nicht', foto: 'redaktion-ab12.jpg' });
  expect(beitrag.werte.bis_datum).toBe('31.12.2099');
  expect(beitrag.oeffentlich).toMatch(/^\/aktuelles\/orkan-eilmeldung_\d+\/$/);
  expect((await get(`${API}/EM-2026-0001/fassung/1`)).angaben).toContainEqual({ titel: 'Titel', wert: 'Sturm' });
  const eingabe = { ...beitrag.werte, referenz: 'EM-2026-0001', version: 3, was: 'freigeben' };
  const antwort = await api.app.inject({ method: 'POST', url: `${API}/inhalt`, headers, payload: eingabe });
  expect(antwort.json().errors).toBeUndefined();
  await expect
    .poll(async () => (await banner()).map(({ titel }: { titel: string }) => titel).sort(), { timeout: 20_000 })
    .toEqual(['Noch nicht', 'Probe']);
  await expect(
    sql`update redaktion_fassungen set bild_id = null`.execute(api.database.db),
    'versions are append-only again',
  ).rejects.toThrow('append-only');
});
