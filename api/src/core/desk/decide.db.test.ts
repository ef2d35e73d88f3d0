import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, readBerlinTime } from '@gm/shared/rules/berlin-time';
import type { ReleaseDecision } from '@gm/shared/schemas/desk/release-decision';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContent } from '../../../test/load-content.ts';
import { codeMultipart, drawPng } from '../../../test/multipart.ts';
import { createTestApp, type TestApp, WITHOUT_THROTTLING } from '../../../test/test-app.ts';
import { createTestContent, type TestContent } from '../../../test/test-content.ts';
import { BASE_DETAILS, HALL_INQUIRY, IN_ONE_WEEK, VERANSTALTUNGS_FILES } from '../../../test/veranstaltungen.ts';
import { createOccupancyRepository } from '../../areas/hallen/occupancy-repository.ts';
import { AREAS } from '../../areas.ts';
import { createContentPublication } from '../editor/entries/content-publication.ts';
import { createReleaseSurroundings } from '../editor/entries/create-release-surroundings.ts';
import { createPublications } from '../editor/store/publication.ts';
import { createEntryRepository } from '../entries/entry-repository.ts';
import { carryOut } from '../forms/carry-out.ts';
import { createSubmissionRepository } from '../forms/submissions/submission-repository.ts';
import { openFiles } from '../platform/files/open-files.ts';
import type { Actor } from '../services/accounts/sessions/actor.ts';
import { createDecision } from './decide.ts';
import { createReleaseKinds } from './release-kind.ts';
import { createReleaseRepository } from './release-repository.ts';
import { showRelease } from './show-release.ts';

const kinds = createReleaseKinds(AREAS);
const publications = createPublications(createContentPublication(AREAS));
const services = {
  freigabearten: kinds,
  createFreigabeumfeld: (actor: Actor, isSecond = false) =>
    createReleaseSurroundings({
      bereiche: AREAS,
      publikationen: publications,
      akteur: actor,
      istZweite: isSecond,
      uploads: openFiles(api.config).uploads,
    }),
};
const CORE = { konto: 1, name: 'Sabine Kern' };
const VOGT = { konto: 2, name: 'Jonas Vogt' };
const entry = { ...BASE_DETAILS, veranstaltungen_rubrik: ['1'], rechte: 'on', route: '/veranstaltungseintrag/' };

let api: TestApp;
let folder: string;
let content: TestContent;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tisch-'));
  api = await createTestApp({ ...WITHOUT_THROTTLING, DATA_DIR: folder });
  content = await createTestContent(VERANSTALTUNGS_FILES);
  await loadContent(api.database.db, content.ordner);
});
afterAll(async () => {
  await api.close();
  await content.remove();
  await rm(folder, { recursive: true, force: true });
});

let count = 0;
async function send(fields: Record<string, string | string[]> = {}, withImage = false): Promise<string> {
  const image = withImage ? { bytes: await drawPng().toBuffer(), type: 'image/png' } : undefined;
  count += 1;
  // Identical content would count as the same request.
  const { payload, headers } = await codeMultipart({ ...entry, linktext: `Nr. ${count}`, ...fields }, image);
  const answer = await api.app.inject({ method: 'POST', url: '/api/veranstaltung', payload, headers });
  expect(answer.statusCode).toBe(201);
  return answer.json().referenz;
}
const show = (reference: string, account = CORE) =>
  showRelease(api.database.db, kinds, reference, api.config, account, IN_ONE_WEEK).then((found) => found!);

async function act(reference: string, was: ReleaseDecision['was'], more: Record<string, unknown> = {}, who = CORE) {
  const version = (await show(reference)).version;
  const input = { referenz: reference, was, nachricht: '', route: '', firma: '', version, ...more } as ReleaseDecision;
  return carryOut(api.database.db, createDecision(api.config, services, who), input);
}
const lastMail = () =>
  api.database.db.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
const calendar = async () => (await api.app.inject('/api/cms/veranstaltungen')).json().data as { titel: string }[];
const version = async () =>
  (await api.database.db.selectFrom('inhalt_stand').select('version').executeTakeFirstOrThrow()).version;

