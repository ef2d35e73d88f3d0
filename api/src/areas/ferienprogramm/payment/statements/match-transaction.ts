import type { Cents } from '@gm/shared/format/amount';
import type { Transaction } from './transaction.ts';

/** A bill and its open amount; negative if overpaid. */
export interface BillState {
  buchung_id: number;
  referenz: string;
  offen: Cents;
  vorname: string;
  name: string;
}

export type Mapping = { buchung_id: number; betrag: Cents };
export type Hit =
  | { art: 'sicher'; zuordnungen: Mapping[] }
  /** Left to staff; `grund` is a German sentence. */
  | { art: 'offen'; kandidaten: string[]; grund: string };

const PATTERN = /FP-?(\d{4})-?(\d{4,9})(?!\d)/g;
const find = (text: string) => [...text.toUpperCase().matchAll(PATTERN)].map(([, year, num]) => `FP-${year}-${num}`);

/** Booking numbers in a purpose: payers omit hyphens, and banks break lines within words. */
export function findReferences(purpose: string): string[] {
  const lose = purpose.replaceAll(/[\s./_–—]+/g, '-').replaceAll(/-+/g, '-');
  return [...new Set([...find(purpose), ...find(lose), ...find(purpose.replaceAll(/[\s./_–—-]+/g, ''))])];
}

const fold = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/ae|ä/g, 'a')
    .replaceAll(/oe|ö/g, 'o')
    .replaceAll(/ue|ü/g, 'u')
    .normalize('NFD')
    .split(/[^a-z]+/)
    .filter(Boolean);

/** Whether first and last name of a family occur among the words of a line. */
function isNamed({ vorname: firstName, name }: BillState, words: ReadonlySet<string>): boolean {
  return [...fold(name), ...fold(firstName).slice(0, 1)].every((word) => words.has(word));
}

const leaveOpen = (reason: string, candidates: readonly BillState[]): Hit => ({
  art: 'offen',
  grund: reason,
  kandidaten: candidates.map(({ referenz: reference }) => reference),
});

/**
 * Bills paid by a line. Only unambiguous lines are assigned automatically: one booking number; several whose open
 * amounts add up to it; or, without a number, the open amount and full name of exactly one bill. Everything else is
 * left to staff.
 */
export function matchTransaction(transaction: Transaction, states: readonly BillState[]): Hit {
  const references = findReferences(transaction.zweck);
  const named = states.filter(({ referenz: reference }) => references.includes(reference));
  const { betrag: amount } = transaction;
  if (amount < 0) return matchAuszahlung(transaction, named);
  const [one, ...further] = named;
  if (one && further.length === 0)
    return { art: 'sicher', zuordnungen: [{ buchung_id: one.buchung_id, betrag: amount }] };
  if (one) {
    const debt = named.reduce((sum, state) => sum + state.offen, 0);
    if (debt !== amount || named.some((state) => state.offen <= 0)) {
      return leaveOpen('Mehrere Buchungsnummern, deren offene Beträge zusammen nicht passen.', named);
    }
    return {
      art: 'sicher',
      zuordnungen: named.map(({ buchung_id, offen: part }) => ({ buchung_id, betrag: part })),
    };
  }
  if (references.length > 0) return leaveOpen(`Eine Buchung ${references.join(', ')} gibt es nicht.`, []);
  const equalMuch = states.filter((state) => state.offen === amount);
  const words = new Set(fold(`${transaction.name} ${transaction.zweck}`));
  const matchingName = equalMuch.filter((state) => isNamed(state, words));
  const [only, ...other] = matchingName;
  if (only && other.length === 0)
    return { art: 'sicher', zuordnungen: [{ buchung_id: only.buchung_id, betrag: amount }] };
  if (only) return leaveOpen('Ohne Buchungsnummer; Betrag und Name passen zu mehreren Rechnungen.', matchingName);
  const names = states.filter((state) => isNamed(state, words));
  return leaveOpen('Keine Buchungsnummer gefunden.', names.length > 0 ? names : equalMuch.slice(0, 5));
}

/** Outgoing payment: a refund of an overpayment, identified by the booking number. */
function matchAuszahlung({ betrag: amount }: Transaction, named: readonly BillState[]): Hit {
  const [one, ...further] = named;
  if (one && further.length === 0 && one.offen <= amount) {
    return { art: 'sicher', zuordnungen: [{ buchung_id: one.buchung_id, betrag: amount }] };
  }
  return leaveOpen('Auszahlung, die zu keinem Guthaben passt.', named);
}
