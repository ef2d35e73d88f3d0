import type { Buchungsablehnung } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-buchung';
import { DATENSCHUTZ_BUCHUNG } from '@gm/shared/schemas/zustimmungen';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildAnmeldung, buildKind, buildVeranstaltung, inTagen, kontakt, PROGRAMM } from '../../../../test/ferien.ts';
import { createTestApp } from '../../../../test/test-app.ts';
import { openProgramm, readToken, setProgramm } from '../../../../test/test-ferienprogramm.ts';

const { db, send } = openProgramm({ SITE_URL: 'https://www.musterhardt.example' });
const countBooked = async () => {
  const zeilen = await db().selectFrom('ferien_veranstaltungen').select(['id', 'gebucht']).orderBy('id').execute();
  return Object.fromEntries(zeilen.map(({ id, gebucht }) => [id, gebucht]));
};
const countTeilnahmen = async () => {
  const { anzahl } = await db()
    .selectFrom('ferien_teilnahmen')
    .select((eb) => eb.fn.countAll<number>().as('anzahl'))
    .executeTakeFirstOrThrow();
  return anzahl;
};
const describeReasons = ({ ablehnungen }: Buchungsablehnung) =>
  ablehnungen.map(({ kind, veranstaltung, grund }) => `${kind}/${veranstaltung}: ${grund}`);

/** Nothing of a refused booking may stay anywhere. */
async function expectNichts(): Promise<void> {
  expect(await countBooked()).toEqual({ 1: 0, 2: 0, 3: 0, 4: 0 });
  expect(await countTeilnahmen()).toBe(0);
  expect(await db().selectFrom('ferien_buchungen').selectAll().execute()).toEqual([]);
  expect(await db().selectFrom('outbox').selectAll().execute()).toEqual([]);
}

describe('a booking', () => {
  it('takes the places, stores everything and asks the address whether it is theirs', async () => {
    const { status, body } = await send(buildAnmeldung({ Eva: [1, 2], Max: [1] }));
    expect(status).toBe(201);
    expect(body.referenz).toMatch(/^FP-\d{4}-\d{4,}$/);
    expect(body.status_link).toMatch(/^\/ferienprogramm-anmeldung\/offen\/\?token=[\w-]{32}$/);
    expect(await countBooked()).toEqual({ 1: 2, 2: 1, 3: 0, 4: 0 });
    const [buchung] = await db().selectFrom('ferien_buchungen').selectAll().execute();
    expect(buchung).toMatchObject({ ...kontakt, id: body.id, referenz: body.referenz });
    expect(JSON.stringify(buchung)).not.toContain(body.status_link?.split('=')[1]);
    const kinder = await db()
      .selectFrom('ferien_kinder')
      .select(['platz', 'vorname', 'geburtstag'])
      .orderBy('platz')
      .execute();
    expect(kinder).toEqual([
      { platz: 0, vorname: 'Eva', geburtstag: '2018-05-04' },
      { platz: 1, vorname: 'Max', geburtstag: '2018-05-04' },
    ]);
    const [mail] = await db().selectFrom('outbox').selectAll().execute();
    expect(mail).toMatchObject({ an: 'ada@beispiel.example', antwort_an: 'ferienprogramm@musterhardt.example' });
    expect(mail?.text).toContain('https://www.musterhardt.example/ferienprogramm-anmeldung/offen/?token=');
    expect(mail?.text).toContain('3 Plätze für 2 Kinder');
    expect(mail?.text, 'the browser cannot confirm').not.toContain(readToken(body.status_link));
    expect(mail?.text, 'the address may be a stranger’s').not.toMatch(/Eva|Max|Muster\b|Angebot/);
  });

  it('keeps what was agreed to with its wording; of a request that says nothing of it, nothing', async () => {
    const anmeldung = buildAnmeldung({ Eva: [1] });
    expect((await send({ ...anmeldung, valid: true })).status).toBe(201);
    const { valid: _, ...ohne } = buildAnmeldung({ Max: [1] });
    expect((await send(ohne)).status).toBe(201);
    expect((await send({ ...buildAnmeldung({ Ina: [1] }), valid: false })).status).toBe(422);
    const buchungen = await db().selectFrom('ferien_buchungen').select('zustimmungen').orderBy('id').execute();
    expect(buchungen.map(({ zustimmungen }) => zustimmungen)).toEqual([
      [{ feld: 'valid', text: DATENSCHUTZ_BUCHUNG, fassung: expect.stringMatching(/^[\da-f]{12}$/) }],
      [],
    ]);
  });

  it('is answered alike when it is sent again with its key, and stored once', async () => {
    const anmeldung = buildAnmeldung({ Eva: [1] });
    const antworten = await Promise.all([1, 2, 3].map(() => send(anmeldung, { 'idempotency-key': 'einmal' })));
    expect(antworten.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(antworten.map(({ body }) => body.referenz)).size).toBe(1);
    expect(antworten.filter(({ body }) => body.status_link !== null)).toHaveLength(1);
    expect(await countBooked()).toMatchObject({ 1: 1 });
    expect((await send(buildAnmeldung({ Max: [1] }), { 'idempotency-key': 'einmal' })).status).toBe(409);
    expect(await countTeilnahmen()).toBe(1);
  });

  it('uses no key up when it is refused', async () => {
    const falsch = buildAnmeldung({ Eva: [99] });
    expect((await send(falsch, { 'idempotency-key': 'nochmal' })).status).toBe(409);
    expect((await send(buildAnmeldung({ Eva: [1] }), { 'idempotency-key': 'nochmal' })).status).toBe(201);
  });
});

