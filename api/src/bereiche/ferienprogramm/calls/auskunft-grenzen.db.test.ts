import type { Buchungsablehnung, Buchungseingang } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-buchung';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import {
  buildAnmeldung,
  buildKind,
  buildVeranstaltung,
  inTagen,
  kontakt,
  OHNE_GRENZEN,
  openProgramm,
  PROGRAMM,
  setProgramm,
} from '../../../../test/test-ferienprogramm.ts';
import { readConfig } from '../../../kern/betrieb/config.ts';

const { db, send } = openProgramm();
const describeReasons = ({ ablehnungen }: Buchungsablehnung) =>
  ablehnungen.map(({ kind, veranstaltung, grund }) => `${kind}/${veranstaltung}: ${grund}`);
const countTeilnahmen = async () => (await db().selectFrom('ferien_teilnahmen').select('kind_id').execute()).length;

describe('what others have booked', () => {
  const letzteMails = () => db().selectFrom('outbox').select(['an', 'text']).orderBy('id').execute();
  const STILL = ['null/null: nicht_online'];
  const fremd = { kontakt: { ...kontakt, vorname: 'Tom', email: 'tom@anderswo.example' } };
  /** At the same time as event 1. */
  const gleichzeitig = () =>
    buildVeranstaltung({ id: 5, datum_von: `${inTagen(21)}T11:59`, datum_bis: `${inTagen(21)}T13:00` });

  it('no reply tells: a booked child is answered as one that nobody knows, whatever is wrong', async () => {
    await setProgramm(db(), [...PROGRAMM, gleichzeitig(), buildVeranstaltung({ id: 6, alter_min: 12 })]);
    expect((await send(buildAnmeldung({ Eva: [1, 2] }))).status).toBe(201);
    const kosten = { veranstaltungen: 0, gebuehren: 0, gesamt: 0 };
    const wuensche = [[1, 2, 3, 4], [5], [1, 5], [1, 6], [1, 99], [1, 1]];
    for (const ids of wuensche) {
      const [bekannt, unbekannt] = await Promise.all(
        ['Eva', 'Ida'].map((wer) => send(buildAnmeldung({ [wer]: ids }, { ...fremd, kosten }))),
      );
      expect(bekannt?.status).toBe(409);
      expect(JSON.stringify(bekannt?.body).replaceAll('Eva', 'Ida')).toBe(JSON.stringify(unbekannt?.body));
    }
    expect((await letzteMails()).map(({ an }) => an)).toEqual([kontakt.email]);
  });

  it('already booked, at the same time, and over a limit are one answer; the family that booked is told by mail', async () => {
    await setProgramm(db(), [...PROGRAMM, gleichzeitig()]);
    const { body: gebucht } = await send(buildAnmeldung({ Eva: [1] }));
    const doppelt = await send(buildAnmeldung({ ' EVA ': [1, 2] }, fremd));
    const zugleich = await send(buildAnmeldung({ Eva: [5] }, { kontakt: { ...kontakt, strasse: 'Ringweg 2' } }));
    expect(doppelt.status).toBe(409);
    expect(describeReasons(doppelt.body)).toEqual(STILL);
    expect(doppelt.body.detail).toMatch(/prüfen Sie bitte Ihre E-Mails.*Rathaus: ferienprogramm@musterhardt\.example$/);
    expect(JSON.stringify(doppelt.body)).not.toMatch(/Eva|EVA|schon angemeldet|überschneidet/);
    expect(zugleich.body.ablehnungen).toEqual(doppelt.body.ablehnungen);
    expect(await countTeilnahmen()).toBe(1);
    const [, erste, zweite, ...weitere] = await letzteMails();
    expect(weitere).toEqual([]);
    for (const mail of [erste, zweite]) expect(mail?.an).toBe(kontakt.email);
    expect(erste?.text).toContain(`EVA ist für „Angebot 1“ schon angemeldet. (Buchung ${gebucht.referenz})`);
    expect(zweite?.text).toContain('„Angebot 5“ überschneidet sich für Eva mit „Angebot 1“.');
    expect(erste?.text).not.toContain('anderswo');
  });

  it('is told a few times a day, each family what is theirs', async () => {
    await send(buildAnmeldung({ Eva: [1] }));
    await send(buildAnmeldung({ Max: [1] }, fremd));
    await db().deleteFrom('outbox').execute();
    const dritte = { kontakt: { ...kontakt, email: 'ina@anderswo.example' } };
    for (let mal = 0; mal < 5; mal += 1) await send(buildAnmeldung({ Eva: [1], Max: [1] }, dritte));
    const mails = await letzteMails();
    expect(mails.map(({ an }) => an).sort()).toEqual([
      ...Array(3).fill(kontakt.email),
      ...Array(3).fill('tom@anderswo.example'),
    ]);
    for (const { an, text } of mails) expect(text.includes('Eva')).toBe(an === kontakt.email);
  });

  it('is none of the next child’s with the same name', async () => {
    await send(buildAnmeldung({ Eva: [1] }));
    const andererTag = buildAnmeldung({ Eva: [1] });
    Object.assign(andererTag.kinder[0] ?? {}, { geburtstag: '2018-05-05' });
    expect((await send(andererTag)).status).toBe(201);
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
    const warte = { veranstaltung: 3, kontakt, kinder: [buildKind('Kind 0'), buildKind('Ina')], firma: '' };
    expect((await sendAn(enge, warte, undefined, 'warteliste')).status).toBe(201);
    const antworten = await Promise.all(
      Array.from({ length: 30 }, (_, nummer) =>
        sendAn(
          enge,
          buildAnmeldung({ [`Kind ${nummer}`]: [1] }, von(nummer % 2 ? 'ADA@beispiel.example' : kontakt.email)),
        ),
      ),
    );
    // The first of them waits already, and Ina is the tenth.
    expect(count(antworten)).toBeGreaterThanOrEqual(8);
    expect(count(antworten)).toBeLessThanOrEqual(9);
    const zuViel = antworten.find(({ status }) => status !== 201);
    expect(zuViel?.status).toBe(409);
    expect(describeReasons(zuViel!.body)).toEqual(['null/null: nicht_online']);
    const kinder = await enge.database.db.selectFrom('ferien_kinder').select('vorname').distinct().execute();
    const [gebucht] = kinder;
    const wieder = await sendAn(enge, buildAnmeldung({ [gebucht?.vorname ?? '']: [2] }));
    expect(wieder.status, 'another event for one of the ten').toBe(201);
    expect((await sendAn(enge, buildAnmeldung({ Neu: [2] }))).status).toBe(409);
    expect((await sendAn(enge, { ...warte, kinder: [buildKind('Neu')] }, undefined, 'warteliste')).status).toBe(409);
    expect((await sendAn(enge, buildAnmeldung({ Neu: [2] }, von('jan@anderswo.example')))).status).toBe(201);
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

  it('one mail address takes so many places in a day, and one child is asked for so often; tries that tell nothing count', async () => {
    const enge = await app({ FERIEN_PLAETZE_JE_MAIL: 3, FERIEN_ANMELDUNGEN_JE_KIND: 2 });
    await setProgramm(enge.database.db, PROGRAMM);
    expect((await sendAn(enge, buildAnmeldung({ Eva: [1, 2], Max: [1, 2] }))).status).toBe(409);
    expect((await sendAn(enge, buildAnmeldung({ Eva: [1, 2] }))).status).toBe(201);
    expect((await sendAn(enge, buildAnmeldung({ Max: [1, 2] }))).status).toBe(409);
    const fremd = von('tom@anderswo.example');
    expect((await sendAn(enge, buildAnmeldung({ Eva: [1] }, fremd))).status, 'a conflict').toBe(409);
    expect((await sendAn(enge, buildAnmeldung({ Eva: [3] }, fremd))).status, 'the third try').toBe(409);
    expect((await sendAn(enge, buildAnmeldung({ Max: [3] }, fremd))).status).toBe(201);
    await enge.close();
  });

  it('the defaults let 60 bookings a minute through', () => {
    const { FERIEN_PLAETZE_JE_NETZ, FORMULAR_LIMIT, FERIEN_KINDER_JE_MAIL } = readConfig({});
    expect(FORMULAR_LIMIT).toBe(60);
    expect(FERIEN_PLAETZE_JE_NETZ).toBeGreaterThanOrEqual(4 * 60);
    expect(FERIEN_KINDER_JE_MAIL).toBe(10);
  });
});
