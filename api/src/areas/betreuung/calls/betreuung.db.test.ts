import { addDays, readBerlinTime } from '@gm/shared/rules/berlin-time';
import { PHOTOS, PRIVACY } from '@gm/shared/schemas/consents';
import { family } from '@gm/shared/schemas/forms.examples';
import { routeSchema } from '@gm/shared/schemas/page';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, WITHOUT_THROTTLING } from '../../../../test/test-app.ts';

const TODAY = readBerlinTime(new Date()).tag;
const YEAR = TODAY.slice(0, 4);
const child = {
  ...family,
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
const kernzeit = { ...child, art: 'Änderung', art_datum: addDays(TODAY, 7), route: '/kernzeitbetreuung/' };
const holiday = { ...child, kind_kernzeitbetreuung: true, betreuung: '1. Woche,2. Woche', route: '/ferienbetreuung/' };

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({
    ...WITHOUT_THROTTLING,
    MAIL_ADMIN: 'amt@musterhardt.example',
    MAIL_RECIPIENTS: { kernzeitbetreuung: 'bildung@musterhardt.example' },
  });
});
afterAll(() => api.close());
beforeEach(async () => {
  for (const table of ['einsendungen', 'outbox', 'referenznummern'] as const) {
    await api.database.db.deleteFrom(table).execute();
  }
});

const send = (form: string, payload: InjectOptions['payload'], headers: Record<string, string> = {}) =>
  api.app.inject({ method: 'POST', url: `/api/${form}`, payload, headers });
const readRows = () => api.database.db.selectFrom('einsendungen').selectAll().execute();
const readMails = () =>
  api.database.db.selectFrom('outbox').select(['an', 'antwort_an', 'text', 'html']).orderBy('id').execute();

describe.each([
  ['ferienbetreuung', holiday, 'FB', 'amt@musterhardt.example'],
  ['kernzeitbetreuung', kernzeit, 'KZ', 'bildung@musterhardt.example'],
])('POST /api/%s', (form, inquiry, abbreviation, amt) => {
  it('stores all answers and sends mails to family and office', async () => {
    const answer = await send(form, inquiry);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ id: expect.any(Number), referenz: `${abbreviation}-${YEAR}-0001` });
    const { route, valid: _, ...details } = inquiry;
    const [line] = await readRows();
    expect(line).toMatchObject({ formular: form, route, status: 'eingegangen', email: 'anna@post.example' });
    expect(line?.angaben).toMatchObject(details);

    const [confirmation, hint] = await readMails();
    expect(confirmation).toMatchObject({ an: 'anna@post.example', antwort_an: amt });
    expect(hint).toMatchObject({ an: amt, antwort_an: 'anna@post.example' });
    expect(hint?.text).toContain('Geburtsdatum des Kindes:\n  03.05.2019');
    expect(hint?.text).toContain('An welchen Tagen arbeiten Sie?:\n  Montag, Mittwoch');
    expect(hint?.text).toContain('Ich sorge dafür, dass mein Kind pünktlich abgeholt wird.');
    expect(hint?.text).not.toContain('2. Elternteil');
    expect(hint?.html).toContain('Uhrenfabrik &lt;b&gt;Kling&lt;/b&gt;');
    expect(confirmation?.text).toContain(`${abbreviation}-${YEAR}-0001`);
    expect(confirmation?.text).toContain(amt);
    expect(confirmation?.text).not.toContain('Uhrenfabrik');
  });

  it('stores given consents with their wording, and no others', async () => {
    await send(form, inquiry);
    await send(form, { ...inquiry, fotos: true });
    const [without, withIt] = (await readRows()).map(({ zustimmungen: consents }) => consents);
    const privacy = { feld: 'valid', text: PRIVACY, fassung: expect.stringMatching(/^[\da-f]{12}$/) };
    expect(without).toEqual([privacy]);
    expect(withIt).toEqual([expect.objectContaining({ feld: 'fotos', text: PHOTOS }), privacy]);
  });

  it('accepts form posts without JavaScript', async () => {
    const { eltern_berufstaetig_tage: _tage, fotos: _fotos, ...rest } = inquiry;
    const fields = new URLSearchParams(
      Object.entries(rest).map(([name, value]): [string, string] => [name, value === true ? 'on' : String(value)]),
    );
    for (const day of ['Montag', 'Mittwoch']) fields.append('eltern_berufstaetig_tage', day);
    const answer = await send(form, fields.toString(), { 'content-type': 'application/x-www-form-urlencoded' });
    expect(answer.statusCode).toBe(201);
    const { route: _route, valid: _valid, ...details } = inquiry;
    expect((await readRows())[0]?.angaben).toMatchObject(details);
  });

  it('returns errors by field and stores nothing', async () => {
    const answer = await send(form, { ...inquiry, eltern_alleinerziehend: false, eltern_email: 'anna@' });
    expect(answer.statusCode).toBe(422);
    const { errors } = answer.json() as { errors: { feld: string; meldung: string }[] };
    expect(errors).toContainEqual({ feld: 'eltern_name2', meldung: 'Name ist ein Pflichtfled.' });
    expect(errors.filter(({ feld: field }) => field === 'eltern_email')).toHaveLength(1);
    expect([await readRows(), await readMails()]).toEqual([[], []]);
  });

  it('drops the employer of an unemployed parent', async () => {
    await send(form, { ...inquiry, eltern_berufstaetig: 0 });
    const [line] = await readRows();
    expect(line?.angaben).toMatchObject({ eltern_berufstaetig_arbeitgeber: '', eltern_berufstaetig_tage: '' });
  });

  it('drops the second guardian of a single parent', async () => {
    await send(form, { ...inquiry, eltern_name2: 'Tom', eltern_telefon2: '1', eltern_berufstaetig2: '1' });
    const [line] = await readRows();
    expect(line?.angaben).toMatchObject({ eltern_name2: '', eltern_telefon2: '', eltern_berufstaetig2: '' });
  });

  it('stores nothing when the honeypot is filled', async () => {
    expect((await send(form, { ...inquiry, firma: 'ACME' })).statusCode).toBe(400);
    expect(await readRows()).toEqual([]);
  });
});

