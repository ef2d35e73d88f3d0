import type { Ferienveranstaltung } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAnmeldung, buildVeranstaltung } from '../../../../test/ferien.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { confirm, readBitte, setProgramm } from '../../../../test/test-ferienprogramm.ts';

const STAFF_TOKEN = 'nur-fuer-das-personal-1';
const PFAD = '/api/ferienprogramm/verwaltung/veranstaltungen';
let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ STAFF_TOKEN });
  const programm = [
    buildVeranstaltung({ id: 1, titel: 'Töpfern & <Malen>', teilnehmer_max: 2 }),
    buildVeranstaltung({ id: 2 }),
    buildVeranstaltung({ id: 3 }),
  ];
  await setProgramm(api.database.db, programm);
  const payload = buildAnmeldung({ Zoë: [1, 3], '=2+5': [1] });
  Object.assign(payload.kinder[0] ?? {}, { bemerkung: 'Allergie: Nüsse; Notfall 112' });
  const { statusCode } = await api.app.inject({ method: 'POST', url: '/api/ferienprogramm/anmeldung', payload });
  expect(statusCode).toBe(201);
  expect((await confirm(api, await readBitte(api))).status).toBe(200);
});
afterAll(() => api.close());

const fetch = (url: string, kennwort = STAFF_TOKEN) =>
  api.app.inject({ url: `${PFAD}${url}`, headers: { authorization: `Bearer ${kennwort}` } });

it('writes what the organiser needs as CSV, without addresses, birthdays or formulas', async () => {
  const { body, headers } = await fetch('/1/teilnehmer');
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(headers['content-disposition']).toBe('attachment; filename="toepfern-malen.csv"');
  const [kopf, ...zeilen] = body.replace('\uFEFF', '').trim().split('\r\n');
  expect(kopf).toBe('Name;Vorname;Alter;Bemerkung;Kontaktperson;Erreichbar unter;Unterschrift');
  expect(zeilen).toHaveLength(2);
  expect(zeilen[0]).toMatch(/^Muster;'=2\+5;\d+;;Ada Muster;07082 1234;$/);
  expect(zeilen[1]).toContain(';"Allergie: Nüsse; Notfall 112";');
  expect(body).not.toMatch(/Rathausplatz|75334|2018/);
});

it('writes a workbook', async () => {
  const { rawPayload, headers } = await fetch('/1/teilnehmer?format=xlsx');
  expect(headers['content-disposition']).toContain('.xlsx');
  expect(rawPayload.subarray(0, 2).toString()).toBe('PK');
  expect(rawPayload.length).toBeGreaterThan(1000);
});

it('shows a page to print', async () => {
  const { body, headers } = await fetch('/1/teilnehmer?format=html');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toContain('<h1>Töpfern &amp; &lt;Malen&gt;</h1>');
  expect(body).toContain('2 Anmeldungen');
});

it('lists full and empty events', async () => {
  const ids = async (belegung: string) =>
    (await fetch(`?belegung=${belegung}`)).json<Ferienveranstaltung[]>().map(({ id }) => id);
  expect(await ids('voll')).toEqual([1]);
  expect(await ids('leer')).toEqual([2]);
  expect(await ids('alle')).toEqual([1, 2, 3]);
});

it('is for staff only, and for nobody where no password is set', async () => {
  for (const url of ['', '/1/teilnehmer']) {
    expect((await api.app.inject(`${PFAD}${url}`)).statusCode).toBe(401);
    expect((await fetch(url, 'falsch')).statusCode).toBe(401);
    expect((await fetch(url, '')).statusCode).toBe(401);
  }
  expect((await fetch('/99/teilnehmer')).statusCode).toBe(404);
  const ohne = await createTestApp();
  const antwort = await ohne.app.inject({ url: PFAD, headers: { authorization: 'Bearer undefined' } });
  expect(antwort.statusCode).toBe(401);
  await ohne.close();
});
