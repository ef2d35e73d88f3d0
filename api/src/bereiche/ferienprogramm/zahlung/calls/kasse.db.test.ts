import { createServer } from 'node:http';
import type { Buchung } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-buchung';
import type { Kasse, Kassenkonto } from '@gm/shared/bereiche/ferienprogramm/kasse';
import type { Rechnung } from '@gm/shared/bereiche/ferienprogramm/rechnung';
import { sql } from 'kysely';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { logInTestkonto } from '../../../../../test/anmelden.ts';
import { buildAnmeldung, kontakt, PROGRAMM } from '../../../../../test/ferien.ts';
import { confirm, openProgramm, readBitte, setProgramm } from '../../../../../test/test-ferienprogramm.ts';
import { deleteOldBuchungen } from '../../delete-old-buchungen.ts';
import { createFerienDienst } from '../../ferien-dienst.ts';
import { buildCamt, IBAN } from '../camt.beispiel.ts';
import { remindAll } from '../erinnern.ts';
import { readQr } from '../read-qr.beispiel.ts';

/** Stands in for the provider of cards: what was ordered, and whether it is paid. */
const karten = new Map<string, { amount: { value: string; currency: string }; description: string; status: string }>();
const anbieter = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const id = request.method === 'POST' ? `tr_${karten.size + 1}` : (request.url?.split('/').at(-1) ?? '');
    if (request.method === 'POST') karten.set(id, { ...JSON.parse(Buffer.concat(chunks).toString()), status: 'open' });
    const zahlung = karten.get(id);
    response.statusCode = zahlung ? 200 : 404;
    response.setHeader('content-type', 'application/json');
    const checkout = { href: `https://karten.example/${id}` };
    response.end(JSON.stringify({ id, ...zahlung, _links: { checkout } }));
  });
});
await new Promise<void>((resolve) => anbieter.listen(0, '127.0.0.1', resolve));
const { port } = anbieter.address() as { port: number };
afterAll(() => anbieter.close());

const { api, db, send } = openProgramm({
  FERIEN_KARTEN_SCHLUESSEL: 'test',
  FERIEN_KARTEN_URL: `http://127.0.0.1:${port}/v2/`,
});
const PFAD = '/api/intranet/ferienprogramm/kasse';
const konto = { inhaber: 'Gemeindekasse Musterhardt', iban: IBAN, bic: 'BYLADEM1001', bank: '' };
let headers: Record<string, string>;
beforeAll(async () => {
  headers = (
    await logInTestkonto(api().database, { vorname: 'Erika', nachname: 'Amt', art: 'intern', rollen: ['redaktion'] })
  ).headers;
});
beforeEach(async () => {
  await sql`delete from ferien_zahlungen`.execute(db());
  await sql`delete from ferien_umsaetze`.execute(db());
  await setProgramm(db(), PROGRAMM, { konto, rabatt_sozialpass: 50 });
});

const get = async <Body>(url: string, kopf: Record<string, string> = headers) => {
  const antwort = await api().app.inject({ url, headers: kopf });
  return { status: antwort.statusCode, body: antwort.json<Body>(), text: antwort.body };
};
const order = async (payload: object) => {
  const antwort = await api().app.inject({ method: 'POST', url: PFAD, headers, payload });
  return {
    status: antwort.statusCode,
    body: antwort.json<{ referenz: string; errors: { feld: string; meldung: string }[] }>(),
  };
};
const upload = async (text: string) => {
  const form = new FormData();
  form.set('vorgang', 'einlesen');
  form.set('datei', new File([text], 'auszug.xml'));
  const request = new Request('http://x/', { method: 'POST', body: form });
  const typ = { 'content-type': request.headers.get('content-type') ?? '' };
  const payload = Buffer.from(await request.arrayBuffer());
  const antwort = await api().app.inject({ method: 'POST', url: PFAD, headers: { ...headers, ...typ }, payload });
  return { status: antwort.statusCode, body: antwort.json<{ referenz: string; errors: { meldung: string }[] }>() };
};
const book = async (wuensche: Record<string, number[]>, email = kontakt.email) => {
  const { body } = await send(buildAnmeldung(wuensche, { kontakt: { ...kontakt, email } }));
  const token = await readBitte(api(), email);
  expect((await confirm(api(), token)).status).toBe(200);
  return { token, referenz: body.referenz };
};
const readRechnung = async (token: string) =>
  (await get<Rechnung>(`/api/ferienprogramm/rechnung?token=${token}`, {})).body;
