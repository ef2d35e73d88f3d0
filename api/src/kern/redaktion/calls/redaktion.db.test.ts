import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatDatum } from '@gm/shared/format/datum';
import { addTage, readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { logInAll } from '../../../../test/anmelden.ts';
import { loadInhalt } from '../../../../test/load-inhalt.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createTestInhalt, type TestInhalt } from '../../../../test/test-inhalt.ts';
import { IN_EINER_WOCHE, VERANSTALTUNGSDATEIEN } from '../../../../test/veranstaltungen.ts';
import { BEREICHE } from '../../../bereiche.ts';
import { followZeitplan } from '../follow-zeitplan.ts';
import { createInhaltPublikation } from '../inhalt/inhalt-publikation.ts';
import { createPublikationen } from '../publikation.ts';

const API = '/api/intranet/redaktion';
const ARTIKEL = { titel: 'Neue Brücke über den Mühlbach', rubrik: 'Baustellen', einleitung: 'Am Montag geht es los.' };
const TEXT = 'Die Brücke wird erneuert.\n\nBitte fahren Sie **langsam**.';

/** What the form of an article sends. */
const build = ({ titel = ARTIKEL.titel, rubrik = ARTIKEL.rubrik, ...felder }: Record<string, unknown> = {}) => ({
  art: 'artikel',
  daten: JSON.stringify({ ...ARTIKEL, titel, rubrik }),
  text: TEXT,
  version: 0,
  ...felder,
});

let api: TestApp;
let inhalt: TestInhalt;
let ordner: string;
let kopf: Record<string, Record<string, string>> = {};
beforeAll(async () => {
  ordner = await mkdtemp(join(tmpdir(), 'redaktion-'));
  inhalt = await createTestInhalt(VERANSTALTUNGSDATEIEN);
  api = await createTestApp({ DATA_DIR: ordner });
  await loadInhalt(api.database.db, inhalt.ordner);
  kopf = await logInAll(api.database);
});
afterAll(async () => {
  await api.close();
  await inhalt.remove();
  await rm(ordner, { recursive: true, force: true });
});

const get = (url: string, wer = 'redaktion') => api.app.inject({ url, headers: kopf[wer] ?? {} });
const post = (art: string, payload: object, wer = 'redaktion', headers: Record<string, string> = {}) =>
  api.app.inject({ method: 'POST', url: `${API}/${art}`, payload, headers: { ...kopf[wer], ...headers } });
// Replies are kept until the new content version has made its round.
const bald = { timeout: 20_000 };
const seite = async (pfad: string) => (await api.app.inject(`/api/cms/route?url=${encodeURI(pfad)}`)).json();
const list = async () =>
  (await api.app.inject('/api/cms/aktuelles?pro_seite=50')).json().data as { titel: string; datum_von: string }[];
const titelDerListe = async () => (await list()).map(({ titel }) => titel);
const treffer = async (q: string) => (await api.app.inject(`/api/cms/suche?q=${q}`)).json().data as object[];

/** Stores it as its newest version; gives the reference number. */
async function act(was: string, felder: Record<string, unknown> = {}, referenz = '', wer = 'redaktion') {
  const version = referenz ? (await get(`${API}/${referenz}`)).json().version : 0;
  const antwort = await post('inhalt', build({ was, referenz, version, ...felder }), wer);
  expect([antwort.statusCode, antwort.json().errors]).toEqual([201, undefined]);
  return antwort.json().referenz as string;
}

it('an urgent notice is a banner and a notification from its release to its end', async () => {
  const meldungen = async () => (await api.app.inject('/api/cms/eilmeldungen')).json().data as { titel: string }[];
  const EILMELDUNG = { titel: 'Orkan', text: 'Bleiben Sie <b>im Haus</b>.', link: '/aktuelles/' };
  const send = async ({ daten, ...felder }: { daten?: object } & Record<string, unknown>) => {
    const inhalt = { art: 'eilmeldung', daten: JSON.stringify({ ...EILMELDUNG, ...daten }), version: 0 };
    return (await post('inhalt', { ...inhalt, ...felder })).json();
  };
  const ende = { bis_datum: formatDatum(IN_EINER_WOCHE) };
  expect((await send({ was: 'freigeben' })).errors).toMatchObject([{ feld: 'bis_datum' }]);
  for (const link of ['javascript:alert(1)', '//evil.example', '/\\evil.example', '/\t/evil.example', '/wald/ x']) {
    expect((await send({ was: 'freigeben', daten: { link }, ...ende })).errors.slice(0, 1), link).toMatchObject([
      { feld: 'daten/link' },
    ]);
  }
  const leer = (await get(`${API}/inhalte/eilmeldung`)).json();
  expect(leer.inhalt).toMatchObject({ hatVorschau: true, zeitraum: expect.stringContaining('auf jeder Seite') });
  expect(leer.inhalt.formular.felder.map(({ name }: { name: string }) => name)).toEqual([
    ...['titel', 'text', 'link', 'foto', 'bildtext'],
  ]);
  const { referenz } = await send({ was: 'speichern' });
  const entwurf = { art: 'eilmeldung', daten: JSON.stringify(EILMELDUNG) };
  const { href } = (await post('vorschau', entwurf)).json();
  expect((await seite(href)).blocks).toMatchObject([
    { template: 'redaktion-eilmeldung', context: { eilmeldung: EILMELDUNG } },
  ]);
  expect(await meldungen()).toEqual([]);
  expect((await get(`${API}?typ=eilmeldung&ansicht=Entwurf`)).json()).toMatchObject({
    anzahl: 1,
    data: [{ referenz }],
  });
  expect(await send({ referenz, version: 1, was: 'freigeben', ...ende })).toMatchObject({ referenz });
  await expect.poll(meldungen, bald).toMatchObject([{ ...EILMELDUNG, bis: expect.stringContaining('T2') }]);
  const { oeffentlich: pfad } = (await get(`${API}/${referenz}`)).json();
  expect(await seite(pfad)).toMatchObject({ title: 'Orkan' });
  await send({ referenz, version: 2, daten: { titel: 'Orkan vorbei' }, was: 'freigeben', ...ende });
  await expect.poll(meldungen, bald).toMatchObject([{ titel: 'Orkan vorbei' }]);
  expect((await get(`${API}/${referenz}/fassung/2`)).json().angaben).toContainEqual({
    titel: 'Text',
    wert: EILMELDUNG.text,
  });
  await send({ referenz, version: 3, was: 'zurueckziehen' });
  await expect.poll(meldungen, bald).toEqual([]);
  await expect.poll(() => seite(pfad), bald).toMatchObject({ status: 410 });

  // One of the same title is another one, whatever became of the first.
  const { referenz: zweite } = await send({ was: 'freigeben', daten: { foto: 'bach.jpg' }, ...ende });
  const { oeffentlich: eigene, werte } = (await get(`${API}/${zweite}`)).json();
  expect([werte.schluessel, werte.bis_datum]).toEqual(['orkan-2', ende.bis_datum]);
  await expect.poll(meldungen, bald).toMatchObject([{ link: eigene }]);
  const id = /_(\d+)/.exec(eigene)?.[1];
  expect((await api.app.inject(`/api/cms/eilmeldungen/${id}`)).json()).toMatchObject({ bild: { alt: 'Ein Bach' } });
  // What was released comes and goes with its times; the first may come back.
  const spaeter = { ...ende, ab_datum: formatDatum(IN_EINER_WOCHE), bis_zeit: '12:00', ab_zeit: '10:00' };
  await send({ referenz, version: 4, was: 'freigeben', ...spaeter });
  expect((await get(`${API}/${referenz}`)).json()).toMatchObject({ status: 'geplant', werte: { ab_zeit: '10:00' } });
  expect(await meldungen()).toHaveLength(1);
  await api.database.db
    .updateTable('redaktion_beitraege')
    .set({ ab: new Date() })
    .where('referenz', '=', referenz)
    .execute();
  const log = { error: vi.fn() };
  const zeitplan = await followZeitplan(api.database, createPublikationen(createInhaltPublikation(BEREICHE)), log);
  await expect.poll(async () => (await meldungen()).length, bald).toBe(2);
  await zeitplan.end();
  expect(log.error).not.toHaveBeenCalled();
  for (const [was, version] of [
    [referenz, 5],
    [zweite, 1],
  ])
    await send({ referenz: was, version, was: 'zurueckziehen' });
  await expect.poll(meldungen, bald).toEqual([]);
});

it('an event is in the calendar from its release on, with a number of its own, and comes back with that', async () => {
  const kalender = async () =>
    (await api.app.inject('/api/cms/veranstaltungen')).json().data as { id: number; titel: string }[];
  const EVENT = { titel: 'Laternenfest', md: 'Mit *Musik*.', rubriken: [1] };
  const send = async (daten: object, felder: object) => {
    const inhalt = { art: 'veranstaltung', daten: JSON.stringify({ ...EVENT, ...daten }), version: 0 };
    return (await post('inhalt', { ...inhalt, ...felder })).json();
  };
  const neu = (await get(`${API}/inhalte/veranstaltung`)).json();
  expect(neu.inhalt.verweise.brancheneintrag).toContainEqual({ wert: 1, text: 'Turnverein' });
  expect(neu.inhalt.formular.felder.map(({ name }: { name: string }) => name)).not.toContain('id');
  const felder = async (daten: object) =>
    (await send(daten, { was: 'freigeben' })).errors.map(({ feld }: { feld: string }) => feld);
  expect(await felder({ rubriken: [], md: '' })).toEqual(expect.arrayContaining(['daten/md', 'daten/rubriken']));
  expect(await felder({})).toEqual(expect.arrayContaining(['daten/datum', 'daten/ort']));
  const ganz = { datum: IN_EINER_WOCHE, beginn: '17:00', anderer_ort: 'Wanderparkplatz' };
  expect(await felder({ ...ganz, ende: '16:00' })).toEqual(['daten/ende']);
  expect(await felder({ ...ganz, bis: '2020-01-01' })).toEqual(['daten/bis']);
  expect(await felder({ ...ganz, ort: 'Kelter' })).toEqual(['daten/ort']);
  expect(await felder({ ...ganz, eintrag: 1, veranstalter: 'Wir' })).toEqual(['daten/veranstalter']);
  expect(await felder({ ...ganz, rubriken: [99], eintrag: 99 })).toEqual(['daten/rubriken', 'daten/eintrag']);
  expect(await felder({ ...ganz, link: 'javascript:alert(1)' })).toEqual(['daten/link']);
  expect(await kalender()).toEqual([]);

  // The preview is the page, before there is one.
  const daten = {
    ...ganz,
    anderer_ort: undefined,
    ort: 'Kelter',
    ende: '01:00',
    eintrag: 1,
    link: 'https://tv.example/',
  };
  const entwurf = { art: 'veranstaltung', daten: JSON.stringify({ ...EVENT, ...daten }), text: '', schluessel: '' };
  const { href } = (await post('vorschau', entwurf)).json();
  const { blocks } = await seite(href);
  expect(blocks).toMatchObject([
    {
      template: 'veranstaltung',
      context: { veranstaltung: { titel: 'Laternenfest', rubriken: ['Musik'], adresse: { strasse: 'Gasse 1' } } },
    },
  ]);
  const { referenz } = await send(daten, { was: 'speichern' });
  await send(daten, { referenz, version: 1, was: 'freigeben' });
  await expect.poll(kalender, bald).toMatchObject([
    {
      id: 1,
      titel: 'Laternenfest',
      datum_von: `${IN_EINER_WOCHE}T17:00`,
      datum_bis: `${addTage(IN_EINER_WOCHE, 1)}T01:00`,
      veranstaltungsort: 'Kelter',
      ortsteil: 'Schwann',
    },
  ]);
  const { context: gezeigt } = blocks[0];
  const { kalenderURL, detailURL, ...oeffentliches } = (await api.app.inject('/api/cms/veranstaltungen/1')).json();
  expect(oeffentliches).toMatchObject({ text: '<p>Mit <em>Musik</em>.</p>', link: 'https://tv.example/' });
  expect(gezeigt.veranstaltung).toMatchObject(oeffentliches);
  await expect.poll(() => treffer('Laternenfest'), bald).toHaveLength(1);
  const { oeffentlich: pfad, werte } = (await get(`${API}/${referenz}`)).json();
  expect(pfad).toBe('/veranstaltungen/laternenfest-id_1/');
  expect(JSON.parse(werte.daten)).toMatchObject({ titel: 'Laternenfest', datum: IN_EINER_WOCHE });
  await send(daten, { referenz, version: 2, was: 'zurueckziehen' });
  await expect.poll(() => seite(pfad), bald).toMatchObject({ status: 410 });
  expect(await kalender()).toEqual([]);
  // Its number is nobody else's.
  await send({ ...daten, titel: 'Nachtlauf' }, { was: 'freigeben' });
  await send(daten, { referenz, version: 3, was: 'freigeben' });
  await expect
    .poll(async () => (await kalender()).map(({ id, titel }) => [id, titel]), bald)
    .toEqual([
      [1, 'Laternenfest'],
      [2, 'Nachtlauf'],
    ]);
});

describe('an article', () => {
  const preview = async (felder: Record<string, unknown> = {}) => {
    const { href } = (await post('vorschau', build(felder))).json();
    return seite(href);
  };

  it('is nowhere before its release, then everywhere, and gone for good when it is withdrawn', async () => {
    const leer = (await get(`${API}/inhalte/artikel`)).json().inhalt;
    expect(leer.formular.felder.map(({ name }: { name: string }) => name)).toEqual([
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
    expect(leer).toMatchObject({ hatVorschau: true, adresse: null, zeitraum: expect.stringContaining('Datum') });
    const { artikelrubrik } = leer.verweise;
    expect(artikelrubrik).toContainEqual({ wert: 'Bauen', text: 'Bauen' });
    expect(artikelrubrik).not.toContainEqual({ wert: 'Baustellen', text: 'Baustellen' });

    const referenz = await act('speichern');
    const { werte, oeffentlich: ohne } = (await get(`${API}/${referenz}`)).json();
    expect([JSON.parse(werte.daten), ohne]).toEqual([ARTIKEL, null]);
    expect(await treffer('Mühlbach')).toEqual([]);
    const gezeigt = await preview({ rubrik: 'Bauen' });
    const { tag } = readBerlinerZeit(new Date());
    expect(gezeigt).toMatchObject({ title: ARTIKEL.titel, description: ARTIKEL.einleitung });
    expect(gezeigt.blocks).toMatchObject([
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
    expect(await titelDerListe()).not.toContain(ARTIKEL.titel);

    await act('freigeben', {}, referenz);
    const dauerhaft = (await get(`${API}/${referenz}`)).json().oeffentlich as string;
    const findPfad = async () => (await seite(dauerhaft)).redirect?.href as string;
    await expect.poll(findPfad, bald).toMatch(/^\/aktuelles\/neue-bruecke-ueber-den-muehlbach-id_4\/$/);
    const pfad = await findPfad();
    await expect.poll(() => seite(pfad), bald).toMatchObject({ title: ARTIKEL.titel });
    await expect.poll(titelDerListe, bald).toContain(ARTIKEL.titel);
    expect(await list()).toContainEqual(expect.objectContaining({ titel: ARTIKEL.titel, datum_von: tag }));
    await expect.poll(() => treffer('Mühlbach'), bald).toHaveLength(1);
    const push = api.database.db.selectFrom('push_nachrichten').select(['titel', 'link']).where('link', '=', pfad);
    expect(await push.execute()).toHaveLength(1);

    // What is written on is not public before its release; a new title moves the page.
    await act('speichern', { titel: 'Brücke fertig' }, referenz);
    expect((await get(`${API}/${referenz}`)).json()).toMatchObject({ status: 'veröffentlicht', ungeprueft: true });
    expect(await titelDerListe()).toContain(ARTIKEL.titel);
    await act('freigeben', { titel: 'Brücke fertig' }, referenz);
    const neuerPfad = '/aktuelles/bruecke-fertig-id_4/';
    await expect.poll(() => seite(pfad), bald).toMatchObject({ redirect: { href: neuerPfad, status: 301 } });

    await act('zurueckziehen', {}, referenz);
    await expect.poll(() => seite(neuerPfad), bald).toMatchObject({ status: 410 });
    await expect.poll(() => treffer('Mühlbach'), bald).toEqual([]);
    expect((await get(`${API}?ansicht=zurückgezogen&q=muehlbach`)).json().data).toMatchObject([{ referenz }]);
    await act('freigeben', {}, referenz);
    await expect.poll(() => seite(pfad), bald).toMatchObject({ title: ARTIKEL.titel });
    // The same occasion is told once.
    expect(await push.execute()).toHaveLength(1);
  });

  it('keeps the day on which it came out when it is corrected, and has the one it was planned for', async () => {
    const { db } = api.database;
    const readTag = async (titel: string) => (await list()).find((eine) => eine.titel === titel);
    const alter = (await get(`${API}/inhalte/artikel?id=002`)).json();
    const bisher = (await readTag('Altes Rathaus'))?.datum_von;
    const korrektur = {
      ...alter.werte,
      daten: JSON.stringify({ ...JSON.parse(alter.werte.daten), titel: 'Altes Haus' }),
    };
    expect((await post('inhalt', { ...korrektur, version: 0, was: 'freigeben' })).statusCode).toBe(201);
    await expect.poll(() => readTag('Altes Haus'), bald).toMatchObject({ id: 2, datum_von: bisher });
    await act('freigeben', { titel: 'Aus dem Archiv', ab_datum: '02.03.2020' });
    await expect.poll(() => readTag('Aus dem Archiv'), bald).toMatchObject({ datum_von: '2020-03-02' });
    const gemeldet = await db.selectFrom('push_nachrichten').select('titel').execute();
    expect(gemeldet, 'what is not of today is no news').not.toContainEqual({ titel: 'Aus dem Archiv' });
  });

  it('begins and ends by the clock, whoever runs it', async () => {
    const beginn = { ab_datum: formatDatum(IN_EINER_WOCHE), ab_zeit: '9' };
    const referenz = await act('freigeben', { titel: 'Später', ...beginn });
    const show = async () => (await get(`${API}/${referenz}`)).json();
    expect(await show()).toMatchObject({ status: 'geplant', oeffentlich: null, ab: expect.stringContaining('9:00') });
    // Written on while it waits: what was released appears.
    await act('speichern', { titel: 'Noch nicht fertig', ...beginn }, referenz);
    const log = { error: vi.fn() };
    const zeitplan = await followZeitplan(api.database, createPublikationen(createInhaltPublikation(BEREICHE)), log);
    const place = async (spalte: 'ab' | 'bis') => {
      await api.database.db
        .updateTable('redaktion_beitraege')
        .set({ [spalte]: sql`now() + interval '300 milliseconds'` })
        .where('referenz', '=', referenz)
        .execute();
      await sql`select pg_notify('redaktion', '')`.execute(api.database.db);
    };
    await place('ab');
    await expect.poll(titelDerListe, bald).toContain('Später');
    expect(await show()).toMatchObject({ status: 'veröffentlicht', ungeprueft: true });
    await place('bis');
    await expect.poll(async () => (await show()).status, bald).toBe('zurückgezogen');
    await expect.poll(titelDerListe, bald).not.toContain('Später');
    const verlauf = (await show()).verlauf as { wer: string; was: string }[];
    expect(verlauf.slice(0, 2).map(({ wer, was }) => `${wer} ${was}`)).toEqual([
      'Zeitplan hat die Veröffentlichung beendet',
      'Zeitplan hat veröffentlicht',
    ]);
    await zeitplan.end();
    expect(log.error).not.toHaveBeenCalled();
  });

  it('is released and withdrawn together with others, all of them or none', async () => {
    const eins = await act('speichern', { titel: 'Sammlung eins' });
    const zwei = await act('speichern', { titel: 'Sammlung zwei', bis_datum: formatDatum(IN_EINER_WOCHE) });
    const leer = await act('speichern', { titel: 'Sammlung leer', text: '' });
    const mehrere = async (was: string, beitraege: string[], wer = 'redaktion') => {
      const antwort = await post('mehrere', { was, beitraege }, wer);
      return [antwort.statusCode, antwort.json().errors?.map((fehler: { meldung: string }) => fehler.meldung)];
    };
    const stand = async () =>
      Promise.all([eins, zwei, leer].map(async (referenz) => (await get(`${API}/${referenz}`)).json().status));

    const [status, meldungen] = await mehrere('freigeben', [`${eins}:1`, `${leer}:1`, `${zwei}:1`]);
    expect([status, meldungen]).toEqual([
      422,
      [expect.stringMatching(/^„Sammlung leer“ \(IN-.+\): Bitte schreiben Sie einen Text/)],
    ]);
    expect(await stand(), 'one that cannot be released keeps all of them').toEqual(['Entwurf', 'Entwurf', 'Entwurf']);
    expect(await mehrere('freigeben', [`${eins}:7`])).toEqual([422, [expect.stringContaining('nicht gespeichert')]]);
    expect(await mehrere('freigeben', [])).toEqual([422, ['Bitte wählen Sie aus, welche Beiträge gemeint sind.']]);
    expect((await mehrere('freigeben', ['IN-2026-99999:1']))[0]).toBe(404);
    expect((await mehrere('freigeben', [`${eins}:1`], 'staff'))[0]).toBe(403);

    expect(await mehrere('freigeben', [`${eins}:1`, `${zwei}:1`])).toEqual([201, undefined]);
    expect(await stand()).toEqual(['veröffentlicht', 'veröffentlicht', 'Entwurf']);
    await expect.poll(titelDerListe, bald).toEqual(expect.arrayContaining(['Sammlung eins', 'Sammlung zwei']));
    expect((await get(`${API}/${zwei}`)).json().bis, 'its end is the one it had').not.toBeNull();
    expect(await mehrere('zurueckziehen', [`${eins}:2`, `${zwei}:2`])).toEqual([201, undefined]);
    expect(await stand()).toEqual(['zurückgezogen', 'zurückgezogen', 'Entwurf']);
    await expect.poll(titelDerListe, bald).not.toContain('Sammlung eins');
  });

  it('that cannot be published keeps no other waiting, and is told of', async () => {
    const beginn = { ab_datum: formatDatum(IN_EINER_WOCHE) };
    const kaputt = await act('freigeben', { titel: 'Ohne Worte', ...beginn });
    const heil = await act('freigeben', { titel: 'Gleich danach', ...beginn });
    const { db } = api.database;
    const { id } = await db
      .selectFrom('redaktion_beitraege')
      .select('id')
      .where('referenz', '=', kaputt)
      .executeTakeFirstOrThrow();
    await db.insertInto('redaktion_fassungen').values({ beitrag_id: id, nummer: 9, angaben: '{}' }).execute();
    await db.updateTable('redaktion_beitraege').set({ freigegeben: 9 }).where('id', '=', id).execute();
    const faellig = db.updateTable('redaktion_beitraege').set({ ab: sql<Date>`now()` });
    await faellig.where('referenz', 'in', [kaputt, heil]).execute();
    const log = { error: vi.fn() };
    const zeitplan = await followZeitplan(api.database, createPublikationen(createInhaltPublikation(BEREICHE)), log);
    await expect.poll(titelDerListe, bald).toContain('Gleich danach');
    await expect.poll(() => log.error.mock.calls.length, bald).toBeGreaterThan(0);
    expect(log.error).toHaveBeenCalledWith(
      { err: expect.objectContaining({ message: `Entries ${id}`, errors: [expect.any(Error)] }) },
      expect.any(String),
    );
    await zeitplan.end();
    expect((await get(`${API}/${kaputt}`)).json().status).toBe('geplant');
    await db.updateTable('redaktion_beitraege').set({ status: 'Entwurf' }).where('id', '=', id).execute();
  });

  it('is never overwritten silently, and every version can be had again', async () => {
    const referenz = await act('speichern');
    const alt = build({ titel: 'Meine Fassung', was: 'speichern', referenz, version: 1 });
    await act('speichern', { titel: 'Fassung der Kollegin' }, referenz, 'admin');
    const konflikt = await post('inhalt', alt);
    expect(konflikt.json().errors).toEqual([
      { feld: 'ersetzen', meldung: expect.stringContaining('Adele Test hat gespeichert') },
    ]);
    expect((await post('inhalt', { ...alt, ersetzen: 'on' })).statusCode).toBe(201);
    const fassung = (await get(`${API}/${referenz}/fassung/2`)).json();
    expect(fassung).toMatchObject({ version: 3, fassung: 2, wer: 'Adele Test' });
    expect(fassung.angaben).toContainEqual({ titel: 'Text', wert: TEXT });
    expect(fassung.angaben).toContainEqual({ titel: 'Titel', wert: 'Fassung der Kollegin' });
    const zurueck = { referenz, version: 3, fassung: 2 };
    expect((await post('wiederherstellen', zurueck)).statusCode).toBe(201);
    expect((await post('wiederherstellen', zurueck)).statusCode).toBe(422);
    const danach = (await get(`${API}/${referenz}`)).json();
    expect([danach.titel, danach.version]).toEqual(['Fassung der Kollegin', 4]);
    expect(danach.verlauf[0].was).toBe('hat die Fassung 2 wiederhergestellt');
    await expect(api.database.db.updateTable('redaktion_protokoll').set({ wer: 'x' }).execute()).rejects.toThrow(
      'append-only',
    );
    await expect(sql`delete from redaktion_fassungen`.execute(api.database.db)).rejects.toThrow('append-only');
  });

  it('is refused where something is missing or makes no sense, and stored once', async () => {
    const namen = async (felder: object) => {
      const { errors } = (await post('inhalt', build({ was: 'freigeben', ...felder }))).json();
      return errors.map(({ feld }: { feld: string }) => feld);
    };
    expect(await namen({ titel: ' ', rubrik: '' })).toEqual(['daten/titel', 'daten/rubrik']);
    expect(await namen({ text: ' ', rubrik: '' })).toEqual(['text', 'daten/rubrik']);
    expect(await namen({ ab_zeit: '9', bis_datum: '31.02.2026' })).toEqual(['bis_datum', 'ab_datum']);
    expect(await namen({ ab_datum: '02.03.2026', bis_datum: '01.03.2026' })).toEqual(['bis_datum']);
    expect(await namen({ bis_datum: '01.03.2026' })).toEqual(['bis_datum']);
    expect(await namen({ was: 'loeschen' })).toEqual(['was']);
    expect(await namen({ was: 'zurueckziehen' })).toEqual(['was']);
    const schluessel = { 'idempotency-key': 'einmal' };
    const eingabe = build({ titel: '<script>alert(1)</script>', was: 'freigeben' });
    const erste = await post('inhalt', eingabe, 'redaktion', schluessel);
    // A lost answer: the same once more is the same.
    expect((await post('inhalt', eingabe, 'redaktion', schluessel)).json()).toEqual(erste.json());
    const { referenz } = erste.json();
    const nochmal = await post('inhalt', { ...eingabe, referenz, version: 0 });
    expect(nochmal.json().errors).toMatchObject([{ feld: 'ersetzen' }]);
    const spaeter = { referenz, version: 1, ab_datum: formatDatum(IN_EINER_WOCHE) };
    expect(await namen(spaeter)).toEqual(['ab_datum']);
    expect((await post('inhalt', eingabe, 'redaktion', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    const html = `<p onclick="x()">Gut<script>alert(1)</script> <b>so</b></p>`;
    expect((await preview({ text: html })).blocks[0].context.artikel.text).toBe('<p>Gut <b>so</b></p>');
  });
});

it('is listed in the order of each column, one way and the other', async () => {
  for (const titel of ['Äpfel', 'birnen', 'Zwetschgen']) await act('speichern', { titel: `Obst: ${titel}` });
  const listBy = async (sort: string) =>
    ((await get(`${API}?q=obst&sort=${sort}`)).json().data as { titel: string }[]).map(({ titel }) => titel.slice(6));
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
