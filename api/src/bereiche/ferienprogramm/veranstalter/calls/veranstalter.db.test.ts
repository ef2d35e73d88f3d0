import type { Familie } from '@gm/shared/bereiche/ferienprogramm/familie';
import type { Ferienteilnehmer } from '@gm/shared/bereiche/ferienprogramm/ferienverwaltung';
import type { Veranstalter, Veranstalterblatt } from '@gm/shared/bereiche/ferienprogramm/veranstalter';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { type Antwort, createAnfragen } from '../../../../../test/anfragen.ts';
import { logInAll } from '../../../../../test/anmelden.ts';
import { buildAnmeldung, kontakt, PROGRAMM } from '../../../../../test/ferien.ts';
import { confirm, openProgramm, readBitte, readToken, setProgramm } from '../../../../../test/test-ferienprogramm.ts';
import { deleteOldBuchungen } from '../../delete-old-buchungen.ts';
import { answerZugangswunsch } from '../start-zugang.ts';

const { api, db, send } = openProgramm();
const TSV = 'turnen@tsv.example';
const BELEG = '00000000-0000-4000-8000-000000000001';
let redaktion: Record<string, string>;
beforeAll(async () => {
  redaktion = (await logInAll(api().database)).redaktion ?? {};
});
beforeEach(() => db().deleteFrom('ferien_zugaenge').execute());

const { post, get } = createAnfragen(api);
const atDesk = (payload: object) => post('intranet/ferienprogramm/veranstalter', payload, redaktion);
const enter = (id = 1, email = TSV) => atDesk({ vorgang: 'eintragen', id, name: 'TSV Musterhardt', email });
const run = (payload: object) => post('ferienprogramm/veranstalter/vorgang', payload);
const listMails = (an: string, betreff: string) =>
  db().selectFrom('outbox').selectAll().where('an', '=', an).where('betreff', 'like', betreff).orderBy('id').execute();

