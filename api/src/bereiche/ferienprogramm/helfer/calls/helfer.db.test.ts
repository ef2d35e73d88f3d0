import type { Ferienteilnehmer } from '@gm/shared/bereiche/ferienprogramm/ferienverwaltung';
import type { Helfen } from '@gm/shared/bereiche/ferienprogramm/helfer';
import type { Veranstalterblatt } from '@gm/shared/bereiche/ferienprogramm/veranstalter';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { createAnfragen } from '../../../../../test/anfragen.ts';
import { logInAll } from '../../../../../test/anmelden.ts';
import { buildAnmeldung, kontakt } from '../../../../../test/ferien.ts';
import { confirm, openProgramm, readBitte, readToken } from '../../../../../test/test-ferienprogramm.ts';
import { createFerienDienst } from '../../ferien-dienst.ts';
import { deleteOldVermerke } from '../../veranstalter/delete-old-vermerke.ts';
import { answerZugangswunsch } from '../../veranstalter/start-zugang.ts';
import { remindNextHelfer } from '../start-helfer.ts';

const { api, db, send } = openProgramm();
const TSV = 'turnen@tsv.example';
const EVA = 'eva@post.example';
const TAGE = ['2099-08-03', '2099-08-04', '2099-08-05'];
let redaktion: Record<string, string>;
beforeAll(async () => {
  redaktion = (await logInAll(api().database)).redaktion ?? {};
});
beforeEach(async () => {
  await db().deleteFrom('ferien_zugaenge').execute();
  await db().deleteFrom('drosseln').execute();
  await sql`update ferien_veranstaltungen set datum_von = '2099-08-03T09:00', datum_bis = '2099-08-05T12:00', taeglich = true
    where id = 1`.execute(db());
  await atDesk({ vorgang: 'eintragen', id: 1, name: 'TSV Musterhardt', email: TSV });
});

const { post, get } = createAnfragen(api);
const atDesk = (payload: object) => post('intranet/ferienprogramm/veranstalter', payload, redaktion);
const run = (payload: object) => post('ferienprogramm/veranstalter/vorgang', { id: 1, ...payload });
const help = (payload: object) => post('ferienprogramm/veranstalter/helfen', { id: 1, ...payload });
const listMails = (an: string, betreff: string) =>
  db().selectFrom('outbox').selectAll().where('an', '=', an).where('betreff', 'like', betreff).orderBy('id').execute();
async function logIn(email: string) {
  await post('ferienprogramm/veranstalter/zugang', { email });
  while (await answerZugangswunsch(db(), api().config));
  const link = readToken((await listMails(email, 'Ihr Zugang%')).at(-1)?.text);
  const { weiter = '' } = (await post('ferienprogramm/veranstalter/anmelden', { token: link })).body;
  return { token: readToken(weiter), weiter };
}
const askEva = (id = 1) => atDesk({ vorgang: 'helfer_eintragen', id, name: 'Eva Helfer', email: 'Eva@post.example' });
const list = async (token: string) => (await get<Helfen>(`ferienprogramm/veranstalter/helfen?token=${token}`)).read();
const show = async (token: string) =>
  (await get<{ event: Veranstalterblatt }>(`ferienprogramm/veranstalter/blatt?token=${token}&id=1`)).read().event;

