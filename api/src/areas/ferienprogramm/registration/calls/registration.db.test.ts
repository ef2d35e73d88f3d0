import type { BookingRejection } from '@gm/shared/areas/ferienprogramm/registration/ferienprogramm-booking';
import { PRIVACY_BOOKING } from '@gm/shared/schemas/consents';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  buildKind,
  buildRegistration,
  buildVeranstaltung,
  contact,
  inDays,
  PROGRAM,
} from '../../../../../test/holiday.ts';
import { createTestApp } from '../../../../../test/test-app.ts';
import { openProgram, readToken, setProgram } from '../../../../../test/test-ferienprogramm.ts';

const { db, send } = openProgram({ SITE_URL: 'https://www.musterhardt.example' });
const countBooked = async () => {
  const lines = await db().selectFrom('ferien_veranstaltungen').select(['id', 'gebucht']).orderBy('id').execute();
  return Object.fromEntries(lines.map(({ id, gebucht: booked }) => [id, booked]));
};
const countParticipations = async () => {
  const { anzahl: count } = await db()
    .selectFrom('ferien_teilnahmen')
    .select((eb) => eb.fn.countAll<number>().as('anzahl'))
    .executeTakeFirstOrThrow();
  return count;
};
const describeReasons = ({ ablehnungen: rejections }: BookingRejection) =>
  rejections.map(({ kind: child, veranstaltung, grund: reason }) => `${child}/${veranstaltung}: ${reason}`);

/** A rejected booking must leave no traces. */
async function expectNothing(): Promise<void> {
  expect(await countBooked()).toEqual({ 1: 0, 2: 0, 3: 0, 4: 0 });
  expect(await countParticipations()).toBe(0);
  expect(await db().selectFrom('ferien_buchungen').selectAll().execute()).toEqual([]);
  expect(await db().selectFrom('outbox').selectAll().execute()).toEqual([]);
}

