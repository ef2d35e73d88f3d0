import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatDate } from '@gm/shared/format/date';
import { addDays, readBerlinTime } from '@gm/shared/rules/berlin-time';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadContent } from '../../../../test/load-content.ts';
import { logInAll } from '../../../../test/sign-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createTestContent, type TestContent } from '../../../../test/test-content.ts';
import { IN_ONE_WEEK, VERANSTALTUNGS_FILES } from '../../../../test/veranstaltungen.ts';
import { AREAS } from '../../../areas.ts';
import { followSchedule } from '../drafts/follow-schedule.ts';
import { createContentPublication } from '../entries/content-publication.ts';
import { createPublications } from '../store/publication.ts';

const API = '/api/intranet/redaktion';
const ARTIKEL = { titel: 'Neue Brücke über den Mühlbach', rubrik: 'Baustellen', einleitung: 'Am Montag geht es los.' };
const TEXT = 'Die Brücke wird erneuert.\n\nBitte fahren Sie **langsam**.';

/** The fields that the form of an article sends. */
const build = ({
  titel: title = ARTIKEL.titel,
  rubrik: category = ARTIKEL.rubrik,
  ...fields
}: Record<string, unknown> = {}) => ({
  art: 'artikel',
  daten: JSON.stringify({ ...ARTIKEL, titel: title, rubrik: category }),
  text: TEXT,
  version: 0,
  ...fields,
});

let api: TestApp;
let content: TestContent;
let folder: string;
let head: Record<string, Record<string, string>> = {};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'redaktion-'));
  content = await createTestContent(VERANSTALTUNGS_FILES);
  api = await createTestApp({ DATA_DIR: folder });
  await loadContent(api.database.db, content.ordner);
  head = await logInAll(api.database);
});
afterAll(async () => {
  await api.close();
  await content.remove();
  await rm(folder, { recursive: true, force: true });
});

const get = (url: string, who = 'redaktion') => api.app.inject({ url, headers: head[who] ?? {} });
const post = (kind: string, payload: object, who = 'redaktion', headers: Record<string, string> = {}) =>
  api.app.inject({ method: 'POST', url: `${API}/${kind}`, payload, headers: { ...head[who], ...headers } });
// Cached replies are served until the new content version has reached the cache.
const soon = { timeout: 20_000 };
const page = async (path: string) => (await api.app.inject(`/api/cms/route?url=${encodeURI(path)}`)).json();
const list = async () =>
  (await api.app.inject('/api/cms/aktuelles?pro_seite=50')).json().data as { titel: string; datum_von: string }[];
const titleDerList = async () => (await list()).map(({ titel: title }) => title);
const hit = async (q: string) => (await api.app.inject(`/api/cms/suche?q=${q}`)).json().data as object[];

/** Saves a new version. Returns the reference number. */
async function act(was: string, fields: Record<string, unknown> = {}, reference = '', who = 'redaktion') {
  const version = reference ? (await get(`${API}/${reference}`)).json().version : 0;
  const answer = await post('inhalt', build({ was, referenz: reference, version, ...fields }), who);
  expect([answer.statusCode, answer.json().errors]).toEqual([201, undefined]);
  return answer.json().referenz as string;
}