describe('an event', () => {
  it('is published on release, with corrections and picture, and not before', async () => {
    const reference = await send({ titel: 'Liederabent', bildtext: 'Bühne', bildcopyright: 'Ada' }, true);
    expect(await calendar()).toEqual([]);
    const before = await version();
    await act(reference, 'freigeben', { neu_titel: 'Liederabend', nachricht: 'Viel Erfolg!' });
    expect(await version()).toBeGreaterThan(before);
    await expect.poll(calendar).toMatchObject([{ titel: 'Liederabend', bild: { alt: 'Bühne' } }]);
    const [termin] = (await calendar()) as unknown as { bild: { id: string }; detailURL: string }[];
    expect((await api.app.inject(`/api/bild/${termin?.bild.id}/320`)).statusCode).toBe(200);
    const search = await api.database.db
      .selectFrom('suche')
      .select('titel')
      .where('typ', '=', 'veranstaltung')
      .execute();
    expect(search).toEqual([{ titel: 'Liederabend' }]);
    const mail = await lastMail();
    expect(mail).toMatchObject({ an: 'ada@beispiel.example' });
    for (const word of ['Veranstaltungskalender', 'Viel Erfolg!', 'Liederabend', termin?.detailURL ?? '?']) {
      expect(mail.text).toContain(word);
    }
    const state = await show(reference);
    expect(state).toMatchObject({ status: 'freigegeben', oeffentlich: termin?.detailURL, zustaendig: 'Sabine Kern' });
    expect(state.angaben[0]).toEqual({
      titel: 'Titel der Veranstaltung',
      wert: 'Liederabent',
      korrigiert: 'Liederabend',
    });
    // It is now a content entry with an audit log, and its picture is in the library.
    const contribution = await api.database.db
      .selectFrom('redaktion_beitraege')
      .select(['inhalt_art', 'inhalt_nummer', 'status', 'wer'])
      .execute();
    expect(contribution).toEqual([
      { inhalt_art: 'veranstaltung', inhalt_nummer: 1, status: 'veröffentlicht', wer: 'Sabine Kern' },
    ]);
    expect(state.weiter?.href).toBe('/intranet/redaktion/inhalt-veranstaltung/?id=1');
    const photos = api.database.db.selectFrom('inhalt_fotos').select('datei').where('datei', 'like', 'lieder%');
    expect(await photos.execute()).toEqual([{ datei: 'liederabend.jpg' }]);

    await act(reference, 'oeffnen');
    await expect.poll(calendar).toEqual([]);
    await act(reference, 'freigeben');
    await expect.poll(calendar).toHaveLength(1);
  });

  it('keeps submitted and corrected answers separate, and refuses corrections that the form would refuse', async () => {
    const reference = await send();
    await expect(act(reference, 'korrigieren', { neu_titel: 'X', neu_datum_von: '99.99.2026' })).rejects.toMatchObject({
      felder: expect.arrayContaining([
        expect.objectContaining({ feld: 'neu_titel' }),
        expect.objectContaining({ feld: 'neu_datum_von' }),
      ]),
    });
    await expect(act(reference, 'korrigieren')).rejects.toMatchObject({ felder: [{ feld: 'was' }] });
    await act(reference, 'korrigieren', { neu_veranstaltungsort: ' Bürgersaal ', neu_text: 'Neu <b>nicht fett</b>' });
    const { angaben: details, korrektur: correction } = await api.database.db
      .selectFrom('einsendungen')
      .select(['angaben', 'korrektur'])
      .where('referenz', '=', reference)
      .executeTakeFirstOrThrow();
    expect(details).toMatchObject({ veranstaltungsort: 'Rathausplatz' });
    expect(correction).toEqual({
      veranstaltungsort: 'Bürgersaal',
      text: '<p>Neu &lt;b&gt;nicht fett&lt;/b&gt;</p>',
    });
    const found = await createReleaseRepository(api.database.db).list(
      { ansicht: 'offen', konto: 1, ohne: [], woerter: ['buergersaal'], ordnung: null, formulare: [] },
      { seite: 1, proSeite: 9 },
    );
    expect(found).toMatchObject([{ referenz: reference }]);
    expect((await lastMail()).text).toContain('Bürgersaal');
    // Restoring the submitted value removes the correction.
    await act(reference, 'korrigieren', { neu_veranstaltungsort: 'Rathausplatz' });
    expect((await show(reference)).angaben.filter(({ korrigiert: corrected }) => corrected !== null)).toHaveLength(1);
  });

  it('can be asked about; the link takes one answer, and processing continues', async () => {
    const reference = await send();
    await act(reference, 'rueckfrage', { nachricht: 'Gibt es eine Pause?' });
    const token = /token=([\w-]+)/.exec((await lastMail()).text)?.[1];
    const ask = () => api.app.inject(`/api/rueckfrage?token=${token}`).then((answer) => answer.json());
    expect(await ask()).toMatchObject({ referenz: reference, frage: 'Gibt es eine Pause?' });
    const answer = (fields: object) =>
      api.app.inject({ method: 'POST', url: '/api/rueckfrage', payload: { token, ...fields } });
    expect((await answer({ antwort: '' })).statusCode).toBe(422);
    expect((await answer({ antwort: 'Ja', neu_zeit_bis: '25:99' })).json().errors).toMatchObject([
      { feld: 'neu_zeit_bis' },
    ]);
    expect((await answer({ antwort: 'Ja, 20 Minuten.', neu_zeit_bis: '22:30' })).statusCode).toBe(201);
    expect(await show(reference)).toMatchObject({
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

  it('is decided once: the later request gets a conflict and changes nothing', async () => {
    const reference = await send();
    expect((await show(reference, CORE)).offenBei).toEqual([]);
    const seen = await show(reference, VOGT);
    expect(seen.offenBei).toEqual(['Sabine Kern']);
    await act(reference, 'ablehnen', { nachricht: 'Private Feier' });
    expect((await lastMail()).text).toContain('Private Feier');
    const verspaetet = act(reference, 'freigeben', { version: seen.version }, VOGT);
    await expect(verspaetet).rejects.toMatchObject({
      felder: [{ feld: 'was', meldung: expect.stringContaining('Sabine Kern hat abgelehnt') }],
    });
    await expect(act(reference, 'ablehnen', {}, VOGT)).rejects.toMatchObject({ felder: [{ feld: 'was' }] });
    await expect(act('VE-2026-9999', 'ablehnen', { version: 1 })).rejects.toBeDefined();
    expect(await show(reference)).toMatchObject({ status: 'abgelehnt', verlauf: [{ was: 'hat abgelehnt' }] });
  });

  it('concurrent decisions: one succeeds', async () => {
    const reference = await send();
    const { version: state } = await show(reference);
    const outcome = await Promise.allSettled([
      act(reference, 'freigeben', { version: state }, CORE),
      act(reference, 'ablehnen', { version: state, nachricht: 'Nein' }, VOGT),
    ]);
    expect(outcome.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await show(reference)).verlauf).toHaveLength(1);
  });
});

it('an end of core-time care has no controls for inapplicable answers, and is rejected with a text of its own', async () => {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/kernzeitbetreuung',
    payload: {
      art: 'Abmeldung',
      art_datum: addDays(readBerlinTime(new Date()).tag, 7),
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
  expect(answer.statusCode).toBe(201);
  const { referenz: reference } = answer.json();
  const { korrekturfelder: correctionFields } = await show(reference);
  expect(correctionFields.map(({ feld: field }) => field)).toEqual([
    'neu_kind_vorname',
    'neu_kind_name',
    'neu_kind_geburtsdatum',
    'neu_eltern_mobil',
  ]);
  await act(reference, 'korrigieren', { neu_kind_vorname: 'Mira', neu_eltern_mobil: '0170 9' });
  expect((await lastMail()).text).toMatch(/Mira[\s\S]*0170 9/);
  await act(reference, 'ablehnen', { nachricht: 'Das Kind ist nicht angemeldet.' });
  const { text } = await lastMail();
  expect(text).toContain('Leider können wir Ihre Abmeldung nicht bestätigen.');
  expect(text).not.toContain('Platz');
});

it('the audit log is immutable and is deleted together with its submission', async () => {
  const { db } = api.database;
  const reference = await send();
  await act(reference, 'uebernehmen');
  for (const attempt of [
    sql`update einsendung_protokoll set wer = 'niemand'`,
    sql`delete from einsendung_protokoll`,
    sql`truncate einsendung_protokoll`,
  ]) {
    await expect(attempt.execute(db)).rejects.toThrow('append-only');
  }
  await sql`update einsendungen set erstellt = now() - interval '3 years' where referenz = ${reference}`.execute(db);
  await createSubmissionRepository(db).deleteOld({ sonst: 730 });
  const rest = await db.selectFrom('einsendung_protokoll').selectAll().execute();
  expect(rest.length).toBeGreaterThan(0);
  expect(rest.map(({ schritt: step }) => step)).not.toContain('uebernehmen');
});

describe('a hall', () => {
  async function ask(details: object = {}): Promise<string> {
    const event = await send();
    const { id } = await api.database.db
      .selectFrom('veranstaltung_eintragungen as v')
      .innerJoin('einsendungen as e', 'e.id', 'v.einsendung_id')
      .select('v.id')
      .where('referenz', '=', event)
      .executeTakeFirstOrThrow();
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/hallenanmietung',
      payload: { ...HALL_INQUIRY, veranstaltungen_id: id, ...details },
    });
    return answer.json().referenz;
  }

  it('names the request for the hall with its event and the event with the request, and other events of the day', async () => {
    const reference = await ask();
    const [event] = (await show(reference)).gehoertZu;
    expect(event?.text).toMatch(/^Veranstaltungseintrag VE-.*\(eingegangen\)$/);
    const entered = event?.href.split('/').at(-2) ?? '';
    const before = await show(entered);
    expect(before.gehoertZu).toMatchObject([{ href: `/intranet/freigaben/${reference}/` }]);
    const other = await send({ titel: 'Flohmarkt' });
    await act(other, 'freigeben');
    await expect
      .poll(async () => (await show(entered)).amSelbenTag.map(({ text }) => text))
      .toContainEqual(expect.stringContaining('Flohmarkt'));
    expect((await show(other)).amSelbenTag.map(({ text }) => text)).not.toContainEqual(
      expect.stringContaining('Flohmarkt'),
    );
    await act(other, 'oeffnen');
    // Published, the event has another number, and the request still belongs to it.
    await act(entered, 'freigeben');
    expect((await show(entered)).gehoertZu).toEqual(before.gehoertZu);
    expect((await show(reference)).gehoertZu).toMatchObject([{ text: expect.stringContaining('(freigegeben)') }]);
    await act(entered, 'oeffnen');
  });

  it('is booked on release, refused while the hall is taken, and free again when reopened', async () => {
    const occupancies = createOccupancyRepository(api.database.db);
    const training = { halle: HALL_INQUIRY.veranstaltungsort, hallenteile: '', titel: 'Training' };
    const time = { beginn: `${IN_ONE_WEEK}T20:00`, ende: `${IN_ONE_WEEK}T22:00` };
    await occupancies.replace([{ ...training, ...time }]);
    const reference = await ask();
    expect((await show(reference)).konflikte).toEqual([expect.stringContaining('Training')]);
    await expect(act(reference, 'freigeben')).rejects.toMatchObject({
      felder: [{ feld: 'was', meldung: expect.stringContaining('schon belegt: Training') }],
    });
    await act(reference, 'freigeben', { neu_zeit_bis: '20:00' });
    const second = await ask();
    const { woche: week, konflikte: conflicts } = await show(second);
    expect(conflicts).toHaveLength(2);
    expect(
      week?.tage.flatMap(({ belegungen: all }) => all.map(({ angefragt: requested }) => requested)).sort(),
    ).toEqual([false, false, true]);
    await act(reference, 'oeffnen');
    expect((await show(second)).konflikte).toHaveLength(1);
    await occupancies.replace([]);
    await act(second, 'freigeben');
    expect(await occupancies.listHallen()).toEqual([HALL_INQUIRY.veranstaltungsort]);
  });

  it('may be left open in the request; the desk assigns it before the release', async () => {
    const reference = await ask({ veranstaltungsort: undefined });
    await expect(act(reference, 'freigeben')).rejects.toMatchObject({
      felder: [{ feld: 'was', meldung: expect.stringContaining('keine Halle angegeben') }],
    });
    const occupancies = createOccupancyRepository(api.database.db);
    await act(reference, 'freigeben', { neu_veranstaltungsort: 'Turn- und Festhalle Conweiler' });
    expect(await occupancies.listHallen()).toContain('Turn- und Festhalle Conweiler');
  });
});

it('a missing picture prevents the release as a whole', async () => {
  const reference = await send({ bildtext: 'Bühne', bildcopyright: 'Ada' }, true);
  const { bild: image } = await api.database.db
    .selectFrom('einsendungen')
    .select('bild')
    .where('referenz', '=', reference)
    .executeTakeFirstOrThrow();
  await writeFile(join(folder, 'uploads', image ?? ''), 'kein Bild');
  await expect(act(reference, 'freigeben')).rejects.toBeDefined();
  expect(await show(reference)).toMatchObject({ status: 'eingegangen', verlauf: [] });
});

it('an event whose number was taken by an import gets the next number, and the imported event stays unchanged', async () => {
  const reference = await send({ titel: 'Hofkonzert' });
  const { id } = await api.database.db
    .selectFrom('veranstaltung_eintragungen')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const other = `[{ id: ${id}, titel: Lauf, md: Los, rubriken: [1], datum: ${IN_ONE_WEEK}, ort: Kelter }]`;
  await content.write('veranstaltungen/termine.yaml', other);
  await loadContent(api.database.db, content.ordner);
  await act(reference, 'freigeben');
  const lines = await api.database.db.selectFrom('kalender').select(['id', 'titel']).orderBy('id').execute();
  expect(lines[0]).toEqual({ id, titel: 'Lauf' });
  expect(lines.slice(1).map(({ titel: title }) => title)).toEqual(['Hofkonzert']);
});

it('releasing entries under the four-eyes rule takes two people, and the second makes no corrections', async () => {
  const { db } = api.database;
  const rules = { art: 'redaktionsregeln', schluessel: 'redaktionsregeln', datei: 'redaktionsregeln.yaml', platz: 0 };
  const setRules = (vier_augen: string[]) =>
    createEntryRepository(db).change([{ ...rules, daten: { vier_augen }, text: null }], []);
  await setRules(['veranstaltung']);
  const fourEyes = expect.objectContaining({
    felder: [{ feld: 'was', meldung: expect.stringContaining('Vier-Augen-Prinzip') }],
  });
  const reference = await send({ titel: 'Vier Augen' });
  await expect(act(reference, 'freigeben')).rejects.toEqual(fourEyes);
  await act(reference, 'uebernehmen');
  await expect(act(reference, 'freigeben'), 'alone').rejects.toEqual(fourEyes);
  await expect(act(reference, 'freigeben', { neu_titel: 'Geändert' }, VOGT), 'with a correction').rejects.toEqual(
    fourEyes,
  );
  await act(reference, 'freigeben', {}, VOGT);
  expect((await calendar()).map(({ titel: title }) => title)).toContain('Vier Augen');
  await setRules([]);
});

it('a note of a colleague changes the audit log only: no mail, the same status and handler', async () => {
  const reference = await send();
  await act(reference, 'uebernehmen');
  const before = await lastMail();
  await act(reference, 'notiz', { nachricht: 'Herr Maier ruft am Montag an.' }, VOGT);
  const after = await show(reference);
  expect(after.verlauf.at(-1)).toMatchObject({
    wer: 'Jonas Vogt',
    was: 'hat notiert',
    nachricht: 'Herr Maier ruft am Montag an.',
  });
  expect(after).toMatchObject({ status: 'in Prüfung', zustaendig: 'Sabine Kern' });
  expect((await lastMail()).id).toBe(before.id);
  await act(reference, 'ablehnen', { nachricht: 'Doppelt' });
  await act(reference, 'notiz', { nachricht: 'Erledigt' });
  expect((await show(reference)).status).toBe('abgelehnt');
});

it('offers the text blocks of the municipality', async () => {
  const blocks = [{ titel: 'Werbung', text: 'Wir veröffentlichen keine Werbung.' }];
  const file = { art: 'textbausteine', schluessel: 'textbausteine', datei: 'textbausteine.yaml', platz: 0 };
  await createEntryRepository(api.database.db).change([{ ...file, daten: { bausteine: blocks }, text: null }], []);
  expect((await show(await send())).textbausteine).toEqual(blocks);
});
