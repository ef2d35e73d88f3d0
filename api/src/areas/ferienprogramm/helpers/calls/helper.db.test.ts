import type { HolidayParticipants } from '@gm/shared/areas/ferienprogramm/holiday-administration';
import type { Helping } from '@gm/shared/areas/ferienprogramm/organisers/helper';
import type { OrganiserSheet } from '@gm/shared/areas/ferienprogramm/organisers/organiser';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { buildRegistration, contact } from '../../../../../test/holiday.ts';
import { createInquiries } from '../../../../../test/inquiries.ts';
import { logInAll } from '../../../../../test/sign-in.ts';
import { confirm, openProgram, readRequest, readToken } from '../../../../../test/test-ferienprogramm.ts';
import { createHolidayService } from '../../holiday-service.ts';
import { deleteOldMarks } from '../../supervision/delete-old-marks.ts';
import { answerAccessRequest } from '../../supervision/start-access.ts';
import { remindNextHelper } from '../start-helper.ts';

const { api, db, send } = openProgram();
const TSV = 'turnen@tsv.example';
const EVA = 'eva@post.example';
const DAYS = ['2099-08-03', '2099-08-04', '2099-08-05'];
let editorial: Record<string, string>;
beforeAll(async () => {
  editorial = (await logInAll(api().database)).redaktion ?? {};
});
beforeEach(async () => {
  await db().deleteFrom('ferien_zugaenge').execute();
  await db().deleteFrom('drosseln').execute();
  await sql`update ferien_veranstaltungen set datum_von = '2099-08-03T09:00', datum_bis = '2099-08-05T12:00', taeglich = true
    where id = 1`.execute(db());
  await atDesk({ vorgang: 'eintragen', id: 1, name: 'TSV Musterhardt', email: TSV });
});

const { post, get } = createInquiries(api);
const atDesk = (payload: object) => post('intranet/ferienprogramm/veranstalter', payload, editorial);
const run = (payload: object) => post('ferienprogramm/veranstalter/vorgang', { id: 1, ...payload });
const help = (payload: object) => post('ferienprogramm/veranstalter/helfen', { id: 1, ...payload });
const listMails = (an: string, subject: string) =>
  db().selectFrom('outbox').selectAll().where('an', '=', an).where('betreff', 'like', subject).orderBy('id').execute();
async function logIn(email: string) {
  await post('ferienprogramm/veranstalter/zugang', { email });
  while (await answerAccessRequest(db(), api().config));
  const link = readToken((await listMails(email, 'Ihr Zugang%')).at(-1)?.text);
  const { weiter: next = '' } = (await post('ferienprogramm/veranstalter/anmelden', { token: link })).body;
  return { token: readToken(next), weiter: next };
}
const askEva = (id = 1) => atDesk({ vorgang: 'helfer_eintragen', id, name: 'Eva Helfer', email: 'Eva@post.example' });
const list = async (token: string) => (await get<Helping>(`ferienprogramm/veranstalter/helfen?token=${token}`)).read();
const show = async (token: string) =>
  (await get<{ event: OrganiserSheet }>(`ferienprogramm/veranstalter/blatt?token=${token}&id=1`)).read().event;