const readKonto = async (referenz: string) => (await get<Kassenkonto>(`${PFAD}/${referenz}`)).body;

it('a firm booking has a bill, as a page and as a file, that tells how to pay; nobody else sees it', async () => {
  const { token, referenz } = await book({ Eva: [1, 2], Max: [1] });
  const rechnung = await readRechnung(token);
  expect(rechnung).toMatchObject({ referenz, summe: 22.5, offen: 22.5, zweck: referenz, karte: true });
  expect(rechnung.posten.map(({ was, betrag }) => `${was} ${betrag}`)).toContain('Bearbeitungsgebühr Max 3');
  expect(rechnung.posten.reduce((summe, { betrag }) => summe + betrag, 0)).toBe(22.5);
  const code = (await readQr(rechnung.girocode!)).split('\n');
  expect([code[5], code[6], code[7], code[10]]).toEqual([konto.inhaber, IBAN, 'EUR22.50', referenz]);
  const { body } = await get<Buchung>(`/api/ferienprogramm/buchung?token=${token}`, {});
  expect(body.rechnung).toEqual({
    href: `/ferienprogramm-anmeldung/rechnung/?token=${token}`,
    offen: 22.5,
    faellig: rechnung.faellig,
  });

  const pdf = await api().app.inject(`/api/ferienprogramm/rechnung/pdf?token=${token}`);
  expect(pdf.headers['content-type']).toBe('application/pdf');
  const { text } = await extractText(new Uint8Array(pdf.rawPayload), { mergePages: true });
  for (const wort of [referenz, 'Bearbeitungsgebühr Max', '22,50', 'DE02 1203 0000 0000 2020 51', 'BYLADEM1001']) {
    expect(text).toContain(wort);
  }
  for (const url of ['rechnung?token=x', 'rechnung/pdf?token=x']) {
    expect((await api().app.inject(`/api/ferienprogramm/${url}`)).statusCode).toBe(404);
  }
  const mail = await db()
    .selectFrom('outbox')
    .select('text')
    .where('betreff', 'like', 'Ihre Buchung%')
    .executeTakeFirst();
  expect(mail?.text).toContain(`/ferienprogramm-anmeldung/rechnung/?token=${token}`);
});

it('a further booking costs the fee of the event alone, and says so before it is confirmed', async () => {
  await book({ Eva: [1] });
  await send(buildAnmeldung({ Eva: [2] }));
  const token = await readBitte(api());
  const vorher = await get<{ kosten: object }>(`/api/ferienprogramm/offen?token=${token}`, {});
  expect(vorher.body.kosten).toEqual({ veranstaltungen: 5, gebuehren: 0.5, gesamt: 5.5 });
  await confirm(api(), token);
  expect(await readRechnung(token)).toMatchObject({ summe: 5.5, offen: 5.5 });
});

