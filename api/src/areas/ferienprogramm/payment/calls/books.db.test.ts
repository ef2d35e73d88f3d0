import { createServer } from 'node:http';
import type { Bill } from '@gm/shared/areas/ferienprogramm/payment/bill';
import type { Books, BooksAccount } from '@gm/shared/areas/ferienprogramm/payment/books';
import type { Booking } from '@gm/shared/areas/ferienprogramm/registration/ferienprogramm-booking';
import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import { sql } from 'kysely';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildRegistration, contact, PROGRAM } from '../../../../../test/holiday.ts';
import { logInTestAccount } from '../../../../../test/sign-in.ts';
import { confirm, openProgram, readRequest, setProgram } from '../../../../../test/test-ferienprogramm.ts';
import { deleteOldBookings } from '../../administration/delete-old-bookings.ts';
import { createHolidayService } from '../../holiday-service.ts';
import { remindAll } from '../bills/erinnern.ts';
import { readQr } from '../bills/read-qr.beispiel.ts';
import { buildCamt, IBAN } from '../statements/camt.beispiel.ts';

/** Fake card provider: orders, and whether they are paid. */
const cards = new Map<string, { amount: { value: string; currency: string }; description: string; status: string }>();
const provider = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const id = request.method === 'POST' ? `tr_${cards.size + 1}` : (request.url?.split('/').at(-1) ?? '');
    if (request.method === 'POST') cards.set(id, { ...JSON.parse(Buffer.concat(chunks).toString()), status: 'open' });
    const payment = cards.get(id);
    response.statusCode = payment ? 200 : 404;
    response.setHeader('content-type', 'application/json');
    const checkout = { href: `https://karten.example/${id}` };
    response.end(JSON.stringify({ id, ...payment, _links: { checkout } }));
  });
});
await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
const { port } = provider.address() as { port: number };
afterAll(() => provider.close());

const { api, db, send } = openProgram({
  HOLIDAY_CARD_KEY: 'test',
  HOLIDAY_CARD_URL: `http://127.0.0.1:${port}/v2/`,
});
const PATH = '/api/intranet/ferienprogramm/kasse';
const account = { inhaber: 'Gemeindekasse Musterhardt', iban: IBAN, bic: 'BYLADEM1001', bank: '' };
let headers: Record<string, string>;
beforeAll(async () => {
  headers = (
    await logInTestAccount(api().database, { vorname: 'Erika', nachname: 'Amt', art: 'intern', rollen: ['redaktion'] })
  ).headers;
});
beforeEach(async () => {
  await sql`delete from ferien_zahlungen`.execute(db());
  await sql`delete from ferien_umsaetze`.execute(db());
  await setProgram(db(), PROGRAM, { konto: account, rabatt_sozialpass: 50 });
});

const get = async <Body>(url: string, head: Record<string, string> = headers) => {
  const answer = await api().app.inject({ url, headers: head });
  return { status: answer.statusCode, body: answer.json<Body>(), text: answer.body };
};
const order = async (payload: object) => {
  const answer = await api().app.inject({ method: 'POST', url: PATH, headers, payload });
  return {
    status: answer.statusCode,
    body: answer.json<{ referenz: string; errors: { feld: string; meldung: string }[] }>(),
  };
};
const upload = async (text: string) => {
  const form = new FormData();
  form.set('vorgang', 'einlesen');
  form.set('datei', new File([text], 'auszug.xml'));
  const request = new Request('http://x/', { method: 'POST', body: form });
  const type = { 'content-type': request.headers.get('content-type') ?? '' };
  const payload = Buffer.from(await request.arrayBuffer());
  const answer = await api().app.inject({ method: 'POST', url: PATH, headers: { ...headers, ...type }, payload });
  return { status: answer.statusCode, body: answer.json<{ referenz: string; errors: { meldung: string }[] }>() };
};
const book = async (wishes: Record<string, number[]>, email = contact.email) => {
  const { body } = await send(buildRegistration(wishes, { kontakt: { ...contact, email } }));
  const token = await readRequest(api(), email);
  expect((await confirm(api(), token)).status).toBe(200);
  return { token, referenz: body.referenz };
};
const readBill = async (token: string) => (await get<Bill>(`/api/ferienprogramm/rechnung?token=${token}`, {})).body;
const readAccount = async (reference: string) => (await get<BooksAccount>(`${PATH}/${reference}`)).body;