describe('a refusal', () => {
  it('names the reason for each child and event, and books nothing', async () => {
    await setProgramm(db(), [
      buildVeranstaltung({ id: 1 }),
      buildVeranstaltung({ id: 2, alter_min: 12 }),
      buildVeranstaltung({ id: 3, teilnehmer_max: 1 }),
      buildVeranstaltung({ id: 4, datum_von: `${inTagen(21)}T11:00`, datum_bis: `${inTagen(21)}T13:00` }),
    ]);
    const { status, body } = await send(buildAnmeldung({ Eva: [1, 2, 4], Max: [1, 3], Ina: [3, 77] }));
    expect(status).toBe(409);
    expect(describeReasons(body)).toEqual([
      '0/2: alter',
      '0/4: ueberschneidung',
      '1/3: ausgebucht',
      '2/3: ausgebucht',
      '2/77: unbekannt',
    ]);
    expect(body.ablehnungen[1]?.meldung).toBe('„Angebot 4“ überschneidet sich für Eva mit „Angebot 1“.');
    expect(body.ablehnungen[2]?.meldung).toBe('„Angebot 3“ hat nur noch einen freien Platz für 2 Kinder.');
    expect(body.programm.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    await expectNichts();
  });

  it('sees the same child or event twice in one booking', async () => {
    expect(describeReasons((await send(buildAnmeldung({ Eva: [1, 1] }))).body)).toEqual(['0/1: doppelt']);
    expect(describeReasons((await send(buildAnmeldung({ Eva: [1], 'eva ': [1] }))).body)).toEqual(['1/1: doppelt']);
    await expectNichts();
  });

  it('answers other figures with the right ones', async () => {
    const kosten = { veranstaltungen: 0, gebuehren: 0, gesamt: 0 };
    const { status, body } = await send(buildAnmeldung({ Eva: [1, 2] }, { kosten }));
    expect(status).toBe(409);
    expect(describeReasons(body)).toEqual(['null/null: kosten']);
    expect(body.kosten).toEqual({ veranstaltungen: 10, gebuehren: 4, gesamt: 14 });
    await expectNichts();
    expect((await send(buildAnmeldung({ Eva: [1, 2] }, { kosten: body.kosten }))).status).toBe(201);
  });

  it('takes families of the municipality only', async () => {
    const fremd = buildAnmeldung({ Eva: [1] }, { kontakt: { ...kontakt, plz: '70173', ort: 'Stuttgart' } });
    expect(describeReasons((await send(fremd)).body)).toEqual(['null/null: wohnort']);
  });

  it('knows events that are gone or have begun', async () => {
    await setProgramm(db(), [
      buildVeranstaltung({ id: 1, datum_von: `${inTagen(-1)}T09:00`, datum_bis: `${inTagen(1)}T09:00` }),
      buildVeranstaltung({ id: 2, aktiv: false }),
    ]);
    expect(describeReasons((await send(buildAnmeldung({ Eva: [1, 2] }))).body)).toEqual([
      '0/1: begonnen',
      '0/2: unbekannt',
    ]);
  });
});

describe('bad input', () => {
  it.each([
    [
      'fifty children',
      { kinder: Array.from({ length: 50 }, () => ({ ...buildKind('Eva'), veranstaltungen: [{ id: 1 }] })) },
      'kinder',
    ],
    [
      'a birthday in the future',
      { kinder: [{ ...buildKind('Eva', inTagen(1)), veranstaltungen: [{ id: 1 }] }] },
      'kinder.0.geburtstag',
    ],
    [
      'a negative id',
      { kinder: [{ ...buildKind('Eva'), veranstaltungen: [{ id: -1 }] }] },
      'kinder.0.veranstaltungen.0.id',
    ],
    ['no consent', { valid: false }, 'valid'],
    ['two addresses', { kontakt: { ...kontakt, email: 'a@b.example,c@d.example' } }, 'kontakt.email'],
  ])('is told beside its field: %s', async (_was, teil, feld) => {
    const { status, body } = await send(buildAnmeldung({ Eva: [1] }, teil));
    expect(status).toBe(422);
    expect(body.errors?.map((fehler) => fehler.feld)).toEqual([feld]);
    await expectNichts();
  });

  it('from programs and other sites is refused', async () => {
    expect((await send(buildAnmeldung({ Eva: [1] }, { firma: 'ACME' }))).status).toBe(400);
    expect((await send(buildAnmeldung({ Eva: [1] }), { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    await expectNichts();
  });
});

describe('registration window', () => {
  it.each([
    [inTagen(1), inTagen(5)],
    [inTagen(-5), inTagen(-1)],
  ])('is closed from %s to %s', async (anmeldung_von, anmeldung_bis) => {
    const zu = await createTestApp();
    await setProgramm(zu.database.db, PROGRAMM, { anmeldung_von, anmeldung_bis });
    const payload = buildAnmeldung({ Eva: [1] });
    const antwort = await zu.app.inject({ method: 'POST', url: '/api/ferienprogramm/anmeldung', payload });
    expect(antwort.statusCode).toBe(409);
    expect(antwort.json().ablehnungen[0].grund).toBe('fenster');
    await zu.close();
  });

  it('does not exist without a holiday programme', async () => {
    const ohne = await createTestApp();
    const payload = buildAnmeldung({ Eva: [1] });
    expect((await ohne.app.inject({ method: 'POST', url: '/api/ferienprogramm/anmeldung', payload })).statusCode).toBe(
      503,
    );
    await ohne.close();
  });
});

describe('many families at once', () => {
  it('fill an event to its last place and not beyond', async () => {
    const antworten = await Promise.all(
      Array.from({ length: 40 }, (_, nummer) => send(buildAnmeldung({ [`Kind ${nummer}`]: [1, 2] }))),
    );
    expect(antworten.filter(({ status }) => status === 201)).toHaveLength(4);
    expect(antworten.filter(({ status }) => status === 409)).toHaveLength(36);
    expect(await countBooked()).toEqual({ 1: 4, 2: 4, 3: 0, 4: 0 });
    expect(await countTeilnahmen()).toBe(8);
  });

  it('never overbook, lose or deadlock, whatever they choose in whatever order', async () => {
    const wunsch = fc.uniqueArray(fc.constantFrom(1, 2, 3, 4), { minLength: 1, maxLength: 4 });
    const familie = fc.array(wunsch, { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(fc.array(familie, { minLength: 4, maxLength: 12 }), async (familien) => {
        await setProgramm(db(), PROGRAMM);
        const antworten = await Promise.all(
          familien.map((kinder, nummer) =>
            send(buildAnmeldung(Object.fromEntries(kinder.map((ids, platz) => [`Kind ${nummer}-${platz}`, ids])))),
          ),
        );
        expect(antworten.every(({ status }) => status === 201 || status === 409)).toBe(true);
        const erwartet: Record<number, number> = { 1: 0, 2: 0, 3: 0, 4: 0 };
        for (const [nummer, { status }] of antworten.entries()) {
          if (status !== 201) continue;
          for (const id of (familien[nummer] ?? []).flat()) erwartet[id] = (erwartet[id] ?? 0) + 1;
        }
        expect(await countBooked()).toEqual(erwartet);
        expect(Object.values(erwartet).every((anzahl) => anzahl <= 4)).toBe(true);
        expect(await countTeilnahmen()).toBe(Object.values(erwartet).reduce((summe, anzahl) => summe + anzahl, 0));
      }),
      { numRuns: 12 },
    );
  });
});
