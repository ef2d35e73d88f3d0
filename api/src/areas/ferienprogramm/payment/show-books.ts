import { randomUUID } from 'node:crypto';
import { type Books, type BooksAccount, PAYMENT_KINDS } from '@gm/shared/areas/ferienprogramm/payment/books';
import { writeCosts } from '@gm/shared/areas/ferienprogramm/payment/ferienprogramm-costs';
import { type Cents, formatCents, sumCents, toEuro } from '@gm/shared/format/amount';
import { addDays, readBerlinTime } from '@gm/shared/rules/berlin-time';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { createHolidayInventoryRepository } from '../booking/holiday-inventory-repository.ts';
import type { Season } from '../holiday-service.ts';
import { isDue } from './bills/erinnern.ts';
import { type Account, createPaymentRepository } from './payment-repository.ts';
import { readClaim } from './settle.ts';
import { matchTransaction } from './statements/match-transaction.ts';

const toLine = (day: string) => (account: Account) => ({
  referenz: account.referenz,
  name: `${account.vorname} ${account.name}`,
  faellig: account.faellig,
  soll: toEuro(account.soll),
  ist: toEuro(account.ist),
  offen: toEuro(account.offen),
  ueberfaellig: isDue(account, day),
  erinnert: account.erinnert,
  href: `/intranet/ferienprogramm/kasse/${account.referenz}/`,
});

/** This month, the previous one, and the whole year. */
function listPeriods(day: string): Books['zeitraeume'] {
  const first = `${day.slice(0, 7)}-01`;
  const last = addDays(first, -1);
  return [
    { name: 'Dieser Monat', von: first, bis: day },
    { name: 'Letzter Monat', von: `${last.slice(0, 7)}-01`, bis: last },
    { name: 'Dieses Jahr', von: `${day.slice(0, 4)}-01-01`, bis: day },
  ];
}

/** All bills, and unassigned lines of statements with candidates. */
export async function showBooks(
  db: DataSource,
  { optionen: options }: Pick<Season, 'optionen'>,
  now: Date,
): Promise<Books> {
  const payments = createPaymentRepository(db);
  const accounts = await payments.listKonten();
  const { tag: day } = readBerlinTime(now);
  const sum = (get: (account: Account) => number) => toEuro(sumCents(accounts.map((account) => get(account) as Cents)));
  const transactions = await payments.listOpenTransactions();
  return {
    eingerichtet: options.konto !== null,
    summe: {
      soll: sum(({ soll: target }) => target),
      ist: sum(({ ist: is }) => is),
      offen: sum(({ offen: open }) => Math.max(0, open)),
      guthaben: sum(({ offen: open }) => Math.max(0, 0 - open)),
      ueberfaellig: accounts.filter((account) => isDue(account, day)).length,
    },
    konten: accounts.map(toLine(day)),
    zeitraeume: listPeriods(day),
    umsaetze: transactions.map((transaction) => {
      const hit = matchTransaction(transaction, accounts);
      // A bill that matches without doubt may exist by now; staff still decide.
      const secure = hit.art === 'sicher' ? hit.zuordnungen.map(({ buchung_id }) => buchung_id) : [];
      const candidates =
        hit.art === 'offen'
          ? hit.kandidaten
          : accounts
              .filter(({ buchung_id }) => secure.includes(buchung_id))
              .map(({ referenz: reference }) => reference);
      const { id, tag: on, betrag: amount, name, zweck: purpose, grund: reason } = transaction;
      return { id, tag: on, betrag: toEuro(amount), name, zweck: purpose, grund: reason, kandidaten: candidates };
    }),
  };
}

/** One bill with its history; null if there is none. */
export async function showBooksAccount(
  db: DataSource,
  reference: string,
  { optionen: options }: Pick<Season, 'optionen'>,
  now: Date,
): Promise<BooksAccount | null> {
  const payments = createPaymentRepository(db);
  const account = await payments.findKonto(reference);
  const booking = account && (await createHolidayInventoryRepository(db).read(account.buchung_id));
  if (!account || !booking) return null;
  const id = account.buchung_id;
  const all = await payments.listZahlungen(id);
  const rest = (transaction: number) =>
    all.filter(({ umsatz_id }) => umsatz_id === transaction).reduce((sum, { betrag: amount }) => sum + amount, 0);
  return {
    ...toLine(readBerlinTime(now).tag)(account),
    email: booking.email,
    telefon: booking.telefon,
    kosten: writeCosts((await readClaim(db, booking, options)).kosten),
    posten: (await payments.listPosten(id)).map(({ gebucht: booked, was, betrag: amount }) => ({
      tag: readBerlinTime(booked).tag,
      was,
      betrag: toEuro(amount),
    })),
    zahlungen: all.map(({ id: payment, tag: day, art: kind, betrag: amount, notiz: note, umsatz_id }) => ({
      id: payment,
      tag: day,
      art: PAYMENT_KINDS[kind],
      betrag: toEuro(amount),
      notiz: note,
      loesbar: umsatz_id !== null && kind !== 'berichtigung' && rest(umsatz_id) !== 0,
    })),
    ermaessigungen: (await payments.listErmaessigungen(id)).map(
      ({ id: num, prozent: percent, betrag: amount, grund: reason, von: from }) => ({
        id: num,
        text: amount === null ? `${reason}, ${percent} % der Preise` : `${reason}, ${formatCents(amount)}`,
        von: from,
      }),
    ),
    beleg: randomUUID(),
    sozialpass: options.rabatt_sozialpass,
  };
}
