import type { Cents } from '@gm/shared/format/amount';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import {
  buildRegistration,
  buildVeranstaltung,
  contact,
  inDays,
  options as reason,
  sender,
} from '../../../../test/holiday.ts';
import { openProgram, readRequest, setProgram } from '../../../../test/test-ferienprogramm.ts';
import { createHolidayChange } from '../administration/change-veranstaltung.ts';
import { cancel } from '../booked/cancel.ts';
import { confirm } from '../confirmation/confirm.ts';
import { runBooksOperation } from './books-operations.ts';
import { noteCard } from './card.ts';
import type { CardProvider } from './card-provider.ts';
import { createPaymentRepository } from './payment-repository.ts';
import { readClaim } from './settle.ts';
import { IBAN } from './statements/camt.beispiel.ts';
import { importTransactions } from './statements/import-transactions.ts';
import type { Transaction } from './statements/transaction.ts';

const { api, db, send } = openProgram();
const account = { inhaber: 'Gemeindekasse', iban: IBAN, bic: '', bank: '' };
const SETTINGS = { konto: account, rabatt_sozialpass: 50, gebuehr_bei_storno: 'bleibt' as const };
const options = { ...reason, ...SETTINGS };
const season = { optionen: options, absender: sender };
const circumstances = { saison: season, jetzt: new Date(), von: 'Test' };
const empty = async () => {
  await sql`delete from ferien_zahlungen`.execute(db());
  await sql`delete from ferien_umsaetze`.execute(db());
  await setProgram(
    db(),
    [1, 2, 3].map((id) => buildVeranstaltung({ id, teilnehmer_max: 999 })),
    SETTINGS,
  );
};
beforeEach(empty);

