import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { logInAll } from '../../../test/anmelden.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { fillVeranstaltungsdaten } from '../../../test/veranstaltungen.ts';
import { BEREICHE } from '../../bereiche.ts';
import { createDemoEinsendungen } from '../../demo-einsendungen.ts';
import { buildTokenHash, createSecret } from '../betrieb/geheimnis.ts';
import { followZeitplan } from '../redaktion/follow-zeitplan.ts';
import { createInhaltPublikation } from '../redaktion/inhalt/inhalt-publikation.ts';
import { createPublikationen } from '../redaktion/publikation.ts';
import { createFreigabearten } from './freigabeart.ts';

let api: TestApp;
let ordner: string;
let headers: Record<string, string> = {};
beforeAll(async () => {
  ordner = await mkdtemp(join(tmpdir(), 'bereich-aus-'));
  // What is there was sent and written while the areas were on.
  const BEREICHE_AUS = ['veranstaltungen', 'fehlermeldung', 'maengel', 'eilmeldungen'];
  api = await createTestApp({ DATA_DIR: ordner, BEREICHE_AUS });
  await fillVeranstaltungsdaten(api.database);
  await createDemoEinsendungen(api.database.db, api.config);
  headers = (await logInAll(api.database)).redaktion ?? {};
});
afterAll(async () => {
  await api.close();
  await rm(ordner, { recursive: true, force: true });
});

const get = (url: string) => api.app.inject({ url, headers });
const post = (url: string, payload: object) => api.app.inject({ method: 'POST', url, payload, headers });
const findAlte = (formular: string) =>
  api.database.db
    .selectFrom('einsendungen')
    .select(['id', 'referenz', 'version'])
    .where('formular', '=', formular)
    .orderBy('id')
    .executeTakeFirstOrThrow();

describe('with areas switched off, the desk', () => {
  it('neither lists nor counts nor offers what they sent', async () => {
    const liste = (await get('/api/intranet/freigaben')).json();
    expect(liste.arten.map(({ typ }: { typ: string }) => typ)).toEqual([
      'hallenanmietung',
      'vorschlag',
      'ferienbetreuung',
      'kernzeitbetreuung',
      'kitavormerkung',
      'kontakt',
    ]);
    expect(liste).toMatchObject({ anzahl: 6, ansichten: { offen: 6, alle: 6 }, pagination: { page: 1, pages: 1 } });
    expect(liste.data).toHaveLength(6);
    // A word that stands for nothing here, as any other.
    expect((await get('/api/intranet/freigaben?typ=veranstaltung')).json().anzahl).toBe(6);
    expect((await get('/api/intranet/freigaben?q=flohmarkt')).json()).toMatchObject({ anzahl: 0, data: [] });
    const csv = (await get('/api/intranet/freigaben/export?ansicht=alle')).body.trim().split('\r\n');
    expect(csv).toHaveLength(7);
  });

  it('has no page of them, decides none and leads to none', async () => {
    const { id, referenz, version } = await findAlte('veranstaltung');
    expect((await get(`/api/intranet/freigaben/${referenz}`)).statusCode).toBe(404);
    await api.database.db.updateTable('einsendungen').set({ bild: 'x.jpg' }).where('id', '=', id).execute();
    expect((await get(`/api/intranet/freigaben/${referenz}/bild`)).statusCode).toBe(404);
    const was = { referenz, version, was: 'uebernehmen' };
    expect((await post('/api/intranet/freigaben/entscheidung', was)).statusCode).toBe(404);
    // What waits longest is an event.
    const { data } = (await get('/api/intranet/freigaben')).json();
    const naechste = (await get(`/api/intranet/freigaben/${data[0].referenz}`)).json();
    expect(naechste.naechste).toBe(data[1].referenz);
  });

  it('takes no answer to what was asked before', async () => {
    const { id } = await findAlte('fehlermeldung');
    const { token } = createSecret();
    const frage = { status: 'Rückfrage' as const, frage: 'Wo?', frage_hash: buildTokenHash(token) };
    await api.database.db.updateTable('einsendungen').set(frage).where('id', '=', id).execute();
    expect((await get(`/api/rueckfrage?token=${token}`)).json()).toBeNull();
    expect((await post('/api/rueckfrage', { token, antwort: 'Hier.' })).statusCode).toBe(409);
  });

  it('decides what is left, also with what stands on an area that is off', async () => {
    const { referenz, version } = await findAlte('hallenanmietung');
    const neu = { neu_veranstaltungsort: 'Bürgersaal Conweiler' };
    const frei = await post('/api/intranet/freigaben/entscheidung', { referenz, version, was: 'freigeben', ...neu });
    expect(frei.statusCode).toBe(201);
    const { status, woche } = (await get(`/api/intranet/freigaben/${referenz}`)).json();
    expect([status, woche.halle]).toEqual(['freigegeben', 'Bürgersaal Conweiler']);
  });
});

