import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addTage, readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import type { Entscheidung } from '@gm/shared/schemas/freigabe-entscheidung';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadInhalt } from '../../../test/load-inhalt.ts';
import { codeMultipart, drawPng } from '../../../test/multipart.ts';
import { createTestApp, OHNE_BREMSEN, type TestApp } from '../../../test/test-app.ts';
import { createTestInhalt, type TestInhalt } from '../../../test/test-inhalt.ts';
import { GRUNDANGABEN, HALLENANFRAGE, IN_EINER_WOCHE, VERANSTALTUNGSDATEIEN } from '../../../test/veranstaltungen.ts';
import { createBelegungRepository } from '../../bereiche/hallen/belegung-repository.ts';
import { BEREICHE } from '../../bereiche.ts';
import { carryOut } from '../formulare/carry-out.ts';
import { createInhaltPublikation } from '../redaktion/inhalt/inhalt-publikation.ts';
import { createPublikationen } from '../redaktion/publikation.ts';
import { createEntscheidung } from './decide.ts';
import { createEinsendungRepository } from './einsendung-repository.ts';
import { createFreigabeRepository } from './freigabe-repository.ts';
import { createFreigabearten } from './freigabeart.ts';
import { showFreigabe } from './show-freigabe.ts';

const arten = createFreigabearten(BEREICHE);
const dienste = {
  freigabearten: arten,
  bereiche: BEREICHE,
  publikationen: createPublikationen(createInhaltPublikation(BEREICHE)),
};
const KERN = { konto: 1, name: 'Sabine Kern' };
const VOGT = { konto: 2, name: 'Jonas Vogt' };
const eintrag = { ...GRUNDANGABEN, veranstaltungen_rubrik: ['1'], rechte: 'on', route: '/veranstaltungseintrag/' };

let api: TestApp;
let ordner: string;
let inhalt: TestInhalt;
beforeAll(async () => {
  ordner = await mkdtemp(join(tmpdir(), 'tisch-'));
  api = await createTestApp({ ...OHNE_BREMSEN, DATA_DIR: ordner });
  inhalt = await createTestInhalt(VERANSTALTUNGSDATEIEN);
  await loadInhalt(api.database.db, inhalt.ordner);
});
afterAll(async () => {
  await api.close();
  await inhalt.remove();
  await rm(ordner, { recursive: true, force: true });
});

let anzahl = 0;
async function send(felder: Record<string, string | string[]> = {}, mitBild = false): Promise<string> {
  const bild = mitBild ? { bytes: await drawPng().toBuffer(), type: 'image/png' } : undefined;
  anzahl += 1;
  // The same words again would be the same request.
  const { payload, headers } = await codeMultipart({ ...eintrag, linktext: `Nr. ${anzahl}`, ...felder }, bild);
  const antwort = await api.app.inject({ method: 'POST', url: '/api/veranstaltung', payload, headers });
  expect(antwort.statusCode).toBe(201);
  return antwort.json().referenz;
}
const show = (referenz: string, konto = KERN) =>
  showFreigabe(api.database.db, arten, referenz, api.config, konto, IN_EINER_WOCHE).then((gefunden) => gefunden!);

async function act(referenz: string, was: Entscheidung['was'], mehr: Record<string, unknown> = {}, wer = KERN) {
  const version = (await show(referenz)).version;
  const eingabe = { referenz, was, nachricht: '', route: '', firma: '', version, ...mehr } as Entscheidung;
  return carryOut(api.database.db, createEntscheidung(api.config, dienste, wer), eingabe);
}
const letzteMail = () =>
  api.database.db.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
const kalender = async () => (await api.app.inject('/api/cms/veranstaltungen')).json().data as { titel: string }[];
const version = async () =>
  (await api.database.db.selectFrom('inhalt_stand').select('version').executeTakeFirstOrThrow()).version;

