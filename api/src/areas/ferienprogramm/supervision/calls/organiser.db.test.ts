import type { HolidayParticipants } from '@gm/shared/areas/ferienprogramm/holiday-administration';
import type { Organiser, OrganiserSheet } from '@gm/shared/areas/ferienprogramm/organisers/organiser';
import type { Family } from '@gm/shared/areas/ferienprogramm/registration/family';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { buildRegistration, contact, PROGRAM } from '../../../../../test/holiday.ts';
import { type Answer, createInquiries } from '../../../../../test/inquiries.ts';
import { logInAll } from '../../../../../test/sign-in.ts';
import { confirm, openProgram, readRequest, readToken, setProgram } from '../../../../../test/test-ferienprogramm.ts';
import { deleteOldBookings } from '../../administration/delete-old-bookings.ts';
import { answerAccessRequest } from '../start-access.ts';

const { api, db, send } = openProgram();
const TSV = 'turnen@tsv.example';
const VOUCHER = '00000000-0000-4000-8000-000000000001';
let editorial: Record<string, string>;
beforeAll(async () => {
  editorial = (await logInAll(api().database)).redaktion ?? {};
});
beforeEach(() => db().deleteFrom('ferien_zugaenge').execute());

const { post, get } = createInquiries(api);
const atDesk = (payload: object) => post('intranet/ferienprogramm/veranstalter', payload, editorial);
const enter = (id = 1, email = TSV) => atDesk({ vorgang: 'eintragen', id, name: 'TSV Musterhardt', email });
const run = (payload: object) => post('ferienprogramm/veranstalter/vorgang', payload);
const listMails = (an: string, subject: string) =>
  db().selectFrom('outbox').selectAll().where('an', '=', an).where('betreff', 'like', subject).orderBy('id').execute();

/** Same as the worker. */
async function answerAll(): Promise<void> {
  while (await answerAccessRequest(db(), api().config));
}
async function readLink(email = TSV): Promise<string> {
  await post('ferienprogramm/veranstalter/zugang', { email });
  await answerAll();
  return readToken((await listMails(email, 'Ihr Zugang%')).at(-1)?.text);
}
async function logIn(email = TSV): Promise<string> {
  const { body } = await post('ferienprogramm/veranstalter/anmelden', { token: await readLink(email) });
  return readToken(body.weiter);
}
async function book(wishes: Record<string, number[]>, email = contact.email) {
  expect((await send(buildRegistration(wishes, { kontakt: { ...contact, email } }))).status).toBe(201);
  const token = await readRequest(api(), email);
  await confirm(api(), token);
  return token;
}
const list = async (token: string) => (await get<Organiser>(`ferienprogramm/veranstalter?token=${token}`)).read();
const show = async (token: string, id = 1) =>
  (await get<{ event: OrganiserSheet }>(`ferienprogramm/veranstalter/blatt?token=${token}&id=${id}`)).read().event;