it('a statement pays bills by their number, once, and what is cancelled then is given back', async () => {
  const { token, referenz } = await book({ Eva: [1, 2] });
  const auszug = buildCamt([
    { betrag: '14.00', zweck: `Ferien ${referenz}`, name: 'Ada Muster', ref: 'B1' },
    { betrag: '99.00', zweck: 'Miete', name: 'Tom Anders', ref: 'B2' },
  ]);
  expect(await upload(auszug)).toMatchObject({
    status: 201,
    body: { referenz: '2 Umsätze neu, davon 1 zugeordnet und 1 offen.' },
  });
  expect((await upload(auszug)).body.referenz).toBe(
    '0 Umsätze neu, davon 0 zugeordnet und 0 offen. 2 Umsätze standen schon in den Büchern.',
  );
  expect(await readRechnung(token)).toMatchObject({
    offen: 0,
    girocode: null,
    zahlungen: [{ was: 'Überweisung', betrag: 14 }],
  });
  const gefaelscht = await upload(auszug.replace('14.00', '94.00'));
  expect([gefaelscht.status, gefaelscht.body.errors[0]?.meldung]).toEqual([
    422,
    expect.stringContaining('unvollständig oder verändert'),
  ]);

  const { body } = await get<Buchung>(`/api/ferienprogramm/buchung?token=${token}`, {});
  const payload = { token, kind: body.kinder[0]?.id, veranstaltung: 2 };
  await api().app.inject({ method: 'POST', url: '/api/ferienprogramm/buchung/stornieren', payload });
  expect(await readRechnung(token)).toMatchObject({ summe: 8.5, offen: -5.5 });
  const beleg = crypto.randomUUID();
  const erstattung = { vorgang: 'zahlung', referenz, art: 'erstattung', betrag: '5,50', beleg };
  expect((await order({ ...erstattung, betrag: '5,51' })).body.errors[0]?.meldung).toMatch(
    /höchstens das Guthaben von 5,50/,
  );
  for (const betrag of ['0,005', '0.005']) {
    expect((await order({ ...erstattung, betrag })).body.errors[0]?.feld).toBe('betrag');
  }
  for (let mal = 0; mal < 2; mal += 1) await order(erstattung);
  expect(await readKonto(referenz)).toMatchObject({ soll: 8.5, ist: 8.5, offen: 0 });
  await upload(buildCamt([{ betrag: '-5.50', zweck: `Erstattung ${referenz}`, name: 'Ada Muster', ref: 'B3' }]));
  expect(await readKonto(referenz), 'the refund is known already').toMatchObject({ ist: 8.5, offen: 0 });

  const { body: kasse } = await get<Kasse>(PFAD);
  expect(kasse.summe).toEqual({ soll: 8.5, ist: 8.5, offen: 0, guthaben: 0, ueberfaellig: 0 });
  expect(kasse.umsaetze.map(({ zweck }) => zweck)).toEqual(['Miete']);
  const heute = new Date().toISOString().slice(0, 10);
  const datei = (await api().app.inject({ url: `${PFAD}/export?von=2026-01-01&bis=${heute}`, headers })).body;
  expect(datei).toMatch(/;Sollstellung;"?Angebot 2, Eva"?;5;\r\n/);
  expect(datei).toMatch(/;Absetzung;"?Angebot 2, Eva"?;;5\r\n/);
});

it('staff assign what leaves a doubt, take it back, and put aside what is not theirs', async () => {
  const eine = await book({ Eva: [1] });
  const andere = await book({ Max: [1] }, 'tom@anderswo.example');
  await upload(
    buildCamt([
      { betrag: '8.50', zweck: 'Ferien', name: 'Ada Muster', ref: 'B1' },
      { betrag: '1.00', zweck: 'Spende', name: 'X', ref: 'B2' },
    ]),
  );
  const [doppelt, spende] = (await get<Kasse>(PFAD)).body.umsaetze;
  expect(doppelt).toMatchObject({
    kandidaten: [eine.referenz, andere.referenz],
    grund: expect.stringContaining('mehreren Rechnungen'),
  });
  expect(
    (await order({ vorgang: 'zuordnen', umsatz: doppelt?.id, referenz: 'FP-2026-9999' })).body.errors[0]?.meldung,
  ).toBe('Eine Rechnung zu „FP-2026-9999“ gibt es nicht.');
  expect((await order({ vorgang: 'zuordnen', umsatz: doppelt?.id, referenz: andere.referenz })).status).toBe(201);
  expect((await order({ vorgang: 'zuordnen', umsatz: doppelt?.id, referenz: eine.referenz })).status, 'once').toBe(409);
  const zahlung = (await readKonto(andere.referenz)).zahlungen[0];
  expect((await order({ vorgang: 'loesen', zahlung: zahlung?.id })).status).toBe(201);
  expect((await order({ vorgang: 'loesen', zahlung: zahlung?.id })).status).toBe(409);
  expect(await readKonto(andere.referenz)).toMatchObject({ ist: 0, offen: 8.5 });
  await order({ vorgang: 'zuordnen', umsatz: doppelt?.id, referenz: `${eine.referenz}, ${andere.referenz}` });
  expect(await readKonto(eine.referenz)).toMatchObject({ offen: 0 });
  await order({ vorgang: 'beiseite', umsatz: spende?.id, grund: 'Spende an den Bauhof' });
  expect((await get<Kasse>(PFAD)).body.umsaetze).toEqual([]);
});