describe('with areas switched off, the editors', () => {
  it('write what is left, and what was planned waits until its area is on again', async () => {
    const { db } = api.database;
    const { id } = await sql<{
      id: number;
    }>`insert into redaktion_beitraege (referenz, art, inhalt_art, status, version, ab)
      values ('EM-2026-0001', 'inhalt', 'eilmeldung', 'geplant', 1, now()) returning id`
      .execute(db)
      .then(({ rows: [zeile] }) => zeile ?? expect.fail('no row'));
    await sql`insert into redaktion_fassungen (beitrag_id, nummer, angaben) values (${id}, 1, '{"titel":"Sturm"}')`.execute(
      db,
    );
    await sql`insert into redaktion_protokoll (beitrag_id, fassung, vorgang, status, konto_id, wer)
      values (${id}, 1, 'freigeben', 'geplant', (select min(id) from konten), 'R')`.execute(db);
    const error = vi.fn();
    const an = BEREICHE.filter(({ name }) => name !== 'eilmeldungen');
    const zeitplan = await followZeitplan(api.database, createPublikationen(createInhaltPublikation(an)), {
      error,
    });
    await zeitplan.end();
    expect(error).not.toHaveBeenCalled();
    const { status } = await db.selectFrom('redaktion_beitraege').select('status').executeTakeFirstOrThrow();
    expect(status).toBe('geplant');

    const liste = (await get('/api/intranet/redaktion')).json();
    expect(liste).toMatchObject({
      anzahl: 0,
      data: [],
      arten: [
        { art: 'inhalt', neu: null },
        { art: 'artikel', titel: 'Artikel', neu: '/intranet/redaktion/inhalt-artikel/' },
      ],
    });
    for (const url of ['EM-2026-0001', 'EM-2026-0001/vorschau', 'EM-2026-0001/fassung/1', 'neu/eilmeldung']) {
      expect([url, (await get(`/api/intranet/redaktion/${url}`)).statusCode]).toEqual([url, 404]);
    }
    expect((await get('/api/intranet/redaktion/inhalte/eilmeldung')).statusCode).toBe(404);
    expect((await post('/api/intranet/redaktion/eilmeldung', { titel: 'Sturm' })).statusCode).toBe(405);
    const zurueck = { referenz: 'EM-2026-0001', version: 1, fassung: 1 };
    expect((await post('/api/intranet/redaktion/wiederherstellen', zurueck)).statusCode).toBe(404);
  });
});

it('two areas cannot have one kind of form, or of what editors publish', () => {
  const art = { name: 'kontakt', kuerzel: 'KO' } as never;
  const andere = { name: 'anliegen', kuerzel: 'KO' } as never;
  expect(() =>
    createFreigabearten([
      { name: 'kontakt', formulare: [art] },
      { name: 'buergerbuero', formulare: [andere] },
    ]),
  ).toThrow("The form 'anliegen' (KO) of 'buergerbuero' has name or initials of 'kontakt' (KO)");
});