it('logs in an organiser entered by staff by a single-use link; the session can be ended', async () => {
  expect((await enter()).body.referenz).toMatch(/^TSV Musterhardt ist eingetragen/);
  expect((await listMails(TSV, 'Ihre Veranstaltung%'))[0]?.text).toContain('/ferienprogramm-veranstalter/');
  const link = await readLink('Turnen@TSV.example'.toLowerCase());
  const { status, body } = await post('ferienprogramm/veranstalter/anmelden', { token: link });
  expect([status, body.weiter]).toEqual([
    201,
    expect.stringMatching(/^\/ferienprogramm-veranstalter\/veranstaltungen\//),
  ]);
  const token = readToken(body.weiter);
  const twice = await post('ferienprogramm/veranstalter/anmelden', { token: link });
  expect([twice.status, twice.body.errors[0]?.meldung]).toEqual([422, expect.stringContaining('schon benutzt')]);
  expect((await list(link)).angemeldet, 'the mail’s secret is no log-in').toBe(false);
  expect(await list(token)).toMatchObject({ angemeldet: true, email: TSV, data: [{ id: 1, frei: 4, wartende: 0 }] });
  expect((await run({ vorgang: 'abmelden', token })).body.weiter).toBe('/ferienprogramm-veranstalter/');
  expect(await list(token)).toEqual({ angemeldet: false, email: '', hilft: false, data: [] });
  const late = await readLink();
  await sql`update ferien_zugaenge set bis = now() - interval '1 second'`.execute(db());
  expect((await post('ferienprogramm/veranstalter/anmelden', { token: late })).status).toBe(422);
});

it('does not disclose whether an address is known, and limits requests per address and IP address', async () => {
  await enter();
  const replies = [];
  for (const email of [TSV, 'niemand@anderswo.example']) {
    const { status, body } = await post('ferienprogramm/veranstalter/zugang', { email });
    replies.push({ status, body });
  }
  expect(replies[0]).toEqual(replies[1]);
  for (let num = 0; num < 8; num += 1) await post('ferienprogramm/veranstalter/zugang', { email: TSV });
  await answerAll();
  expect(await listMails(TSV, 'Ihr Zugang%')).toHaveLength(5);
  expect(await listMails('niemand@anderswo.example', '%')).toEqual([]);
  let last = { status: 201, body: {} as Answer };
  for (let num = 0; num < 15; num += 1) {
    last = await post('ferienprogramm/veranstalter/zugang', { email: `a${num}@anderswo.example` });
  }
  expect([last.status, last.body.errors[0]?.feld]).toEqual([429, 'email']);
  const wrong = await post('ferienprogramm/veranstalter/zugang', { email: 'kein@' });
  expect(wrong.body.errors[0]?.feld).toBe('email');
});

it("shows minimal data: age instead of birthday, and only the families' answers to the event's questions", async () => {
  await enter();
  const family = await book({ Eva: [1], Max: [1] });
  expect((await get<Family>(`ferienprogramm/familie?token=${family}`)).read().kinder[0]?.fragen).toEqual([]);
  const questions = { vorgang: 'fragen', id: 1, notfall: 'on', heimweg: 'on' };
  expect((await atDesk(questions)).status).toBe(201);
  const [eva, max] = (await get<Family>(`ferienprogramm/familie?token=${family}`)).read().kinder;
  expect(eva?.fragen).toEqual([
    { feld: 'notfall', antwort: '', veranstaltungen: ['Angebot 1'] },
    { feld: 'heimweg', antwort: '', veranstaltungen: ['Angebot 1'] },
  ]);
  const answer = (answers: object) =>
    post('ferienprogramm/familie/angaben', { token: family, kind: eva?.id, ...answers });
  const empty = await answer({ heimweg: 'vielleicht' });
  expect(empty.body.errors.map(({ feld: field }) => field)).toEqual(['heimweg']);
  expect((await answer({ notfall: 'Oma', heimweg: 'ja' })).body.errors[0]?.meldung).toContain('0171 2345678');
  expect((await answer({ heimweg: 'ja' })).body.errors.map(({ feld: field }) => field)).toEqual(['notfall']);
  expect((await answer({ notfall: '0171 2345678', heimweg: 'ja', allergien: 'Nüsse' })).status).toBe(201);
  const foreign = await book({ Tom: [2] }, 'tom@anderswo.example');
  expect(
    (
      await post('ferienprogramm/familie/angaben', {
        token: foreign,
        kind: max?.id,
        notfall: '0171 2345678',
        heimweg: 'ja',
      })
    ).status,
  ).toBe(404);

  const token = await logIn();
  const sheet = await show(token);
  expect(sheet).toMatchObject({ teilnehmer: 2, frei: 2, familien: 1, fragen: ['notfall', 'heimweg'] });
  expect(sheet.liste).toEqual(
    [
      { name: 'Muster, Eva', alter: expect.any(Number), angaben: { notfall: '0171 2345678', heimweg: 'ja' } },
      { name: 'Muster, Max', alter: expect.any(Number), angaben: {} },
    ].map((child) => ({ ...child, name: expect.stringMatching(child.name.replace('Muster', '.*')) })),
  );
  const page = await get(`ferienprogramm/veranstalter/liste?token=${token}&id=1`);
  const everything = JSON.stringify(sheet) + page.text;
  for (const secret of ['2018', contact.email, contact.strasse, contact.telefon, 'Nüsse']) {
    expect(everything).not.toContain(secret);
  }
  expect(page.text).toContain('Notfallnummer');
  const csv = await get(`ferienprogramm/veranstalter/liste?token=${token}&id=1&format=csv`);
  expect(csv.text).toMatch(/Name[;,]Vorname[;,]Alter[;,]Notfallnummer[;,]Geht allein heim[;,]Unterschrift/);
  const amt = await get(`intranet/ferienprogramm/1/teilnehmer?format=csv`, editorial);
  expect(amt.text).toMatch(/Erreichbar unter.Notfallnummer/);
});

it('treats another club’s event like an unknown one, in every call', async () => {
  await enter(1);
  await enter(2, 'rad@radverein.example');
  await book({ Eva: [2] });
  const token = await logIn();
  for (const path of ['blatt', 'liste']) {
    const foreign = await get(`ferienprogramm/veranstalter/${path}?token=${token}&id=2`);
    const none = await get(`ferienprogramm/veranstalter/${path}?token=${token}&id=99`);
    expect([foreign.status, foreign.text]).toEqual([404, none.text.replaceAll('id=99', 'id=2')]);
  }
  const orders = [
    { vorgang: 'plaetze', teilnehmer_max: 20 },
    { vorgang: 'nachricht', betreff: 'Hallo', text: 'Text', beleg: VOUCHER },
    { vorgang: 'auslage', betrag: '5', wofuer: 'Material', beleg: VOUCHER },
    { vorgang: 'fragen', notfall: 'on' },
  ];
  for (const order of orders) {
    const [foreign, none] = [await run({ ...order, token, id: 2 }), await run({ ...order, token, id: 99 })];
    expect([order.vorgang, foreign.status, foreign.body.detail]).toEqual([order.vorgang, 404, none.body.detail]);
    expect((await run({ ...order, token: 'x'.repeat(32), id: 2 })).status).toBe(401);
  }
  const [entry] = await db().selectFrom('ferien_veranstalter').select('id').where('email', '=', TSV).execute();
  expect((await atDesk({ vorgang: 'austragen', id: 1, veranstalter: entry?.id })).status).toBe(201);
  expect((await list(token)).data).toEqual([]);
  expect((await run({ ...orders[0], token, id: 1 })).status).toBe(404);
});

it('only adds places, which go to the first waiting families; bookings stay', async () => {
  await enter();
  await book({ Eva: [1], Max: [1], Uli: [1], Ina: [1] });
  const token = await logIn();
  const fewer = await run({ vorgang: 'plaetze', token, id: 1, teilnehmer_max: 3 });
  expect(fewer.body.errors[0]?.meldung).toMatch(/^Bisher sind es 4, .* wenden Sie sich bitte an/);
  expect((await run({ vorgang: 'plaetze', token, id: 1, teilnehmer_max: 'viele' })).body.errors[0]?.feld).toBe(
    'teilnehmer_max',
  );
  expect((await run({ vorgang: 'plaetze', token, id: 1, teilnehmer_max: 6 })).status).toBe(201);
  expect(await show(token)).toMatchObject({ teilnehmer_max: 6, frei: 2 });
});

it('sends a message to every family once on behalf of the town hall, with replies to the organiser and no addresses disclosed', async () => {
  await enter();
  await book({ Eva: [1], Max: [1] });
  await book({ Tom: [1] }, 'tom@anderswo.example');
  const token = await logIn();
  const message = { vorgang: 'nachricht', token, id: 1, betreff: 'Treffpunkt', text: 'Am Sportplatz.', beleg: VOUCHER };
  const [one, second] = await Promise.all([run(message), run(message)]);
  expect([one.status, second.status]).toEqual([201, 201]);
  expect(one.body.referenz).toContain('an 2 Familien');
  for (const an of [contact.email, 'tom@anderswo.example', TSV]) {
    const mails = await listMails(an, 'Angebot 1: Treffpunkt');
    expect(mails, an).toHaveLength(1);
    expect(mails[0]?.antwort_an).toBe(TSV);
    expect(mails[0]?.text).toContain('Am Sportplatz.');
    for (const foreign of [contact.email, 'tom@anderswo.example']) {
      if (foreign !== an) expect(mails[0]?.text).not.toContain(foreign);
    }
  }
  for (let num = 0; num < 4; num += 1)
    await run({ ...message, beleg: VOUCHER.replace('1', String(num + 2)).replace(/1$/, String(num + 2)) });
  const tooMuch = await run({ ...message, beleg: VOUCHER.replace(/1$/, '9') });
  expect(tooMuch.body.errors[0]?.meldung).toContain('Mehr als 5 Nachrichten am Tag');
  expect((await run({ ...message, text: ' ', beleg: VOUCHER.replace(/1$/, '8') })).body.errors[0]?.feld).toBe('text');
});

it('reports costs to the cent, once; staff see them with the log', async () => {
  await enter();
  const token = await logIn();
  const expense = { vorgang: 'auslage', token, id: 1, betrag: '12,50', wofuer: 'Farbe', beleg: VOUCHER };
  await run(expense);
  await run(expense);
  expect((await run({ ...expense, betrag: '0,005', beleg: VOUCHER.replace(/1$/, '2') })).body.errors[0]?.feld).toBe(
    'betrag',
  );
  const { auslagen: expenses } = await show(token);
  expect(expenses).toMatchObject([{ betrag: 12.5, wofuer: 'Farbe', von: TSV }]);
  const { betreuung } = (await get<HolidayParticipants>('intranet/ferienprogramm/1', editorial)).read();
  expect(betreuung.auslagen).toMatchObject([{ betrag: 12.5 }]);
  expect(betreuung.veranstalter).toMatchObject([{ name: 'TSV Musterhardt', email: TSV }]);
  expect(betreuung.protokoll.map(({ wer: who, was }) => [who, was.replaceAll('\u00a0', ' ')])).toEqual([
    [TSV, 'Auslagen gemeldet: 12,50 € für Farbe'],
    [expect.any(String), `TSV Musterhardt (${TSV}) als Veranstalter eingetragen`],
  ]);
  expect((await run({ vorgang: 'auslage_ende', token, id: 1, auslage: expenses[0]?.id })).status).toBe(201);
  expect((await show(token)).auslagen).toEqual([]);
});

it('creates and edits events until staff publish them; afterwards only adds places', async () => {
  await enter();
  const token = await logIn();
  const fresh = await run({ vorgang: 'neu', token, titel: 'Radtour', tag: '2099-07-01' });
  const id = Number(new URLSearchParams(fresh.body.weiter?.split('?')[1]).get('id'));
  const { entwurf: draft } = await show(token, id);
  expect(draft?.werte).toMatchObject({ titel: 'Radtour', datum_von: '01.07.2099', veranstalter: 'TSV Musterhardt' });
  const values = {
    ...draft?.werte,
    token,
    id,
    text: '<p>Mit Helm.</p>',
    veranstaltungsort: 'Sporthalle',
    zeit_von: '9',
    zeit_bis: '12',
  };
  const write = (part: object) => post('ferienprogramm/veranstalter/entwurf', { ...values, was: 'speichern', ...part });
  expect((await write({ was: 'veroeffentlichen' })).status, 'not theirs').toBe(422);
  expect((await write({ datum_bis: '30.06.2099' })).body.errors[0]?.feld).toBe('datum_bis');
  expect((await run({ vorgang: 'fragen', token, id, schwimmen: 'on' })).status).toBe(201);
  expect((await write({ fertig: 'on' })).status).toBe(201);
  expect(await show(token, id)).toMatchObject({ fragen: ['schwimmen'], entwurf: { werte: { zeit_von: '09:00' } } });
  const done = await db().selectFrom('outbox').select(['an', 'text']).where('betreff', 'like', 'Fertig zum%').execute();
  expect(done).toMatchObject([{ text: expect.stringContaining(`/intranet/ferienprogramm/${id}/`) }]);
  const { token: _weg, ...desk } = values;
  expect((await post('intranet/ferienprogramm/entwurf', { ...desk, was: 'veroeffentlichen' }, editorial)).status).toBe(
    201,
  );
  expect((await show(token, id)).entwurf).toBeNull();
  expect((await write({ titel: 'Anders' })).status).toBe(404);
  expect((await run({ vorgang: 'fragen', token, id, notfall: 'on' })).body.errors[0]?.meldung).toContain(
    'wenden Sie sich',
  );
  await enter(2, 'rad@radverein.example');
  const rad = await logIn('rad@radverein.example');
  expect((await post('ferienprogramm/veranstalter/entwurf', { ...values, token: rad, was: 'speichern' })).status).toBe(
    404,
  );
});

it('asks families the questions of an event in their confirmation', async () => {
  await enter();
  await book({ Eva: [1] }, 'vorher@example.com');
  await atDesk({ vorgang: 'fragen', id: 1, notfall: 'on', heimweg: 'on' });
  await book({ Max: [1] }, 'nachher@example.com');
  const [before, after] = await Promise.all(
    ['vorher@example.com', 'nachher@example.com'].map((an) => listMails(an, 'Ihre Buchung%')),
  );
  expect(before?.map(({ text }) => text.includes('Angaben'))).toEqual([false]);
  expect(after?.[0]?.text).toContain(
    'Für „Angebot 1“ brauchen die Veranstalter noch Angaben: Notfallnummer, Geht allein heim.',
  );
  expect(after?.[0]?.text).toMatch(/Angaben zu Ihren Kindern eintragen\S*\s+\S+\/ferienprogramm-anmeldung\/familie\//);
});

it('is deleted with the season', async () => {
  await enter();
  const family = await book({ Eva: [1] });
  await atDesk({ vorgang: 'fragen', id: 1, notfall: 'on' });
  const child = (await get<Family>(`ferienprogramm/familie?token=${family}`)).read().kinder[0]?.id;
  await post('ferienprogramm/familie/angaben', { token: family, kind: child, notfall: '0171 2345678' });
  const token = await logIn();
  await run({ vorgang: 'auslage', token, id: 1, betrag: '5', wofuer: 'Eis', beleg: VOUCHER });
  await sql`update ferien_veranstaltungen set datum_von = '2020-01-01T09:00', datum_bis = '2020-01-01T12:00'`.execute(
    db(),
  );
  await sql`update ferien_zugaenge set bis = now()`.execute(db());
  await deleteOldBookings(db(), 90);
  for (const table of [
    'ferien_veranstalter',
    'ferien_auslagen',
    'ferien_protokoll',
    'ferien_kindangaben',
    'ferien_zugaenge',
  ] as const) {
    expect(await db().selectFrom(table).selectAll().execute(), table).toEqual([]);
  }
  await setProgram(db(), PROGRAM);
});