describe('an event', () => {
  it('is public with its release, as it was corrected, picture and all; nothing of it before', async () => {
    const referenz = await send({ titel: 'Liederabent', bildtext: 'Bühne', bildcopyright: 'Ada' }, true);
    expect(await kalender()).toEqual([]);
    const vorher = await version();
    await act(referenz, 'freigeben', { neu_titel: 'Liederabend', nachricht: 'Viel Erfolg!' });
    expect(await version()).toBeGreaterThan(vorher);
    await expect.poll(kalender).toMatchObject([{ titel: 'Liederabend', bild: { alt: 'Bühne' } }]);
    const [termin] = (await kalender()) as unknown as { bild: { id: string }; detailURL: string }[];
    expect((await api.app.inject(`/api/bild/${termin?.bild.id}/320`)).statusCode).toBe(200);
    const suche = await api.database.db
      .selectFrom('suche')
      .select('titel')
      .where('typ', '=', 'veranstaltung')
      .execute();
    expect(suche).toEqual([{ titel: 'Liederabend' }]);
    const mail = await letzteMail();
    expect(mail).toMatchObject({ an: 'ada@beispiel.example' });
    for (const wort of ['Veranstaltungskalender', 'Viel Erfolg!', 'Liederabend', termin?.detailURL ?? '?']) {
      expect(mail.text).toContain(wort);
    }
    const stand = await show(referenz);
    expect(stand).toMatchObject({ status: 'freigegeben', oeffentlich: termin?.detailURL, zustaendig: 'Sabine Kern' });
    expect(stand.angaben[0]).toEqual({
      titel: 'Titel der Veranstaltung',
      wert: 'Liederabent',
      korrigiert: 'Liederabend',
    });
    // It is an entry of the content now, with its trail, and its picture one of the library.
    const beitrag = await api.database.db
      .selectFrom('redaktion_beitraege')
      .select(['inhalt_art', 'inhalt_nummer', 'status', 'wer'])
      .execute();
    expect(beitrag).toEqual([
      { inhalt_art: 'veranstaltung', inhalt_nummer: 1, status: 'veröffentlicht', wer: 'Sabine Kern' },
    ]);
    expect(stand.weiter?.href).toBe('/intranet/redaktion/inhalt-veranstaltung/?id=1');
    const fotos = api.database.db.selectFrom('inhalt_fotos').select('datei').where('datei', 'like', 'lieder%');
    expect(await fotos.execute()).toEqual([{ datei: 'liederabend.jpg' }]);

    await act(referenz, 'oeffnen');
    await expect.poll(kalender).toEqual([]);
    await act(referenz, 'freigeben');
    await expect.poll(kalender).toHaveLength(1);
  });

  it('keeps what was sent apart from what was corrected, and lets no correction pass that the form would not', async () => {
    const referenz = await send();
    await expect(act(referenz, 'korrigieren', { neu_titel: 'X', neu_datum_von: '99.99.2026' })).rejects.toMatchObject({
      felder: expect.arrayContaining([
        expect.objectContaining({ feld: 'neu_titel' }),
        expect.objectContaining({ feld: 'neu_datum_von' }),
      ]),
    });
    await expect(act(referenz, 'korrigieren')).rejects.toMatchObject({ felder: [{ feld: 'was' }] });
    await act(referenz, 'korrigieren', { neu_veranstaltungsort: ' Bürgersaal ', neu_text: 'Neu <b>nicht fett</b>' });
    const { angaben, korrektur } = await api.database.db
      .selectFrom('einsendungen')
      .select(['angaben', 'korrektur'])
      .where('referenz', '=', referenz)
      .executeTakeFirstOrThrow();
    expect(angaben).toMatchObject({ veranstaltungsort: 'Rathausplatz' });
    expect(korrektur).toEqual({
      veranstaltungsort: 'Bürgersaal',
      text: '<p>Neu &lt;b&gt;nicht fett&lt;/b&gt;</p>',
    });
    const gefunden = await createFreigabeRepository(api.database.db).list(
      { ansicht: 'offen', konto: 1, ohne: [], woerter: ['buergersaal'], ordnung: null, formulare: [] },
      { seite: 1, proSeite: 9 },
    );
    expect(gefunden).toMatchObject([{ referenz }]);
    expect((await letzteMail()).text).toContain('Bürgersaal');
    // Back to what was sent: no correction any more.
    await act(referenz, 'korrigieren', { neu_veranstaltungsort: 'Rathausplatz' });
    expect((await show(referenz)).angaben.filter(({ korrigiert }) => korrigiert !== null)).toHaveLength(1);
  });

  it('is asked back, answered once by the link, and goes on', async () => {
    const referenz = await send();
    await act(referenz, 'rueckfrage', { nachricht: 'Gibt es eine Pause?' });
    const token = /token=([\w-]+)/.exec((await letzteMail()).text)?.[1];
    const ask = () => api.app.inject(`/api/rueckfrage?token=${token}`).then((antwort) => antwort.json());
    expect(await ask()).toMatchObject({ referenz, frage: 'Gibt es eine Pause?' });
    const answer = (felder: object) =>
      api.app.inject({ method: 'POST', url: '/api/rueckfrage', payload: { token, ...felder } });
    expect((await answer({ antwort: '' })).statusCode).toBe(422);
    expect((await answer({ antwort: 'Ja', neu_zeit_bis: '25:99' })).json().errors).toMatchObject([
      { feld: 'neu_zeit_bis' },
    ]);
    expect((await answer({ antwort: 'Ja, 20 Minuten.', neu_zeit_bis: '22:30' })).statusCode).toBe(201);
    expect(await show(referenz)).toMatchObject({
      status: 'in Prüfung',
      frage: null,
      verlauf: [
        { was: 'hat nachgefragt' },
        { wer: 'Absender', nachricht: 'Ja, 20 Minuten.', korrektur: 'Uhrzeit bis' },
      ],
    });
    expect(await ask()).toBeNull();
    expect((await answer({ antwort: 'Noch einmal' })).statusCode).toBe(409);
  });

  it('is decided by whoever was first: the later one is told, and nothing changes', async () => {
    const referenz = await send();
    expect((await show(referenz, KERN)).offenBei).toEqual([]);
    const gesehen = await show(referenz, VOGT);
    expect(gesehen.offenBei).toEqual(['Sabine Kern']);
    await act(referenz, 'ablehnen', { nachricht: 'Private Feier' });
    expect((await letzteMail()).text).toContain('Private Feier');
    const verspaetet = act(referenz, 'freigeben', { version: gesehen.version }, VOGT);
    await expect(verspaetet).rejects.toMatchObject({
      felder: [{ feld: 'was', meldung: expect.stringContaining('Sabine Kern hat abgelehnt') }],
    });
    await expect(act(referenz, 'ablehnen', {}, VOGT)).rejects.toMatchObject({ felder: [{ feld: 'was' }] });
    await expect(act('VE-2026-9999', 'ablehnen', { version: 1 })).rejects.toBeDefined();
    expect(await show(referenz)).toMatchObject({ status: 'abgelehnt', verlauf: [{ was: 'hat abgelehnt' }] });
  });

  it('two at the same moment: one decides', async () => {
    const referenz = await send();
    const { version: stand } = await show(referenz);
    const ausgang = await Promise.allSettled([
      act(referenz, 'freigeben', { version: stand }, KERN),
      act(referenz, 'ablehnen', { version: stand, nachricht: 'Nein' }, VOGT),
    ]);
    expect(ausgang.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await show(referenz)).verlauf).toHaveLength(1);
  });
});