it('a helper is asked, logs in by the same link and chooses days; organiser and staff see who comes and how many are missing', async () => {
  const club = (await logIn(TSV)).token;
  expect((await run({ vorgang: 'helferbedarf', token: club, noetig: '2' })).status).toBe(201);
  const asked = await run({
    vorgang: 'helfer_eintragen',
    token: club,
    name: 'Eva Helfer',
    email: 'Eva@post.example',
  });
  expect(asked.body.referenz).toMatch(/^Eva Helfer ist eingetragen/);
  expect((await listMails('Eva@post.example', 'Helfen Sie mit?%'))[0]?.text).toContain('/ferienprogramm-veranstalter/');
  const { token, weiter: next } = await logIn(EVA);
  expect(next).toMatch(/^\/ferienprogramm-veranstalter\/helfen\//);
  const values = { token, telefon: '0171 2345678', hinweis: 'Ab 10 Uhr' };
  expect((await help({ vorgang: 'helfen', ...values, tage: DAYS.slice(0, 2) })).body.referenz).toMatch(/2 Tagen/);
  expect(await list(token)).toMatchObject({
    angemeldet: true,
    email: EVA,
    data: [
      {
        id: 1,
        telefon: '0171 2345678',
        veranstalter: [{ name: 'TSV Musterhardt', email: TSV }],
        tage: DAYS.map((day, num) => ({ tag: day, dabei: num < 2, fehlen: num < 2 ? 1 : 2 })),
      },
    ],
  });
  const helper = {
    noetig: 2,
    helfer: [{ name: 'Eva Helfer', email: EVA, telefon: '0171 2345678', hinweis: 'Ab 10 Uhr', tage: DAYS.slice(0, 2) }],
    tage: [{ fehlen: 1 }, { fehlen: 1 }, { fehlen: 2 }],
  };
  expect((await show(club)).helfer).toMatchObject(helper);
  const { betreuung } = (await get<HolidayParticipants>('intranet/ferienprogramm/1', editorial)).read();
  expect(betreuung.helfer).toMatchObject(helper);
  expect(JSON.stringify(betreuung.protokoll), 'outlives the helper').not.toMatch(/Eva|eva@/);
  for (const print of [
    await get(`ferienprogramm/veranstalter/helferliste?token=${club}&id=1`),
    await get('intranet/ferienprogramm/1/helfer', editorial),
  ]) {
    expect(print.text).toContain('<td>03.08.2099</td><td>Eva Helfer</td><td>0171 2345678</td><td>Ab 10 Uhr</td>');
    expect(print.text.match(/noch offen<\/td>/g)).toHaveLength(4);
  }
});

it("a helper sees no children and no other helpers, and the login permits none of the organisers' actions", async () => {
  expect((await send(buildRegistration({ Mia: [1] }))).status).toBe(201);
  await confirm(api(), await readRequest(api(), contact.email));
  await askEva();
  await atDesk({ vorgang: 'helfer_eintragen', id: 1, name: 'Jo Andere', email: 'jo@post.example' });
  const { token } = await logIn(EVA);
  const seen = await get(`ferienprogramm/veranstalter/helfen?token=${token}`);
  expect(seen.text).not.toMatch(/Mia|Jo Andere|jo@/);
  for (const path of ['blatt', 'liste', 'helferliste']) {
    expect([path, (await get(`ferienprogramm/veranstalter/${path}?token=${token}&id=1`)).status]).toEqual([path, 404]);
  }
  for (const operation of [
    { vorgang: 'helfer_eintragen', name: 'Wer', email: 'wer@post.example' },
    { vorgang: 'helferbedarf', noetig: 3 },
    { vorgang: 'plaetze', teilnehmer_max: 20 },
    { vorgang: 'neu', titel: 'Radtour', tag: '2099-07-01' },
  ]) {
    expect([operation.vorgang, (await run({ ...operation, token })).status]).toEqual([operation.vorgang, 404]);
  }
  expect((await post('ferienprogramm/veranstalter/mitnahme', { token, id: 1, tag: DAYS[0] })).status).toBe(404);
});

it('a helper of another event gets the same response as for an unknown event; an expired login gets a different one', async () => {
  await askEva(2);
  const { token } = await logIn(EVA);
  for (const operation of ['helfen', 'nicht_mehr']) {
    const [foreign, none] = [
      await help({ vorgang: operation, token }),
      await help({ vorgang: operation, token, id: 99 }),
    ];
    expect([foreign.status, foreign.body.detail]).toEqual([404, none.body.detail]);
    expect((await help({ vorgang: operation, token: 'x'.repeat(32) })).status).toBe(401);
  }
  const club = (await logIn(TSV)).token;
  const [eva] = await db().selectFrom('ferien_helfer').select('id').execute();
  expect((await run({ vorgang: 'helfer_austragen', token: club, helfer: eva?.id })).body.errors[0]?.feld).toBe(
    'helfer',
  );
  expect((await run({ vorgang: 'helfer_eintragen', token: club, id: 2, name: 'Wer', email: EVA })).status).toBe(404);
  expect((await get(`ferienprogramm/veranstalter/helferliste?token=${club}&id=2`)).status).toBe(404);
  expect(await list('x'.repeat(32))).toEqual({ angemeldet: false, email: '', data: [] });
});

it('invalid input is reported at its field, and a helper entered twice is rejected', async () => {
  await askEva();
  expect((await askEva()).body.errors[0]).toMatchObject({ feld: 'email', meldung: expect.stringContaining('schon') });
  expect((await atDesk({ vorgang: 'helferbedarf', id: 1, noetig: 'viele' })).body.errors[0]?.feld).toBe('noetig');
  expect((await atDesk({ vorgang: 'helfer_eintragen', id: 1, name: '', email: 'kein@' })).body.errors).toHaveLength(2);
  const { token } = await logIn(EVA);
  const say = async (values: object) => (await help({ vorgang: 'helfen', token, ...values })).body.errors[0]?.feld;
  expect(await say({ tage: '2099-08-06' })).toBe('tage');
  expect(await say({ tage: 'morgen' })).toMatch(/^tage/);
  expect(await say({ telefon: 'Oma' })).toBe('telefon');
  expect(await list(token)).toMatchObject({ data: [{ tage: DAYS.map(() => ({ dabei: false })) }] });
});

it('organisers are notified of a withdrawn day, and a helper can delete the own entry with all data', async () => {
  await askEva();
  const { token } = await logIn(EVA);
  await help({ vorgang: 'helfen', token, tage: DAYS });
  expect(await listMails(TSV, 'Eva Helfer%')).toEqual([]);
  await help({ vorgang: 'helfen', token, tage: DAYS[0] });
  const [mail] = await listMails(TSV, 'Eva Helfer hilft nicht mit%');
  expect(mail?.text).toContain('04.08.2099, 05.08.2099');
  expect((await help({ vorgang: 'nicht_mehr', token })).body.referenz).toMatch(/gelöscht/);
  expect(await listMails(TSV, 'Eva Helfer hilft nicht mit%')).toHaveLength(2);
  expect(await db().selectFrom('ferien_helfertage').selectAll().execute()).toEqual([]);
  expect((await list(token)).data).toEqual([]);
});

it('reminds once on the day before, not at night; of a cancelled event it notifies instead', async () => {
  await askEva();
  const { token } = await logIn(EVA);
  await help({ vorgang: 'helfen', token, tage: DAYS.slice(0, 2) });
  const { database, stand: state, config } = api();
  const season = await createHolidayService(database, state, config).readSaison();
  const remind = (when: string) => remindNextHelper(db(), season, new Date(when));
  expect(await remind('2099-08-02T06:30:00Z')).toBe(false);
  expect(await remind('2099-08-02T07:30:00Z')).toBe(true);
  expect(await remind('2099-08-02T08:30:00Z')).toBe(false);
  const mails = await listMails(EVA, 'Morgen helfen Sie mit%');
  expect(mails.map(({ text }) => text.includes('03.08.2099'))).toEqual([true]);
  const cancellation = {
    id: 1,
    was: 'absagen',
    grund: 'Die Kursleiterin ist krank.',
    teilnehmer_max: '',
    bestaetigt: true,
  };
  expect((await post('intranet/ferienprogramm/aenderung', cancellation, editorial)).status).toBe(201);
  expect((await listMails(EVA, 'Abgesagt%'))[0]?.text).toContain('Sie brauchen nicht zu kommen');
  expect(await remind('2099-08-03T08:30:00Z')).toBe(false);
  expect((await list(token)).data).toMatchObject([{ abgesagt: true }]);
});

it('is deleted with the attendance records', async () => {
  await askEva();
  const { token } = await logIn(EVA);
  await help({ vorgang: 'helfen', token, tage: DAYS[0], telefon: '0171 2345678' });
  await deleteOldMarks(db(), 3);
  expect(await db().selectFrom('ferien_helfer').selectAll().execute()).toHaveLength(1);
  await sql`update ferien_veranstaltungen set datum_von = '2020-01-01T09:00', datum_bis = '2020-01-01T12:00'`.execute(
    db(),
  );
  await deleteOldMarks(db(), 3);
  for (const table of ['ferien_helfer', 'ferien_helfertage'] as const) {
    expect(await db().selectFrom(table).selectAll().execute(), table).toEqual([]);
  }
});
