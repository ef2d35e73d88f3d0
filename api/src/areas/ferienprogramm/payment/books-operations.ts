import { AppError } from '@gm/shared/errors/app-error';
import { type Cents, formatCents, toCents } from '@gm/shared/format/amount';
import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import { createFaults } from '../../../core/forms/receive-once.ts';
import type { DataSource } from '../../../core/platform/database/database.ts';
import type { Season } from '../holiday-service.ts';
import { remindAll } from './bills/erinnern.ts';
import type { BooksOperation } from './books-operation.ts';
import { type Account, createPaymentRepository } from './payment-repository.ts';
import { settle } from './settle.ts';
import { assign } from './statements/import-transactions.ts';
import { findReferences, type Mapping } from './statements/match-transaction.ts';

const refuse = (field: string, message: string) => createFaults([{ feld: field, meldung: message }]);
type Operation<V extends BooksOperation['vorgang']> = Extract<BooksOperation, { vorgang: V }>;

interface Circumstances {
  saison: Season;
  jetzt: Date;
  /** The staff member. */
  von: string;
}

async function lockAccount(trx: DataSource, text: string): Promise<Account> {
  const payments = createPaymentRepository(trx);
  const [reference = text.trim()] = findReferences(text);
  const account = await payments.findKonto(reference);
  if (!account) throw refuse('referenz', `Eine Rechnung zu „${reference.slice(0, 40)}“ gibt es nicht.`);
  await payments.lockKonto(account.buchung_id);
  return (await payments.findKonto(reference)) ?? account;
}

/** Every bill gets its open amount, and the last one the rest, so that the whole amount is assigned. */
function distribute(amount: Cents, accounts: readonly Account[]): Mapping[] {
  let rest: number = amount;
  return accounts
    .map(({ buchung_id, offen: open }, num) => {
      const part = num === accounts.length - 1 ? rest : Math.max(0, Math.min(rest, open));
      rest -= part;
      return { buchung_id, betrag: part as Cents };
    })
    .filter((mapping) => mapping.betrag !== 0);
}

async function lockTransaction(trx: DataSource, id: number) {
  const payments = createPaymentRepository(trx);
  await payments.lockUmsaetze();
  const transaction = await payments.findUmsatz(id);
  if (transaction?.stand !== 'offen')
    throw new AppError('konflikt', 'Dieser Umsatz ist schon erledigt. Bitte laden Sie die Seite neu.');
  return transaction;
}

async function assignByHand(
  trx: DataSource,
  { umsatz: id, referenz: reference }: Operation<'zuordnen'>,
  { von: from }: Circumstances,
): Promise<string> {
  const transaction = await lockTransaction(trx, id);
  const numbers = findReferences(reference);
  const accounts: Account[] = [];
  for (const num of numbers.length > 0 ? numbers : [reference]) accounts.push(await lockAccount(trx, num));
  const [one] = accounts;
  if (transaction.betrag < 0 && (accounts.length > 1 || !one || one.offen > transaction.betrag)) {
    throw refuse(
      'referenz',
      'So viel Guthaben hat diese Rechnung nicht. Zurückzahlen können Sie nur, was zu viel bezahlt wurde.',
    );
  }
  await assign(
    trx,
    transaction,
    transaction.betrag < 0 && one
      ? [{ buchung_id: one.buchung_id, betrag: transaction.betrag }]
      : distribute(transaction.betrag, accounts),
    from,
  );
  return `${formatCents(transaction.betrag)} sind ${accounts.map((account) => account.referenz).join(' und ')} zugeordnet.`;
}

/** Removes an assignment, which reopens the whole line. */
async function release(
  trx: DataSource,
  { zahlung: id }: Operation<'loesen'>,
  { von: from, jetzt: now }: Circumstances,
): Promise<string> {
  const payments = createPaymentRepository(trx);
  await payments.lockUmsaetze();
  const payment = await payments.findZahlung(id);
  const transaction = payment?.umsatz_id ? await payments.findUmsatz(payment.umsatz_id) : null;
  if (!payment || transaction?.stand !== 'zugeordnet')
    throw new AppError('konflikt', 'Diese Zuordnung gibt es nicht mehr.');
  const { tag: day } = readBerlinTime(now);
  for (const { buchung_id, betrag: amount } of await payments.listVonUmsatz(transaction.id)) {
    const note = 'Zuordnung gelöst';
    await payments.add({
      buchung_id,
      betrag: (0 - amount) as Cents,
      art: 'berichtigung',
      tag: day,
      umsatz_id: transaction.id,
      notiz: note,
      von: from,
    });
  }
  await payments.setStand(transaction.id, 'offen', 'Die Zuordnung wurde gelöst.');
  return 'Die Zuordnung ist gelöst. Der Umsatz steht wieder bei den offenen.';
}

