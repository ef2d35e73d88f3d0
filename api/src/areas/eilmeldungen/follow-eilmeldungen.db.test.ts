import { type Insertable, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadContent } from '../../../test/load-content.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { createTestContent, type TestContent } from '../../../test/test-content.ts';
import { createPushRepository } from '../../core/services/push/push-repository.ts';
import { followEilmeldungen } from './follow-eilmeldungen.ts';
import type { EilmeldungTables } from './tables.ts';

let api: TestApp;
let content: TestContent;
let waechter: Awaited<ReturnType<typeof followEilmeldungen>>[] = [];
const log = { error: vi.fn() };

beforeAll(async () => {
  api = await createTestApp();
  content = await createTestContent();
  await loadContent(api.database.db, content.ordner);
});
beforeEach(async () => {
  for (const table of ['eilmeldungen', 'push_nachrichten', 'push_abos'] as const) {
    await api.database.db.deleteFrom(table).execute();
  }
});
afterEach(async () => {
  await Promise.all(waechter.map(({ end }) => end()));
  waechter = [];
  await api.database.db.deleteFrom('konfiguration').where('schluessel', '=', 'eilmeldungen_gezeigt').execute();
  expect(log.error).not.toHaveBeenCalled();
});
afterAll(async () => {
  await api.close();
  await content.remove();
});

async function follow(): Promise<void> {
  waechter.push(await followEilmeldungen(api.database, log));
}

/** Seconds from now. */
const in_ = (seconds: number) => new Date(Date.now() + seconds * 1000);
const write = (details: Partial<Insertable<EilmeldungTables['eilmeldungen']>> = {}) =>
  api.database.db
    .insertInto('eilmeldungen')
    .values({ titel: 'Sturm', text: 'Bleiben Sie im Haus.', von: in_(-60), bis: in_(3600), ...details })
    .returning('id')
    .executeTakeFirstOrThrow();
async function read(): Promise<{ titel: string; kennung: string }[]> {
  const { statusCode, body } = await api.app.inject('/api/cms/eilmeldungen');
  expect(statusCode).toBe(200);
  return JSON.parse(body).data;
}
const shows = (...title: string[]) =>
  vi.waitFor(async () => expect((await read()).map((message) => message.titel)).toEqual(title), { timeout: 5000 });
const isVersion = (version: number) =>
  vi.waitFor(async () => expect(await readVersion()).toBe(version), { timeout: 5000 });
const readVersion = async () =>
  (await api.database.db.selectFrom('inhalt_stand').select('version').executeTakeFirstOrThrow()).version;