it('an end of core-time care has no controls for what it does not ask for, and is refused in words of its own', async () => {
  const antwort = await api.app.inject({
    method: 'POST',
    url: '/api/kernzeitbetreuung',
    payload: {
      art: 'Abmeldung',
      art_datum: addTage(readBerlinerZeit(new Date()).tag, 7),
      kind_name: 'Groß',
      kind_vorname: 'Mia',
      kind_geburtsdatum: '2019-05-03',
      kind_grundschule: 'Schwann',
      kind_klasse: '2b',
      eltern_name: 'Groß',
      eltern_vorname: 'Anna',
      eltern_email: 'anna@post.example',
      eltern_mobil: '0170 1',
      valid: true,
      route: '/kernzeitbetreuung/',
    },
  });
  expect(antwort.statusCode).toBe(201);
  const { referenz } = antwort.json();
  const { korrekturfelder } = await show(referenz);
  expect(korrekturfelder.map(({ feld }) => feld)).toEqual([
    'neu_kind_vorname',
    'neu_kind_name',
    'neu_kind_geburtsdatum',
    'neu_eltern_mobil',
  ]);
  await act(referenz, 'korrigieren', { neu_kind_vorname: 'Mira', neu_eltern_mobil: '0170 9' });
  expect((await letzteMail()).text).toMatch(/Mira[\s\S]*0170 9/);
  await act(referenz, 'ablehnen', { nachricht: 'Das Kind ist nicht angemeldet.' });
  const { text } = await letzteMail();
  expect(text).toContain('Leider können wir Ihre Abmeldung nicht bestätigen.');
  expect(text).not.toContain('Platz');
});

