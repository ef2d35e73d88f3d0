import type { Buchungsablehnung, Buchungseingang } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-buchung';
import { type KyselyPlugin, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  absender,
  buildAnmeldung,
  buildKind,
  buildVeranstaltung,
  inTagen,
  kontakt,
  optionen,
  PROGRAMM,
} from '../../../../test/ferien.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { confirm, OHNE_GRENZEN, openProgramm, readBitte, setProgramm } from '../../../../test/test-ferienprogramm.ts';
import { readConfig } from '../../../kern/betrieb/read-config.ts';
import { confirm as confirmBooking } from '../confirm.ts';
import { listKollisionen } from '../list-kollisionen.ts';
import { examineNext } from '../report-konflikte.ts';

const { api, db, send } = openProgramm();
const saison = { optionen, absender };
const describeReasons = ({ ablehnungen }: Buchungsablehnung) =>
  ablehnungen.map(({ kind, veranstaltung, grund }) => `${kind}/${veranstaltung}: ${grund}`);
const countTeilnahmen = async () => (await db().selectFrom('ferien_teilnahmen').select('kind_id').execute()).length;

describe('what others have booked', () => {
  const readMails = () => db().selectFrom('outbox').select(['an', 'text']).orderBy('id').execute();
  const fremd = { kontakt: { ...kontakt, vorname: 'Tom', email: 'tom@anderswo.example' } };
  /** At the same time as event 1. */
  const gleichzeitig = () =>
    buildVeranstaltung({ id: 5, datum_von: `${inTagen(21)}T11:59`, datum_bis: `${inTagen(21)}T13:00` });
  const bookFirmly = async (anmeldung: ReturnType<typeof buildAnmeldung>) => {
    expect((await send(anmeldung)).status).toBe(201);
    return confirm(api(), await readBitte(api(), anmeldung.kontakt.email));
  };
  const listTeilnahmen = async () =>
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
    ).map(({ email, id, fest }) => `${email} ${id}${fest ? '' : ' offen'}`);

  it('no reply tells: a booked child is answered as one that nobody knows, whatever is wrong or right', async () => {
    await setProgramm(db(), [...PROGRAMM, gleichzeitig(), buildVeranstaltung({ id: 6, alter_min: 12 })]);
    await bookFirmly(buildAnmeldung({ Eva: [1, 2] }));
    const kosten = { veranstaltungen: 0, gebuehren: 0, gesamt: 0 };
    for (const ids of [[1, 2, 3, 4], [5], [1, 5], [1, 6], [1, 99], [1, 1]]) {
      const [bekannt, unbekannt] = await Promise.all(
        ['Eva', 'Ida'].map((wer) => send(buildAnmeldung({ [wer]: ids }, { ...fremd, kosten }))),
      );
      expect(bekannt?.status).toBe(409);
      expect(JSON.stringify(bekannt?.body).replaceAll('Eva', 'Ida')).toBe(JSON.stringify(unbekannt?.body));
    }
    for (const wer of ['Eva', 'Ida']) expect((await send(buildAnmeldung({ [wer]: [1] }, fremd))).status).toBe(201);
    expect((await readMails()).filter(({ an }) => an === kontakt.email)).toHaveLength(2);
  });

  it('no timing tells: making a booking firm asks the same of the database and gets as much, whether the child is known or not', async () => {
    await bookFirmly(buildAnmeldung({ Eva: [1] }));
    const asked: string[][] = [];
    for (const wer of ['Eva', 'Ida']) {
      const email = `${wer.toLowerCase()}@anderswo.example`;
      await send(buildAnmeldung({ [wer]: [1] }, { kontakt: { ...fremd.kontakt, email } }));
      const token = await readBitte(api(), email);
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
      expect(await confirmBooking(db().withPlugin(plugin), token, saison, new Date())).toMatchObject({ hinweise: [] });
      asked.push(statements);
    }
    const [bekannt, unbekannt] = asked;
    expect(bekannt?.length).toBeGreaterThan(10);
    expect(bekannt).toEqual(unbekannt);
    const told = async () => (await readMails()).filter(({ text }) => text.includes('zweimal angemeldet')).length;
    expect(await told(), 'not by the request').toBe(0);
    for (let look = 0; look < 3; look += 1) await examineNext(db(), async () => saison);
    expect(await told()).toBe(1);
  });

  it('stands in nobody’s way: both families are firm, the first is told by mail, and staff see both', async () => {
    await setProgramm(db(), [...PROGRAMM, gleichzeitig()]);
    await bookFirmly(buildAnmeldung({ Eva: [1] }));
    const zweite = await bookFirmly(buildAnmeldung({ ' EVA ': [2, 5] }, fremd));
    expect(zweite).toMatchObject({ status: 200, body: { hinweise: [] } });
    for (let look = 0; look < 2; look += 1) await examineNext(db(), async () => saison);
    const fremde = (await readMails()).filter(({ an }) => an === fremd.kontakt.email);
    expect(fremde.map(({ text }) => text).join()).not.toContain(kontakt.email);
    const gewarnt = (await readMails()).filter(({ text }) => text.includes('zweimal angemeldet'));
    expect(gewarnt.map(({ an }) => an)).toEqual([kontakt.email]);
    expect(gewarnt[0]?.text).toMatch(/„Angebot 5“ überschneidet sich für EVA mit „Angebot 1“\. \(Buchung FP-/);
    expect(gewarnt[0]?.text).not.toContain('anderswo');
    expect(await listTeilnahmen()).toEqual([`${kontakt.email} 1`, 'tom@anderswo.example 2', 'tom@anderswo.example 5']);
    expect(await listKollisionen(db())).toMatchObject([
      {
        kind: 'Eva Muster',
        buchungen: [
          { email: kontakt.email, veranstaltungen: ['Angebot 1'] },
          { email: 'tom@anderswo.example', veranstaltungen: ['Angebot 5'] },
        ],
      },
    ]);
  });

  it('what nobody has confirmed is no collision, and keeps nobody from anything', async () => {
    await send(buildAnmeldung({ Eva: [1] }, fremd));
    expect(await bookFirmly(buildAnmeldung({ Eva: [1] }))).toMatchObject({ status: 200, body: { hinweise: [] } });
    expect(await listTeilnahmen()).toEqual(['tom@anderswo.example 1 offen', `${kontakt.email} 1`]);
    expect(await listKollisionen(db())).toEqual([]);
    expect((await readMails()).filter(({ text }) => text.includes('zweimal'))).toEqual([]);
  });

  it('of one family twice is firm once: the second place is free again, and the family is told why', async () => {
    await bookFirmly(buildAnmeldung({ Eva: [1] }));
    const { body } = await bookFirmly(buildAnmeldung({ Eva: [1, 2] }));
    expect(body.hinweise).toEqual(['Eva ist für „Angebot 1“ schon angemeldet.']);
    expect(await listTeilnahmen()).toEqual([`${kontakt.email} 1`, `${kontakt.email} 2`]);
    expect(await db().selectFrom('ferien_veranstaltungen').select('gebucht').where('id', '<', 3).execute()).toEqual([
      { gebucht: 1 },
      { gebucht: 1 },
    ]);
    expect((await readMails()).at(-1)?.text).toMatch(/Gesamt:\n {2}5,50\s€/);
  });

  it('of one family confirmed at the same moment is firm once', async () => {
    await setProgramm(db(), [...PROGRAMM, gleichzeitig()]);
    const tokens: string[] = [];
    for (const id of [1, 5, 1, 5]) {
      await send(buildAnmeldung({ Eva: [id] }));
      tokens.push(await readBitte(api()));
    }
    await Promise.all(tokens.map((token) => confirm(api(), token)));
    expect(await countTeilnahmen()).toBe(4);
    expect(await listTeilnahmen()).toHaveLength(1);
    expect(await listKollisionen(db())).toEqual([]);
  });

  it('is told a few times a day', async () => {
    await bookFirmly(buildAnmeldung({ Eva: [1] }));
    for (let mal = 0; mal < 5; mal += 1) {
      await bookFirmly(buildAnmeldung({ Eva: [1] }, { kontakt: { ...kontakt, email: `f${mal}@anderswo.example` } }));
      await db().updateTable('ferien_veranstaltungen').set({ teilnehmer_max: 99 }).execute();
    }
    for (let look = 0; look < 7; look += 1) await examineNext(db(), async () => saison);
    const gewarnt = (await readMails()).filter(({ an, text }) => an === kontakt.email && text.includes('zweimal'));
    expect(gewarnt).toHaveLength(3);
  });
});