async function note(
  trx: DataSource,
  input: Operation<'zahlung'>,
  { von: from, jetzt: now }: Circumstances,
): Promise<string> {
  const account = await lockAccount(trx, input.referenz);
  const amount = toCents(input.betrag);
  if (input.art === 'erstattung' && account.offen > 0 - amount) {
    throw refuse(
      'betrag',
      `Zurückzahlen können Sie höchstens das Guthaben von ${formatCents(Math.max(0, 0 - account.offen) as Cents)}.`,
    );
  }
  const { buchung_id } = account;
  const { art: kind, notiz: note, beleg: voucher } = input;
  const { tag: day } = readBerlinTime(now);
  const withIt = (kind === 'erstattung' ? 0 - amount : amount) as Cents;
  await createPaymentRepository(trx).add({
    buchung_id,
    betrag: withIt,
    art: kind,
    tag: day,
    notiz: note,
    beleg: voucher,
    von: from,
  });
  return kind === 'bar'
    ? `${formatCents(amount)} sind als bezahlt notiert.`
    : `Die Erstattung von ${formatCents(amount)} ist notiert.`;
}

async function discount(
  trx: DataSource,
  input: Operation<'sozialpass'> | Operation<'ermaessigung'>,
  { saison: { optionen: options }, von: from, jetzt: now }: Circumstances,
): Promise<string> {
  const { buchung_id, email } = await lockAccount(trx, input.referenz);
  const discounts = createPaymentRepository(trx);
  if (input.vorgang === 'sozialpass') {
    const percent = options.rabatt_sozialpass;
    if (percent === 0) throw refuse('referenz', 'In dieser Saison gibt es keine Ermäßigung mit Sozialpass.');
    if (
      !(await discounts.addErmaessigung({ buchung_id, prozent: percent, betrag: null, grund: 'Sozialpass', von: from }))
    ) {
      throw refuse('referenz', 'Die Ermäßigung mit Sozialpass steht schon auf dieser Rechnung.');
    }
  } else {
    await discounts.addErmaessigung({
      buchung_id,
      prozent: null,
      betrag: toCents(input.betrag),
      grund: input.grund,
      von: from,
    });
  }
  await settle(trx, [email], options, now);
  return 'Die Ermäßigung steht auf der Rechnung.';
}

async function endDiscount(
  trx: DataSource,
  { id }: Operation<'ermaessigung_ende'>,
  { saison: season, jetzt: now }: Circumstances,
): Promise<string> {
  const email = await createPaymentRepository(trx).removeErmaessigung(id);
  if (!email) throw new AppError('konflikt', 'Diese Ermäßigung gibt es nicht mehr.');
  await settle(trx, [email], season.optionen, now);
  return 'Die Ermäßigung ist zurückgenommen.';
}

/** Runs a staff operation in one transaction; returns a German message. */
export async function runBooksOperation(
  db: DataSource,
  input: BooksOperation,
  circumstances: Circumstances,
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    switch (input.vorgang) {
      case 'zuordnen':
        return assignByHand(trx, input, circumstances);
      case 'beiseite': {
        const { id } = await lockTransaction(trx, input.umsatz);
        await createPaymentRepository(trx).setStand(id, 'erledigt', input.grund);
        return 'Der Umsatz ist beiseitegelegt.';
      }
      case 'loesen':
        return release(trx, input, circumstances);
      case 'zahlung':
        return note(trx, input, circumstances);
      case 'sozialpass':
      case 'ermaessigung':
        return discount(trx, input, circumstances);
      case 'ermaessigung_ende':
        return endDiscount(trx, input, circumstances);
      case 'erinnern': {
        const count = await remindAll(trx, circumstances.saison, circumstances.jetzt);
        return count === 1 ? 'Eine Erinnerung ist unterwegs.' : `${count} Erinnerungen sind unterwegs.`;
      }
    }
  });
}
