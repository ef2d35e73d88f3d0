import type {
  BookingReceipt,
  BookingRejection,
} from '@gm/shared/areas/ferienprogramm/registration/ferienprogramm-booking';
import { type KyselyPlugin, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  buildKind,
  buildRegistration,
  buildVeranstaltung,
  contact,
  inDays,
  options,
  PROGRAM,
  sender,
} from '../../../../test/holiday.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { confirm, openProgram, readRequest, setProgram, WITHOUT_LIMITS } from '../../../../test/test-ferienprogramm.ts';
import { readConfig } from '../../../core/platform/config/read-config.ts';
import { confirm as confirmBooking } from '../confirmation/confirm.ts';
import { examineNext } from '../conflicts/report-conflicts.ts';
import { listCollisions } from '../program/list-collisions.ts';

const { api, db, send } = openProgram();
const season = { optionen: options, absender: sender };
const describeReasons = ({ ablehnungen: rejections }: BookingRejection) =>
  rejections.map(({ kind: child, veranstaltung, grund: reason }) => `${child}/${veranstaltung}: ${reason}`);
const countParticipations = async () => (await db().selectFrom('ferien_teilnahmen').select('kind_id').execute()).length;

describe('bookings of other families', () => {
  const readMails = () => db().selectFrom('outbox').select(['an', 'text']).orderBy('id').execute();
  const foreign = { kontakt: { ...contact, vorname: 'Tom', email: 'tom@anderswo.example' } };
  /** At the same time as event 1. */
  const concurrent = () =>
    buildVeranstaltung({ id: 5, datum_von: `${inDays(21)}T11:59`, datum_bis: `${inDays(21)}T13:00` });
  const bookFirmly = async (registration: ReturnType<typeof buildRegistration>) => {
    expect((await send(registration)).status).toBe(201);
    return confirm(api(), await readRequest(api(), registration.kontakt.email));
  };
  const listParticipations = async () =>
    (
      await db()
        .selectFrom('ferien_teilnahmen as t')
        .innerJoin('ferien_kinder as k', 'k.id', 't.kind_id')
        .innerJoin('ferien_buchungen as b', 'b.id', 'k.buchung_id')
        .select(['b.email', 't.veranstaltung_id as id', 't.fest'])
        .where('t.storniert', 'is', null)
        .orderBy('b.id')
        .orderBy('t.veranstaltung_id')
        .execute()
    ).map(({ email, id, fest: fixed }) => `${email} ${id}${fixed ? '' : ' offen'}`);

  it('no response discloses them: a booked child gets the same response as an unknown one, for valid and invalid requests', async () => {
    await setProgram(db(), [...PROGRAM, concurrent(), buildVeranstaltung({ id: 6, alter_min: 12 })]);
    await bookFirmly(buildRegistration({ Eva: [1, 2] }));
    const costs = { veranstaltungen: 0, gebuehren: 0, gesamt: 0 };
    for (const ids of [[1, 2, 3, 4], [5], [1, 5], [1, 6], [1, 99], [1, 1]]) {
      const [known, unknownOne] = await Promise.all(
        ['Eva', 'Ida'].map((who) => send(buildRegistration({ [who]: ids }, { ...foreign, kosten: costs }))),
      );
      expect(known?.status).toBe(409);
      expect(JSON.stringify(known?.body).replaceAll('Eva', 'Ida')).toBe(JSON.stringify(unknownOne?.body));
    }
    for (const who of ['Eva', 'Ida']) expect((await send(buildRegistration({ [who]: [1] }, foreign))).status).toBe(201);
    expect((await readMails()).filter(({ an }) => an === contact.email)).toHaveLength(2);
  });

  it('no timing discloses them: confirming a booking sends the same queries with the same results for known and unknown children', async () => {
    await bookFirmly(buildRegistration({ Eva: [1] }));
    const asked: string[][] = [];
    for (const who of ['Eva', 'Ida']) {
      const email = `${who.toLowerCase()}@anderswo.example`;
      await send(buildRegistration({ [who]: [1] }, { kontakt: { ...foreign.kontakt, email } }));
      const token = await readRequest(api(), email);
      const statements: string[] = [];
      const plugin: KyselyPlugin = {
        transformQuery({ node, queryId }) {
          statements.push(db().getExecutor().compileQuery(node, queryId).sql);
          return node;
        },
        async transformResult({ result }) {
          statements.push(`${result.rows.length} rows`);
          return result;
        },
      };
      expect(await confirmBooking(db().withPlugin(plugin), token, season, new Date())).toMatchObject({ hinweise: [] });
      asked.push(statements);
    }
    const [known, unknownOne] = asked;
    expect(known?.length).toBeGreaterThan(10);
    expect(known).toEqual(unknownOne);
    const told = async () => (await readMails()).filter(({ text }) => text.includes('zweimal angemeldet')).length;
    expect(await told(), 'not by the request').toBe(0);
    for (let look = 0; look < 3; look += 1) await examineNext(db(), async () => season);
    expect(await told()).toBe(1);
  });

  it('do not block: both families are confirmed, the first is notified by mail, and staff see both', async () => {
    await setProgram(db(), [...PROGRAM, concurrent()]);
    await bookFirmly(buildRegistration({ Eva: [1] }));
    const second = await bookFirmly(buildRegistration({ ' EVA ': [2, 5] }, foreign));
    expect(second).toMatchObject({ status: 200, body: { hinweise: [] } });
    for (let look = 0; look < 2; look += 1) await examineNext(db(), async () => season);
    const fremde = (await readMails()).filter(({ an }) => an === foreign.kontakt.email);
    expect(fremde.map(({ text }) => text).join()).not.toContain(contact.email);
    const warned = (await readMails()).filter(({ text }) => text.includes('zweimal angemeldet'));
    expect(warned.map(({ an }) => an)).toEqual([contact.email]);
    expect(warned[0]?.text).toMatch(/„Angebot 5“ überschneidet sich für EVA mit „Angebot 1“\. \(Buchung FP-/);
    expect(warned[0]?.text).not.toContain('anderswo');
    expect(await listParticipations()).toEqual([
      `${contact.email} 1`,
      'tom@anderswo.example 2',
      'tom@anderswo.example 5',
    ]);
    expect(await listCollisions(db())).toMatchObject([
      {
        kind: 'Eva Muster',
        buchungen: [
          { email: contact.email, veranstaltungen: ['Angebot 1'] },
          { email: 'tom@anderswo.example', veranstaltungen: ['Angebot 5'] },
        ],
      },
    ]);
  });

  it('unconfirmed ones are no conflict and block nothing', async () => {
    await send(buildRegistration({ Eva: [1] }, foreign));
    expect(await bookFirmly(buildRegistration({ Eva: [1] }))).toMatchObject({ status: 200, body: { hinweise: [] } });
    expect(await listParticipations()).toEqual(['tom@anderswo.example 1 offen', `${contact.email} 1`]);
    expect(await listCollisions(db())).toEqual([]);
    expect((await readMails()).filter(({ text }) => text.includes('zweimal'))).toEqual([]);
  });

  it('two of one family count once: the second place is released and the family is notified why', async () => {
    await bookFirmly(buildRegistration({ Eva: [1] }));
    const { body } = await bookFirmly(buildRegistration({ Eva: [1, 2] }));
    expect(body.hinweise).toEqual(['Eva ist für „Angebot 1“ schon angemeldet.']);
    expect(await listParticipations()).toEqual([`${contact.email} 1`, `${contact.email} 2`]);
    expect(await db().selectFrom('ferien_veranstaltungen').select('gebucht').where('id', '<', 3).execute()).toEqual([
      { gebucht: 1 },
      { gebucht: 1 },
    ]);
    expect((await readMails()).at(-1)?.text).toMatch(/Gesamt:\n {2}5,50\s€/);
  });

  it('two of one family confirmed at the same moment count once', async () => {
    await setProgram(db(), [...PROGRAM, concurrent()]);
    const tokens: string[] = [];
    for (const id of [1, 5, 1, 5]) {
      await send(buildRegistration({ Eva: [id] }));
      tokens.push(await readRequest(api()));
    }
    await Promise.all(tokens.map((token) => confirm(api(), token)));
    expect(await countParticipations()).toBe(4);
    expect(await listParticipations()).toHaveLength(1);
    expect(await listCollisions(db())).toEqual([]);
  });

  it('notifications are limited per day', async () => {
    await bookFirmly(buildRegistration({ Eva: [1] }));
    for (let times = 0; times < 5; times += 1) {
      await bookFirmly(
        buildRegistration({ Eva: [1] }, { kontakt: { ...contact, email: `f${times}@anderswo.example` } }),
      );
      await db().updateTable('ferien_veranstaltungen').set({ teilnehmer_max: 99 }).execute();
    }
    for (let look = 0; look < 7; look += 1) await examineNext(db(), async () => season);
    const warned = (await readMails()).filter(({ an, text }) => an === contact.email && text.includes('zweimal'));
    expect(warned).toHaveLength(3);
  });
});

describe('limits', () => {
  const app = (limits: object) => createTestApp({ ...WITHOUT_LIMITS, FORM_LIMIT: 1_000_000, ...limits });
  const sendAn = async (target: TestApp, payload: object, network = '192.0.2.1', path = 'anmeldung') => {
    const url = `/api/ferienprogramm/${path}`;
    const answer = await target.app.inject({
      method: 'POST',
      url,
      payload,
      remoteAddress: '127.0.0.1',
      headers: { 'x-forwarded-for': network },
    });
    return { status: answer.statusCode, body: answer.json() as BookingReceipt & BookingRejection };
  };
  const from = (email: string) => ({ kontakt: { ...contact, email } });
  const count = (answers: { status: number }[]) => answers.filter(({ status }) => status === 201).length;

  it('one mail address can have ten children, booked or wait-listed, even with parallel requests', async () => {
    const narrow = await app({ HOLIDAY_CHILDREN_PER_MAIL: 10 });
    await setProgram(
      narrow.database.db,
      [1, 2, 3].map((id) => buildVeranstaltung({ id, teilnehmer_max: 99 })),
    );
    await narrow.database.db
      .updateTable('ferien_veranstaltungen')
      .set({ teilnehmer_max: 0 })
      .where('id', '=', 3)
      .execute();
    const waiting = { veranstaltung: 3, kontakt: contact, kinder: [buildKind('Tim'), buildKind('Ina')], firma: '' };
    expect((await sendAn(narrow, waiting, undefined, 'warteliste')).status).toBe(201);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, num) =>
        sendAn(
          narrow,
          buildRegistration({ [`Kind ${num}`]: [1] }, from(num % 2 ? 'ADA@beispiel.example' : contact.email)),
        ),
      ),
    );
    // Two are wait-listed already.
    expect(count(answers)).toBe(8);
    const tooMuch = answers.find(({ status }) => status !== 201);
    expect(tooMuch?.status).toBe(409);
    expect(describeReasons(tooMuch!.body)).toEqual(['null/null: nicht_online']);
    expect((await sendAn(narrow, buildRegistration({ Neu: [2] }))).status).toBe(409);
    expect((await sendAn(narrow, { ...waiting, kinder: [buildKind('Neu')] }, undefined, 'warteliste')).status).toBe(
      409,
    );
    expect((await sendAn(narrow, buildRegistration({ Neu: [2] }, from('jan@anderswo.example')))).status).toBe(201);
    expect((await confirm(narrow, await readRequest(narrow))).status).toBe(200);
    expect((await sendAn(narrow, buildRegistration({ Neu: [2] }))).status, 'what is confirmed does not count').toBe(
      201,
    );
    await narrow.close();
  });

  it('the number of places per network address and hour is limited across mail addresses', async () => {
    const narrow = await app({ HOLIDAY_PLACES_PER_NETWORK: 6 });
    await setProgram(
      narrow.database.db,
      [1, 2].map((id) => buildVeranstaltung({ id, teilnehmer_max: 99 })),
    );
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, num) =>
        sendAn(narrow, buildRegistration({ [`Kind ${num}`]: [1, 2] }, from(`f${num}@anderswo.example`))),
      ),
    );
    expect(count(answers)).toBe(3);
    expect((await sendAn(narrow, buildRegistration({ Neu: [1] }), '192.0.2.2')).status).toBe(201);
    await sql`update drosseln set beginn = now() - interval '61 minutes'`.execute(narrow.database.db);
    expect((await sendAn(narrow, buildRegistration({ Kind: [1] }))).status).toBe(201);
    await narrow.close();
  });

  it('places per mail address and day, and requests per child and network, are limited without blocking the parents', async () => {
    const narrow = await app({ HOLIDAY_PLACES_PER_MAIL: 3, HOLIDAY_REGISTRATIONS_PER_CHILD: 2 });
    await setProgram(narrow.database.db, PROGRAM);
    expect((await sendAn(narrow, buildRegistration({ Eva: [1, 2], Max: [1, 2] }))).status).toBe(409);
    expect((await sendAn(narrow, buildRegistration({ Eva: [1, 2] }))).status).toBe(201);
    expect((await sendAn(narrow, buildRegistration({ Max: [1, 2] }))).status).toBe(409);
    const foreign = from('tom@anderswo.example');
    expect((await sendAn(narrow, buildRegistration({ Eva: [1] }, foreign))).status).toBe(201);
    expect((await sendAn(narrow, buildRegistration({ Eva: [3] }, foreign))).status, 'the third time').toBe(409);
    expect((await sendAn(narrow, buildRegistration({ Max: [3] }, foreign))).status).toBe(201);
    expect(
      (await sendAn(narrow, buildRegistration({ Eva: [3] }, from('eva@zuhause.example')), '192.0.2.9')).status,
    ).toBe(201);
    await narrow.close();
  });

  it('the defaults allow 60 bookings a minute', () => {
    const { HOLIDAY_PLACES_PER_NETWORK, FORM_LIMIT, HOLIDAY_CHILDREN_PER_MAIL } = readConfig({});
    expect(FORM_LIMIT).toBe(60);
    expect(HOLIDAY_PLACES_PER_NETWORK).toBeGreaterThanOrEqual(4 * 60);
    expect(HOLIDAY_CHILDREN_PER_MAIL).toBe(10);
  });
});