it('nobody changes the trail; it goes with what it is about', async () => {
  const { db } = api.database;
  const referenz = await send();
  await act(referenz, 'uebernehmen');
  for (const versuch of [
    sql`update einsendung_protokoll set wer = 'niemand'`,
    sql`delete from einsendung_protokoll`,
    sql`truncate einsendung_protokoll`,
  ]) {
    await expect(versuch.execute(db)).rejects.toThrow('append-only');
  }
  await sql`update einsendungen set erstellt = now() - interval '3 years' where referenz = ${referenz}`.execute(db);
  await createEinsendungRepository(db).deleteOld({ sonst: 730 });
  const rest = await db.selectFrom('einsendung_protokoll').selectAll().execute();
  expect(rest.length).toBeGreaterThan(0);
  expect(rest.map(({ schritt }) => schritt)).not.toContain('uebernehmen');
});

describe('a hall', () => {
  async function ask(): Promise<string> {
    const event = await send();
    const { id } = await api.database.db
      .selectFrom('veranstaltung_eintragungen as v')
      .innerJoin('einsendungen as e', 'e.id', 'v.einsendung_id')
      .select('v.id')
      .where('referenz', '=', event)
      .executeTakeFirstOrThrow();
    const antwort = await api.app.inject({
      method: 'POST',
      url: '/api/hallenanmietung',
      payload: { ...HALLENANFRAGE, veranstaltungen_id: id },
    });
    return antwort.json().referenz;
  }

  it('is booked with the release, refused while it is taken, and free again when it is opened', async () => {
    const belegungen = createBelegungRepository(api.database.db);
    const training = { halle: HALLENANFRAGE.veranstaltungsort, hallenteile: '', titel: 'Training' };
    const zeit = { beginn: `${IN_EINER_WOCHE}T20:00`, ende: `${IN_EINER_WOCHE}T22:00` };
    await belegungen.replace([{ ...training, ...zeit }]);
    const referenz = await ask();
    expect((await show(referenz)).konflikte).toEqual([expect.stringContaining('Training')]);
    await expect(act(referenz, 'freigeben')).rejects.toMatchObject({
      felder: [{ feld: 'was', meldung: expect.stringContaining('schon belegt: Training') }],
    });
    await act(referenz, 'freigeben', { neu_zeit_bis: '20:00' });
    const zweite = await ask();
    const { woche, konflikte } = await show(zweite);
    expect(konflikte).toHaveLength(2);
    expect(woche?.tage.flatMap(({ belegungen: alle }) => alle.map(({ angefragt }) => angefragt)).sort()).toEqual([
      false,
      false,
      true,
    ]);
    await act(referenz, 'oeffnen');
    expect((await show(zweite)).konflikte).toHaveLength(1);
    await belegungen.replace([]);
    await act(zweite, 'freigeben');
    expect(await belegungen.listHallen()).toEqual([HALLENANFRAGE.veranstaltungsort]);
  });
});

it('a picture that is gone refuses the release as a whole', async () => {
  const referenz = await send({ bildtext: 'Bühne', bildcopyright: 'Ada' }, true);
  const { bild } = await api.database.db
    .selectFrom('einsendungen')
    .select('bild')
    .where('referenz', '=', referenz)
    .executeTakeFirstOrThrow();
  await writeFile(join(ordner, 'uploads', bild ?? ''), 'kein Bild');
  await expect(act(referenz, 'freigeben')).rejects.toBeDefined();
  expect(await show(referenz)).toMatchObject({ status: 'eingegangen', verlauf: [] });
});

it('an event whose number an import gave to another one gets the next, and leaves that alone', async () => {
  const referenz = await send({ titel: 'Hofkonzert' });
  const { id } = await api.database.db
    .selectFrom('veranstaltung_eintragungen')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const anderer = `[{ id: ${id}, titel: Lauf, md: Los, rubriken: [1], datum: ${IN_EINER_WOCHE}, ort: Kelter }]`;
  await inhalt.write('veranstaltungen/termine.yaml', anderer);
  await loadInhalt(api.database.db, inhalt.ordner);
  await act(referenz, 'freigeben');
  const zeilen = await api.database.db.selectFrom('kalender').select(['id', 'titel']).orderBy('id').execute();
  expect(zeilen[0]).toEqual({ id, titel: 'Lauf' });
  expect(zeilen.slice(1).map(({ titel }) => titel)).toEqual(['Hofkonzert']);
});
