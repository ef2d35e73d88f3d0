import { describe, expect, it } from 'vitest';
import { buildAnmeldung, buildKind, buildVeranstaltung, kontakt } from '../../../../test/ferien.ts';
import { openProgramm } from '../../../../test/test-ferienprogramm.ts';

const { db, send } = openProgramm();

describe('booking numbers', () => {
  it('leave no gap where bookings are refused, also at the last moment, and stand in the mail', async () => {
    const { body: erste } = await send(buildAnmeldung({ Eva: [4] }));
    await send(buildAnmeldung({ Ina: [4, 99] }));
    const kosten = { veranstaltungen: 0, gebuehren: 0, gesamt: 0 };
    await send(buildAnmeldung({ Ina: [4] }, { kosten }));
    await Promise.all(Array.from({ length: 20 }, (_, nummer) => send(buildAnmeldung({ [`Kind ${nummer}`]: [1] }))));
    const zeilen = await db().selectFrom('ferien_buchungen').select(['id', 'referenz']).orderBy('id').execute();
    const beginn = Number(erste.referenz.split('-')[2]);
    expect(zeilen.map(({ referenz }) => Number(referenz.split('-')[2])).sort((a, b) => a - b)).toEqual(
      [0, 1, 2, 3, 4].map((weiter) => beginn + weiter),
    );
    const mails = await db().selectFrom('outbox').selectAll().execute();
    for (const { referenz } of zeilen) {
      const mail = mails.find(({ betreff }) => betreff.endsWith(referenz));
      expect(mail?.text).toContain(`Buchungsnummer ${referenz}.`);
      expect(mail?.html).toContain(referenz);
      expect(JSON.stringify(mail)).not.toContain('FP-0000');
    }
  });
});

describe('the payload of requirement F-16', () => {
  it('names events by title and dates, has null where there is nothing, and is booked', async () => {
    const { id: _, titel = '', ...termin } = buildVeranstaltung({ id: 1 });
    const benannt = { titel, datum_von: termin.datum_von, datum_bis: termin.datum_bis, preis: 5 };
    const withFields = (veranstaltung: object) =>
      buildAnmeldung(
        { Eva: [1] },
        {
          kontakt: { ...kontakt, telefon: null },
          kinder: [{ ...buildKind('Eva'), bemerkung: null, veranstaltungen: [veranstaltung] }],
        },
      );
    for (const anderer of [{ titel: 'Wald' }, { datum_von: '2020-01-01' }, { datum_bis: '2020-01-01' }]) {
      const { status, body } = await send(withFields({ ...benannt, ...anderer }));
      expect(status).toBe(409);
      expect(body.detail).toBe('Diese Veranstaltung gibt es nicht oder nicht mehr.');
    }
    expect((await send(withFields(benannt))).status).toBe(201);
    expect(await db().selectFrom('ferien_veranstaltungen').select('gebucht').where('id', '=', 1).execute()).toEqual([
      { gebucht: 1 },
    ]);
    expect(await db().selectFrom('ferien_buchungen').select('telefon').execute()).toEqual([{ telefon: '' }]);
    expect((await send(withFields({ titel: 'Wald' }))).status).toBe(422);
  });
});