describe('urgent notices', () => {
  it('appear when written, with a new content version, and disappear when deleted', async () => {
    await follow();
    await shows();
    const before = await readVersion();
    await write({ link: '/feuerwehr/' });
    await isVersion(before + 1);
    await shows('Sturm');
    const [message] = await read();
    expect(message).toMatchObject({ text: 'Bleiben Sie im Haus.', link: '/feuerwehr/' });
    await api.database.db.deleteFrom('eilmeldungen').execute();
    await isVersion(before + 2);
    await shows();
  });

  it('start and end on time automatically', async () => {
    await follow();
    await write({ von: in_(0.5), bis: in_(1.5) });
    expect(await read()).toEqual([]);
    await shows('Sturm');
    await shows();
  });

  it('get another mark when the text changes, so that users who closed them see them again', async () => {
    await follow();
    const version = await readVersion();
    await write();
    await isVersion(version + 1);
    const [before] = await read();
    await api.database.db.updateTable('eilmeldungen').set({ titel: 'Sturm vorbei' }).execute();
    await shows('Sturm vorbei');
    const [after] = await read();
    expect(after?.kennung).not.toBe(before?.kennung);
  });

  it('are limited to three, newest first', async () => {
    await follow();
    for (const age of [40, 30, 20, 10]) await write({ titel: `Vor ${age}`, von: in_(-age) });
    await shows('Vor 10', 'Vor 20', 'Vor 30');
  });

  it('raise the version once with several processes running', async () => {
    const before = await readVersion();
    await Promise.all([follow(), follow(), follow()]);
    await write();
    await isVersion(before + 1);
    await Promise.all(waechter.splice(0).map(({ end }) => end()));
    expect(await readVersion()).toBe(before + 1);
  });

  it('send one push notification to subscribers when they start', async () => {
    const push = createPushRepository(api.database.db);
    const subscription = (endpoint: string) => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } });
    await push.saveAbo(subscription('https://eil.example/1'), { tags: ['Eilmeldungen'], strasse: null });
    await push.saveAbo(subscription('https://neu.example/2'), { tags: ['Aktuelles'], strasse: null });
    await Promise.all([follow(), follow()]);
    const version = await readVersion();
    const { id } = await write();
    await isVersion(version + 1);
    await api.database.db.updateTable('eilmeldungen').set({ text: 'Entwarnung.' }).execute();
    await isVersion(version + 2);
    const messages = await api.database.db.selectFrom('push_nachrichten').selectAll().execute();
    expect(messages).toMatchObject([
      { anlass: `eilmeldung-${id}`, tag: 'Eilmeldungen', titel: 'Sturm', text: 'Bleiben Sie im Haus.', link: '/' },
    ]);
    const { rows } = await sql`select a.endpunkt from push_sendungen s join push_abos a on a.kennung = s.abo`.execute(
      api.database.db,
    );
    expect(rows).toEqual([{ endpunkt: 'https://eil.example/1' }]);
  });

  it('with a picture link to their own page, which shows it, and include it in the notification', async () => {
    await follow();
    // A photo: notifications show no drawn motifs.
    const photos = api.database.db.selectFrom('bilder').select('id').where('id', 'not like', 'motiv-%');
    const { id: bild_id } = await photos.executeTakeFirstOrThrow();
    const { id } = await write({ text: 'Bäume <fallen>.', link: '/wald/?a="b', bild_id, bildtext: 'Ein Baum' });
    const path = `/aktuelles/sturm-eilmeldung_${id}/`;
    await vi.waitFor(async () => expect(await read()).toMatchObject([{ link: path }]), { timeout: 5000 });
    const artikel = (await api.app.inject(`/api/cms/eilmeldungen/${id}`)).json();
    expect(artikel).toMatchObject({ rubrik_name: 'Eilmeldung', bild: { id: bild_id }, bildtext: 'Ein Baum' });
    expect(artikel.text).toContain('<p>Bäume &lt;fallen&gt;.</p><p><a href="/wald/?a=%22b"');
    const page = async () => (await api.app.inject(`/api/cms/route?url=${path}`)).json();
    expect(await page()).toMatchObject({ title: 'Sturm', blocks: [{ template: 'artikel' }] });
    const push = api.database.db.selectFrom('push_nachrichten').select(['link', 'bild']);
    await vi.waitFor(async () => {
      expect(await push.execute()).toEqual([{ link: path, bild: `/api/bild/${bild_id}/960` }]);
    });
    await api.database.db
      .updateTable('eilmeldungen')
      .set({ bis: in_(-1) })
      .execute();
    await vi.waitFor(async () => expect(await page()).toMatchObject({ status: 404 }), { timeout: 5000 });
  });
});

describe('urgent notices of the content folder', () => {
  const FILE = 'eilmeldungen.yaml';
  const yaml = (title: string) =>
    `- { name: sturm, titel: ${title}, text: Achtung, von: { tage: 0, uhrzeit: '00:00' }, bis: { tage: 1, uhrzeit: '08:00' } }`;
  const load = async (file: string | null) => {
    await content.write(FILE, file);
    await loadContent(api.database.db, content.ordner, { jetzt: new Date('2026-07-14T10:00:00Z') });
    return api.database.db.selectFrom('eilmeldungen').select(['id', 'titel', 'von', 'bis']).orderBy('id').execute();
  };

  it('are stored with local times, together with those of the intranet', async () => {
    const { id } = await write({ titel: 'Aus dem Intranet' });
    const [, sturm] = await load(yaml('Sturm'));
    expect(sturm).toMatchObject({
      titel: 'Sturm',
      von: new Date('2026-07-13T22:00:00Z'),
      bis: new Date('2026-07-15T06:00:00Z'),
    });
    const [, different] = await load(yaml('Orkan'));
    expect(different).toMatchObject({ id: sturm?.id, titel: 'Orkan' });
    expect(await load(null)).toMatchObject([{ id, titel: 'Aus dem Intranet' }]);
  });

  it.each([
    [
      'ends before it begins',
      yaml('Sturm').replace('tage: 1', 'tage: -1'),
      '0.bis: Das Ende liegt nicht nach dem Beginn.',
    ],
    ['leads to a script', yaml('Sturm, link: "javascript:alert(1)"'), '0.link: Erwartet wird ein Pfad'],
    ['leads to another host by two slashes', yaml('Sturm, link: //evil.example/'), '0.link: Erwartet wird ein Pfad'],
    [
      'has no time',
      yaml('Sturm').replace("uhrzeit: '08:00'", "uhrzeit: '25:00'"),
      '0.bis.uhrzeit: Erwartet wird eine Uhrzeit',
    ],
    ['has the name of another', `${yaml('Sturm')}\n${yaml('Orkan')}`, '1.name: Der Name „sturm“ kommt zweimal vor.'],
  ])('are rejected when one %s', async (_was, file, message) => {
    await expect(load(file)).rejects.toThrow(message);
    await content.write(FILE, null);
  });
});