describe('available choices', () => {
  const refuse = async (form: string, fields: object) => {
    const answer = await send(form, { ...(form === 'kernzeitbetreuung' ? kernzeit : holiday), ...fields });
    return answer.statusCode === 201 ? [] : answer.json().errors.map(({ feld: field }: { feld: string }) => field);
  };
  beforeAll(async () => {
    const gemeinde = JSON.stringify({ name: 'Musterhardt', ortsteile: ['Schwann', 'Conweiler'] });
    await api.database.db.insertInto('konfiguration').values({ schluessel: 'gemeinde', wert: gemeinde }).execute();
  });

  it('are the schools of the districts in both spellings, and two weeks', async () => {
    for (const form of ['ferienbetreuung', 'kernzeitbetreuung']) {
      expect(await refuse(form, { kind_grundschule: 'Grundschule Conweiler' })).toEqual([]);
      expect(await refuse(form, { kind_grundschule: 'Hogwarts' })).toEqual(['kind_grundschule']);
    }
    expect(await refuse('ferienbetreuung', { betreuung: ['2. Woche', '3. Woche'] })).toEqual(['betreuung']);
  });

  it('come from the block, even for clients that send no page', async () => {
    const options = { grundschulen: ['Seeschule'], wochen: ['Ostern, erste Woche', 'Pfingsten'] };
    const blocks = [{ template: 'ferienbetreuung', options }];
    const answer = JSON.stringify(routeSchema.parse({ title: 'Ferienbetreuung', blocks }));
    const page = { pfad: '/ferienbetreuung/', antwort: answer, geaendert: '2026-01-01' };
    await api.database.db.insertInto('seiten').values(page).execute();
    const right = { kind_grundschule: 'Seeschule', betreuung: ['Ostern, erste Woche', 'Pfingsten'] };
    for (const route of ['/ferienbetreuung/', '']) {
      expect(await refuse('ferienbetreuung', { ...right, route })).toEqual([]);
      expect(await refuse('ferienbetreuung', { ...right, route, betreuung: '1. Woche' })).toEqual(['betreuung']);
      expect(await refuse('ferienbetreuung', { ...right, route, kind_grundschule: 'Schwann' })).toEqual([
        'kind_grundschule',
      ]);
    }
  });
});

it('accepts a cancellation of core-time care with few details, and mails the office only those', async () => {
  const { kind_name, kind_vorname, kind_geburtsdatum, kind_grundschule, kind_klasse } = kernzeit;
  const { eltern_name, eltern_vorname, eltern_email, eltern_mobil, valid, route, art_datum } = kernzeit;
  const who = { kind_name, kind_vorname, kind_geburtsdatum, kind_grundschule, kind_klasse };
  const parents = { eltern_name, eltern_vorname, eltern_email, eltern_mobil };
  const answer = await send('kernzeitbetreuung', { art: 'Abmeldung', art_datum, ...who, ...parents, valid, route });
  expect(answer.statusCode).toBe(201);
  const hint = (await readMails())[1]?.text ?? '';
  expect(hint).toContain('Art der Anfrage:\n  Abmeldung');
  for (const title of ['alleinerziehend', 'Fotos', '2. Elternteil', 'Person', 'Betreuungsumfang', 'Nach der']) {
    expect(hint).not.toContain(title);
  }
});