it('an urgent notice is a banner and a notification from its release to its end', async () => {
  const messages = async () => (await api.app.inject('/api/cms/eilmeldungen')).json().data as { titel: string }[];
  const EILMELDUNG = { titel: 'Orkan', text: 'Bleiben Sie <b>im Haus</b>.', link: '/aktuelles/' };
  const send = async ({ daten: data, ...fields }: { daten?: object } & Record<string, unknown>) => {
    const content = { art: 'eilmeldung', daten: JSON.stringify({ ...EILMELDUNG, ...data }), version: 0 };
    return (await post('inhalt', { ...content, ...fields })).json();
  };
  const end = { bis_datum: formatDate(IN_ONE_WEEK) };
  expect((await send({ was: 'freigeben' })).errors).toMatchObject([{ feld: 'bis_datum' }]);
  for (const link of ['javascript:alert(1)', '//evil.example', '/\\evil.example', '/\t/evil.example', '/wald/ x']) {
    expect((await send({ was: 'freigeben', daten: { link }, ...end })).errors.slice(0, 1), link).toMatchObject([
      { feld: 'daten/link' },
    ]);
  }
  const empty = (await get(`${API}/inhalte/eilmeldung`)).json();
  expect(empty.inhalt).toMatchObject({ hatVorschau: true, zeitraum: expect.stringContaining('auf jeder Seite') });
  expect(empty.inhalt.formular.felder.map(({ name }: { name: string }) => name)).toEqual([
    ...['titel', 'text', 'link', 'foto', 'bildtext'],
  ]);
  const { referenz: reference } = await send({ was: 'speichern' });
  const draft = { art: 'eilmeldung', daten: JSON.stringify(EILMELDUNG) };
  const { href } = (await post('vorschau', draft)).json();
  expect((await page(href)).blocks).toMatchObject([
    { template: 'redaktion-eilmeldung', context: { eilmeldung: EILMELDUNG } },
  ]);
  expect(await messages()).toEqual([]);
  expect((await get(`${API}?typ=eilmeldung&ansicht=Entwurf`)).json()).toMatchObject({
    anzahl: 1,
    data: [{ referenz: reference }],
  });
  expect(await send({ referenz: reference, version: 1, was: 'freigeben', ...end })).toMatchObject({
    referenz: reference,
  });
  await expect.poll(messages, soon).toMatchObject([{ ...EILMELDUNG, bis: expect.stringContaining('T2') }]);
  const { oeffentlich: path } = (await get(`${API}/${reference}`)).json();
  expect(await page(path)).toMatchObject({ title: 'Orkan' });
  await send({ referenz: reference, version: 2, daten: { titel: 'Orkan vorbei' }, was: 'freigeben', ...end });
  await expect.poll(messages, soon).toMatchObject([{ titel: 'Orkan vorbei' }]);
  expect((await get(`${API}/${reference}/fassung/2`)).json().angaben).toContainEqual({
    titel: 'Text',
    wert: EILMELDUNG.text,
  });
  await send({ referenz: reference, version: 3, was: 'zurueckziehen' });
  await expect.poll(messages, soon).toEqual([]);
  await expect.poll(() => page(path), soon).toMatchObject({ status: 410 });

  // Another notice of the same title is separate, whatever happened to the first.
  const { referenz: second } = await send({ was: 'freigeben', daten: { foto: 'bach.jpg' }, ...end });
  const { oeffentlich: own, werte: values } = (await get(`${API}/${second}`)).json();
  expect([values.schluessel, values.bis_datum]).toEqual(['orkan-2', end.bis_datum]);
  await expect.poll(messages, soon).toMatchObject([{ link: own }]);
  const id = /_(\d+)/.exec(own)?.[1];
  expect((await api.app.inject(`/api/cms/eilmeldungen/${id}`)).json()).toMatchObject({ bild: { alt: 'Ein Bach' } });
  // A released notice appears and disappears at its times; the first one may be released again.
  const later = { ...end, ab_datum: formatDate(IN_ONE_WEEK), bis_zeit: '12:00', ab_zeit: '10:00' };
  await send({ referenz: reference, version: 4, was: 'freigeben', ...later });
  expect((await get(`${API}/${reference}`)).json()).toMatchObject({ status: 'geplant', werte: { ab_zeit: '10:00' } });
  expect(await messages()).toHaveLength(1);
  await api.database.db
    .updateTable('redaktion_beitraege')
    .set({ ab: new Date() })
    .where('referenz', '=', reference)
    .execute();
  const log = { error: vi.fn() };
  const schedule = await followSchedule(api.database, createPublications(createContentPublication(AREAS)), log);
  await expect.poll(async () => (await messages()).length, soon).toBe(2);
  await schedule.end();
  expect(log.error).not.toHaveBeenCalled();
  for (const [was, version] of [
    [reference, 5],
    [second, 1],
  ])
    await send({ referenz: was, version, was: 'zurueckziehen' });
  await expect.poll(messages, soon).toEqual([]);
});