it('a confirmed booking has a bill as page and file with payment details, accessible only by its link', async () => {
  const { token, referenz: reference } = await book({ Eva: [1, 2], Max: [1] });
  const bill = await readBill(token);
  expect(bill).toMatchObject({ referenz: reference, summe: 22.5, offen: 22.5, zweck: reference, karte: true });
  expect(bill.posten.map(({ was, betrag: amount }) => `${was} ${amount}`)).toContain('Bearbeitungsgebühr Max 3');
  expect(bill.posten.reduce((sum, { betrag: amount }) => sum + amount, 0)).toBe(22.5);
  const code = (await readQr(bill.girocode!)).split('\n');
  expect([code[5], code[6], code[7], code[10]]).toEqual([account.inhaber, IBAN, 'EUR22.50', reference]);
  const { body } = await get<Booking>(`/api/ferienprogramm/buchung?token=${token}`, {});
  expect(body.rechnung).toEqual({
    href: `/ferienprogramm-anmeldung/rechnung/?token=${token}`,
    offen: 22.5,
    faellig: bill.faellig,
  });

  const pdf = await api().app.inject(`/api/ferienprogramm/rechnung/pdf?token=${token}`);
  expect(pdf.headers['content-type']).toBe('application/pdf');
  const { text } = await extractText(new Uint8Array(pdf.rawPayload), { mergePages: true });
  for (const word of [reference, 'Bearbeitungsgebühr Max', '22,50', 'DE02 1203 0000 0000 2020 51', 'BYLADEM1001']) {
    expect(text).toContain(word);
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

it('a further booking costs only the fee of the event, as shown before its confirmation', async () => {
  await book({ Eva: [1] });
  await send(buildRegistration({ Eva: [2] }));
  const token = await readRequest(api());
  const before = await get<{ kosten: object }>(`/api/ferienprogramm/offen?token=${token}`, {});
  expect(before.body.kosten).toEqual({ veranstaltungen: 5, gebuehren: 0.5, gesamt: 5.5 });
  await confirm(api(), token);
  expect(await readBill(token)).toMatchObject({ summe: 5.5, offen: 5.5 });
});

it('a statement pays bills by their number, once, and later cancellations are refunded', async () => {
  const { token, referenz: reference } = await book({ Eva: [1, 2] });
  const statement = buildCamt([
    { betrag: '14.00', zweck: `Ferien ${reference}`, name: 'Ada Muster', ref: 'B1' },
    { betrag: '99.00', zweck: 'Miete', name: 'Tom Anders', ref: 'B2' },
  ]);
  expect(await upload(statement)).toMatchObject({
    status: 201,
    body: { referenz: '2 Umsätze neu, davon 1 zugeordnet und 1 offen.' },
  });
  expect((await upload(statement)).body.referenz).toBe(
    '0 Umsätze neu, davon 0 zugeordnet und 0 offen. 2 Umsätze standen schon in den Büchern.',
  );
  expect(await readBill(token)).toMatchObject({
    offen: 0,
    girocode: null,
    zahlungen: [{ was: 'Überweisung', betrag: 14 }],
  });
  const gefaelscht = await upload(statement.replace('14.00', '94.00'));
  expect([gefaelscht.status, gefaelscht.body.errors[0]?.meldung]).toEqual([
    422,
    expect.stringContaining('unvollständig oder verändert'),
  ]);

  const { body } = await get<Booking>(`/api/ferienprogramm/buchung?token=${token}`, {});
  const payload = { token, kind: body.kinder[0]?.id, veranstaltung: 2 };
  await api().app.inject({ method: 'POST', url: '/api/ferienprogramm/buchung/stornieren', payload });
  expect(await readBill(token)).toMatchObject({ summe: 8.5, offen: -5.5 });
  const voucher = crypto.randomUUID();
  const erstattung = { vorgang: 'zahlung', referenz: reference, art: 'erstattung', betrag: '5,50', beleg: voucher };
  expect((await order({ ...erstattung, betrag: '5,51' })).body.errors[0]?.meldung).toMatch(
    /höchstens das Guthaben von 5,50/,
  );
  for (const amount of ['0,005', '0.005']) {
    expect((await order({ ...erstattung, betrag: amount })).body.errors[0]?.feld).toBe('betrag');
  }
  for (let times = 0; times < 2; times += 1) await order(erstattung);
  expect(await readAccount(reference)).toMatchObject({ soll: 8.5, ist: 8.5, offen: 0 });
  await upload(buildCamt([{ betrag: '-5.50', zweck: `Erstattung ${reference}`, name: 'Ada Muster', ref: 'B3' }]));
  expect(await readAccount(reference), 'the refund is known already').toMatchObject({ ist: 8.5, offen: 0 });

  const { body: books } = await get<Books>(PATH);
  expect(books.summe).toEqual({ soll: 8.5, ist: 8.5, offen: 0, guthaben: 0, ueberfaellig: 0 });
  expect(books.umsaetze.map(({ zweck: purpose }) => purpose)).toEqual(['Miete']);
  const { tag: today } = readBerlinTime(new Date());
  const file = (await api().app.inject({ url: `${PATH}/export?von=2026-01-01&bis=${today}`, headers })).body;
  expect(file).toMatch(/;Sollstellung;"?Angebot 2, Eva"?;5;\r\n/);
  expect(file).toMatch(/;Absetzung;"?Angebot 2, Eva"?;;5\r\n/);
});

it('staff assign ambiguous lines, undo assignments, and set unrelated lines aside', async () => {
  const one = await book({ Eva: [1] });
  const other = await book({ Max: [1] }, 'tom@anderswo.example');
  await upload(
    buildCamt([
      { betrag: '8.50', zweck: 'Ferien', name: 'Ada Muster', ref: 'B1' },
      { betrag: '1.00', zweck: 'Spende', name: 'X', ref: 'B2' },
    ]),
  );
  const [duplicate, spende] = (await get<Books>(PATH)).body.umsaetze;
  expect(duplicate).toMatchObject({
    kandidaten: [one.referenz, other.referenz],
    grund: expect.stringContaining('mehreren Rechnungen'),
  });
  expect(
    (await order({ vorgang: 'zuordnen', umsatz: duplicate?.id, referenz: 'FP-2026-9999' })).body.errors[0]?.meldung,
  ).toBe('Eine Rechnung zu „FP-2026-9999“ gibt es nicht.');
  expect((await order({ vorgang: 'zuordnen', umsatz: duplicate?.id, referenz: other.referenz })).status).toBe(201);
  expect((await order({ vorgang: 'zuordnen', umsatz: duplicate?.id, referenz: one.referenz })).status, 'once').toBe(
    409,
  );
  const payment = (await readAccount(other.referenz)).zahlungen[0];
  expect((await order({ vorgang: 'loesen', zahlung: payment?.id })).status).toBe(201);
  expect((await order({ vorgang: 'loesen', zahlung: payment?.id })).status).toBe(409);
  expect(await readAccount(other.referenz)).toMatchObject({ ist: 0, offen: 8.5 });
  await order({ vorgang: 'zuordnen', umsatz: duplicate?.id, referenz: `${one.referenz}, ${other.referenz}` });
  expect(await readAccount(one.referenz)).toMatchObject({ offen: 0 });
  await order({ vorgang: 'beiseite', umsatz: spende?.id, grund: 'Spende an den Bauhof' });
  expect((await get<Books>(PATH)).body.umsaetze).toEqual([]);
});

it('a social pass and a hardship reduce the bill once, with the reason shown', async () => {
  const { token, referenz: reference } = await book({ Eva: [1, 2] });
  expect((await order({ vorgang: 'sozialpass', referenz: reference })).status).toBe(201);
  expect((await order({ vorgang: 'sozialpass', referenz: reference })).body.errors[0]?.meldung).toMatch(/steht schon/);
  await order({ vorgang: 'ermaessigung', referenz: reference, betrag: '2', grund: 'Ausfall des Busses' });
  expect(await readBill(token)).toMatchObject({
    summe: 7,
    posten: expect.arrayContaining([{ was: 'Sozialpass, 50 % der Preise', betrag: -5 }]),
  });
  const { ermaessigungen: reductions } = await readAccount(reference);
  await order({ vorgang: 'ermaessigung_ende', id: reductions[1]?.id });
  expect(await readBill(token)).toMatchObject({ summe: 9 });
});

it('an overdue bill is reminded of once a week with a new link, and is kept after the season', async () => {
  const { referenz: reference } = await book({ Eva: [1] });
  const stays = await book({ Max: [2] }, 'tom@anderswo.example');
  await order({
    vorgang: 'zahlung',
    referenz: stays.referenz,
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
    .where('betreff', '=', `Zahlungserinnerung zu Ihrer Buchung ${reference}`)
    .executeTakeFirst();
  expect(mail?.text).toMatch(/fehlen uns noch 8,50/);
  const link = /rechnung\/\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect(await readBill(link)).toMatchObject({ offen: 8.5 });
  await sql`update ferien_konten set erinnert_am = now() - interval '8 days'`.execute(db());
  const season = await createHolidayService(api().database, { onChange: () => () => {} }, api().config).readSaison();
  const later = (days: number) =>
    db()
      .transaction()
      .execute((trx) => remindAll(trx, season, new Date(), days));
  expect([await later(30), await later(7)]).toEqual([0, 1]);

  await sql`update ferien_veranstaltungen set datum_von = '2020-01-01T09:00', datum_bis = '2020-01-01T12:00' where id = 1`.execute(
    db(),
  );
  await deleteOldBookings(db(), 90);
  expect((await get<Books>(PATH)).body.konten).toHaveLength(2);
  await order({ vorgang: 'zahlung', referenz: reference, art: 'bar', betrag: '8,50', beleg: crypto.randomUUID() });
  await deleteOldBookings(db(), 90);
  expect((await get<Books>(PATH)).body.konten.map((account) => account.referenz)).toEqual([stays.referenz]);
});

it('a card payment counts once and only if the provider confirms it', async () => {
  const { token, referenz: reference } = await book({ Eva: [1] });
  const post = (url: string, payload: object) =>
    api().app.inject({ method: 'POST', url: `/api/ferienprogramm/${url}`, payload });
  expect((await post('rechnung/karte', { token: 'x' })).statusCode).toBe(404);
  const { adresse: address } = (await post('rechnung/karte', { token })).json();
  const id = address.split('/').at(-1);
  expect(cards.get(id)).toMatchObject({
    amount: { value: '8.50', currency: 'EUR' },
    description: `Ferienprogramm ${reference}`,
  });
  expect((await post('karte/meldung', { id })).statusCode).toBe(204);
  expect(await readBill(token), 'only said to be paid').toMatchObject({ offen: 8.5 });
  cards.get(id)!.status = 'paid';
  for (let times = 0; times < 3; times += 1) expect((await post('karte/meldung', { id })).statusCode).toBe(204);
  expect((await post('karte/meldung', { id: 'erfunden' })).statusCode).toBe(204);
  expect(await readBill(token)).toMatchObject({ offen: 0, zahlungen: [{ was: 'Kartenzahlung', betrag: 8.5 }] });
  expect((await post('rechnung/karte', { token })).statusCode).toBe(409);
});
