import { addTage, readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import { familie } from '@gm/shared/schemas/formulare.beispiele';
import { routeSchema } from '@gm/shared/schemas/seite';
import { DATENSCHUTZ, FOTOS } from '@gm/shared/schemas/zustimmungen';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, OHNE_BREMSEN, type TestApp } from '../../../../test/test-app.ts';

const HEUTE = readBerlinerZeit(new Date()).tag;
const JAHR = HEUTE.slice(0, 4);
const kind = {
  ...familie,
  kind_geburtsdatum: '2019-05-03',
  kind_grundschule: 'Schwann',
  kind_klasse: '2b',
  betreuung: 'Montag,Freitag',
  eltern_alleinerziehend: true,
  eltern_berufstaetig: '1',
  eltern_berufstaetig_arbeitgeber: 'Uhrenfabrik <b>Kling</b>',
  eltern_berufstaetig_tage: 'Montag,Mittwoch',
  weitere_person_name_1: 'Oma Elke',
  weitere_person_telefon_1: '07082 111',
  einverstaendniserklaerung: 'abholung',
  fotos: false,
  valid: true,
};
const kernzeit = { ...kind, art: 'Änderung', art_datum: addTage(HEUTE, 7), route: '/kernzeitbetreuung/' };
const ferien = { ...kind, kind_kernzeitbetreuung: true, betreuung: '1. Woche,2. Woche', route: '/ferienbetreuung/' };

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({
    ...OHNE_BREMSEN,
    MAIL_ADMIN: 'amt@musterhardt.example',
    MAIL_EMPFAENGER: { kernzeitbetreuung: 'bildung@musterhardt.example' },
  });
});
afterAll(() => api.close());
beforeEach(async () => {
  for (const tabelle of ['einsendungen', 'outbox', 'referenznummern'] as const) {
    await api.database.db.deleteFrom(tabelle).execute();
  }
});

const send = (formular: string, payload: InjectOptions['payload'], headers: Record<string, string> = {}) =>
  api.app.inject({ method: 'POST', url: `/api/${formular}`, payload, headers });
const readRows = () => api.database.db.selectFrom('einsendungen').selectAll().execute();
const readMails = () =>
  api.database.db.selectFrom('outbox').select(['an', 'antwort_an', 'text', 'html']).orderBy('id').execute();

describe.each([
  ['ferienbetreuung', ferien, 'FB', 'amt@musterhardt.example'],
  ['kernzeitbetreuung', kernzeit, 'KZ', 'bildung@musterhardt.example'],
])('POST /api/%s', (formular, anfrage, kuerzel, amt) => {
  it('stores every answer and writes to family and office', async () => {
    const antwort = await send(formular, anfrage);
    expect(antwort.statusCode).toBe(201);
    expect(antwort.json()).toEqual({ id: expect.any(Number), referenz: `${kuerzel}-${JAHR}-0001` });
    const { route, valid: _, ...angaben } = anfrage;
    const [zeile] = await readRows();
    expect(zeile).toMatchObject({ formular, route, status: 'eingegangen', email: 'anna@post.example' });
    expect(zeile?.angaben).toMatchObject(angaben);

    const [bestaetigung, hinweis] = await readMails();
    expect(bestaetigung).toMatchObject({ an: 'anna@post.example', antwort_an: amt });
    expect(hinweis).toMatchObject({ an: amt, antwort_an: 'anna@post.example' });
    expect(hinweis?.text).toContain('Geburtsdatum des Kindes:\n  03.05.2019');
    expect(hinweis?.text).toContain('An welchen Tagen arbeiten Sie?:\n  Montag, Mittwoch');
    expect(hinweis?.text).toContain('Ich sorge dafür, dass mein Kind pünktlich abgeholt wird.');
    expect(hinweis?.text).not.toContain('2. Elternteil');
    expect(hinweis?.html).toContain('Uhrenfabrik &lt;b&gt;Kling&lt;/b&gt;');
    expect(bestaetigung?.text).toContain(`${kuerzel}-${JAHR}-0001`);
    expect(bestaetigung?.text).toContain(amt);
    expect(bestaetigung?.text).not.toContain('Uhrenfabrik');
  });

  it('keeps what was agreed to with the words of that day, and not what was not', async () => {
    await send(formular, anfrage);
    await send(formular, { ...anfrage, fotos: true });
    const [ohne, mit] = (await readRows()).map(({ zustimmungen }) => zustimmungen);
    const datenschutz = { feld: 'valid', text: DATENSCHUTZ, fassung: expect.stringMatching(/^[\da-f]{12}$/) };
    expect(ohne).toEqual([datenschutz]);
    expect(mit).toEqual([expect.objectContaining({ feld: 'fotos', text: FOTOS }), datenschutz]);
  });

  it('takes the same from a form without scripts', async () => {
    const { eltern_berufstaetig_tage: _tage, fotos: _fotos, ...rest } = anfrage;
    const felder = new URLSearchParams(
      Object.entries(rest).map(([name, wert]): [string, string] => [name, wert === true ? 'on' : String(wert)]),
    );
    for (const tag of ['Montag', 'Mittwoch']) felder.append('eltern_berufstaetig_tage', tag);
    const antwort = await send(formular, felder.toString(), { 'content-type': 'application/x-www-form-urlencoded' });
    expect(antwort.statusCode).toBe(201);
    const { route: _route, valid: _valid, ...angaben } = anfrage;
    expect((await readRows())[0]?.angaben).toMatchObject(angaben);
  });

  it('names refused fields and keeps nothing', async () => {
    const antwort = await send(formular, { ...anfrage, eltern_alleinerziehend: false, eltern_email: 'anna@' });
    expect(antwort.statusCode).toBe(422);
    const { errors } = antwort.json() as { errors: { feld: string; meldung: string }[] };
    expect(errors).toContainEqual({ feld: 'eltern_name2', meldung: 'Name ist ein Pflichtfled.' });
    expect(errors.filter(({ feld }) => feld === 'eltern_email')).toHaveLength(1);
    expect([await readRows(), await readMails()]).toEqual([[], []]);
  });

  it('keeps no employer of somebody who is not employed', async () => {
    await send(formular, { ...anfrage, eltern_berufstaetig: 0 });
    const [zeile] = await readRows();
    expect(zeile?.angaben).toMatchObject({ eltern_berufstaetig_arbeitgeber: '', eltern_berufstaetig_tage: '' });
  });

  it('keeps nothing of the second guardian of a single parent', async () => {
    await send(formular, { ...anfrage, eltern_name2: 'Tom', eltern_telefon2: '1', eltern_berufstaetig2: '1' });
    const [zeile] = await readRows();
    expect(zeile?.angaben).toMatchObject({ eltern_name2: '', eltern_telefon2: '', eltern_berufstaetig2: '' });
  });

  it('stores nothing when the honeypot is filled', async () => {
    expect((await send(formular, { ...anfrage, firma: 'ACME' })).statusCode).toBe(400);
    expect(await readRows()).toEqual([]);
  });
});

