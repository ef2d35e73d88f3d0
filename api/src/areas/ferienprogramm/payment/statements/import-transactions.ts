import type { Cents } from '@gm/shared/format/amount';
import { formatCents } from '@gm/shared/format/amount';
import type { DataSource } from '../../../../core/platform/database/database.ts';
import { type Account, createPaymentRepository, type TransactionLine } from '../payment-repository.ts';
import { findReferences, type Mapping, matchTransaction } from './match-transaction.ts';
import { hashTransaction, refuseFile, type Transaction } from './transaction.ts';

export interface ImportResult {
  neu: number;
  bekannt: number;
  zugeordnet: number;
  offen: number;
}

interface CheckedTransaction extends Transaction {
  inhalt: string;
}

/**
 * New lines of a file. Lines match by bank reference; if either side has none, by content, with each stored line
 * matching only one line of the file, as two equal payments on one day are possible. The same reference with different
 * content is an error of the file.
 */
function sortOut(lines: readonly CheckedTransaction[], same: readonly TransactionLine[]) {
  const free = new Set(same);
  const fresh: CheckedTransaction[] = [];
  const added: { id: number; bankreferenz: string }[] = [];
  for (const line of lines) {
    const { bankreferenz: bankReference, inhalt: content, betrag: amount, tag: day } = line;
    const num = bankReference === null ? undefined : same.find((alt) => alt.bankreferenz === bankReference);
    if (num && (num.betrag !== amount || num.tag !== day)) {
      throw refuseFile(
        `Der Umsatz ${bankReference} steht schon mit ${formatCents(num.betrag)} vom ${num.tag} in den Büchern. Die Datei wurde nicht eingelesen.`,
      );
    }
    const known =
      num ?? [...free].find((alt) => alt.inhalt === content && (alt.bankreferenz === null || bankReference === null));
    if (!known) fresh.push(line);
    else {
      free.delete(known);
      if (bankReference !== null && known.bankreferenz === null)
        added.push({ id: known.id, bankreferenz: bankReference });
    }
  }
  return { neu: fresh, nachgetragen: added };
}

/** Assigns a line as a whole to bills, one row per bill. */
export async function assign(
  trx: DataSource,
  { id, tag: day, betrag: amount }: Pick<TransactionLine, 'id' | 'tag' | 'betrag'>,
  mappings: readonly Mapping[],
  from: string,
): Promise<void> {
  const payments = createPaymentRepository(trx);
  const sum = mappings.reduce((current, mapping) => current + mapping.betrag, 0);
  if (sum !== amount) throw new Error('A line is assigned as a whole or not at all');
  for (const { buchung_id, betrag: part } of mappings) {
    const kind = part < 0 ? 'erstattung' : 'ueberweisung';
    await payments.add({ buchung_id, betrag: part, art: kind, tag: day, umsatz_id: id, von: from });
  }
  await payments.setStand(id, 'zugeordnet', '');
}

/**
 * Imports a statement in one transaction. Importing the same file again, an overlapping one, or the same lines in
 * another format changes nothing.
 */
export async function importTransactions(
  db: DataSource,
  transactions: readonly Transaction[],
  from: string,
): Promise<ImportResult> {
  const lines = transactions
    .filter(({ betrag: amount }) => amount !== 0)
    .map((transaction) => ({ ...transaction, inhalt: hashTransaction(transaction) }));
  const numbers = lines.flatMap(({ bankreferenz: bankReference }) => bankReference ?? []);
  if (new Set(numbers).size < numbers.length) {
    throw refuseFile('Derselbe Umsatz steht zweimal in der Datei. Die Datei wurde nicht eingelesen.');
  }
  return db.transaction().execute(async (trx) => {
    const payments = createPaymentRepository(trx);
    await payments.lockUmsaetze();
    const same = await payments.findEqual(
      lines.map(({ inhalt: content }) => content),
      numbers,
    );
    const { neu: fresh, nachgetragen: added } = sortOut(lines, same);
    for (const { id, bankreferenz: bankReference } of added) await payments.noteBankreferenz(id, bankReference);
    const accounts = await payments.listKonten();
    let mapped = 0;
    for (const line of fresh) {
      const id = await payments.addUmsatz(line);
      if (await settleTransaction(trx, { ...line, id }, accounts, from)) mapped += 1;
    }
    return {
      neu: fresh.length,
      bekannt: lines.length - fresh.length,
      zugeordnet: mapped,
      offen: fresh.length - mapped,
    };
  });
}

/** Assigns a line that matches without doubt and updates `accounts`; otherwise records the reason. */
async function settleTransaction(
  trx: DataSource,
  line: Transaction & { id: number },
  accounts: Account[],
  from: string,
): Promise<boolean> {
  const payments = createPaymentRepository(trx);
  if (line.betrag < 0) {
    const named = accounts.filter(({ referenz: reference }) => findReferences(line.zweck).includes(reference));
    const [only] = named.length === 1 ? named : [];
    const ordered = only && (await payments.findErstattung(only.buchung_id, line.betrag));
    if (ordered) {
      await payments.link(ordered, line.id);
      await payments.setStand(line.id, 'zugeordnet', '');
      return true;
    }
  }
  const hit = matchTransaction(line, accounts);
  if (hit.art === 'offen') {
    await payments.setStand(line.id, 'offen', hit.grund);
    return false;
  }
  await assign(trx, line, hit.zuordnungen, from);
  for (const { buchung_id, betrag: amount } of hit.zuordnungen) {
    const account = accounts.find((one) => one.buchung_id === buchung_id);
    if (account) account.offen = (account.offen - amount) as Cents;
  }
  return true;
}