it('an event is in the calendar from its release on, gets a number, and keeps it when released again', async () => {
  const calendar = async () =>
    (await api.app.inject('/api/cms/veranstaltungen')).json().data as { id: number; titel: string }[];
  const EVENT = { titel: 'Laternenfest', md: 'Mit *Musik*.', rubriken: [1] };
  const send = async (data: object, fields: object) => {
    const content = { art: 'veranstaltung', daten: JSON.stringify({ ...EVENT, ...data }), version: 0 };
    return (await post('inhalt', { ...content, ...fields })).json();
  };
  const fresh = (await get(`${API}/inhalte/veranstaltung`)).json();
  expect(fresh.inhalt.verweise.brancheneintrag).toContainEqual({ wert: 1, text: 'Turnverein' });
  expect(fresh.inhalt.formular.felder.map(({ name }: { name: string }) => name)).not.toContain('id');
  const fields = async (data: object) =>
    (await send(data, { was: 'freigeben' })).errors.map(({ feld: field }: { feld: string }) => field);
  expect(await fields({ rubriken: [], md: '' })).toEqual(expect.arrayContaining(['daten/md', 'daten/rubriken']));
  expect(await fields({})).toEqual(expect.arrayContaining(['daten/datum', 'daten/ort']));
  const whole = { datum: IN_ONE_WEEK, beginn: '17:00', anderer_ort: 'Wanderparkplatz' };
  expect(await fields({ ...whole, ende: '16:00' })).toEqual(['daten/ende']);
  expect(await fields({ ...whole, bis: '2020-01-01' })).toEqual(['daten/bis']);
  expect(await fields({ ...whole, ort: 'Kelter' })).toEqual(['daten/ort']);
  expect(await fields({ ...whole, eintrag: 1, veranstalter: 'Wir' })).toEqual(['daten/veranstalter']);
  expect(await fields({ ...whole, rubriken: [99], eintrag: 99 })).toEqual(['daten/rubriken', 'daten/eintrag']);
  expect(await fields({ ...whole, link: 'javascript:alert(1)' })).toEqual(['daten/link']);
  expect(await calendar()).toEqual([]);

  // The preview shows the page before it exists.
  const data = {
    ...whole,
    anderer_ort: undefined,
    ort: 'Kelter',
    ende: '01:00',
    eintrag: 1,
    link: 'https://tv.example/',
  };
  const draft = { art: 'veranstaltung', daten: JSON.stringify({ ...EVENT, ...data }), text: '', schluessel: '' };
  const { href } = (await post('vorschau', draft)).json();
  const { blocks } = await page(href);
  expect(blocks).toMatchObject([
    {
      template: 'veranstaltung',
      context: { veranstaltung: { titel: 'Laternenfest', rubriken: ['Musik'], adresse: { strasse: 'Gasse 1' } } },
    },
  ]);
  const { referenz: reference } = await send(data, { was: 'speichern' });
  await send(data, { referenz: reference, version: 1, was: 'freigeben' });
  await expect.poll(calendar, soon).toMatchObject([
    {
      id: 1,
      titel: 'Laternenfest',
      datum_von: `${IN_ONE_WEEK}T17:00`,
      datum_bis: `${addDays(IN_ONE_WEEK, 1)}T01:00`,
      veranstaltungsort: 'Kelter',
      ortsteil: 'Schwann',
    },
  ]);
  const { context: shown } = blocks[0];
  const {
    kalenderURL: calendarURL,
    detailURL,
    ...isPublic
  } = (await api.app.inject('/api/cms/veranstaltungen/1')).json();
  expect(isPublic).toMatchObject({ text: '<p>Mit <em>Musik</em>.</p>', link: 'https://tv.example/' });
  expect(shown.veranstaltung).toMatchObject(isPublic);
  await expect.poll(() => hit('Laternenfest'), soon).toHaveLength(1);
  const { oeffentlich: path, werte: values } = (await get(`${API}/${reference}`)).json();
  expect(path).toBe('/veranstaltungen/laternenfest-id_1/');
  expect(JSON.parse(values.daten)).toMatchObject({ titel: 'Laternenfest', datum: IN_ONE_WEEK });
  await send(data, { referenz: reference, version: 2, was: 'zurueckziehen' });
  await expect.poll(() => page(path), soon).toMatchObject({ status: 410 });
  await expect.poll(calendar, soon).toEqual([]);
  // The number of a withdrawn event is not reused.
  await send({ ...data, titel: 'Nachtlauf' }, { was: 'freigeben' });
  await send(data, { referenz: reference, version: 3, was: 'freigeben' });
  await expect
    .poll(async () => (await calendar()).map(({ id, titel: title }) => [id, title]), soon)
    .toEqual([
      [1, 'Laternenfest'],
      [2, 'Nachtlauf'],
    ]);
});