describe('what is offered', () => {
  const refuse = async (formular: string, felder: object) => {
    const antwort = await send(formular, { ...(formular === 'kernzeitbetreuung' ? kernzeit : ferien), ...felder });
    return antwort.statusCode === 201 ? [] : antwort.json().errors.map(({ feld }: { feld: string }) => feld);
  };
  beforeAll(async () => {
    const gemeinde = JSON.stringify({ name: 'Musterhardt', ortsteile: ['Schwann', 'Conweiler'] });
    await api.database.db.insertInto('konfiguration').values({ schluessel: 'gemeinde', wert: gemeinde }).execute();
  });

  it('are the schools of the districts, whichever form names them, and two weeks', async () => {
    for (const formular of ['ferienbetreuung', 'kernzeitbetreuung']) {
      expect(await refuse(formular, { kind_grundschule: 'Grundschule Conweiler' })).toEqual([]);
      expect(await refuse(formular, { kind_grundschule: 'Hogwarts' })).toEqual(['kind_grundschule']);
    }
    expect(await refuse('ferienbetreuung', { betreuung: ['2. Woche', '3. Woche'] })).toEqual(['betreuung']);
  });

  it('are those of the block, for programs that name no page, too', async () => {
    const options = { grundschulen: ['Seeschule'], wochen: ['Ostern, erste Woche', 'Pfingsten'] };
    const blocks = [{ template: 'ferienbetreuung', options }];
    const antwort = JSON.stringify(routeSchema.parse({ title: 'Ferienbetreuung', blocks }));
    const seite = { pfad: '/ferienbetreuung/', antwort, geaendert: '2026-01-01' };
    await api.database.db.insertInto('seiten').values(seite).execute();
    const richtig = { kind_grundschule: 'Seeschule', betreuung: ['Ostern, erste Woche', 'Pfingsten'] };
    for (const route of ['/ferienbetreuung/', '']) {
      expect(await refuse('ferienbetreuung', { ...richtig, route })).toEqual([]);
      expect(await refuse('ferienbetreuung', { ...richtig, route, betreuung: '1. Woche' })).toEqual(['betreuung']);
      expect(await refuse('ferienbetreuung', { ...richtig, route, kind_grundschule: 'Schwann' })).toEqual([
        'kind_grundschule',
      ]);
    }
  });
});

it('takes the end of core time with little, and tells the office nothing else', async () => {
  const { kind_name, kind_vorname, kind_geburtsdatum, kind_grundschule, kind_klasse } = kernzeit;
  const { eltern_name, eltern_vorname, eltern_email, eltern_mobil, valid, route, art_datum } = kernzeit;
  const wer = { kind_name, kind_vorname, kind_geburtsdatum, kind_grundschule, kind_klasse };
  const eltern = { eltern_name, eltern_vorname, eltern_email, eltern_mobil };
  const antwort = await send('kernzeitbetreuung', { art: 'Abmeldung', art_datum, ...wer, ...eltern, valid, route });
  expect(antwort.statusCode).toBe(201);
  const hinweis = (await readMails())[1]?.text ?? '';
  expect(hinweis).toContain('Art der Anfrage:\n  Abmeldung');
  for (const titel of ['alleinerziehend', 'Fotos', '2. Elternteil', 'Person', 'Betreuungsumfang', 'Nach der']) {
    expect(hinweis).not.toContain(titel);
  }
});