/** Two families; they act and pay in any order, possibly more than once. */
const FAMILIES = [contact.email, 'tom@anderswo.example'];
const family = fc.constantFrom(...FAMILIES);
const cents = fc.constantFrom(350, 850, 550, 1700, 1, 99_999);
const step = fc.oneof(
  fc.record({
    was: fc.constant('buchen' as const),
    familie: family,
    kind: fc.constantFrom('Eva', 'Max'),
    event: fc.constantFrom(1, 2, 3),
  }),
  fc.record({ was: fc.constant('absagen' as const), nummer: fc.nat(9) }),
  fc.record({ was: fc.constant('ausfall' as const), event: fc.constantFrom(1, 2, 3) }),
  fc.record({
    was: fc.constant('ueberweisen' as const),
    nummer: fc.nat(9),
    betrag: cents,
    ohneNummer: fc.boolean(),
    ref: fc.boolean(),
  }),
  fc.record({ was: fc.constant('nochmal' as const), nummer: fc.nat(9) }),
  fc.record({ was: fc.constant('bar' as const), nummer: fc.nat(9), betrag: cents, zweimal: fc.boolean() }),
  fc.record({ was: fc.constant('karte' as const), nummer: fc.nat(9), betrag: cents }),
  fc.record({ was: fc.constant('erstatten' as const), nummer: fc.nat(9), betrag: cents, auszug: fc.boolean() }),
  fc.record({ was: fc.constant('zuordnen' as const), nummer: fc.nat(9), umsatz: fc.nat(9) }),
  fc.record({ was: fc.constant('loesen' as const), nummer: fc.nat(9) }),
  fc.record({ was: fc.constant('ermaessigen' as const), nummer: fc.nat(9), betrag: cents, pass: fc.boolean() }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Independent manual bookkeeping as a reference. */
interface Sheet {
  auszuege: Transaction[];
  bar: number;
  karte: number;
  erstattet: number;
}

const pick = <One>(list: readonly One[], num: number): One | undefined => list[num % Math.max(1, list.length)];
const tryTo = async (operation: Parameters<typeof runBooksOperation>[1]) => {
  try {
    await runBooksOperation(db(), operation, circumstances);
    return true;
  } catch {
    return false;
  }
};

async function take(one: Step, sheet: Sheet, nr: number): Promise<void> {
  const payments = createPaymentRepository(db());
  const accounts = await payments.listKonten();
  const account = 'nummer' in one ? pick(accounts, one.nummer) : undefined;
  const read = (transaction: Transaction) => importTransactions(db(), [transaction], 'Test');
  switch (one.was) {
    case 'buchen': {
      const registration = buildRegistration(
        { [one.kind]: [one.event] },
        { kontakt: { ...contact, email: one.familie } },
      );
      if ((await send(registration)).status !== 201) return;
      await confirm(db(), await readRequest(api(), one.familie), season, new Date());
      return;
    }
    case 'absagen': {
      const occupied = await db()
        .selectFrom('ferien_teilnahmen as t')
        .innerJoin('ferien_kinder as k', 'k.id', 't.kind_id')
        .innerJoin('ferien_buchungen as b', 'b.id', 'k.buchung_id')
        .select(['k.id', 't.veranstaltung_id', 'b.token_hash', 'b.email'])
        .where('t.storniert', 'is', null)
        .orderBy('b.id')
        .execute();
      const place = pick(occupied, one.nummer);
      const token = place && (await readRequest(api(), place.email));
      if (place && token)
        await cancel(db(), { token, kind: place.id, veranstaltung: place.veranstaltung_id }, season, new Date());
      return;
    }
    case 'ausfall': {
      const command = createHolidayChange(season, new Date());
      await db()
        .transaction()
        .execute(async (trx) => {
          const input = {
            id: one.event,
            was: 'absagen' as const,
            grund: 'Regen',
            bestaetigt: true,
            teilnehmer_max: null,
            route: '',
            firma: '',
          };
          const check = await command.check(trx, input);
          if ('fund' in check) await command.perform(trx, input, check.fund);
        });
      return;
    }
    case 'ueberweisen': {
      const transaction: Transaction = {
        tag: inDays(0),
        betrag: one.betrag as Cents,
        name: 'Ada Muster',
        iban: '',
        zweck: one.ohneNummer || !account ? `Ferien ${nr}` : account.referenz,
        bankreferenz: one.ref ? `B${nr}` : null,
      };
      // Equal lines where one has no bank reference cannot be distinguished from a replay; banks give a reference, or
      // the purpose differs.
      const isAlike = (alt: Transaction) =>
        alt.zweck === transaction.zweck && alt.betrag === transaction.betrag && (!one.ref || alt.bankreferenz === null);
      if (sheet.auszuege.some(isAlike)) return;
      await read(transaction);
      sheet.auszuege.push(transaction);
      return;
    }
    case 'nochmal': {
      const alt = pick(sheet.auszuege, one.nummer);
      if (alt) expect(await read(alt)).toMatchObject({ neu: 0, bekannt: 1 });
      return;
    }
    case 'bar': {
      if (!account) return;
      const voucher = `00000000-0000-4000-8000-${String(nr).padStart(12, '0')}`;
      const operation = {
        vorgang: 'zahlung' as const,
        referenz: account.referenz,
        art: 'bar' as const,
        betrag: one.betrag / 100,
        notiz: '',
        beleg: voucher,
        route: '',
        firma: '',
      };
      for (let times = 0; times < (one.zweimal ? 2 : 1); times += 1) expect(await tryTo(operation)).toBe(true);
      sheet.bar += one.betrag;
      return;
    }
    case 'karte': {
      if (!account) return;
      const provider: CardProvider = {
        start: async () => ({ beleg: '', adresse: '' }),
        read: async (voucher) => ({
          bezahlt: voucher !== 'tr_offen',
          betrag: one.betrag as Cents,
          zweck: `Ferienprogramm ${account.referenz}`,
        }),
      };
      for (const voucher of ['tr_offen', `tr_${nr}`, `tr_${nr}`]) await noteCard(db(), provider, voucher);
      sheet.karte += one.betrag;
      return;
    }
    case 'erstatten': {
      if (!account) return;
      const amount = Math.min(one.betrag, Math.max(1, -account.offen));
      const voucher = `00000000-0000-4000-9000-${String(nr).padStart(12, '0')}`;
      const ging = await tryTo({
        vorgang: 'zahlung',
        referenz: account.referenz,
        art: 'erstattung',
        betrag: amount / 100,
        notiz: '',
        beleg: voucher,
        route: '',
        firma: '',
      });
      // Refunds never exceed an overpayment.
      expect(ging).toBe(account.offen <= -amount);
      if (!ging) return;
      sheet.erstattet += amount;
      if (!one.auszug) return;
      const transaction = {
        tag: inDays(0),
        betrag: -amount as Cents,
        name: '',
        iban: '',
        zweck: `Erstattung ${account.referenz}`,
        bankreferenz: `E${nr}`,
      };
      expect(await read(transaction), 'the refund that was noted, and no second one').toMatchObject({ zugeordnet: 1 });
      sheet.auszuege.push(transaction);
      sheet.erstattet -= amount;
      return;
    }
    case 'zuordnen': {
      const open = pick(await payments.listOpenTransactions(), one.umsatz);
      if (account && open)
        await tryTo({ vorgang: 'zuordnen', umsatz: open.id, referenz: account.referenz, route: '', firma: '' });
      return;
    }
    case 'loesen': {
      const payment = account && pick(await payments.listZahlungen(account.buchung_id), one.nummer);
      if (payment) await tryTo({ vorgang: 'loesen', zahlung: payment.id, route: '', firma: '' });
      return;
    }
    case 'ermaessigen': {
      if (!account) return;
      const rest = { referenz: account.referenz, route: '', firma: '' };
      await tryTo(
        one.pass
          ? { vorgang: 'sozialpass', ...rest }
          : { vorgang: 'ermaessigung', betrag: one.betrag / 100, grund: 'Härtefall', ...rest },
      );
      return;
    }
  }
}

const sum = async (text: string) => (await sql<{ summe: number }>`${sql.raw(text)}`.execute(db())).rows[0]?.summe ?? 0;

async function check(sheet: Sheet): Promise<void> {
  const bookings = await db()
    .selectFrom('ferien_buchungen')
    .select(['id', 'email'])
    .where('bestaetigt', 'is not', null)
    .execute();
  const accounts = await createPaymentRepository(db()).listKonten();
  expect(accounts.length).toBe(bookings.length);
  for (const booking of bookings) {
    const { kosten: costs } = await readClaim(db(), booking, options);
    const state = accounts.find(({ buchung_id }) => buchung_id === booking.id);
    expect(state?.soll, 'the books say what is booked').toBe(costs.gesamt);
    expect(state?.offen).toBe((state?.soll ?? 0) - (state?.ist ?? 0));
  }
  const bank = sheet.auszuege.reduce((sum, { betrag: amount }) => sum + amount, 0);
  expect(await sum('select coalesce(sum(betrag), 0)::int as summe from ferien_umsaetze'), 'every line once').toBe(bank);
  const [open, mapped, gezahlt] = await Promise.all([
    sum(`select coalesce(sum(betrag), 0)::int as summe from ferien_umsaetze where stand = 'offen'`),
    sum(`select coalesce(sum(betrag), 0)::int as summe from ferien_umsaetze where stand = 'zugeordnet'`),
    sum('select coalesce(sum(betrag), 0)::int as summe from ferien_zahlungen where umsatz_id is not null'),
  ]);
  expect(gezahlt, 'a line pays what it is').toBe(mapped);
  expect(open + mapped).toBe(bank);
  const is = accounts.reduce((sum, state) => sum + state.ist, 0);
  expect(is, 'no euro twice, none lost').toBe(mapped + sheet.bar + sheet.karte - sheet.erstattet);
}

it('property: no euro counts twice, in whatever order bookings, cancellations, payments and refunds are made', async () => {
  await fc.assert(
    fc
      .asyncProperty(fc.array(step, { minLength: 6, maxLength: 18 }), async (steps) => {
        const sheet: Sheet = { auszuege: [], bar: 0, karte: 0, erstattet: 0 };
        const before: Step[] = FAMILIES.map((who) => ({ was: 'buchen', familie: who, kind: 'Eva', event: 1 }));
        for (const [nr, one] of [...before, ...steps].entries()) {
          await take(one, sheet, nr);
          await check(sheet);
        }
      })
      .beforeEach(empty),
    { numRuns: 8 },
  );
}, 120_000);

it('two processes that read the same statement concurrently import it once', async () => {
  await take(
    { was: 'buchen', familie: contact.email, kind: 'Eva', event: 1 },
    { auszuege: [], bar: 0, karte: 0, erstattet: 0 },
    0,
  );
  const [state] = await createPaymentRepository(db()).listKonten();
  const transaction: Transaction = {
    tag: inDays(0),
    betrag: 850 as Cents,
    name: '',
    iban: '',
    zweck: state?.referenz ?? '',
    bankreferenz: null,
  };
  const results = await Promise.all([1, 2, 3].map(() => importTransactions(db(), [transaction], 'Test')));
  expect(results.map(({ neu: fresh }) => fresh).sort()).toEqual([0, 0, 1]);
  expect((await createPaymentRepository(db()).listKonten())[0]).toMatchObject({ soll: 850, ist: 850, offen: 0 });
  // Two equal lines in one file are two payments.
  expect(await importTransactions(db(), [transaction, transaction], 'Test')).toMatchObject({ neu: 1, bekannt: 1 });
  await expect(
    importTransactions(
      db(),
      [
        { ...transaction, bankreferenz: 'X', betrag: 1 as Cents },
        { ...transaction, bankreferenz: 'X' },
      ],
      'Test',
    ),
  ).rejects.toThrow();
  await importTransactions(
    db(),
    [
      { ...transaction, bankreferenz: 'Y' },
      { ...transaction, bankreferenz: 'Z' },
    ],
    'Test',
  );
  await expect(
    importTransactions(db(), [{ ...transaction, bankreferenz: 'Y', betrag: 9850 as Cents }], 'Test'),
  ).rejects.toMatchObject({
    felder: [{ meldung: expect.stringContaining('steht schon mit 8,50') }],
  });
  expect((await createPaymentRepository(db()).listKonten())[0]).toMatchObject({ ist: 1700, offen: -850 });
});
