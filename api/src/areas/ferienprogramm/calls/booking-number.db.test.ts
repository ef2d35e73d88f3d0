import { describe, expect, it } from 'vitest';
import { buildKind, buildRegistration, buildVeranstaltung, contact } from '../../../../test/holiday.ts';
import { openProgram } from '../../../../test/test-ferienprogramm.ts';

const { db, send } = openProgram();

describe('booking numbers', () => {
  it('have no gaps after rejected bookings, even late ones, and appear in the mail', async () => {
    const { body: first } = await send(buildRegistration({ Eva: [4] }));
    await send(buildRegistration({ Ina: [4, 99] }));
    const costs = { veranstaltungen: 0, gebuehren: 0, gesamt: 0 };
    await send(buildRegistration({ Ina: [4] }, { kosten: costs }));
    await Promise.all(Array.from({ length: 20 }, (_, num) => send(buildRegistration({ [`Kind ${num}`]: [1] }))));
    const lines = await db().selectFrom('ferien_buchungen').select(['id', 'referenz']).orderBy('id').execute();
    const start = Number(first.referenz.split('-')[2]);
    expect(lines.map(({ referenz: reference }) => Number(reference.split('-')[2])).sort((a, b) => a - b)).toEqual(
      [0, 1, 2, 3, 4].map((next) => start + next),
    );
    const mails = await db().selectFrom('outbox').selectAll().execute();
    for (const { referenz: reference } of lines) {
      const mail = mails.find(({ betreff: subject }) => subject.endsWith(reference));
      expect(mail?.text).toContain(`Buchungsnummer ${reference}.`);
      expect(mail?.html).toContain(reference);
      expect(JSON.stringify(mail)).not.toContain('FP-0000');
    }
  });
});

describe('the payload of requirement F-16', () => {
  it('names events by title and dates, uses null for missing values, and is booked', async () => {
    const { id: _, titel: title = '', ...termin } = buildVeranstaltung({ id: 1 });
    const named = { titel: title, datum_von: termin.datum_von, datum_bis: termin.datum_bis, preis: 5 };
    const withFields = (veranstaltung: object) =>
      buildRegistration(
        { Eva: [1] },
        {
          kontakt: { ...contact, telefon: null },
          kinder: [{ ...buildKind('Eva'), bemerkung: null, veranstaltungen: [veranstaltung] }],
        },
      );
    for (const other of [{ titel: 'Wald' }, { datum_von: '2020-01-01' }, { datum_bis: '2020-01-01' }]) {
      const { status, body } = await send(withFields({ ...named, ...other }));
      expect(status).toBe(409);
      expect(body.detail).toBe('Diese Veranstaltung gibt es nicht oder nicht mehr.');
    }
    expect((await send(withFields(named))).status).toBe(201);
    expect(await db().selectFrom('ferien_veranstaltungen').select('gebucht').where('id', '=', 1).execute()).toEqual([
      { gebucht: 1 },
    ]);
    expect(await db().selectFrom('ferien_buchungen').select('telefon').execute()).toEqual([{ telefon: '' }]);
    expect((await send(withFields({ titel: 'Wald' }))).status).toBe(422);
  });
});