describe('limits', () => {
  const app = (grenzen: object) => createTestApp({ ...OHNE_GRENZEN, FORMULAR_LIMIT: 1_000_000, ...grenzen });
  const sendAn = async (ziel: TestApp, payload: object, netz = '192.0.2.1', pfad = 'anmeldung') => {
    const url = `/api/ferienprogramm/${pfad}`;
    const antwort = await ziel.app.inject({
      method: 'POST',
      url,
      payload,
      remoteAddress: '127.0.0.1',
      headers: { 'x-forwarded-for': netz },
    });
    return { status: antwort.statusCode, body: antwort.json() as Buchungseingang & Buchungsablehnung };
  };
  const von = (email: string) => ({ kontakt: { ...kontakt, email } });
  const count = (antworten: { status: number }[]) => antworten.filter(({ status }) => status === 201).length;

  it('one mail address has ten children, booked or waiting, however fast they come', async () => {
    const enge = await app({ FERIEN_KINDER_JE_MAIL: 10 });
    await setProgramm(
      enge.database.db,
      [1, 2, 3].map((id) => buildVeranstaltung({ id, teilnehmer_max: 99 })),
    );
    await enge.database.db
      .updateTable('ferien_veranstaltungen')
      .set({ teilnehmer_max: 0 })
      .where('id', '=', 3)
      .execute();
    const warte = { veranstaltung: 3, kontakt, kinder: [buildKind('Tim'), buildKind('Ina')], firma: '' };
    expect((await sendAn(enge, warte, undefined, 'warteliste')).status).toBe(201);
    const antworten = await Promise.all(
      Array.from({ length: 30 }, (_, nummer) =>
        sendAn(
          enge,
          buildAnmeldung({ [`Kind ${nummer}`]: [1] }, von(nummer % 2 ? 'ADA@beispiel.example' : kontakt.email)),
        ),
      ),
    );
    // Two wait already.
    expect(count(antworten)).toBe(8);
    const zuViel = antworten.find(({ status }) => status !== 201);
    expect(zuViel?.status).toBe(409);
    expect(describeReasons(zuViel!.body)).toEqual(['null/null: nicht_online']);
    expect((await sendAn(enge, buildAnmeldung({ Neu: [2] }))).status).toBe(409);
    expect((await sendAn(enge, { ...warte, kinder: [buildKind('Neu')] }, undefined, 'warteliste')).status).toBe(409);
    expect((await sendAn(enge, buildAnmeldung({ Neu: [2] }, von('jan@anderswo.example')))).status).toBe(201);
    expect((await confirm(enge, await readBitte(enge))).status).toBe(200);
    expect((await sendAn(enge, buildAnmeldung({ Neu: [2] }))).status, 'what is confirmed does not count').toBe(201);
    await enge.close();
  });

  it('one network address takes so many places in an hour, with whatever addresses', async () => {
    const enge = await app({ FERIEN_PLAETZE_JE_NETZ: 6 });
    await setProgramm(
      enge.database.db,
      [1, 2].map((id) => buildVeranstaltung({ id, teilnehmer_max: 99 })),
    );
    const antworten = await Promise.all(
      Array.from({ length: 10 }, (_, nummer) =>
        sendAn(enge, buildAnmeldung({ [`Kind ${nummer}`]: [1, 2] }, von(`f${nummer}@anderswo.example`))),
      ),
    );
    expect(count(antworten)).toBe(3);
    expect((await sendAn(enge, buildAnmeldung({ Neu: [1] }), '192.0.2.2')).status).toBe(201);
    await sql`update drosseln set beginn = now() - interval '61 minutes'`.execute(enge.database.db);
    expect((await sendAn(enge, buildAnmeldung({ Kind: [1] }))).status).toBe(201);
    await enge.close();
  });

  it('one mail address takes so many places in a day, and one network asks for a child so often: its parents go on', async () => {
    const enge = await app({ FERIEN_PLAETZE_JE_MAIL: 3, FERIEN_ANMELDUNGEN_JE_KIND: 2 });
    await setProgramm(enge.database.db, PROGRAMM);
    expect((await sendAn(enge, buildAnmeldung({ Eva: [1, 2], Max: [1, 2] }))).status).toBe(409);
    expect((await sendAn(enge, buildAnmeldung({ Eva: [1, 2] }))).status).toBe(201);
    expect((await sendAn(enge, buildAnmeldung({ Max: [1, 2] }))).status).toBe(409);
    const fremd = von('tom@anderswo.example');
    expect((await sendAn(enge, buildAnmeldung({ Eva: [1] }, fremd))).status).toBe(201);
    expect((await sendAn(enge, buildAnmeldung({ Eva: [3] }, fremd))).status, 'the third time').toBe(409);
    expect((await sendAn(enge, buildAnmeldung({ Max: [3] }, fremd))).status).toBe(201);
    expect((await sendAn(enge, buildAnmeldung({ Eva: [3] }, von('eva@zuhause.example')), '192.0.2.9')).status).toBe(
      201,
    );
    await enge.close();
  });

  it('the defaults let 60 bookings a minute through', () => {
    const { FERIEN_PLAETZE_JE_NETZ, FORMULAR_LIMIT, FERIEN_KINDER_JE_MAIL } = readConfig({});
    expect(FORMULAR_LIMIT).toBe(60);
    expect(FERIEN_PLAETZE_JE_NETZ).toBeGreaterThanOrEqual(4 * 60);
    expect(FERIEN_KINDER_JE_MAIL).toBe(10);
  });
});
