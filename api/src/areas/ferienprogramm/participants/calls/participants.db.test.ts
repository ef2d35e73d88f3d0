import type { Ferienveranstaltung } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildRegistration, buildVeranstaltung } from '../../../../../test/holiday.ts';
import { createTestApp, type TestApp } from '../../../../../test/test-app.ts';
import { confirm, readRequest, setProgram } from '../../../../../test/test-ferienprogramm.ts';

const STAFF_TOKEN = 'nur-fuer-das-personal-1';
const PATH = '/api/ferienprogramm/verwaltung/veranstaltungen';
let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ STAFF_TOKEN });
  const program = [
    buildVeranstaltung({ id: 1, titel: 'Töpfern & <Malen>', teilnehmer_max: 2 }),
    buildVeranstaltung({ id: 2 }),
    buildVeranstaltung({ id: 3 }),
  ];
  await setProgram(api.database.db, program);
  const payload = buildRegistration({ Zoë: [1, 3], '=2+5': [1] });
  Object.assign(payload.kinder[0] ?? {}, { bemerkung: 'Allergie: Nüsse; Notfall 112' });
  const { statusCode } = await api.app.inject({ method: 'POST', url: '/api/ferienprogramm/anmeldung', payload });
  expect(statusCode).toBe(201);
  expect((await confirm(api, await readRequest(api))).status).toBe(200);
});
afterAll(() => api.close());

const fetch = (url: string, passphrase = STAFF_TOKEN) =>
  api.app.inject({ url: `${PATH}${url}`, headers: { authorization: `Bearer ${passphrase}` } });

it('writes what the organiser needs as CSV, without addresses, birthdays or formulas', async () => {
  const { body, headers } = await fetch('/1/teilnehmer');
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(headers['content-disposition']).toBe('attachment; filename="toepfern-malen.csv"');
  const [head, ...lines] = body.replace('\uFEFF', '').trim().split('\r\n');
  expect(head).toBe('Name;Vorname;Alter;Bemerkung;Kontaktperson;Erreichbar unter;Unterschrift');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^Muster;'=2\+5;\d+;;Ada Muster;07082 1234;$/);
  expect(lines[1]).toContain(';"Allergie: Nüsse; Notfall 112";');
  expect(body).not.toMatch(/Rathausplatz|75334|2018/);
});

it('writes an Excel workbook', async () => {
  const { rawPayload, headers } = await fetch('/1/teilnehmer?format=xlsx');
  expect(headers['content-disposition']).toContain('.xlsx');
  expect(rawPayload.subarray(0, 2).toString()).toBe('PK');
  expect(rawPayload.length).toBeGreaterThan(1000);
});

it('renders a page for printing', async () => {
  const { body, headers } = await fetch('/1/teilnehmer?format=html');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toContain('<h1>Töpfern &amp; &lt;Malen&gt;</h1>');
  expect(body).toContain('2 Anmeldungen');
});

it('lists full events and events without participants', async () => {
  const ids = async (occupancy: string) =>
    (await fetch(`?belegung=${occupancy}`)).json<Ferienveranstaltung[]>().map(({ id }) => id);
  expect(await ids('voll')).toEqual([1]);
  expect(await ids('leer')).toEqual([2]);
  expect(await ids('alle')).toEqual([1, 2, 3]);
});

it('is restricted to staff, and disabled without a password', async () => {
  for (const url of ['', '/1/teilnehmer']) {
    expect((await api.app.inject(`${PATH}${url}`)).statusCode).toBe(401);
    expect((await fetch(url, 'falsch')).statusCode).toBe(401);
    expect((await fetch(url, '')).statusCode).toBe(401);
  }
  expect((await fetch('/99/teilnehmer')).statusCode).toBe(404);
  const without = await createTestApp();
  const answer = await without.app.inject({ url: PATH, headers: { authorization: 'Bearer undefined' } });
  expect(answer.statusCode).toBe(401);
  await without.close();
});
