import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { logInAll } from '../../../test/sign-in.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { fillVeranstaltungsData } from '../../../test/veranstaltungen.ts';
import { AREAS } from '../../areas.ts';
import { createDemoSubmissions } from '../../demo-submissions.ts';
import { followSchedule } from '../editor/drafts/follow-schedule.ts';
import { createContentPublication } from '../editor/entries/content-publication.ts';
import { createPublications } from '../editor/store/publication.ts';
import { buildTokenHash, createSecret } from '../platform/config/secret.ts';
import { createReleaseKinds } from './release-kind.ts';

let api: TestApp;
let folder: string;
let headers: Record<string, string> = {};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bereich-aus-'));
  // The data was submitted and written while the areas were on.
  const AREAS_AUS = ['veranstaltungen', 'fehlermeldung', 'maengel', 'eilmeldungen'];
  api = await createTestApp({ DATA_DIR: folder, AREAS_OFF: AREAS_AUS });
  await fillVeranstaltungsData(api.database);
  await createDemoSubmissions(api.database.db, api.config);
  headers = (await logInAll(api.database)).redaktion ?? {};
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (url: string) => api.app.inject({ url, headers });
const post = (url: string, payload: object) => api.app.inject({ method: 'POST', url, payload, headers });
const findOld = (form: string) =>
  api.database.db
    .selectFrom('einsendungen')
    .select(['id', 'referenz', 'version'])
    .where('formular', '=', form)
    .orderBy('id')
    .executeTakeFirstOrThrow();

describe('with areas switched off, the desk', () => {
  it('neither lists, counts nor offers their submissions', async () => {
    const list = (await get('/api/intranet/freigaben')).json();
    expect(list.arten.map(({ typ: type }: { typ: string }) => type)).toEqual([
      'hallenanmietung',
      'vorschlag',
      'ferienbetreuung',
      'kernzeitbetreuung',
      'kitavormerkung',
      'kontakt',
    ]);
    expect(list).toMatchObject({ anzahl: 6, ansichten: { offen: 6, alle: 6 }, pagination: { page: 1, pages: 1 } });
    expect(list.data).toHaveLength(6);
    // An unknown kind, like any other.
    expect((await get('/api/intranet/freigaben?typ=veranstaltung')).json().anzahl).toBe(6);
    expect((await get('/api/intranet/freigaben?q=flohmarkt')).json()).toMatchObject({ anzahl: 0, data: [] });
    const csv = (await get('/api/intranet/freigaben/export?ansicht=alle')).body.trim().split('\r\n');
    expect(csv).toHaveLength(7);
  });

  it('has no page for their submissions, decides none and links to none', async () => {
    const { id, referenz: reference, version } = await findOld('veranstaltung');
    expect((await get(`/api/intranet/freigaben/${reference}`)).statusCode).toBe(404);
    await api.database.db.updateTable('einsendungen').set({ bild: 'x.jpg' }).where('id', '=', id).execute();
    expect((await get(`/api/intranet/freigaben/${reference}/bild`)).statusCode).toBe(404);
    const was = { referenz: reference, version, was: 'uebernehmen' };
    expect((await post('/api/intranet/freigaben/entscheidung', was)).statusCode).toBe(404);
    // The oldest open submission is an event.
    const { data } = (await get('/api/intranet/freigaben')).json();
    const next = (await get(`/api/intranet/freigaben/${data[0].referenz}`)).json();
    expect(next.naechste).toBe(data[1].referenz);
  });

  it('accepts no answer to an earlier question', async () => {
    const { id } = await findOld('fehlermeldung');
    const { token } = createSecret();
    const question = { status: 'Rückfrage' as const, frage: 'Wo?', frage_hash: buildTokenHash(token) };
    await api.database.db.updateTable('einsendungen').set(question).where('id', '=', id).execute();
    expect((await get(`/api/rueckfrage?token=${token}`)).json()).toBeNull();
    expect((await post('/api/rueckfrage', { token, antwort: 'Hier.' })).statusCode).toBe(409);
  });

  it('decides the remaining submissions, including those on pages of a switched-off area', async () => {
    const { referenz: reference, version } = await findOld('hallenanmietung');
    const fresh = { neu_veranstaltungsort: 'Bürgersaal Conweiler' };
    const free = await post('/api/intranet/freigaben/entscheidung', {
      referenz: reference,
      version,
      was: 'freigeben',
      ...fresh,
    });
    expect(free.statusCode).toBe(201);
    const { status, woche: week } = (await get(`/api/intranet/freigaben/${reference}`)).json();
    expect([status, week.halle]).toEqual(['freigegeben', 'Bürgersaal Conweiler']);
  });
});

describe('with areas switched off, the editors', () => {
  it('edit the remaining content; scheduled entries wait until their area is on again', async () => {
    const { db } = api.database;
    const { id } = await sql<{
      id: number;
    }>`insert into redaktion_beitraege (referenz, art, inhalt_art, status, version, ab)
      values ('EM-2026-0001', 'inhalt', 'eilmeldung', 'geplant', 1, now()) returning id`
      .execute(db)
      .then(({ rows: [line] }) => line ?? expect.fail('no row'));
    await sql`insert into redaktion_fassungen (beitrag_id, nummer, angaben) values (${id}, 1, '{"titel":"Sturm"}')`.execute(
      db,
    );
    await sql`insert into redaktion_protokoll (beitrag_id, fassung, vorgang, status, konto_id, wer)
      values (${id}, 1, 'freigeben', 'geplant', (select min(id) from konten), 'R')`.execute(db);
    const error = vi.fn();
    const an = AREAS.filter(({ name }) => name !== 'eilmeldungen');
    const schedule = await followSchedule(api.database, createPublications(createContentPublication(an)), {
      error,
    });
    await schedule.end();
    expect(error).not.toHaveBeenCalled();
    const { status } = await db.selectFrom('redaktion_beitraege').select('status').executeTakeFirstOrThrow();
    expect(status).toBe('geplant');

    const list = (await get('/api/intranet/redaktion')).json();
    expect(list).toMatchObject({
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
    const back = { referenz: 'EM-2026-0001', version: 1, fassung: 1 };
    expect((await post('/api/intranet/redaktion/wiederherstellen', back)).statusCode).toBe(404);
  });
});

it('two areas cannot share a form kind or a publication kind', () => {
  const kind = { name: 'kontakt', kuerzel: 'KO' } as never;
  const other = { name: 'anliegen', kuerzel: 'KO' } as never;
  expect(() =>
    createReleaseKinds([
      { name: 'kontakt', formulare: [kind] },
      { name: 'buergerbuero', formulare: [other] },
    ]),
  ).toThrow("The form 'anliegen' (KO) of 'buergerbuero' has name or initials of 'kontakt' (KO)");
});