describe('an article', () => {
  const preview = async (fields: Record<string, unknown> = {}) => {
    const { href } = (await post('vorschau', build(fields))).json();
    return page(href);
  };

  it('is not public before its release, then everywhere, and answers 410 after withdrawal', async () => {
    const empty = (await get(`${API}/inhalte/artikel`)).json().inhalt;
    expect(empty.formular.felder.map(({ name }: { name: string }) => name)).toEqual([
      ...[
        'titel',
        'einleitung',
        'rubrik',
        'highlight',
        'foto',
        'bildtext',
        'galerie',
        'sortierung',
        'interessengruppen',
      ],
    ]);
    expect(empty).toMatchObject({ hatVorschau: true, adresse: null, zeitraum: expect.stringContaining('Datum') });
    const { artikelrubrik: artikelCategory } = empty.verweise;
    expect(artikelCategory).toContainEqual({ wert: 'Bauen', text: 'Bauen' });
    expect(artikelCategory).not.toContainEqual({ wert: 'Baustellen', text: 'Baustellen' });

    const reference = await act('speichern');
    const { werte: values, oeffentlich: without } = (await get(`${API}/${reference}`)).json();
    expect([JSON.parse(values.daten), without]).toEqual([ARTIKEL, null]);
    expect(await hit('Mühlbach')).toEqual([]);
    const shown = await preview({ rubrik: 'Bauen' });
    const { tag } = readBerlinTime(new Date());
    expect(shown).toMatchObject({ title: ARTIKEL.titel, description: ARTIKEL.einleitung });
    expect(shown.blocks).toMatchObject([
      {
        template: 'artikel',
        context: {
          artikel: {
            rubrik_name: 'Bauen',
            datum_von: tag,
            text: '<p>Die Brücke wird erneuert.</p>\n<p>Bitte fahren Sie <strong>langsam</strong>.</p>',
            verwandte: [{ titel: 'Ärger am Bau' }, { titel: 'Neue Brücke' }],
          },
        },
      },
    ]);
    expect(await titleDerList()).not.toContain(ARTIKEL.titel);

    await act('freigeben', {}, reference);
    const permanent = (await get(`${API}/${reference}`)).json().oeffentlich as string;
    const findPath = async () => (await page(permanent)).redirect?.href as string;
    await expect.poll(findPath, soon).toMatch(/^\/aktuelles\/neue-bruecke-ueber-den-muehlbach-id_4\/$/);
    const path = await findPath();
    await expect.poll(() => page(path), soon).toMatchObject({ title: ARTIKEL.titel });
    await expect.poll(titleDerList, soon).toContain(ARTIKEL.titel);
    expect(await list()).toContainEqual(expect.objectContaining({ titel: ARTIKEL.titel, datum_von: tag }));
    await expect.poll(() => hit('Mühlbach'), soon).toHaveLength(1);
    const push = api.database.db.selectFrom('push_nachrichten').select(['titel', 'link']).where('link', '=', path);
    expect(await push.execute()).toHaveLength(1);

    // Drafts are not public before their release; a new title moves the page.
    await act('speichern', { titel: 'Brücke fertig' }, reference);
    expect((await get(`${API}/${reference}`)).json()).toMatchObject({ status: 'veröffentlicht', ungeprueft: true });
    expect(await titleDerList()).toContain(ARTIKEL.titel);
    await act('freigeben', { titel: 'Brücke fertig' }, reference);
    const newPath = '/aktuelles/bruecke-fertig-id_4/';
    await expect.poll(() => page(path), soon).toMatchObject({ redirect: { href: newPath, status: 301 } });

    await act('zurueckziehen', {}, reference);
    await expect.poll(() => page(newPath), soon).toMatchObject({ status: 410 });
    await expect.poll(() => hit('Mühlbach'), soon).toEqual([]);
    expect((await get(`${API}?ansicht=zurückgezogen&q=muehlbach`)).json().data).toMatchObject([
      { referenz: reference },
    ]);
    await act('freigeben', {}, reference);
    await expect.poll(() => page(path), soon).toMatchObject({ title: ARTIKEL.titel });
    // One occasion causes one notification.
    expect(await push.execute()).toHaveLength(1);
  });

  it('keeps its publication day when corrected, and gets the scheduled day', async () => {
    const { db } = api.database;
    const readTag = async (title: string) => (await list()).find((one) => one.titel === title);
    const age = (await get(`${API}/inhalte/artikel?id=002`)).json();
    const current = (await readTag('Altes Rathaus'))?.datum_von;
    const correction = {
      ...age.werte,
      daten: JSON.stringify({ ...JSON.parse(age.werte.daten), titel: 'Altes Haus' }),
    };
    expect((await post('inhalt', { ...correction, version: 0, was: 'freigeben' })).statusCode).toBe(201);
    await expect.poll(() => readTag('Altes Haus'), soon).toMatchObject({ id: 2, datum_von: current });
    await act('freigeben', { titel: 'Aus dem Archiv', ab_datum: '02.03.2020' });
    await expect.poll(() => readTag('Aus dem Archiv'), soon).toMatchObject({ datum_von: '2020-03-02' });
    const reported = await db.selectFrom('push_nachrichten').select('titel').execute();
    expect(reported, 'what is not of today is no news').not.toContainEqual({ titel: 'Aus dem Archiv' });
  });

  it('begins and ends on schedule, in whichever process', async () => {
    const start = { ab_datum: formatDate(IN_ONE_WEEK), ab_zeit: '9' };
    const reference = await act('freigeben', { titel: 'Später', ...start });
    const show = async () => (await get(`${API}/${reference}`)).json();
    expect(await show()).toMatchObject({ status: 'geplant', oeffentlich: null, ab: expect.stringContaining('9:00') });
    // Edited while it waits: the released version appears.
    await act('speichern', { titel: 'Noch nicht fertig', ...start }, reference);
    const log = { error: vi.fn() };
    const schedule = await followSchedule(api.database, createPublications(createContentPublication(AREAS)), log);
    const place = async (column: 'ab' | 'bis') => {
      await api.database.db
        .updateTable('redaktion_beitraege')
        .set({ [column]: sql`now() + interval '300 milliseconds'` })
        .where('referenz', '=', reference)
        .execute();
      await sql`select pg_notify('redaktion', '')`.execute(api.database.db);
    };
    await place('ab');
    await expect.poll(titleDerList, soon).toContain('Später');
    expect(await show()).toMatchObject({ status: 'veröffentlicht', ungeprueft: true });
    await place('bis');
    await expect.poll(async () => (await show()).status, soon).toBe('zurückgezogen');
    await expect.poll(titleDerList, soon).not.toContain('Später');
    const history = (await show()).verlauf as { wer: string; was: string }[];
    expect(history.slice(0, 2).map(({ wer: who, was }) => `${who} ${was}`)).toEqual([
      'Zeitplan hat die Veröffentlichung beendet',
      'Zeitplan hat veröffentlicht',
    ]);
    await schedule.end();
    expect(log.error).not.toHaveBeenCalled();
  });

  it('is released and withdrawn together with others, all or none', async () => {
    const one = await act('speichern', { titel: 'Sammlung eins' });
    const two = await act('speichern', { titel: 'Sammlung zwei', bis_datum: formatDate(IN_ONE_WEEK) });
    const empty = await act('speichern', { titel: 'Sammlung leer', text: '' });
    const several = async (was: string, contributions: string[], who = 'redaktion') => {
      const answer = await post('mehrere', { was, beitraege: contributions }, who);
      return [answer.statusCode, answer.json().errors?.map((error: { meldung: string }) => error.meldung)];
    };
    const state = async () =>
      Promise.all([one, two, empty].map(async (reference) => (await get(`${API}/${reference}`)).json().status));

    const [status, messages] = await several('freigeben', [`${one}:1`, `${empty}:1`, `${two}:1`]);
    expect([status, messages]).toEqual([
      422,
      [expect.stringMatching(/^„Sammlung leer“ \(IN-.+\): Bitte schreiben Sie einen Text/)],
    ]);
    expect(await state(), 'one that cannot be released keeps all of them').toEqual(['Entwurf', 'Entwurf', 'Entwurf']);
    expect(await several('freigeben', [`${one}:7`])).toEqual([422, [expect.stringContaining('nicht gespeichert')]]);
    expect(await several('freigeben', [])).toEqual([422, ['Bitte wählen Sie aus, welche Beiträge gemeint sind.']]);
    expect((await several('freigeben', ['IN-2026-99999:1']))[0]).toBe(404);
    expect((await several('freigeben', [`${one}:1`], 'staff'))[0]).toBe(403);

    expect(await several('freigeben', [`${one}:1`, `${two}:1`])).toEqual([201, undefined]);
    expect(await state()).toEqual(['veröffentlicht', 'veröffentlicht', 'Entwurf']);
    await expect.poll(titleDerList, soon).toEqual(expect.arrayContaining(['Sammlung eins', 'Sammlung zwei']));
    expect((await get(`${API}/${two}`)).json().bis, 'its end is the one it had').not.toBeNull();
    expect(await several('zurueckziehen', [`${one}:2`, `${two}:2`])).toEqual([201, undefined]);
    expect(await state()).toEqual(['zurückgezogen', 'zurückgezogen', 'Entwurf']);
    await expect.poll(titleDerList, soon).not.toContain('Sammlung eins');
  });

  it('that cannot be published does not delay others, and is reported', async () => {
    const start = { ab_datum: formatDate(IN_ONE_WEEK) };
    const broken = await act('freigeben', { titel: 'Ohne Worte', ...start });
    const heil = await act('freigeben', { titel: 'Gleich danach', ...start });
    const { db } = api.database;
    const { id } = await db
      .selectFrom('redaktion_beitraege')
      .select('id')
      .where('referenz', '=', broken)
      .executeTakeFirstOrThrow();
    await db.insertInto('redaktion_fassungen').values({ beitrag_id: id, nummer: 9, angaben: '{}' }).execute();
    await db.updateTable('redaktion_beitraege').set({ freigegeben: 9 }).where('id', '=', id).execute();
    const due = db.updateTable('redaktion_beitraege').set({ ab: sql<Date>`now()` });
    await due.where('referenz', 'in', [broken, heil]).execute();
    const log = { error: vi.fn() };
    const schedule = await followSchedule(api.database, createPublications(createContentPublication(AREAS)), log);
    await expect.poll(titleDerList, soon).toContain('Gleich danach');
    await expect.poll(() => log.error.mock.calls.length, soon).toBeGreaterThan(0);
    expect(log.error).toHaveBeenCalledWith(
      { err: expect.objectContaining({ message: `Entries ${id}`, errors: [expect.any(Error)] }) },
      expect.any(String),
    );
    await schedule.end();
    expect((await get(`${API}/${broken}`)).json().status).toBe('geplant');
    await db.updateTable('redaktion_beitraege').set({ status: 'Entwurf' }).where('id', '=', id).execute();
  });

  it('is never overwritten silently, and every version can be restored', async () => {
    const reference = await act('speichern');
    const alt = build({ titel: 'Meine Fassung', was: 'speichern', referenz: reference, version: 1 });
    await act('speichern', { titel: 'Fassung der Kollegin' }, reference, 'admin');
    const conflict = await post('inhalt', alt);
    expect(conflict.json().errors).toEqual([
      { feld: 'ersetzen', meldung: expect.stringContaining('Adele Test hat gespeichert') },
    ]);
    expect((await post('inhalt', { ...alt, ersetzen: 'on' })).statusCode).toBe(201);
    const version = (await get(`${API}/${reference}/fassung/2`)).json();
    expect(version).toMatchObject({ version: 3, fassung: 2, wer: 'Adele Test' });
    expect(version.angaben).toContainEqual({ titel: 'Text', wert: TEXT });
    expect(version.angaben).toContainEqual({ titel: 'Titel', wert: 'Fassung der Kollegin' });
    const back = { referenz: reference, version: 3, fassung: 2 };
    expect((await post('wiederherstellen', back)).statusCode).toBe(201);
    expect((await post('wiederherstellen', back)).statusCode).toBe(422);
    const afterwards = (await get(`${API}/${reference}`)).json();
    expect([afterwards.titel, afterwards.version]).toEqual(['Fassung der Kollegin', 4]);
    expect(afterwards.verlauf[0].was).toBe('hat die Fassung 2 wiederhergestellt');
    await expect(api.database.db.updateTable('redaktion_protokoll').set({ wer: 'x' }).execute()).rejects.toThrow(
      'append-only',
    );
    await expect(sql`delete from redaktion_fassungen`.execute(api.database.db)).rejects.toThrow('append-only');
  });

  it('is refused if values are missing or invalid, and saved once', async () => {
    const names = async (fields: object) => {
      const { errors } = (await post('inhalt', build({ was: 'freigeben', ...fields }))).json();
      return errors.map(({ feld: field }: { feld: string }) => field);
    };
    expect(await names({ titel: ' ', rubrik: '' })).toEqual(['daten/titel', 'daten/rubrik']);
    expect(await names({ text: ' ', rubrik: '' })).toEqual(['text', 'daten/rubrik']);
    expect(await names({ ab_zeit: '9', bis_datum: '31.02.2026' })).toEqual(['bis_datum', 'ab_datum']);
    expect(await names({ ab_datum: '02.03.2026', bis_datum: '01.03.2026' })).toEqual(['bis_datum']);
    expect(await names({ bis_datum: '01.03.2026' })).toEqual(['bis_datum']);
    expect(await names({ was: 'loeschen' })).toEqual(['was']);
    expect(await names({ was: 'zurueckziehen' })).toEqual(['was']);
    const key = { 'idempotency-key': 'einmal' };
    const input = build({ titel: '<script>alert(1)</script>', was: 'freigeben' });
    const first = await post('inhalt', input, 'redaktion', key);
    // After a lost response: repeating the same request succeeds.
    expect((await post('inhalt', input, 'redaktion', key)).json()).toEqual(first.json());
    const { referenz: reference } = first.json();
    const again = await post('inhalt', { ...input, referenz: reference, version: 0 });
    expect(again.json().errors).toMatchObject([{ feld: 'ersetzen' }]);
    const later = { referenz: reference, version: 1, ab_datum: formatDate(IN_ONE_WEEK) };
    expect(await names(later)).toEqual(['ab_datum']);
    expect((await post('inhalt', input, 'redaktion', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    const html = `<p onclick="x()">Gut<script>alert(1)</script> <b>so</b></p>`;
    expect((await preview({ text: html })).blocks[0].context.artikel.text).toBe('<p>Gut <b>so</b></p>');
  });
});

it('is sorted by each column in both directions', async () => {
  for (const title of ['Äpfel', 'birnen', 'Zwetschgen']) await act('speichern', { titel: `Obst: ${title}` });
  const listBy = async (sort: string) =>
    ((await get(`${API}?q=obst&sort=${sort}`)).json().data as { titel: string }[]).map(({ titel: title }) =>
      title.slice(6),
    );
  expect(await listBy('titel')).toEqual(['Äpfel', 'birnen', 'Zwetschgen']);
  expect(await listBy('-titel')).toEqual(['Zwetschgen', 'birnen', 'Äpfel']);
  expect(await listBy('geaendert')).toEqual(['Äpfel', 'birnen', 'Zwetschgen']);
  for (const sort of ['-geaendert', '', 'gibtesnicht']) {
    expect(await listBy(sort), sort).toEqual(['Zwetschgen', 'birnen', 'Äpfel']);
  }
  await act('zurueckziehen', { titel: 'Obst: Kirschen' }, await act('freigeben', { titel: 'Obst: Kirschen' }));
  expect((await listBy('-stand'))[0]).toBe('Kirschen');
  expect((await listBy('wer')).length).toBe(4);
});

it('compares two versions word by word, and the newest one with the public one', async () => {
  const created = (await post('inhalt', build({ titel: 'Am Mühlbach', was: 'freigeben' }))).json();
  const reference: string = created.referenz;
  const changed = build({ titel: 'Am Dorfbach', text: `${TEXT}\n\nDanke.`, referenz: reference, version: 1 });
  expect((await post('inhalt', { ...changed, was: 'speichern' })).statusCode).toBe(201);
  const title = {
    titel: 'Titel',
    teile: [
      { art: 'gleich', text: 'Am ' },
      { art: 'weg', text: 'Mühlbach' },
      { art: 'neu', text: 'Dorfbach' },
    ],
  };
  const { unterschiede: differences } = (await get(`${API}/${reference}`)).json();
  expect(differences).toContainEqual(title);
  expect(differences.map((one: { titel: string }) => one.titel)).toEqual(['Titel', 'Text']);
  const version = (await get(`${API}/${reference}/fassung/1`)).json();
  expect(version).toMatchObject({ gegen: 2, unterschiede: differences });
  const way = `/intranet/redaktion/${reference}/fassung-1/gegen-2/`;
  expect(version.vergleiche.map(({ href }: { href: string }) => href)).toEqual([way]);
  expect((await page(way)).title).toBe('Fassung 1 und 2');
  const backwards = (await get(`${API}/${reference}/fassung/2/gegen/1`)).json();
  expect(backwards, 'the order of time, not of the question').toMatchObject({ gegen: 1, unterschiede: differences });
  expect((await get(`${API}/${reference}/fassung/1/gegen/9`)).statusCode).toBe(404);
  expect((await get(`${API}/${reference}/fassung/1/gegen/2`, 'verein')).statusCode).toBe(403);
});