describe('a booking', () => {
  it('takes the places, stores everything and asks to confirm the address', async () => {
    const { status, body } = await send(buildRegistration({ Eva: [1, 2], Max: [1] }));
    expect(status).toBe(201);
    expect(body.referenz).toMatch(/^FP-\d{4}-\d{4,}$/);
    expect(body.status_link).toMatch(/^\/ferienprogramm-anmeldung\/offen\/\?token=[\w-]{32}$/);
    expect(await countBooked()).toEqual({ 1: 2, 2: 1, 3: 0, 4: 0 });
    const [booking] = await db().selectFrom('ferien_buchungen').selectAll().execute();
    expect(booking).toMatchObject({ ...contact, id: body.id, referenz: body.referenz });
    expect(JSON.stringify(booking)).not.toContain(body.status_link?.split('=')[1]);
    const children = await db()
      .selectFrom('ferien_kinder')
      .select(['platz', 'vorname', 'geburtstag'])
      .orderBy('platz')
      .execute();
    expect(children).toEqual([
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

  it('stores given consents with their wording, and nothing without consent', async () => {
    const registration = buildRegistration({ Eva: [1] });
    expect((await send({ ...registration, valid: true })).status).toBe(201);
    const { valid: _, ...without } = buildRegistration({ Max: [1] });
    expect((await send(without)).status).toBe(201);
    expect((await send({ ...buildRegistration({ Ina: [1] }), valid: false })).status).toBe(422);
    const bookings = await db().selectFrom('ferien_buchungen').select('zustimmungen').orderBy('id').execute();
    expect(bookings.map(({ zustimmungen: consents }) => consents)).toEqual([
      [{ feld: 'valid', text: PRIVACY_BOOKING, fassung: expect.stringMatching(/^[\da-f]{12}$/) }],
      [],
    ]);
  });

  it('gets the same response when sent again with its key, and is stored once', async () => {
    const registration = buildRegistration({ Eva: [1] });
    const answers = await Promise.all([1, 2, 3].map(() => send(registration, { 'idempotency-key': 'einmal' })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.referenz)).size).toBe(1);
    expect(answers.filter(({ body }) => body.status_link !== null)).toHaveLength(1);
    expect(await countBooked()).toMatchObject({ 1: 1 });
    expect((await send(buildRegistration({ Max: [1] }), { 'idempotency-key': 'einmal' })).status).toBe(409);
    expect(await countParticipations()).toBe(1);
  });

  it('does not consume its key when rejected', async () => {
    const wrong = buildRegistration({ Eva: [99] });
    expect((await send(wrong, { 'idempotency-key': 'nochmal' })).status).toBe(409);
    expect((await send(buildRegistration({ Eva: [1] }), { 'idempotency-key': 'nochmal' })).status).toBe(201);
  });
});

describe('a rejection', () => {
  it('names the reason for each child and event, and books nothing', async () => {
    await setProgram(db(), [
      buildVeranstaltung({ id: 1 }),
      buildVeranstaltung({ id: 2, alter_min: 12 }),
      buildVeranstaltung({ id: 3, teilnehmer_max: 1 }),
      buildVeranstaltung({ id: 4, datum_von: `${inDays(21)}T11:00`, datum_bis: `${inDays(21)}T13:00` }),
    ]);
    const { status, body } = await send(buildRegistration({ Eva: [1, 2, 4], Max: [1, 3], Ina: [3, 77] }));
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
    await expectNothing();
  });

  it('detects duplicate children and events in one booking', async () => {
    expect(describeReasons((await send(buildRegistration({ Eva: [1, 1] }))).body)).toEqual(['0/1: doppelt']);
    expect(describeReasons((await send(buildRegistration({ Eva: [1], 'eva ': [1] }))).body)).toEqual(['1/1: doppelt']);
    await expectNothing();
  });

  it('returns the correct prices if those of the request differ', async () => {
    const costs = { veranstaltungen: 0, gebuehren: 0, gesamt: 0 };
    const { status, body } = await send(buildRegistration({ Eva: [1, 2] }, { kosten: costs }));
    expect(status).toBe(409);
    expect(describeReasons(body)).toEqual(['null/null: kosten']);
    expect(body.kosten).toEqual({ veranstaltungen: 10, gebuehren: 4, gesamt: 14 });
    await expectNothing();
    expect((await send(buildRegistration({ Eva: [1, 2] }, { kosten: body.kosten }))).status).toBe(201);
  });

  it('applies to families outside the municipality', async () => {
    const foreign = buildRegistration({ Eva: [1] }, { kontakt: { ...contact, plz: '70173', ort: 'Stuttgart' } });
    expect(describeReasons((await send(foreign)).body)).toEqual(['null/null: wohnort']);
  });

  it('applies to unknown events and events that have started', async () => {
    await setProgram(db(), [
      buildVeranstaltung({ id: 1, datum_von: `${inDays(-1)}T09:00`, datum_bis: `${inDays(1)}T09:00` }),
      buildVeranstaltung({ id: 2, aktiv: false }),
    ]);
    expect(describeReasons((await send(buildRegistration({ Eva: [1, 2] }))).body)).toEqual([
      '0/1: begonnen',
      '0/2: unbekannt',
    ]);
  });
});

describe('invalid input', () => {
  it.each([
    [
      'fifty children',
      { kinder: Array.from({ length: 50 }, () => ({ ...buildKind('Eva'), veranstaltungen: [{ id: 1 }] })) },
      'kinder',
    ],
    [
      'a birthday in the future',
      { kinder: [{ ...buildKind('Eva', inDays(1)), veranstaltungen: [{ id: 1 }] }] },
      'kinder.0.geburtstag',
    ],
    [
      'a negative id',
      { kinder: [{ ...buildKind('Eva'), veranstaltungen: [{ id: -1 }] }] },
      'kinder.0.veranstaltungen.0.id',
    ],
    ['no consent', { valid: false }, 'valid'],
    ['two addresses', { kontakt: { ...contact, email: 'a@b.example,c@d.example' } }, 'kontakt.email'],
  ])('is reported at its field: %s', async (_was, part, field) => {
    const { status, body } = await send(buildRegistration({ Eva: [1] }, part));
    expect(status).toBe(422);
    expect(body.errors?.map((error) => error.feld)).toEqual([field]);
    await expectNothing();
  });

  it('is rejected from API clients and other sites', async () => {
    expect((await send(buildRegistration({ Eva: [1] }, { firma: 'ACME' }))).status).toBe(400);
    expect((await send(buildRegistration({ Eva: [1] }), { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    await expectNothing();
  });
});

describe('registration window', () => {
  it.each([
    [inDays(1), inDays(5)],
    [inDays(-5), inDays(-1)],
  ])('is closed from %s to %s', async (anmeldung_von, anmeldung_bis) => {
    const too = await createTestApp();
    await setProgram(too.database.db, PROGRAM, { anmeldung_von, anmeldung_bis });
    const payload = buildRegistration({ Eva: [1] });
    const answer = await too.app.inject({ method: 'POST', url: '/api/ferienprogramm/anmeldung', payload });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().ablehnungen[0].grund).toBe('fenster');
    await too.close();
  });

  it('does not exist without a holiday programme', async () => {
    const without = await createTestApp();
    const payload = buildRegistration({ Eva: [1] });
    expect(
      (await without.app.inject({ method: 'POST', url: '/api/ferienprogramm/anmeldung', payload })).statusCode,
    ).toBe(503);
    await without.close();
  });
});

describe('concurrent bookings', () => {
  it('fill an event to its last place and not beyond', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, num) => send(buildRegistration({ [`Kind ${num}`]: [1, 2] }))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(4);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(36);
    expect(await countBooked()).toEqual({ 1: 4, 2: 4, 3: 0, 4: 0 });
    expect(await countParticipations()).toBe(8);
  });

  it('never overbook, lose places or deadlock, in any combination and order', async () => {
    const wish = fc.uniqueArray(fc.constantFrom(1, 2, 3, 4), { minLength: 1, maxLength: 4 });
    const family = fc.array(wish, { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(fc.array(family, { minLength: 4, maxLength: 12 }), async (families) => {
        await setProgram(db(), PROGRAM);
        const answers = await Promise.all(
          families.map((children, num) =>
            send(buildRegistration(Object.fromEntries(children.map((ids, place) => [`Kind ${num}-${place}`, ids])))),
          ),
        );
        expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
        const expected: Record<number, number> = { 1: 0, 2: 0, 3: 0, 4: 0 };
        for (const [num, { status }] of answers.entries()) {
          if (status !== 201) continue;
          for (const id of (families[num] ?? []).flat()) expected[id] = (expected[id] ?? 0) + 1;
        }
        expect(await countBooked()).toEqual(expected);
        expect(Object.values(expected).every((count) => count <= 4)).toBe(true);
        expect(await countParticipations()).toBe(Object.values(expected).reduce((sum, count) => sum + count, 0));
      }),
      { numRuns: 12 },
    );
  });
});