it('a helper is asked, logs in by the same link, says days, and organiser and staff see who comes and who is missing', async () => {
  const club = (await logIn(TSV)).token;
  expect((await run({ vorgang: 'helferbedarf', token: club, noetig: '2' })).status).toBe(201);
  const gefragt = await run({
    vorgang: 'helfer_eintragen',
    token: club,
    name: 'Eva Helfer',
    email: 'Eva@post.example',
  });
  expect(gefragt.body.referenz).toMatch(/^Eva Helfer ist eingetragen/);
  expect((await listMails('Eva@post.example', 'Helfen Sie mit?%'))[0]?.text).toContain('/ferienprogramm-veranstalter/');
  const { token, weiter } = await logIn(EVA);
  expect(weiter).toMatch(/^\/ferienprogramm-veranstalter\/helfen\//);
  const werte = { token, telefon: '0171 2345678', hinweis: 'Ab 10 Uhr' };
  expect((await help({ vorgang: 'helfen', ...werte, tage: TAGE.slice(0, 2) })).body.referenz).toMatch(/2 Tagen/);
  expect(await list(token)).toMatchObject({
    angemeldet: true,
    email: EVA,
    data: [
      {
        id: 1,
        telefon: '0171 2345678',
        veranstalter: [{ name: 'TSV Musterhardt', email: TSV }],
        tage: TAGE.map((tag, nummer) => ({ tag, dabei: nummer < 2, fehlen: nummer < 2 ? 1 : 2 })),
      },
    ],
  });
  const helfer = {
    noetig: 2,
    helfer: [{ name: 'Eva Helfer', email: EVA, telefon: '0171 2345678', hinweis: 'Ab 10 Uhr', tage: TAGE.slice(0, 2) }],
    tage: [{ fehlen: 1 }, { fehlen: 1 }, { fehlen: 2 }],
  };
  expect((await show(club)).helfer).toMatchObject(helfer);
  const { betreuung } = (await get<Ferienteilnehmer>('intranet/ferienprogramm/1', redaktion)).read();
  expect(betreuung.helfer).toMatchObject(helfer);
  expect(JSON.stringify(betreuung.protokoll), 'outlives the helper').not.toMatch(/Eva|eva@/);
  for (const druck of [
    await get(`ferienprogramm/veranstalter/helferliste?token=${club}&id=1`),
    await get('intranet/ferienprogramm/1/helfer', redaktion),
  ]) {
    expect(druck.text).toContain('<td>03.08.2099</td><td>Eva Helfer</td><td>0171 2345678</td><td>Ab 10 Uhr</td>');
    expect(druck.text.match(/noch offen<\/td>/g)).toHaveLength(4);
  }
});

it('a helper sees nothing of children and of other helpers, and nothing of organisers can be done with the log-in', async () => {
  expect((await send(buildAnmeldung({ Mia: [1] }))).status).toBe(201);
  await confirm(api(), await readBitte(api(), kontakt.email));
  await askEva();
  await atDesk({ vorgang: 'helfer_eintragen', id: 1, name: 'Jo Andere', email: 'jo@post.example' });
  const { token } = await logIn(EVA);
  const gesehen = await get(`ferienprogramm/veranstalter/helfen?token=${token}`);
  expect(gesehen.text).not.toMatch(/Mia|Jo Andere|jo@/);
  for (const pfad of ['blatt', 'liste', 'helferliste']) {
    expect([pfad, (await get(`ferienprogramm/veranstalter/${pfad}?token=${token}&id=1`)).status]).toEqual([pfad, 404]);
  }
  for (const vorgang of [
    { vorgang: 'helfer_eintragen', name: 'Wer', email: 'wer@post.example' },
    { vorgang: 'helferbedarf', noetig: 3 },
    { vorgang: 'plaetze', teilnehmer_max: 20 },
    { vorgang: 'neu', titel: 'Radtour', tag: '2099-07-01' },
  ]) {
    expect([vorgang.vorgang, (await run({ ...vorgang, token })).status]).toEqual([vorgang.vorgang, 404]);
  }
  expect((await post('ferienprogramm/veranstalter/mitnahme', { token, id: 1, tag: TAGE[0] })).status).toBe(404);
});

it('another event’s helper is refused as for one that does not exist, and a log-in that ended is told apart', async () => {
  await askEva(2);
  const { token } = await logIn(EVA);
  for (const vorgang of ['helfen', 'nicht_mehr']) {
    const [fremd, keine] = [await help({ vorgang, token }), await help({ vorgang, token, id: 99 })];
    expect([fremd.status, fremd.body.detail]).toEqual([404, keine.body.detail]);
    expect((await help({ vorgang, token: 'x'.repeat(32) })).status).toBe(401);
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

it('what does not fit is said at its field; who is entered twice is told', async () => {
  await askEva();
  expect((await askEva()).body.errors[0]).toMatchObject({ feld: 'email', meldung: expect.stringContaining('schon') });
  expect((await atDesk({ vorgang: 'helferbedarf', id: 1, noetig: 'viele' })).body.errors[0]?.feld).toBe('noetig');
  expect((await atDesk({ vorgang: 'helfer_eintragen', id: 1, name: '', email: 'kein@' })).body.errors).toHaveLength(2);
  const { token } = await logIn(EVA);
  const say = async (werte: object) => (await help({ vorgang: 'helfen', token, ...werte })).body.errors[0]?.feld;
  expect(await say({ tage: '2099-08-06' })).toBe('tage');
  expect(await say({ tage: 'morgen' })).toMatch(/^tage/);
  expect(await say({ telefon: 'Oma' })).toBe('telefon');
  expect(await list(token)).toMatchObject({ data: [{ tage: TAGE.map(() => ({ dabei: false })) }] });
});

it('who takes a day back is told to the organisers, and a helper’s own entry goes with everything that was said', async () => {
  await askEva();
  const { token } = await logIn(EVA);
  await help({ vorgang: 'helfen', token, tage: TAGE });
  expect(await listMails(TSV, 'Eva Helfer%')).toEqual([]);
  await help({ vorgang: 'helfen', token, tage: TAGE[0] });
  const [mail] = await listMails(TSV, 'Eva Helfer hilft nicht mit%');
  expect(mail?.text).toContain('04.08.2099, 05.08.2099');
  expect((await help({ vorgang: 'nicht_mehr', token })).body.referenz).toMatch(/gelöscht/);
  expect(await listMails(TSV, 'Eva Helfer hilft nicht mit%')).toHaveLength(2);
  expect(await db().selectFrom('ferien_helfertage').selectAll().execute()).toEqual([]);
  expect((await list(token)).data).toEqual([]);
});

it('reminds once, the day before and not at night; a cancelled event is told instead', async () => {
  await askEva();
  const { token } = await logIn(EVA);
  await help({ vorgang: 'helfen', token, tage: TAGE.slice(0, 2) });
  const { database, stand, config } = api();
  const saison = await createFerienDienst(database, stand, config).readSaison();
  const remind = (wann: string) => remindNextHelfer(db(), saison, new Date(wann));
  expect(await remind('2099-08-02T06:30:00Z')).toBe(false);
  expect(await remind('2099-08-02T07:30:00Z')).toBe(true);
  expect(await remind('2099-08-02T08:30:00Z')).toBe(false);
  const mails = await listMails(EVA, 'Morgen helfen Sie mit%');
  expect(mails.map(({ text }) => text.includes('03.08.2099'))).toEqual([true]);
  const absage = { id: 1, was: 'absagen', grund: 'Die Kursleiterin ist krank.', teilnehmer_max: '' };
  expect((await post('intranet/ferienprogramm/aenderung', absage, redaktion)).status).toBe(201);
  expect((await listMails(EVA, 'Abgesagt%'))[0]?.text).toContain('Sie brauchen nicht zu kommen');
  expect(await remind('2099-08-03T08:30:00Z')).toBe(false);
  expect((await list(token)).data).toMatchObject([{ abgesagt: true }]);
});

it('is erased with the marks of the day', async () => {
  await askEva();
  const { token } = await logIn(EVA);
  await help({ vorgang: 'helfen', token, tage: TAGE[0], telefon: '0171 2345678' });
  await deleteOldVermerke(db(), 3);
  expect(await db().selectFrom('ferien_helfer').selectAll().execute()).toHaveLength(1);
  await sql`update ferien_veranstaltungen set datum_von = '2020-01-01T09:00', datum_bis = '2020-01-01T12:00'`.execute(
    db(),
  );
  await deleteOldVermerke(db(), 3);
  for (const tabelle of ['ferien_helfer', 'ferien_helfertage'] as const) {
    expect(await db().selectFrom(tabelle).selectAll().execute(), tabelle).toEqual([]);
  }
});