/** As the worker does. */
async function answerAll(): Promise<void> {
  while (await answerZugangswunsch(db(), api().config));
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
async function book(wuensche: Record<string, number[]>, email = kontakt.email) {
  expect((await send(buildAnmeldung(wuensche, { kontakt: { ...kontakt, email } }))).status).toBe(201);
  const token = await readBitte(api(), email);
  await confirm(api(), token);
  return token;
}
const list = async (token: string) => (await get<Veranstalter>(`ferienprogramm/veranstalter?token=${token}`)).read();
const show = async (token: string, id = 1) =>
  (await get<{ event: Veranstalterblatt }>(`ferienprogramm/veranstalter/blatt?token=${token}&id=${id}`)).read().event;

it('lets in whom staff entered, by a link that works once; the log-in can be ended', async () => {
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

it('nobody learns whether an address is known; one address and one connection get so many', async () => {
  await enter();
  const replies = [];
  for (const email of [TSV, 'niemand@anderswo.example']) {
    const { status, body } = await post('ferienprogramm/veranstalter/zugang', { email });
    replies.push({ status, body });
  }
  expect(replies[0]).toEqual(replies[1]);
  for (let nummer = 0; nummer < 8; nummer += 1) await post('ferienprogramm/veranstalter/zugang', { email: TSV });
  await answerAll();
  expect(await listMails(TSV, 'Ihr Zugang%')).toHaveLength(5);
  expect(await listMails('niemand@anderswo.example', '%')).toEqual([]);
  let last = { status: 201, body: {} as Antwort };
  for (let nummer = 0; nummer < 15; nummer += 1) {
    last = await post('ferienprogramm/veranstalter/zugang', { email: `a${nummer}@anderswo.example` });
  }
  expect([last.status, last.body.errors[0]?.feld]).toEqual([429, 'email']);
  const falsch = await post('ferienprogramm/veranstalter/zugang', { email: 'kein@' });
  expect(falsch.body.errors[0]?.feld).toBe('email');
});

it('shows least data: age and no birthday, and of families only what the event asks and they answered', async () => {
  await enter();
  const familie = await book({ Eva: [1], Max: [1] });
  expect((await get<Familie>(`ferienprogramm/familie?token=${familie}`)).read().kinder[0]?.fragen).toEqual([]);
  const fragen = { vorgang: 'fragen', id: 1, notfall: 'on', heimweg: 'on' };
  expect((await atDesk(fragen)).status).toBe(201);
  const [eva, max] = (await get<Familie>(`ferienprogramm/familie?token=${familie}`)).read().kinder;
  expect(eva?.fragen).toEqual([
    { feld: 'notfall', antwort: '', veranstaltungen: ['Angebot 1'] },
    { feld: 'heimweg', antwort: '', veranstaltungen: ['Angebot 1'] },
  ]);
  const answer = (antworten: object) =>
    post('ferienprogramm/familie/angaben', { token: familie, kind: eva?.id, ...antworten });
  const leer = await answer({ heimweg: 'vielleicht' });
  expect(leer.body.errors.map(({ feld }) => feld)).toEqual(['heimweg']);
  expect((await answer({ notfall: 'Oma', heimweg: 'ja' })).body.errors[0]?.meldung).toContain('0171 2345678');
  expect((await answer({ heimweg: 'ja' })).body.errors.map(({ feld }) => feld)).toEqual(['notfall']);
  expect((await answer({ notfall: '0171 2345678', heimweg: 'ja', allergien: 'Nüsse' })).status).toBe(201);
  const fremd = await book({ Tom: [2] }, 'tom@anderswo.example');
  expect(
    (
      await post('ferienprogramm/familie/angaben', {
        token: fremd,
        kind: max?.id,
        notfall: '0171 2345678',
        heimweg: 'ja',
      })
    ).status,
  ).toBe(404);

  const token = await logIn();
  const blatt = await show(token);
  expect(blatt).toMatchObject({ teilnehmer: 2, frei: 2, familien: 1, fragen: ['notfall', 'heimweg'] });
  expect(blatt.liste).toEqual(
    [
      { name: 'Muster, Eva', alter: expect.any(Number), angaben: { notfall: '0171 2345678', heimweg: 'ja' } },
      { name: 'Muster, Max', alter: expect.any(Number), angaben: {} },
    ].map((kind) => ({ ...kind, name: expect.stringMatching(kind.name.replace('Muster', '.*')) })),
  );
  const seite = await get(`ferienprogramm/veranstalter/liste?token=${token}&id=1`);
  const everything = JSON.stringify(blatt) + seite.text;
  for (const geheim of ['2018', kontakt.email, kontakt.strasse, kontakt.telefon, 'Nüsse']) {
    expect(everything).not.toContain(geheim);
  }
  expect(seite.text).toContain('Notfallnummer');
  const csv = await get(`ferienprogramm/veranstalter/liste?token=${token}&id=1&format=csv`);
  expect(csv.text).toMatch(/Name[;,]Vorname[;,]Alter[;,]Notfallnummer[;,]Geht allein heim[;,]Unterschrift/);
  const amt = await get(`intranet/ferienprogramm/1/teilnehmer?format=csv`, redaktion);
  expect(amt.text).toMatch(/Erreichbar unter.Notfallnummer/);
});

it('another club’s event is as one that does not exist, for every call', async () => {
  await enter(1);
  await enter(2, 'rad@radverein.example');
  await book({ Eva: [2] });
  const token = await logIn();
  for (const pfad of ['blatt', 'liste']) {
    const fremd = await get(`ferienprogramm/veranstalter/${pfad}?token=${token}&id=2`);
    const keine = await get(`ferienprogramm/veranstalter/${pfad}?token=${token}&id=99`);
    expect([fremd.status, fremd.text]).toEqual([404, keine.text.replaceAll('id=99', 'id=2')]);
  }
  const orders = [
    { vorgang: 'plaetze', teilnehmer_max: 20 },
    { vorgang: 'nachricht', betreff: 'Hallo', text: 'Text', beleg: BELEG },
    { vorgang: 'auslage', betrag: '5', wofuer: 'Material', beleg: BELEG },
    { vorgang: 'fragen', notfall: 'on' },
  ];
  for (const order of orders) {
    const [fremd, keine] = [await run({ ...order, token, id: 2 }), await run({ ...order, token, id: 99 })];
    expect([order.vorgang, fremd.status, fremd.body.detail]).toEqual([order.vorgang, 404, keine.body.detail]);
    expect((await run({ ...order, token: 'x'.repeat(32), id: 2 })).status).toBe(401);
  }
  const [eintrag] = await db().selectFrom('ferien_veranstalter').select('id').where('email', '=', TSV).execute();
  expect((await atDesk({ vorgang: 'austragen', id: 1, veranstalter: eintrag?.id })).status).toBe(201);
  expect((await list(token)).data).toEqual([]);
  expect((await run({ ...orders[0], token, id: 1 })).status).toBe(404);
});

it('gives places upwards only, to who waits first; whoever has booked keeps the place', async () => {
  await enter();
  await book({ Eva: [1], Max: [1], Uli: [1], Ina: [1] });
  const token = await logIn();
  const weniger = await run({ vorgang: 'plaetze', token, id: 1, teilnehmer_max: 3 });
  expect(weniger.body.errors[0]?.meldung).toMatch(/^Bisher sind es 4, .* wenden Sie sich bitte an/);
  expect((await run({ vorgang: 'plaetze', token, id: 1, teilnehmer_max: 'viele' })).body.errors[0]?.feld).toBe(
    'teilnehmer_max',
  );
  expect((await run({ vorgang: 'plaetze', token, id: 1, teilnehmer_max: 6 })).status).toBe(201);
  expect(await show(token)).toMatchObject({ teilnehmer_max: 6, frei: 2 });
});

it('writes to every family once, from the town hall; answers go to the organiser, and no address is shown', async () => {
  await enter();
  await book({ Eva: [1], Max: [1] });
  await book({ Tom: [1] }, 'tom@anderswo.example');
  const token = await logIn();
  const nachricht = { vorgang: 'nachricht', token, id: 1, betreff: 'Treffpunkt', text: 'Am Sportplatz.', beleg: BELEG };
  const [eine, zweite] = await Promise.all([run(nachricht), run(nachricht)]);
  expect([eine.status, zweite.status]).toEqual([201, 201]);
  expect(eine.body.referenz).toContain('an 2 Familien');
  for (const an of [kontakt.email, 'tom@anderswo.example', TSV]) {
    const mails = await listMails(an, 'Angebot 1: Treffpunkt');
    expect(mails, an).toHaveLength(1);
    expect(mails[0]?.antwort_an).toBe(TSV);
    expect(mails[0]?.text).toContain('Am Sportplatz.');
    for (const fremd of [kontakt.email, 'tom@anderswo.example']) {
      if (fremd !== an) expect(mails[0]?.text).not.toContain(fremd);
    }
  }
  for (let nummer = 0; nummer < 4; nummer += 1)
    await run({ ...nachricht, beleg: BELEG.replace('1', String(nummer + 2)).replace(/1$/, String(nummer + 2)) });
  const zuViel = await run({ ...nachricht, beleg: BELEG.replace(/1$/, '9') });
  expect(zuViel.body.errors[0]?.meldung).toContain('Mehr als 5 Nachrichten am Tag');
  expect((await run({ ...nachricht, text: ' ', beleg: BELEG.replace(/1$/, '8') })).body.errors[0]?.feld).toBe('text');
});

it('reports costs to the cent, once; staff see them, with everything that was done', async () => {
  await enter();
  const token = await logIn();
  const auslage = { vorgang: 'auslage', token, id: 1, betrag: '12,50', wofuer: 'Farbe', beleg: BELEG };
  await run(auslage);
  await run(auslage);
  expect((await run({ ...auslage, betrag: '0,005', beleg: BELEG.replace(/1$/, '2') })).body.errors[0]?.feld).toBe(
    'betrag',
  );
  const { auslagen } = await show(token);
  expect(auslagen).toMatchObject([{ betrag: 12.5, wofuer: 'Farbe', von: TSV }]);
  const { betreuung } = (await get<Ferienteilnehmer>('intranet/ferienprogramm/1', redaktion)).read();
  expect(betreuung.auslagen).toMatchObject([{ betrag: 12.5 }]);
  expect(betreuung.veranstalter).toMatchObject([{ name: 'TSV Musterhardt', email: TSV }]);
  expect(betreuung.protokoll.map(({ wer, was }) => [wer, was.replaceAll('\u00a0', ' ')])).toEqual([
    [TSV, 'Auslagen gemeldet: 12,50 € für Farbe'],
    [expect.any(String), `TSV Musterhardt (${TSV}) als Veranstalter eingetragen`],
  ]);
  expect((await run({ vorgang: 'auslage_ende', token, id: 1, auslage: auslagen[0]?.id })).status).toBe(201);
  expect((await show(token)).auslagen).toEqual([]);
});

it('begins events and writes on them until staff publish; then only places are added', async () => {
  await enter();
  const token = await logIn();
  const neu = await run({ vorgang: 'neu', token, titel: 'Radtour', tag: '2099-07-01' });
  const id = Number(new URLSearchParams(neu.body.weiter?.split('?')[1]).get('id'));
  const { entwurf } = await show(token, id);
  expect(entwurf?.werte).toMatchObject({ titel: 'Radtour', datum_von: '01.07.2099', veranstalter: 'TSV Musterhardt' });
  const werte = {
    ...entwurf?.werte,
    token,
    id,
    text: '<p>Mit Helm.</p>',
    veranstaltungsort: 'Sporthalle',
    zeit_von: '9',
    zeit_bis: '12',
  };
  const write = (teil: object) => post('ferienprogramm/veranstalter/entwurf', { ...werte, was: 'speichern', ...teil });
  expect((await write({ was: 'veroeffentlichen' })).status, 'not theirs').toBe(422);
  expect((await write({ datum_bis: '30.06.2099' })).body.errors[0]?.feld).toBe('datum_bis');
  expect((await run({ vorgang: 'fragen', token, id, schwimmen: 'on' })).status).toBe(201);
  expect((await write({ fertig: 'on' })).status).toBe(201);
  expect(await show(token, id)).toMatchObject({ fragen: ['schwimmen'], entwurf: { werte: { zeit_von: '09:00' } } });
  const fertig = await db()
    .selectFrom('outbox')
    .select(['an', 'text'])
    .where('betreff', 'like', 'Fertig zum%')
    .execute();
  expect(fertig).toMatchObject([{ text: expect.stringContaining(`/intranet/ferienprogramm/${id}/`) }]);
  const { token: _weg, ...desk } = werte;
  expect((await post('intranet/ferienprogramm/entwurf', { ...desk, was: 'veroeffentlichen' }, redaktion)).status).toBe(
    201,
  );
  expect((await show(token, id)).entwurf).toBeNull();
  expect((await write({ titel: 'Anders' })).status).toBe(404);
  expect((await run({ vorgang: 'fragen', token, id, notfall: 'on' })).body.errors[0]?.meldung).toContain(
    'wenden Sie sich',
  );
  await enter(2, 'rad@radverein.example');
  const rad = await logIn('rad@radverein.example');
  expect((await post('ferienprogramm/veranstalter/entwurf', { ...werte, token: rad, was: 'speichern' })).status).toBe(
    404,
  );
});

it('families hear of it with their confirmation', async () => {
  await enter();
  await book({ Eva: [1] }, 'vorher@example.com');
  await atDesk({ vorgang: 'fragen', id: 1, notfall: 'on', heimweg: 'on' });
  await book({ Max: [1] }, 'nachher@example.com');
  const [vorher, nachher] = await Promise.all(
    ['vorher@example.com', 'nachher@example.com'].map((an) => listMails(an, 'Ihre Buchung%')),
  );
  expect(vorher?.map(({ text }) => text.includes('Angaben'))).toEqual([false]);
  expect(nachher?.[0]?.text).toContain(
    'Für „Angebot 1“ brauchen die Veranstalter noch Angaben: Notfallnummer, Geht allein heim.',
  );
  expect(nachher?.[0]?.text).toMatch(
    /Angaben zu Ihren Kindern eintragen\S*\s+\S+\/ferienprogramm-anmeldung\/familie\//,
  );
});

it('is erased with the season', async () => {
  await enter();
  const familie = await book({ Eva: [1] });
  await atDesk({ vorgang: 'fragen', id: 1, notfall: 'on' });
  const kind = (await get<Familie>(`ferienprogramm/familie?token=${familie}`)).read().kinder[0]?.id;
  await post('ferienprogramm/familie/angaben', { token: familie, kind, notfall: '0171 2345678' });
  const token = await logIn();
  await run({ vorgang: 'auslage', token, id: 1, betrag: '5', wofuer: 'Eis', beleg: BELEG });
  await sql`update ferien_veranstaltungen set datum_von = '2020-01-01T09:00', datum_bis = '2020-01-01T12:00'`.execute(
    db(),
  );
  await sql`update ferien_zugaenge set bis = now()`.execute(db());
  await deleteOldBuchungen(db(), 90);
  for (const tabelle of [
    'ferien_veranstalter',
    'ferien_auslagen',
    'ferien_protokoll',
    'ferien_kindangaben',
    'ferien_zugaenge',
  ] as const) {
    expect(await db().selectFrom(tabelle).selectAll().execute(), tabelle).toEqual([]);
  }
  await setProgramm(db(), PROGRAMM);
});