it('a social pass and a hardship make it cheaper, once and with their reason on the bill', async () => {
  const { token, referenz } = await book({ Eva: [1, 2] });
  expect((await order({ vorgang: 'sozialpass', referenz })).status).toBe(201);
  expect((await order({ vorgang: 'sozialpass', referenz })).body.errors[0]?.meldung).toMatch(/steht schon/);
  await order({ vorgang: 'ermaessigung', referenz, betrag: '2', grund: 'Ausfall des Busses' });
  expect(await readRechnung(token)).toMatchObject({
    summe: 7,
    posten: expect.arrayContaining([{ was: 'Sozialpass, 50 % der Preise', betrag: -5 }]),
  });
  const { ermaessigungen } = await readKonto(referenz);
  await order({ vorgang: 'ermaessigung_ende', id: ermaessigungen[1]?.id });
  expect(await readRechnung(token)).toMatchObject({ summe: 9 });
});

it('who does not pay is reminded, once a week, with a link of its own; an open bill outlives the season', async () => {
  const { referenz } = await book({ Eva: [1] });
  const bleibt = await book({ Max: [2] }, 'tom@anderswo.example');
  await order({
    vorgang: 'zahlung',
    referenz: bleibt.referenz,
    art: 'bar',
    betrag: '8,50',
    beleg: crypto.randomUUID(),
  });
  await sql`update ferien_konten set faellig = current_date - 8`.execute(db());
  expect((await order({ vorgang: 'erinnern' })).body.referenz).toBe('Eine Erinnerung ist unterwegs.');
  expect((await order({ vorgang: 'erinnern' })).body.referenz).toBe('0 Erinnerungen sind unterwegs.');
  const mail = await db()
    .selectFrom('outbox')
    .select('text')
    .where('betreff', '=', `Zahlungserinnerung zu Ihrer Buchung ${referenz}`)
    .executeTakeFirst();
  expect(mail?.text).toMatch(/fehlen uns noch 8,50/);
  const link = /rechnung\/\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect(await readRechnung(link)).toMatchObject({ offen: 8.5 });
  await sql`update ferien_konten set erinnert_am = now() - interval '8 days'`.execute(db());
  const saison = await createFerienDienst(
    api().database,
    { version: String(Math.random()) } as never,
    api().config,
  ).readSaison();
  const later = (tage: number) =>
    db()
      .transaction()
      .execute((trx) => remindAll(trx, saison, new Date(), tage));
  expect([await later(30), await later(7)]).toEqual([0, 1]);

  await sql`update ferien_veranstaltungen set datum_von = '2020-01-01T09:00', datum_bis = '2020-01-01T12:00' where id = 1`.execute(
    db(),
  );
  await deleteOldBuchungen(db(), 90);
  expect((await get<Kasse>(PFAD)).body.konten).toHaveLength(2);
  await order({ vorgang: 'zahlung', referenz, art: 'bar', betrag: '8,50', beleg: crypto.randomUUID() });
  await deleteOldBuchungen(db(), 90);
  expect((await get<Kasse>(PFAD)).body.konten.map((konto) => konto.referenz)).toEqual([bleibt.referenz]);
});

it('a card pays what its provider confirms when asked, whoever calls and however often', async () => {
  const { token, referenz } = await book({ Eva: [1] });
  const post = (url: string, payload: object) =>
    api().app.inject({ method: 'POST', url: `/api/ferienprogramm/${url}`, payload });
  expect((await post('rechnung/karte', { token: 'x' })).statusCode).toBe(404);
  const { adresse } = (await post('rechnung/karte', { token })).json();
  const id = adresse.split('/').at(-1);
  expect(karten.get(id)).toMatchObject({
    amount: { value: '8.50', currency: 'EUR' },
    description: `Ferienprogramm ${referenz}`,
  });
  expect((await post('karte/meldung', { id })).statusCode).toBe(204);
  expect(await readRechnung(token), 'only said to be paid').toMatchObject({ offen: 8.5 });
  karten.get(id)!.status = 'paid';
  for (let mal = 0; mal < 3; mal += 1) expect((await post('karte/meldung', { id })).statusCode).toBe(204);
  expect((await post('karte/meldung', { id: 'erfunden' })).statusCode).toBe(204);
  expect(await readRechnung(token)).toMatchObject({ offen: 0, zahlungen: [{ was: 'Kartenzahlung', betrag: 8.5 }] });
  expect((await post('rechnung/karte', { token })).statusCode).toBe(409);
});
